// What is in play: a core box with the modules and mixed-in parts of the setup, ready to be looked up.

import { BOXES } from './boxes.ts'
import { compose } from './compose.ts'
import type {
  AgentIcon,
  Box,
  Card,
  CardId,
  Conflict,
  ConflictId,
  Contract,
  ContractId,
  Core,
  IntrigueCard,
  IntrigueId,
  Leader,
  LeaderId,
  Post,
  PostId,
  Space,
  SpaceId,
} from './types.ts'

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

export function coreOf(box: string): Core {
  const core = BOXES[box]
  if (core === undefined) throw new Error(`there is no box "${box}"`)
  return core
}

/** The name of what is in play: `uprising+choam`; the same whatever order the modules are named in. */
export function contentKey(box: string, modules: readonly string[]): string {
  const known = coreOf(box).modules.map(({ id }) => id)
  const unknown = modules.find((module) => !known.includes(module))
  if (unknown !== undefined) throw new Error(`${box} has no module "${unknown}"`)
  return [box, ...known.filter((module) => modules.includes(module))].join('+')
}

function contentFor(key: string): Content {
  const [id = '', ...names] = key.split('+')
  const core = coreOf(id)
  const box = compose(
    core.box,
    core.modules.filter((module) => names.includes(module.id)),
  )
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

/** States of old may name their modules in another order; they have the same content. */
export function contentOf(key: string): Content {
  const known = contents.get(key)
  if (known !== undefined) return known
  const [box = '', ...modules] = key.split('+')
  const canonical = contentKey(box, modules)
  const made = canonical === key ? contentFor(key) : contentOf(canonical)
  contents.set(key, made)
  return made
}
