// Cards taken blindly from another hand, and the same number given back (ADV-KAR-7, AMB-66).

import { type Option, popFrame, shuffle, type Tell, targetId, targetNumber } from '@sietch/kernel'
import { bare, numbers, ofCard, ofSeat } from '../choices.ts'
import type { TreacheryId } from '../content/types.ts'
import { tellSecret } from '../events.ts'
import type { Frame } from '../frames.ts'
import { type ClassicState, type Kind, player } from '../state.ts'
import { loseCard, takeCard } from '../treachery.ts'

type SwapFrame = Extract<Frame, { kind: 'swap' }>

export const swap: Kind<'swap'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'swap', ask: true }],
  options(s, { seat, victim, owed }): Option[] {
    if (victim === null) {
      const victims = s.players
        .map((_, other) => other)
        .filter((other) => other !== seat && player(s, other).hand.length > 0)
      return victims.length > 0 ? victims.map((other) => ofSeat('take-from', other)) : [bare('decline')]
    }
    if (owed === 0) return numbers('take', 1, player(s, victim).hand.length)
    return [...new Set(player(s, seat).hand)].map((card) => ofCard('give', card))
  },
  chosen(s, frame, _, chosen, tell) {
    if (chosen.verb === 'decline') popFrame(s, frame)
    else if (frame.victim === null) frame.victim = targetNumber(chosen)
    else if (frame.owed === 0) take(s, frame, targetNumber(chosen), tell)
    else give(s, frame, frame.victim, targetId(chosen) as TreacheryId, tell)
    if (frame.victim !== null && frame.given > 0 && frame.owed === 0) popFrame(s, frame)
  },
}

function take(s: ClassicState, frame: SwapFrame, n: number, tell: Tell): void {
  const { seat, victim } = frame
  if (victim === null) return
  const taken = shuffle(s.rng, [...player(s, victim).hand]).slice(0, n)
  for (const card of taken) {
    loseCard(s, victim, card)
    takeCard(s, seat, card, [victim], tell)
  }
  frame.owed = n
  tellSecret(tell, 'cards-swapped', { seat, victim, cards: n }, [seat, victim], { taken })
}

function give(s: ClassicState, frame: SwapFrame, victim: number, card: TreacheryId, tell: Tell): void {
  loseCard(s, frame.seat, card)
  takeCard(s, victim, card, [frame.seat], tell)
  frame.owed--
  frame.given++
}
