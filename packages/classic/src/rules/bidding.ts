// Phase 4: treachery cards are auctioned (DUN-BID, FAC-ATR-2, FAC-EMP-2, FAC-HAR-3).

import { popFrame, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { breakPromise } from '../deals.ts'
import { tellOpen, tellSecret } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import type { Frame } from '../frames.ts'
import { isStopped, offerSpecial, offerStop, wasStopped } from '../interrupts.ts'
import { alliesOf, type ClassicState, type Kind, stormOrder } from '../state.ts'
import { drawTreachery, isHandFull, playCard, takeCard } from '../treachery.ts'
import { newSupport, payWithSupport } from './support.ts'

type BiddingFrame = Extract<Frame, { kind: 'bidding' }>

export const newBidding = (s: ClassicState): BiddingFrame => ({
  kind: 'bidding',
  stage: 'start',
  opener: s.firstPlayer,
  cards: 0,
  out: [],
  sale: null,
  step: 'take',
  looked: false,
})

export const bidding: Kind<'bidding'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'start':
        layOut(s, frame, tell)
        frame.stage = 'support'
        return true
      case 'support': {
        frame.stage = 'special'
        const support = newSupport(
          s,
          stormOrder(s).filter((seat) => alliesOf(s, seat).some((ally) => !isHandFull(s, ally))),
        )
        if (s.row.length > 0 && support !== undefined) pushFrame(s, support)
        return true
      }
      case 'special':
        if (s.row.length === 0 || openerFrom(s, frame.opener) === undefined) {
          endBidding(s, frame, tell)
          return true
        }
        frame.stage = 'look'
        offerSpecial(s, 'swap-cards')
        return true
      case 'look': {
        frame.stage = 'card'
        const seer = seatWith(s, 'looksAtAuction')
        if (seer !== undefined) offerStop(s, seer, 'atr-bidding')
        return true
      }
      case 'card':
        frame.stage = 'sold'
        openCard(s, frame, tell)
        return true
      default:
        return sell(s, frame, tell)
    }
  },
}

/** DUN-BID-1, DUN-BID-3: hand sizes are announced, and a card is put up for each player who can take one. */
function layOut(s: ClassicState, frame: BiddingFrame, tell: Tell): void {
  tellOpen(tell, 'hands', { cards: s.players.map(({ hand }) => hand.length) })
  for (let seat = 0; seat < s.players.length; seat++) {
    if (isHandFull(s, seat)) continue
    const card = drawTreachery(s)
    if (card !== undefined) s.row.push(card)
  }
  frame.cards = s.row.length
  tellOpen(tell, 'row', { cards: frame.cards })
}

/** DUN-BID-5, DUN-BID-9: the next seat below the hand limit, starting from this one. */
function openerFrom(s: ClassicState, first: Seat): Seat | undefined {
  const count = s.players.length
  for (let step = 0; step < count; step++) {
    const seat = (first + step) % count
    if (!isHandFull(s, seat)) return seat
  }
  return undefined
}

function openCard(s: ClassicState, frame: BiddingFrame, tell: Tell): void {
  const [card] = s.row
  const opener = openerFrom(s, frame.opener)
  if (card === undefined || opener === undefined) throw new Error('there is nothing to auction')
  // FAC-ATR-2, FAC-ATR-3.
  const seer = seatWith(s, 'looksAtAuction')
  s.rowSeen = seer === undefined || wasStopped(s, seer, 'atr-bidding') ? [] : [seer]
  tellSecret(
    tell,
    'auction',
    { number: frame.cards - s.row.length + 1, of: frame.cards, opener },
    s.rowSeen,
    { card },
  )
  frame.opener = opener
  frame.sale = null
  frame.step = 'take'
  pushFrame(s, {
    kind: 'auction',
    opener,
    turn: opener,
    bid: 0,
    bidder: null,
    karama: null,
    passed: [],
    out: [],
    limits: [],
  })
}

/** After the auction of a card: payment, the card, and what others gain from it. */
function sell(s: ClassicState, frame: BiddingFrame, tell: Tell): boolean {
  const { sale } = frame
  // DUN-BID-11: a card without a bid ends the phase.
  if (sale === null) {
    endBidding(s, frame, tell)
    return true
  }
  const { seat, bid, karama } = sale
  switch (frame.step) {
    case 'take': {
      frame.step = 'income'
      const earner = seatWith(s, 'earnsFromCards')
      if (karama === null && earner !== undefined && earner !== seat)
        offerStop(s, earner, 'emp-bidding-income')
      return true
    }
    case 'income':
      frame.step = 'bonus'
      settle(s, seat, bid, karama, tell)
      return true
    case 'bonus':
      frame.step = 'draw'
      if (getsBonus(s, seat)) offerStop(s, seat, 'hark-free-card')
      return true
    default: {
      const bonus =
        getsBonus(s, seat) && !wasStopped(s, seat, 'hark-free-card') ? drawTreachery(s) : undefined
      if (bonus !== undefined) takeCard(s, seat, bonus, [], tell)
      frame.opener = (frame.opener + 1) % s.players.length
      frame.stage = 'special'
      return true
    }
  }
}

/** FAC-HAR-3: if there is room for it. */
const getsBonus = (s: ClassicState, seat: Seat): boolean =>
  hooks(s, seat).drawsBonusCard === true && !isStopped(s, seat, 'hark-free-card') && !isHandFull(s, seat)

type Sale = NonNullable<BiddingFrame['sale']>

/** DUN-BID-7, FAC-EMP-2, AMB-74, AMB-88: the price, and the card to the buyer. */
function settle(s: ClassicState, seat: Seat, bid: number, karama: Sale['karama'], tell: Tell): void {
  const card = s.row.shift()
  if (card === undefined) throw new Error('the card for sale is gone')
  tellOpen(tell, 'sold', { seat, bid })
  if (karama !== null) playCard(s, seat, karama, 'payment', tell)
  else {
    const earner = seatWith(s, 'earnsFromCards')
    const isPaid = earner !== undefined && !wasStopped(s, earner, 'emp-bidding-income')
    payWithSupport(s, seat, isPaid ? earner : 'bank', bid, 'card', tell)
  }
  takeCard(s, seat, card, s.rowSeen, tell)
  s.rowSeen = []
  breakPromise(s, seat, tell)
}

/** DUN-BID-12, AMB-21: unsold cards go back on top in their original order. */
function endBidding(s: ClassicState, frame: BiddingFrame, tell: Tell): void {
  for (let card = s.row.pop(); card !== undefined; card = s.row.pop()) s.treacheryDeck.push(card)
  s.rowSeen = []
  popFrame(s, frame)
  tellOpen(tell, 'bidding-over', {})
  for (const p of s.players) p.support = 0
}
