// How equal points were told apart at the end: by spice, Solari, water and the garrison, then by the later Reveal turn
// (IMP-END-03, IMP-END-04).

import type { ImperiumView } from '@sietch/imperium'
import type { Outcome, Seat } from '@sietch/kernel'
import { isSpoilerSeat } from './rivals/rivals.ts'

const BREAKERS = ['spice', 'solari', 'water', 'garrison'] as const

export type Tie = {
  /** Those with equal points, by place. */
  readonly seats: readonly Seat[]
  readonly points: number
  /** The first thing that tells any of them apart. */
  readonly by: (typeof BREAKERS)[number] | 'reveal'
  /** What each of them has of it; nothing for a Reveal turn. */
  readonly amounts: readonly number[]
}

/** Seats on their own only: what teams have is added up. */
export function tiesOf(view: ImperiumView, { places, scores, teams }: Outcome): readonly Tie[] {
  if (teams !== undefined) return []
  const { players } = view
  // A Rival that cannot win is compared with nobody.
  const ranked = places.flat().filter((seat) => !isSpoilerSeat(view, seat))
  return [...new Set(scores)].flatMap((points): Tie[] => {
    const seats = ranked.filter((seat) => scores[seat] === points)
    if (seats.length < 2) return []
    const has = (what: (typeof BREAKERS)[number]) => seats.map((seat) => garrisoned(players[seat])[what])
    const by = BREAKERS.find((what) => new Set(has(what)).size > 1)
    return [{ seats, points, by: by ?? 'reveal', amounts: by === undefined ? [] : has(by) }]
  })
}

/** Whatever stands in the garrison counts (BLD-CMD-13). */
function garrisoned(player: ImperiumView['players'][number] | undefined) {
  const { spice = 0, solari = 0, water = 0, garrison = 0, units = {} } = player ?? {}
  const all = Object.values(units).reduce((sum, unit) => sum + unit.garrison, garrison)
  return { spice, solari, water, garrison: all }
}
