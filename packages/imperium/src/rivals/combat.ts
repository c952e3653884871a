// The Rivals in Combat (SOL-HAG-06, SOL-RIV-09): swords from House Hagal cards, and what a spoiler takes away.

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen, tellRevealed } from '../events.ts'
import { turnOrder } from '../pieces/order.ts'
import { content, currentConflict, hasUnits, type ImperiumState, isRival, player } from '../state.ts'
import { houseHagal, revealTogether } from './deck.ts'

/** When Combat begins, each Rival with a unit there, in turn order. */
export function revealSwords(s: ImperiumState, tell: Tell): void {
  if (s.rivals === undefined) return
  for (const seat of turnOrder(s)) {
    if (!isRival(s, seat) || !hasUnits(s, seat)) continue
    const cards = revealTogether(s, swordCards(s), tell)
    const n = cards.reduce((sum, { swords }) => sum + (swords ?? 0), 0)
    player(s, seat).swords += n
    tellRevealed(tell, 'hagal-swords', { seat, cards: cards.map(({ id }) => id), n })
  }
}

/** SOL-RIV-11, Brutal Escalation: two in a Conflict III. */
function swordCards(s: ImperiumState): number {
  const conflict = currentConflict(s)
  const isLast = conflict !== undefined && content(s).conflict(conflict).level === 3
  return isLast && houseHagal(s).rules.includes('brutal-escalation') ? 2 : 1
}

/** SOL-HAG-08: a place without a reward; a location that it wins loses its controller. */
export function spoilReward(s: ImperiumState, place: number, tell: Tell): void {
  const conflict = currentConflict(s)
  const location = place === 1 && conflict !== undefined ? content(s).conflict(conflict).location : undefined
  const controller: Seat | undefined = location === undefined ? undefined : s.control[location]
  if (location === undefined || controller === undefined) return
  delete s.control[location]
  tellOpen(tell, 'control-lost', { seat: controller, space: location })
}
