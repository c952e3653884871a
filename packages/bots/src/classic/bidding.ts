// Bidding by value: what the card adds to the hand, versus what the spice could do elsewhere.

import type { ClassicState } from '@sietch/classic'
import { FACTION, FACTION_RULES } from '@sietch/classic/content'
import { alliesOf, player } from '@sietch/classic/table'
import { type Option, type Seat, targetNumber } from '@sietch/kernel'
import { cardGain, cardWorth, unknownGain } from './cards.ts'
import { spiceWorth, WEIGHTS } from './weights.ts'

/** There is never a reason to jump: one more is enough. */
const JUMP = 0.02
/** Worse than any price. */
const STIFF = 1000
/** The rest of the spice has to pay for shipments. */
const KEPT = 3
const BELOW_KEPT = 0.05

/** What the card on sale is worth to a seat. */
function gainFrom(s: ClassicState, seat: Seat): number {
  const p = player(s, seat)
  const [onSale] = s.row
  const isSeen = onSale !== undefined && s.rowSeen.includes(seat)
  const gain = isSeen ? cardGain(s, seat, onSale, p.hand) : unknownGain(s, seat)
  const { basic, advanced } = FACTION_RULES[p.faction]
  const room = FACTION[p.faction].handLimit - p.hand.length
  const draws = (s.advanced ? advanced : basic).drawsBonusCard === true && room > 1
  const bonus = draws ? unknownGain(s, seat) : 0
  // The last slot in hand is saved for something good.
  return gain + bonus - (room === 1 ? WEIGHTS.trouble : 0)
}

function cost(s: ClassicState, seat: Seat, bid: number): number {
  const { spice } = player(s, seat)
  const left = Math.max(0, spice - bid)
  return spiceWorth(spice) - spiceWorth(left) + BELOW_KEPT * Math.max(0, Math.min(KEPT, spice) - left)
}

export function glanceAtBid(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const auction = s.stack.find((frame) => frame.kind === 'auction')
  const next = (auction?.bid ?? 0) + 1
  const gain = gainFrom(s, seat)
  return options.map((option) => {
    switch (option.verb) {
      case 'bid': {
        const bid = targetNumber(option)
        // A Karama pays any price, so it names a high one.
        if (option.targets.length > 1) return gain - cardWorth(s, seat, 'karama') - 2 * JUMP + bid / 10000
        return gain - cost(s, seat, bid) - JUMP * (bid - next)
      }
      case 'pass-until':
        return -JUMP
      // A bot reconsiders at every bid.
      case 'up-to':
        return -STIFF
      default:
        return 0
    }
  })
}

/** What allies may spend of our spice: what we do not need ourselves. */
export function glanceAtSupport(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const { spice } = player(s, seat)
  const spare = Math.floor(Math.max(0, spice - 8) / (1 + alliesOf(s, seat).length))
  return options.map((option) => -Math.abs(targetNumber(option) - spare) / 100)
}
