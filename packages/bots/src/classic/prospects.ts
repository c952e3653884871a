// From terms to chances: each seat's prospects, alone or with its allies.

import type { ClassicState } from '@sietch/classic'
import { held, needed } from '@sietch/classic/table'
import type { Seat } from '@sietch/kernel'
import { holdingsOf, sidesOf } from './holdings.ts'
import { sumOf, termsOf } from './terms.ts'
import { WEIGHTS } from './weights.ts'

export const sumsOf = (s: ClassicState): number[] => {
  const holdings = holdingsOf(s)
  return s.players.map((_, seat) => sumOf(termsOf(s, seat, holdings)))
}

/** Combines several: the best counts most. If everyone is allied, there are no others. */
export function together(points: readonly number[]): number {
  if (points.length === 0) return 0
  const most = Math.max(...points)
  const sum = points.reduce((total, one) => total + Math.exp(WEIGHTS.sharpness * (one - most)), 0)
  return most + Math.log(sum) / WEIGHTS.sharpness
}

/** A side's prospects; allies pool what they have, and their strongholds count for each other. */
export function prospect(s: ClassicState, side: readonly Seat[], sums: readonly number[]): number {
  const points = together(side.map((seat) => sums[seat] ?? 0))
  if (side.length === 1) return points
  const apart = Math.max(...side.map((seat) => held(s, [seat]) / needed(s, 1)))
  return points + WEIGHTS.friendship + held(s, side) / needed(s, side.length) - apart
}

/** Allies win together and share the victory. */
export function chancesOf(s: ClassicState): number[] {
  const sides = sidesOf(s)
  const sums = sumsOf(s)
  const prospects = sides.map((side) => prospect(s, side, sums))
  const most = Math.max(...prospects)
  const powers = prospects.map((one) => Math.exp(WEIGHTS.sharpness * (one - most)))
  const total = powers.reduce((a, b) => a + b, 0)
  const chances = s.players.map(() => 0)
  for (const [index, side] of sides.entries()) {
    for (const seat of side) chances[seat] = (powers[index] ?? 0) / total / side.length
  }
  return chances
}
