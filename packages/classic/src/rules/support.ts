// Allies' money: a limit set in secret, used after one's own spice (DUN-ALY-12, DUN-ALY-13, AMB-20, AMB-74).

import { type Option, popFrame, type Seat, type Tell, targetNumber } from '@sietch/kernel'
import { numbers } from '../choices.ts'
import { type Payment, tellSecret } from '../events.ts'
import type { Frame } from '../frames.ts'
import { pay } from '../spice.ts'
import { alliesOf, areAllied, type ClassicState, type Kind, player } from '../state.ts'
import { isAllied } from './alliances.ts'

export const newSupport = (
  s: ClassicState,
  left: Seat[],
): Extract<Frame, { kind: 'support' }> | undefined => {
  const able = left.filter((seat) => player(s, seat).spice > 0)
  return able.length === 0 ? undefined : { kind: 'support', left: able }
}

export const support: Kind<'support'> = {
  step(s, frame) {
    if (frame.left.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { left }) => left.map((seat) => ({ seat, kind: 'support' })),
  options: (s, _, { seat }) => numbers('support', 0, player(s, seat).spice),
  chosen(s, frame, { seat }, chosen, tell) {
    frame.left.splice(frame.left.indexOf(seat), 1)
    setSupport(s, seat, targetNumber(chosen), tell)
  },
}

export function setSupport(s: ClassicState, seat: Seat, spice: number, tell: Tell): void {
  player(s, seat).support = spice
  tellSecret(tell, 'support', { seat }, [seat, ...alliesOf(s, seat)], { spice })
}

/**
 * D-BID-6, AMB-20: the other limits an ally can set while cards are sold, including out of the proceeds; a bid that
 * depends on the limit stays covered.
 */
export function supportLimits(s: ClassicState, frame: Frame, seat: Seat): Option[] {
  if (!setsLimits(s, frame, seat)) return []
  const { spice, support } = player(s, seat)
  const limits = numbers('support', leastSupport(s, seat), spice)
  return limits.filter((limit) => targetNumber(limit) !== support)
}

/** Is there any such limit? */
export function mayLimit(s: ClassicState, frame: Frame, seat: Seat): boolean {
  if (!setsLimits(s, frame, seat)) return false
  const { spice, support } = player(s, seat)
  const least = leastSupport(s, seat)
  return least < spice || (least === spice && support !== spice)
}

/** An ally while cards are sold; one who is being asked for a limit sets it there. */
function setsLimits(s: ClassicState, frame: Frame, seat: Seat): boolean {
  if (s.phase !== 'bidding' || !isAllied(s, seat)) return false
  return frame.kind !== 'support' || !frame.left.includes(seat)
}

/** How much of it an ally's bid needs. */
function leastSupport(s: ClassicState, seat: Seat): number {
  const { bidder, bid } = highestBid(s)
  if (bidder === null || bidder === seat || !areAllied(s, bidder, seat)) return 0
  const { spice, support } = player(s, seat)
  const has = means(s, bidder)
  return bid <= has ? Math.max(0, bid - has + Math.min(support, spice)) : 0
}

/** What is bid for the card being sold and has not been paid yet. */
function highestBid(s: ClassicState): { readonly bidder: Seat | null; readonly bid: number } {
  for (const frame of s.stack) {
    if (frame.kind === 'auction') return frame
    if (frame.kind === 'bidding' && frame.sale !== null && (frame.step === 'take' || frame.step === 'income'))
      return { bidder: frame.sale.seat, bid: frame.sale.bid }
  }
  return { bidder: null, bid: 0 }
}

/** What the allies of a seat let it spend. */
export function supportFor(s: ClassicState, seat: Seat): number {
  let sum = 0
  for (const ally of alliesOf(s, seat)) sum += Math.min(player(s, ally).support, player(s, ally).spice)
  return sum
}

export const means = (s: ClassicState, seat: Seat): number =>
  player(s, seat).spice + (s.alliances.length === 0 ? 0 : supportFor(s, seat))

/** Own spice first. No one pays themselves: the share of the player who would be paid goes to the bank. */
export function payWithSupport(
  s: ClassicState,
  seat: Seat,
  to: Seat | 'bank',
  spice: number,
  reason: Payment,
  tell: Tell,
): void {
  let left = spice
  const share = (from: Seat, most: number) => {
    const part = Math.min(left, most)
    pay(s, from, from === to ? 'bank' : to, part, reason, tell)
    left -= part
  }
  share(seat, player(s, seat).spice)
  for (const ally of alliesOf(s, seat)) {
    const limit = Math.min(player(s, ally).support, player(s, ally).spice)
    if (left > 0) player(s, ally).support -= Math.min(left, limit)
    share(ally, limit)
  }
  if (left > 0) throw new Error(`seat ${seat} cannot pay ${spice}`)
}
