// What is in play: a core box with the modules and mixed-in parts of the setup, ready to be looked up.

import { base } from './base/index.ts'
import { choam } from './choam/index.ts'
import type {
  AgentIcon,
  Box,
  Card,
  CardId,
  Conflict,
  ConflictId,
  Contract,
  ContractId,
  IntrigueCard,
  IntrigueId,
  Leader,
  LeaderId,
  Module,
  Post,
  PostId,
  Space,
  SpaceId,
} from './types.ts'
import { baseConflicts, baseImperium, baseIntrigue, baseLeaders } from './uprising/base-mix.ts'
import { uprising } from './uprising/index.ts'

/** The core boxes, and the modules each of them takes. */
export const BOXES: { readonly [id: string]: { readonly box: Box; readonly modules: readonly Module[] } } = {
  imperium: { box: base, modules: [] },
  uprising: { box: uprising, modules: [choam, baseImperium, baseIntrigue, baseConflicts, baseLeaders] },
}

export type Content = {
  /** The core box with everything the modules add. */
  readonly box: Box
  card(id: CardId): Card
  space(id: SpaceId): Space
  intrigue(id: IntrigueId): IntrigueCard
  conflict(id: ConflictId): Conflict
  leader(id: LeaderId): Leader
  post(id: PostId): Post
  contract(id: ContractId): Contract
  /** The spaces that show one of these icons, in the order of the icons. */
  spacesWith(icons: readonly AgentIcon[]): readonly Space[]
}

/** The name of what is in play: `uprising+choam`. */
export const contentKey = (box: string, modules: readonly string[]): string => [box, ...modules].join('+')

function contentFor(key: string): Content {
  const [id = '', ...names] = key.split('+')
  const core = BOXES[id]
  if (core === undefined) throw new Error(`there is no box "${id}"`)
  const modules = names.map((name) => {
    const module = core.modules.find((known) => known.id === name)
    if (module === undefined) throw new Error(`${id} has no module "${name}"`)
    return module
  })
  const box: Box = {
    ...core.box,
    cards: [...core.box.cards, ...modules.flatMap(({ cards = [] }) => cards)],
    intrigue: [...core.box.intrigue, ...modules.flatMap(({ intrigue = [] }) => intrigue)],
    conflicts: [...core.box.conflicts, ...modules.flatMap(({ conflicts = [] }) => conflicts)],
    leaders: [...core.box.leaders, ...modules.flatMap(({ leaders = [] }) => leaders)],
    contracts: [...core.box.contracts, ...modules.flatMap(({ contracts = [] }) => contracts)],
  }
  const bySet = new Map<readonly AgentIcon[], readonly Space[]>()
  return {
    box,
    card: finder('card', box.cards),
    space: finder('board space', box.spaces),
    intrigue: finder('Intrigue card', box.intrigue),
    conflict: finder('Conflict card', box.conflicts),
    leader: finder('Leader', box.leaders),
    post: finder('observation post', box.posts),
    contract: finder('contract', box.contracts),
    spacesWith(icons) {
      const known = bySet.get(icons)
      if (known !== undefined) return known
      const spaces = icons.flatMap((icon) => box.spaces.filter((space) => space.icon === icon))
      bySet.set(icons, spaces)
      return spaces
    },
  }
}

function finder<T extends { readonly id: string }>(what: string, parts: readonly T[]): (id: string) => T {
  const byId = new Map(parts.map((part) => [part.id, part]))
  if (byId.size < parts.length) throw new Error(`a ${what} has the id of another`)
  return (id) => {
    const part = byId.get(id)
    if (part === undefined) throw new Error(`there is no ${what} "${id}"`)
    return part
  }
}

const contents = new Map<string, Content>()

export function contentOf(key: string): Content {
  const known = contents.get(key)
  if (known !== undefined) return known
  const made = contentFor(key)
  contents.set(key, made)
  return made
}
