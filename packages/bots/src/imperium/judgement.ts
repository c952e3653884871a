// The judgement of the Imperium family: Dune: Imperium, Uprising and whatever is played with them.

import type { ImperiumState } from '@sietch/imperium'
import { isSpoiler, turnOf } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Judgement } from '../judgement.ts'
import { type Appraisal, appraise } from './appraisal.ts'
import { glance } from './glance.ts'
import { LEVELS } from './levels.ts'
import { roundsLeft } from './prospect.ts'
import { IMPERIUM_TERMS, type ImperiumTerm, momentOf, sumOf, termsOf } from './terms.ts'
import { EVALUATION, INSTINCT, type Weights } from './weights.ts'

export function imperiumJudgement(
  evaluation: Weights = EVALUATION,
  instinct: Weights = INSTINCT,
): Judgement<ImperiumState, ImperiumTerm> {
  const evaluated = appraiser(evaluation)
  const felt = appraiser(instinct)
  return {
    levels: LEVELS,
    chances(s) {
      const appraisal = evaluated(s)
      const moment = momentOf(s, appraisal)
      return share(
        s.players.map((_, seat) =>
          isSpoiler(s, seat) ? Number.NEGATIVE_INFINITY : sumOf(termsOf(s, seat, moment, appraisal)),
        ),
        sharpness(s, evaluation),
      )
    },
    termIds: IMPERIUM_TERMS,
    terms(s, seat) {
      const appraisal = evaluated(s)
      const moment = momentOf(s, appraisal)
      const rivals = s.players.flatMap((_, other) =>
        other === seat || isSpoiler(s, other) ? [] : sumOf(termsOf(s, other, moment, appraisal)),
      )
      return { ...termsOf(s, seat, moment, appraisal), rivals: -threat(rivals, sharpness(s, evaluation)) }
    },
    glance: (s, decision, options) => glance(s, decision, options, felt(s)),
    isQuiet(s, seat) {
      const turn = turnOf(s)
      return turn === undefined ? s.phase !== 'combat' : isAnother(turn, seat)
    },
    clock: ({ round, phase }) => (phase === 'over' ? Number.POSITIVE_INFINITY : round),
  }
}

/** Components are appraised once for each combination of boxes. */
function appraiser(weights: Weights): (s: ImperiumState) => Appraisal {
  const appraisals = new Map<string, Appraisal>()
  return ({ box }) => {
    const known = appraisals.get(box)
    if (known !== undefined) return known
    const made = appraise(box, weights)
    appraisals.set(box, made)
    return made
  }
}

const isAnother = (
  turn: { readonly seat: Seat; readonly stage: string; readonly fresh: boolean },
  seat: Seat,
) => turn.seat !== seat || (turn.stage === 'start' && turn.fresh)

/** The nearer the end, the more a lead decides. */
const sharpness = (s: ImperiumState, weights: Weights): number =>
  weights.sharpness * (1 + 2 / (1 + roundsLeft(s, weights)))

/** How good the opponents who can win stand together; the one in the lead counts most. */
function threat(rivals: readonly number[], sharp: number): number {
  const most = Math.max(...rivals)
  const sum = rivals.reduce((total, rival) => total + Math.exp(sharp * (rival - most)), 0)
  return most + Math.log(sum / rivals.length) / sharp
}

/** Prospects in points as chances that add up to 1. */
function share(prospects: readonly number[], sharp: number): number[] {
  const most = Math.max(...prospects)
  const powers = prospects.map((prospect) => Math.exp(sharp * (prospect - most)))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
