// Where a player stands on the Influence tracks (IMP-INF).

import type { Seat } from '@sietch/kernel'
import type { OwnTracks } from '../content/tracks.ts'
import type { Faction, TrackId } from '../content/types.ts'
import type { FactionChoice } from '../effects/types.ts'
import { content, type ImperiumState, type Player, player } from '../state.ts'

/** Where the player has a cube. */
export const tracksOf = (s: ImperiumState, seat: Seat): OwnTracks => content(s).tracks(player(s, seat).leader)

/** The tracks an effect may be used with. */
export function tracksFor(s: ImperiumState, seat: Seat, choice: FactionChoice): readonly TrackId[] {
  const { all, of } = tracksOf(s, seat)
  if (choice === 'any') return all
  if (choice === 'opponent-ahead') return all.filter((track) => isOpponentAhead(s, seat, track))
  return typeof choice === 'string' ? of[choice] : choice.flatMap((faction) => of[faction])
}

const isOpponentAhead = (s: ImperiumState, seat: Seat, track: TrackId): boolean =>
  s.players.some((other) => influenceOn(other, track) > influenceOn(player(s, seat), track))

export const influenceOn = ({ influence }: Player, track: TrackId): number => influence[track] ?? 0

/** The most Influence the player has on a track that goes by the icon of the Faction (SIX-INF-01). */
export function influenceWith(s: ImperiumState, seat: Seat, faction: Faction): number {
  const { influence } = player(s, seat)
  let most = 0
  for (const track of tracksOf(s, seat).of[faction]) most = Math.max(most, influence[track] ?? 0)
  return most
}
