// Spies: which observation post is worth most to a seat.

import { content, player } from '@sietch/imperium/table'
import type { Situation } from './situation.ts'

/** A post is worth the spaces it connects to, more if others block them. */
export function postWorth({ s, seat, appraisal, prospect }: Situation, id: string): number {
  let best = 0
  let sum = 0
  for (const space of content(s).post(id).spaces) {
    const worth = appraisal.spaces.get(space) ?? 0
    const isTaken = s.players.some(({ sent }, other) => other !== seat && sent.includes(space))
    best = Math.max(best, worth * (isTaken ? 1.3 : 1))
    sum += worth
  }
  const scarce = player(s, seat).spies <= 1 ? 0.9 : 1
  return prospect.weights.spy * prospect.late * scarce * (0.4 + 0.6 * best + 0.2 * sum)
}
