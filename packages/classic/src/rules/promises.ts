// What was said about a battle plan under Truthtrance is binding, so only possible answers are offered (AMB-86,
// W-TRUTH).

import type { BattleFrame, Plan, PlanPromise, Side } from '../frames.ts'
import type { ClassicState } from '../state.ts'
import { isKept, legalCards, legalDials, legalLeaders, withPlan } from './plan.ts'

/** Whether there is a plan, under the Voice, Prescience and earlier answers, that keeps this promise too. */
export function canKeep(s: ClassicState, frame: BattleFrame, side: Side, promise: PlanPromise): boolean {
  const anew = withPlan(frame, side, {})
  switch (promise.part) {
    case 'dial':
      return legalDials(s, anew, side).some((dial) => isKept(promise, dial))
    case 'leader':
      return legalLeaders(s, anew, side).some((leader) => isKept(promise, leader))
    default:
      return cardsWithin(s, anew, side).some((cards) => isKept(promise, cards[promise.part]))
  }
}

type Cards = Pick<Plan, 'weapon' | 'defense'>

/** The pairs of cards that a plan can have; without a leader it has none. */
function cardsWithin(s: ClassicState, frame: BattleFrame, side: Side): Cards[] {
  if (legalLeaders(s, frame, side)[0] === 'none') return [{ weapon: 'none', defense: 'none' }]
  return legalCards(s, frame, side, 'weapon').flatMap((weapon) =>
    legalCards(s, withPlan(frame, side, { weapon }), side, 'defense').map((defense) => ({ weapon, defense })),
  )
}
