// How ties on points were broken at the end: by spice, Solari, water and the garrison, then by the later Reveal turn
// (IMP-END-03, IMP-END-04).

import type { ImperiumView } from '@sietch/imperium'
import { type Outcome, type Seat, sidesOf } from '@sietch/kernel'
import { isSpoilerSeat } from './rivals/rivals.ts'

const BREAKERS = ['spice', 'solari', 'water', 'garrison'] as const

export type Tie = {
  /** Those with equal points, by place: each alone, or each team. */
  readonly sides: readonly (readonly Seat[])[]
  readonly points: number
  /** The first criterion that separates any of them. */
  readonly by: (typeof BREAKERS)[number] | 'reveal'
  /** What each of them has of it; nothing for a Reveal turn. */
  readonly amounts: readonly number[]
}

/** What teams have is added up (SIX-GEN-07). */
export function tiesOf(view: ImperiumView, outcome: Outcome): readonly Tie[] {
  const { players } = view
  const ranked = sidesOf(outcome)
    .toSorted((a, b) => a.place - b.place)
    // A Rival that cannot win is compared with no one.
    .filter(({ seats }) => !seats.some((seat) => isSpoilerSeat(view, seat)))
  return [...new Set(ranked.map(({ score }) => score))].flatMap((points): Tie[] => {
    const sides = ranked.filter(({ score }) => score === points).map(({ seats }) => seats)
    if (sides.length < 2) return []
    const has = (what: (typeof BREAKERS)[number]) =>
      sides.map((seats) => seats.reduce((sum, seat) => sum + garrisoned(players[seat])[what], 0))
    const by = BREAKERS.find((what) => new Set(has(what)).size > 1)
    return [{ sides, points, by: by ?? 'reveal', amounts: by === undefined ? [] : has(by) }]
  })
}

/** Everything in the garrison counts (BLD-CMD-13). */
function garrisoned(player: ImperiumView['players'][number] | undefined) {
  const { spice = 0, solari = 0, water = 0, garrison = 0, units = {} } = player ?? {}
  const all = Object.values(units).reduce((sum, unit) => sum + unit.garrison, garrison)
  return { spice, solari, water, garrison: all }
}
