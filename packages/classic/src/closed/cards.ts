// Cards in one's own hand that cannot be played now, and when they can be (EXT-1, DUN-BAT-15 to DUN-BAT-17, DUN-TCH).

import type { Seat } from '@sietch/kernel'
import { hasDead } from '../anytime.ts'
import { fitsSlot, treacheryKind } from '../content/treachery.ts'
import type { TreacheryId } from '../content/types.ts'
import type { BattleFrame, Frame, Side } from '../frames.ts'
import { pledgedCard } from '../interrupts.ts'
import { sideOf, stepOf } from '../rules/plan.ts'
import { type ClassicState, player } from '../state.ts'
import { type CardTiming, type ClosedHere, closedAt, type Reason } from './reasons.ts'

export function closedCards(s: ClassicState, frame: Frame, seat: Seat): ClosedHere[] {
  const cards = new Set(player(s, seat).hand)
  return [...cards].map((card) => closedAt('treachery', card, reasonFor(s, frame, seat, card)))
}

function reasonFor(s: ClassicState, frame: Frame, seat: Seat, card: TreacheryId): Reason {
  if (frame.kind === 'battle' && frame.stage === 'plan' && frame.seats.includes(seat)) {
    const reason = planReason(frame, sideOf(frame, seat), card)
    if (reason !== undefined) return reason
  }
  if (pledgedCard(s, seat) === card) return { why: 'pledged' }
  if (card === 'tleilaxu-ghola' && !hasDead(s, seat)) return { why: 'nobody-dead' }
  return { why: 'timing', when: timingOf(card) }
}

/** A battle card in the plan being made: it does not fit the slot, or may not be played. */
function planReason(frame: BattleFrame, side: Side, card: TreacheryId): Reason | undefined {
  const slot = stepOf(frame.plans[side])
  if (treacheryKind(card) === 'special' || (slot !== 'weapon' && slot !== 'defense')) return undefined
  if (!fitsSlot(card, slot)) return { why: 'slot', slot }
  if (frame.plans[side].leader === 'none') return { why: 'leaderless' }
  return { why: frame.voice?.side === side ? 'voice' : 'bound' }
}

function timingOf(card: TreacheryId): CardTiming {
  switch (card) {
    case 'family-atomics':
    case 'hajr':
    case 'karama':
    case 'tleilaxu-ghola':
    case 'truthtrance':
    case 'weather-control':
      return card
    default:
      return treacheryKind(card) === 'worthless' ? 'worthless' : 'battle'
  }
}
