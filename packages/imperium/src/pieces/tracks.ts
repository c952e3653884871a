// Where a player stands on the Influence tracks (IMP-INF).

import type { Seat } from '@sietch/kernel'
import type { OwnTracks } from '../content/tracks.ts'
import type { Faction, TrackId } from '../content/types.ts'
import type { FactionChoice } from '../effects/types.ts'
import { content, type ImperiumState, type Player, player } from '../state.ts'
import { alliesInOrder, cubeOf, isCommander, isOpponent } from './teams.ts'

/** Where the player has a cube, or the activated Ally has one for a Commander. */
export function tracksOf(s: ImperiumState, seat: Seat): OwnTracks {
  const { leader, activated } = player(s, seat)
  return content(s).tracks(leader, activated !== undefined)
}

/** The tracks an effect may be used with. */
export function tracksFor(s: ImperiumState, seat: Seat, choice: FactionChoice): readonly TrackId[] {
  const { all, of } = tracksOf(s, seat)
  if (choice === 'any') return all
  if (choice === 'opponent-ahead') return all.filter((track) => isOpponentAhead(s, seat, track))
  if (choice === 'navigated-other') {
    const p = player(s, seat)
    return all.filter((track) => track !== p.navigation?.reached && influenceOn(p, track) >= NAVIGATED)
  }
  return typeof choice === 'string' ? of[choice] : choice.flatMap((faction) => of[faction])
}

/** How much Influence a Navigation card asks for with another Faction. */
const NAVIGATED = 2

const isOpponentAhead = (s: ImperiumState, seat: Seat, track: TrackId): boolean =>
  s.players.some(
    (other, index) =>
      influenceOn(other, track) > countedOn(s, seat, track) &&
      (s.throne === undefined || isOpponent(s, seat, index)),
  )

export const influenceOn = ({ influence }: Player, track: TrackId): number => influence[track] ?? 0

/** What moves when the player gains or loses: the own cube, or the activated Ally's. */
const influenceOf = (s: ImperiumState, seat: Seat, track: TrackId): number =>
  influenceOn(player(s, cubeOf(s, seat, track)), track)

/** SIX-INF-04: what counts for conditions; a Commander has as much as the Ally with the most, whoever is activated. */
function countedOn(s: ImperiumState, seat: Seat, track: TrackId): number {
  const own = influenceOn(player(s, seat), track)
  if (!isCommander(s, seat)) return own
  return Math.max(own, ...alliesInOrder(s, seat).map((ally) => influenceOn(player(s, ally), track)))
}

/** The most Influence the player has on a track that goes by the icon of the Faction (SIX-INF-01). */
export function influenceWith(s: ImperiumState, seat: Seat, faction: Faction): number {
  const { leader } = player(s, seat)
  let most = 0
  for (const track of content(s).tracks(leader, s.throne !== undefined).of[faction])
    most = Math.max(most, countedOn(s, seat, track))
  return most
}

/** With how many Factions the player has this much Influence; a Commander's own is not a fifth (D-93). */
export function countTracks(s: ImperiumState, seat: Seat, n: number): number {
  if (isCommander(s, seat))
    return content(s).factions.filter((faction) => influenceWith(s, seat, faction) >= n).length
  const p = player(s, seat)
  return tracksOf(s, seat).all.filter((track) => influenceOn(p, track) >= n).length
}

/** This much Influence on a track whose Alliance an opponent holds. */
export const isUnderAlliance = (s: ImperiumState, seat: Seat, n: number): boolean =>
  content(s)
    .tracks(player(s, seat).leader, s.throne !== undefined)
    .all.some((track) => {
      const holder = s.alliances[track] ?? seat
      return isOpponent(s, seat, holder) && countedOn(s, seat, track) >= n
    })

/** All Influence that the player could lose. */
export const totalInfluence = (s: ImperiumState, seat: Seat): number =>
  tracksOf(s, seat).all.reduce((sum, track) => sum + influenceOf(s, seat, track), 0)

/** The tracks where the player has some to lose. */
export const losableTracks = (s: ImperiumState, seat: Seat): TrackId[] =>
  tracksOf(s, seat).all.filter((track) => influenceOf(s, seat, track) > 0)
