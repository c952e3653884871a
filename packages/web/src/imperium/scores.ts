// Where the victory points of a player came from.

import type { Content, Faction, ImperiumView } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'

/** A source with a name in the catalogues, or one of the page's own. */
export type ScoreLine = { readonly kind: string; readonly id: string; readonly points: number }

const FACTIONS: readonly Faction[] = ['emperor', 'guild', 'bene-gesserit', 'fremen']
/** Influence that is worth a point. */
const FRIENDSHIP = 2

export function scoreLines(view: ImperiumView, content: Content, seat: Seat): ScoreLine[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const tracks = FACTIONS.flatMap((faction): ScoreLine[] => [
    ...(player.influence[faction] >= FRIENDSHIP ? [{ kind: 'influence', id: faction, points: 1 }] : []),
    ...(view.alliances[faction] === seat ? [{ kind: 'alliance', id: faction, points: 1 }] : []),
  ])
  const collected = Object.entries(player.points).map(([id, points]) => ({
    kind: kindOf(content, id),
    id,
    points,
  }))
  return [...tracks, ...collected].filter(({ points }) => points !== 0)
}

/** What a source of points is: ids are unique among the components of a box. */
function kindOf({ box }: Content, id: string): string {
  const kinds = {
    conflict: box.conflicts,
    intrigue: box.intrigue,
    card: box.cards,
    leader: box.leaders,
    space: box.spaces,
    contract: box.contracts,
  }
  const found = Object.entries(kinds).find(([, parts]) => parts.some((part) => part.id === id))
  return found?.[0] ?? (FACTIONS.some((faction) => faction === id) ? 'track' : 'other')
}
