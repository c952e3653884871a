// What is in play: the parts of a box, ready to be looked up.

import { base } from './base/index.ts'
import type {
  AgentIcon,
  Box,
  Card,
  CardId,
  Conflict,
  ConflictId,
  IntrigueCard,
  IntrigueId,
  Leader,
  LeaderId,
  Space,
  SpaceId,
} from './types.ts'

export type Content = {
  readonly box: Box
  card(id: CardId): Card
  space(id: SpaceId): Space
  intrigue(id: IntrigueId): IntrigueCard
  conflict(id: ConflictId): Conflict
  leader(id: LeaderId): Leader
  /** The spaces that show one of these icons, in the order of the icons. */
  spacesWith(icons: readonly AgentIcon[]): readonly Space[]
}

function contentFor(box: Box): Content {
  const bySet = new Map<readonly AgentIcon[], readonly Space[]>()
  return {
    box,
    card: finder('card', box.cards),
    space: finder('board space', box.spaces),
    intrigue: finder('Intrigue card', box.intrigue),
    conflict: finder('Conflict card', box.conflicts),
    leader: finder('Leader', box.leaders),
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
  return (id) => {
    const part = byId.get(id)
    if (part === undefined) throw new Error(`there is no ${what} "${id}"`)
    return part
  }
}

const contents = new Map([[base.id, contentFor(base)]])

export function contentOf(box: string): Content {
  const found = contents.get(box)
  if (found === undefined) throw new Error(`there is no box "${box}"`)
  return found
}
