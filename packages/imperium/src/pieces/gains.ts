// Gaining what simply counts up: resources, Persuasion, swords and victory points.

import type { Seat, Tell } from '@sietch/kernel'
import type { Gain, Source } from '../effects/types.ts'
import { cited, tellOpen } from '../events.ts'
import { type ImperiumState, ownTurn, player } from '../state.ts'
import { completeByHarvest } from './contracts.ts'

/** What a seat in the High Council gives on each Reveal turn (IMP-REV-10). */
export const COUNCIL_PERSUASION = 2

/** IMP-GEN-10: from the bank, or onto the score track. */
export function gain(s: ImperiumState, seat: Seat, what: Gain, n: number, source: Source, tell: Tell): void {
  const p = player(s, seat)
  if (n === 0) return
  if (what === 'vp') p.points[source.id] = (p.points[source.id] ?? 0) + n
  else p[what] += n
  tellOpen(tell, 'gained', { seat, what, n, source: cited(source) })
  const turn = ownTurn(s, seat)
  if (turn === undefined) return
  if (what === 'swords' && source.kind === 'card') turn.swordCards.push(source.id)
  if (what !== 'spice') return
  turn.spiceGained += n
  completeByHarvest(s, turn, tell)
}
