// Lively Bluff: a player with an envoy may at any time show it and draw another role, or throw away a coin. It tests
// optional decisions.

import { type Decision, option, type Rules, seats, shuffle } from '@sietch/kernel'
import { type BluffSetup, type BluffState, type BluffView, bluff } from './game.ts'

const SHOW = option('show')
const THROW = option('throw')

function mayAct(s: BluffState): Decision[] {
  const holders = seats(s.hands.length).filter((seat) => s.hands[seat]?.includes('envoy'))
  return holders.map((seat) => ({ seat, kind: 'aside', optional: true }))
}

export const lively: Rules<BluffState, BluffSetup, BluffView> = {
  ...bluff,
  id: 'lively',
  decisions(s) {
    const decisions = bluff.decisions(s)
    return decisions.length === 0 ? [] : [...decisions, ...mayAct(s)]
  },
  options(s, decision) {
    if (decision.optional !== true) return bluff.options(s, decision)
    return (s.coins[decision.seat] ?? 0) > 0 ? [SHOW, THROW] : [SHOW]
  },
  closed: (s, decision) => (decision.optional === true ? [] : bluff.closed(s, decision)),
  choose(s, decision, chosen, tell) {
    if (decision.optional !== true) return bluff.choose(s, decision, chosen, tell)
    const { seat } = decision
    if (chosen === THROW) {
      s.coins[seat] = (s.coins[seat] ?? 0) - 1
      tell({ kind: 'coins', data: { seat, coins: -1 } })
      return
    }
    const hand = s.hands[seat] ?? []
    hand.splice(hand.indexOf('envoy'), 1)
    s.court.push('envoy')
    shuffle(s.rng, s.court)
    hand.push(s.court.pop() ?? 'envoy')
    tell({ kind: 'shown', data: { seat }, reveals: true })
  },
}
