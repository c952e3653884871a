// The auction of one card: bids and passes go around the table (DUN-BID-6 to DUN-BID-10, AMB-18, AMB-88). A seat may
// name a maximum once: from then on the table bids for it, one more than the others, and passes when they go higher.

import {
  number,
  type Option,
  option,
  popFrame,
  type Seat,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { numbers, ofWord, PASS } from '../choices.ts'
import type { TreacheryId } from '../content/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import type { Frame } from '../frames.ts'
import { couldPlayKarama, karamaCards } from '../interrupts.ts'
import { alliesOf, type ClassicState, type Kind, player } from '../state.ts'
import { isHandFull } from '../treachery.ts'
import { means } from './support.ts'

type AuctionFrame = Extract<Frame, { kind: 'auction' }>
type BiddingFrame = Extract<Frame, { kind: 'bidding' }>
type Pledge = AuctionFrame['karama']

/** AMB-88: a bid backed by a Karama is limited to this or the next possible one. */
const KARAMA_BOUND = 40

export const auction: Kind<'auction'> = {
  step(s, frame, tell) {
    const phase = biddingOf(s)
    const count = s.players.length
    for (let tried = 0; tried <= count; tried++) {
      if (isOver(s, frame)) {
        popFrame(s, frame)
        phase.sale =
          frame.bidder === null ? null : { seat: frame.bidder, bid: frame.bid, karama: frame.karama }
        return true
      }
      const { turn } = frame
      if (turn !== frame.bidder && !isHandFull(s, turn) && !frame.passed.includes(turn)) {
        const most = limitOf(frame, turn)
        if (frame.out.includes(turn) || phase.out.includes(turn)) passFor(frame, turn, tell)
        else if (most !== undefined) {
          // A bid opens the round again, and bids only rise.
          if (bidFor(s, frame, turn, most, tell)) tried = 0
        } else if (isAsked(s, frame, turn)) return false
        else frame.passed.push(turn)
      }
      frame.turn = (turn + 1) % count
    }
    throw new Error('an auction goes round without an end')
  },
  decisions: (_, { turn }) => [{ seat: turn, kind: 'bid', decline: DECLINE }],
  options(s, frame, { seat }) {
    const options = [
      PASS,
      PASS_CARD,
      PASS_ON,
      ...numbers('bid', frame.bid + 1, means(s, seat)),
      ...numbers('up-to', frame.bid + 1, means(s, seat)),
    ]
    const cards = karamaCards(s, seat)
    if (cards.length > 0) {
      const most = Math.max(KARAMA_BOUND, frame.bid + 1, means(s, seat))
      for (const card of cards) {
        for (let bid = frame.bid + 1; bid <= most; bid++) options.push(karamaBid(bid, card))
      }
    }
    return options
  },
  chosen(s, frame, { seat }, chosen, tell) {
    switch (chosen.verb) {
      case 'up-to':
        // The table takes the turn.
        frame.limits.push({ seat, most: targetNumber(chosen) })
        return
      case 'bid': {
        const card = chosen.targets.length > 1 ? (targetId(chosen, 1) as TreacheryId) : null
        bid(s, frame, seat, targetNumber(chosen), card)
        tellOpen(tell, 'bid', { seat, bid: frame.bid })
        break
      }
      default:
        if (chosen === PASS_ON) biddingOf(s).out.push(seat)
        if (chosen === PASS_CARD) frame.out.push(seat)
        frame.passed.push(seat)
        tellOpen(tell, 'passed', { seat })
    }
    frame.turn = (seat + 1) % s.players.length
  },
}

const PASS_CARD = ofWord('pass-until', 'until', 'card-sold')
const PASS_ON = ofWord('pass-until', 'until', 'phase-end')
const DECLINE = { now: PASS.key, always: PASS_ON.key, until: [PASS_CARD.key] }

function bid(s: ClassicState, frame: AuctionFrame, seat: Seat, spice: number, karama: Pledge): void {
  frame.bid = spice
  frame.bidder = seat
  frame.karama = karama
  // AMB-18: a pass is not final.
  if (!s.options.passIsFinal) frame.passed.length = 0
}

function limitOf({ limits }: AuctionFrame, seat: Seat): number | undefined {
  for (const limit of limits) if (limit.seat === seat) return limit.most
  return undefined
}

/** One more than the highest bid, or a pass when that is too much. */
function bidFor(s: ClassicState, frame: AuctionFrame, seat: Seat, most: number, tell: Tell): boolean {
  if (frame.bid >= Math.min(most, means(s, seat))) {
    passFor(frame, seat, tell)
    return false
  }
  bid(s, frame, seat, frame.bid + 1, null)
  // It reveals something about the limit, so what led to it cannot be undone; neither can what led to a pass in
  // advance.
  tellRevealed(tell, 'bid', { seat, bid: frame.bid })
  return true
}

function passFor(frame: AuctionFrame, seat: Seat, tell: Tell): void {
  frame.passed.push(seat)
  tellRevealed(tell, 'passed', { seat })
}

const karamaBids = new Map<string, Option>()

/** `bid 7 > karama`: paid with the card instead of spice. */
function karamaBid(bid: number, card: TreacheryId): Option {
  const key = `${bid}/${card}`
  const known = karamaBids.get(key)
  if (known !== undefined) return known
  const made = option('bid', number(bid), { kind: 'treachery', id: card })
  karamaBids.set(key, made)
  return made
}

function biddingOf(s: ClassicState): BiddingFrame {
  for (const frame of s.stack) if (frame.kind === 'bidding') return frame
  throw new Error('nobody is bidding')
}

/** DUN-BID-7, DUN-BID-11: all others have passed since the last bid, or everyone has passed without a bid. */
function isOver(s: ClassicState, { bidder, passed }: AuctionFrame): boolean {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== bidder && !isHandFull(s, seat) && !passed.includes(seat)) return false
  }
  return true
}

/**
 * A seat that is publicly known to be unable to bid passes; one that might hold a Karama is asked like everyone else.
 */
function isAsked(s: ClassicState, frame: AuctionFrame, seat: Seat): boolean {
  return player(s, seat).spice > frame.bid || alliesOf(s, seat).length > 0 || couldPlayKarama(s, seat)
}
