// Cards played out of turn: usually the bot passes and keeps the card for something better.

import type { ClassicState, ClassicView } from '@sietch/classic'
import type { TreacheryId } from '@sietch/classic/content'
import { areAllied, player } from '@sietch/classic/table'
import { type Option, type Seat, type Turn, targetId, targetNumber } from '@sietch/kernel'
import { cardWorth } from './cards.ts'
import { holdingsOf, sidesOf, victoryOf } from './holdings.ts'
import { revivalGain } from './revival.ts'
import { weatherGain } from './storm.ts'
import { WEIGHTS } from './weights.ts'

const PASSING_ON = -0.01

/** How near another side is to victory, at most. */
function danger(s: ClassicState, seat: Seat): number {
  const holdings = holdingsOf(s)
  let most = 0
  for (const side of sidesOf(s)) if (!side.includes(seat)) most = Math.max(most, victoryOf(s, side, holdings))
  return most
}

/** What it is worth to play a card in this window, before its price. */
function windowGain(s: ClassicState, seat: Seat): number {
  const frame = s.stack[s.stack.length - 1]
  if (frame?.kind !== 'window') return 0
  const { window } = frame
  switch (window.name) {
    case 'weather-control':
      return weatherGain(s, seat)
    case 'family-atomics':
      return 0
    case 'stop':
      if (areAllied(s, seat, window.owner)) return -1
      return isInBattle(s, seat, window.owner) ? 0.15 : 0
    case 'special':
      return window.effect === 'cancel-shipment' ? WEIGHTS.victory * danger(s, seat) : 0.2
  }
}

const isInBattle = (s: ClassicState, seat: Seat, owner: Seat): boolean =>
  s.stack.some(
    (frame) => frame.kind === 'battle' && frame.seats.includes(seat) && frame.seats.includes(owner),
  )

export function glanceAtWindow(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const canPlay = options.some(({ verb }) => verb === 'play')
  const gain = canPlay ? windowGain(s, seat) : 0
  return options.map((option) => {
    if (option.verb === 'play') return gain - cardWorth(s, seat, targetId(option) as TreacheryId)
    return option.verb === 'pass' ? 0 : PASSING_ON
  })
}

/** The anytime actions that bots take: they offer no deals, keep Truthtrance, and do not pass in advance. */
export const considers = ({ key }: Option): boolean => key === 'play tleilaxu-ghola'

/** What the card is worth in hand, plus a little, so that it is not wasted. */
const GHOLA_KEPT = 0.22

/** This comes up at every position, so nothing is imagined for it: the seat's view has to do. */
export function takeUp({ decision, options, view }: Turn<ClassicState, ClassicView>): Option | undefined {
  const ghola = options.find(considers)
  const own = ghola && view().players[decision.seat]
  return own !== undefined && revivalGain(own, 5) > GHOLA_KEPT ? ghola : undefined
}

/** Blindly taken cards are as good as any; the worst ones are given back. */
export const glanceAtSwap = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    switch (option.verb) {
      case 'take-from': {
        const victim = targetNumber(option)
        return areAllied(s, seat, victim) ? -1 : player(s, victim).hand.length
      }
      case 'take':
        return -Math.abs(targetNumber(option) - 2)
      case 'give':
        return -cardWorth(s, seat, targetId(option) as TreacheryId)
      default:
        return 0
    }
  })
