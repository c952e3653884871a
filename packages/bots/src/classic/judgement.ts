// The judgment of classic Dune: six factions, two to six players, basic and advanced.

import type { ClassicState } from '@sietch/classic'
import type { Seat } from '@sietch/kernel'
import type { Judgement } from '../judgement.ts'
import { glance } from './glance.ts'
import { holdingsOf, sidesOf } from './holdings.ts'
import { LEVELS } from './levels.ts'
import { chancesOf, prospect, sumsOf, together } from './prospects.ts'
import { CLASSIC_TERMS, type ClassicTerm, sumOf, termsOf } from './terms.ts'

export function classicJudgement(): Judgement<ClassicState, ClassicTerm> {
  return {
    levels: LEVELS,
    chances: chancesOf,
    termIds: CLASSIC_TERMS,
    terms(s, seat) {
      const sums = sumsOf(s)
      const own = termsOf(s, seat, holdingsOf(s))
      const sides = sidesOf(s)
      const mine = sides.find((side) => side.includes(seat)) ?? [seat]
      const others = sides.filter((side) => side !== mine).map((side) => prospect(s, side, sums))
      return {
        ...own,
        alliance: prospect(s, mine, sums) - sumOf(own),
        rivals: -together(others),
      }
    },
    glance,
    isQuiet,
    clock: ({ round, phase }) => (phase === 'over' ? Number.POSITIVE_INFINITY : round),
  }
}

/** Whether what a choice was about is over: the auction, the player turn, the battle. */
function isQuiet(s: ClassicState, seat: Seat): boolean {
  for (const frame of s.stack) {
    if (frame.kind === 'auction' && (frame.bidder !== null || frame.passed.length > 0)) return false
    if (frame.kind === 'player-turn' && frame.seat === seat) return false
    if (frame.kind === 'battle' && frame.seats.includes(seat)) return false
    if (frame.kind === 'storm' || frame.kind === 'negotiation' || frame.kind === 'question') return false
  }
  return true
}
