// Chani's Tactics token (BLD-CLR-05, BLD-CLR-06, BLD-CLR-10): it moves on for each troop that leaves the Conflict.

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { type ImperiumState, leaderOf, player } from '../state.ts'
import { pushEffects } from './cards.ts'

/** Each source of retreats and losses by itself; what goes beyond the last place is not carried over. */
export function moveTactics(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  const leader = leaderOf(s, seat)
  if (leader?.tactics === undefined || n === 0) return
  const { start, end, rewards } = leader.tactics
  const p = player(s, seat)
  const before = p.tactics ?? start
  const now = Math.min(end, before + n)
  p.tactics = now === end ? start : now
  tellOpen(tell, 'tactics', { seat, now })
  for (const [index, { at, effects }] of [...rewards.entries()].reverse()) {
    if (before < at && now >= at)
      pushEffects(s, seat, { kind: 'leader', id: leader.id }, `tactics.${index}`, effects)
  }
}
