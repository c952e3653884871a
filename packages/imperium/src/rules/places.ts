// Who gets which reward of a Conflict, by strength alone (IMP-CBT-08 to IMP-CBT-13, IMP-TIE, algorithm 12.3).

import type { Seat } from '@sietch/kernel'

type Place = 1 | 2 | 3
export type Reward = { readonly seat: Seat; readonly place: Place }

/** By place, equal places in turn order, which is given. The third reward is given from this many players on. */
export function rewardsFor(
  strengths: readonly number[],
  order: readonly Seat[],
  thirdRewardFrom: number,
): Reward[] {
  const [first = [], second = [], third = []] = ranksOf(strengths, order)
  const hasThirdPlace = strengths.length >= thirdRewardFrom
  const give = (seats: readonly Seat[], place: Place): Reward[] => seats.map((seat) => ({ seat, place }))
  const alone = (seats: readonly Seat[]): readonly Seat[] => (seats.length === 1 ? seats : [])
  if (first.length > 1) {
    return [...give(first, 2), ...(hasThirdPlace && first.length === 2 ? give(alone(second), 3) : [])]
  }
  if (second.length > 1) return [...give(first, 1), ...give(second, 3)]
  return [...give(first, 1), ...give(second, 2), ...(hasThirdPlace ? give(alone(third), 3) : [])]
}

/** Seats with any strength, strongest first, equal ones together in turn order (IMP-CBT-10, IMP-TIE-06). */
export function ranksOf(strengths: readonly number[], order: readonly Seat[]): Seat[][] {
  const groups = new Map<number, Seat[]>()
  for (const seat of order) {
    const strength = strengths[seat] ?? 0
    if (strength > 0) groups.set(strength, [...(groups.get(strength) ?? []), seat])
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, seats]) => seats)
}
