// Cards played out of turn: mostly one passes, and keeps the card for something better.

import type { ClassicState } from '@sietch/classic'
import type { TreacheryId } from '@sietch/classic/content'
import { areAllied, player } from '@sietch/classic/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
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

/** Cards that may be played with any decision, and deals that may be offered; undefined for everything else. */
export function anytimeWorth(s: ClassicState, seat: Seat, { verb, key }: Option): number | undefined {
  if (verb === 'deal' || verb === 'ask-again') return -0.1
  if (key === 'play truthtrance') return -0.1
  if (key === 'play tleilaxu-ghola') return revivalGain(s, seat, 5) - 0.22
  if (key === 'play hajr') return -0.05
  return undefined
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
