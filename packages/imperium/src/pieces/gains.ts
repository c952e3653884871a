// Gaining what simply counts up: resources, Persuasion, swords and victory points.

import type { Seat, Tell } from '@sietch/kernel'
import type { Gain, Source } from '../effects/types.ts'
import { cited, tellOpen } from '../events.ts'
import { type ImperiumState, ownTurn, type Player, player } from '../state.ts'
import { fire, triggersOf } from './abilities.ts'
import { completeByHarvest } from './contracts.ts'
import { turnWith } from './teams.ts'

/** What a seat in the High Council gives on each Reveal turn (IMP-REV-10). */
export const COUNCIL_PERSUASION = 2

/** IMP-GEN-10: from the bank, or onto the score track. */
export function gain(s: ImperiumState, seat: Seat, what: Gain, n: number, source: Source, tell: Tell): void {
  const p = player(s, seat)
  if (n === 0) return
  add(p, what, n, source)
  tellOpen(tell, 'gained', { seat, what, n, source: cited(source) })
  if (what === 'spice') countSpice(s, seat, n)
  const turn = what === 'swords' ? turnWith(s, seat) : ownTurn(s, seat)
  if (turn === undefined) return
  if (what === 'persuasion' && turn.stage === 'reveal')
    turn.persuasionGained = (turn.persuasionGained ?? 0) + n
  if (what === 'swords' && source.kind === 'card') turn.swordCards.push(source.id)
  if (what !== 'spice') return
  turn.spiceGained += n
  completeByHarvest(s, turn, tell)
}

/** Field by field: a field that is named is found at once. */
function add(p: Player, what: Gain, n: number, source: Source): void {
  switch (what) {
    case 'solari':
      p.solari += n
      return
    case 'spice':
      p.spice += n
      return
    case 'water':
      p.water += n
      return
    case 'persuasion':
      p.persuasion += n
      return
    case 'swords':
      p.swords += n
      return
    case 'vp':
      p.points[source.id] = (p.points[source.id] ?? 0) + n
  }
}

/** BLD-CLR-13: on a turn of anyone; only for whom it matters. */
function countSpice(s: ImperiumState, seat: Seat, n: number): void {
  if (s.phase !== 'turns' || triggersOf(s, seat, 'spice-gained').length === 0) return
  const p = player(s, seat)
  const before = p.spiceThisTurn ?? 0
  p.spiceThisTurn = before + n
  fire(s, seat, 'spice-gained', before, before + n)
}
