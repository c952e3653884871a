// What Prescience learns about a plan (FAC-ATR-5, FAC-ATR-7, AMB-45, AMB-64).

import { number, type Option, option, targetNumber } from '@sietch/kernel'
import { ofCard, ofLeader, ofNumber } from '../choices.ts'
import type { BattleFrame, Plan, PlanPart, Side } from '../frames.ts'
import type { ClassicState } from '../state.ts'
import { choosePlan, groupOn, legalCards, legalDials, legalLeaders } from './plan.ts'
import { dials } from './strength.ts'

/** AMB-45: values that are part of a legal plan. */
export function answers(s: ClassicState, frame: BattleFrame): Option[] {
  const { prescience } = frame
  if (prescience === null) return []
  const { side, part } = prescience
  switch (part) {
    case 'dial':
      return dialAnswers(s, frame, side)
    case 'leader':
      return legalLeaders(s, frame, side).map((leader) => ofLeader('leader', leader))
    default:
      return leadersAllowCards(s, frame, side)
        ? legalCards(s, frame, side, part).map((card) => ofCard(part, card))
        : [ofCard(part, 'none')]
  }
}

/** AMB-64: optionally, the spice spent is revealed with the dial. */
function dialAnswers(s: ClassicState, frame: BattleFrame, side: Side): Option[] {
  const legal = legalDials(s, frame, side)
  if (!s.options.prescienceDialShowsSpice) return legal.map((dial) => ofNumber('dial', dial))
  const spiceFor = dials(groupOn(s, frame, side))
  return legal.flatMap((dial) =>
    (spiceFor.get(dial) ?? []).map((spice) => option('dial', number(dial), number(spice))),
  )
}

const leadersAllowCards = (s: ClassicState, frame: BattleFrame, side: Side): boolean =>
  legalLeaders(s, frame, side)[0] !== 'none'

/** The answer binds the plan. */
export function bindAnswer(lock: Partial<Plan>, part: PlanPart, chosen: Option): void {
  choosePlan(lock, part, chosen)
  if (part === 'dial' && chosen.targets.length > 1) lock.spice = targetNumber(chosen, 1)
}
