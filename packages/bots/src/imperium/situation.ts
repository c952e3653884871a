// The situation at a decision: everything the fast policy needs to score its options, worked out once.

import type { ImperiumState } from '@sietch/imperium'
import { content } from '@sietch/imperium/table'
import type { Decision, Seat } from '@sietch/kernel'
import { type Appraisal, prospectOf } from './appraisal.ts'
import { type Contest, contestOf, expectedReward } from './conflict.ts'
import type { Prospect } from './prospect.ts'

export type Situation = {
  readonly s: ImperiumState
  readonly seat: Seat
  readonly kind: string
  readonly appraisal: Appraisal
  readonly prospect: Prospect
  readonly contest: Contest | undefined
}

/** The Conflict is looked at when something asks for it; most decisions do not. */
export function situationOf(s: ImperiumState, { seat, kind }: Decision, appraisal: Appraisal): Situation {
  let contest: Contest | undefined
  let hasLooked = false
  return {
    s,
    seat,
    kind,
    appraisal,
    prospect: prospectOf(s, seat, appraisal),
    get contest() {
      if (!hasLooked) contest = contestOf(s, appraisal)
      hasLooked = true
      return contest
    },
  }
}

/** So many more troops in the Conflict: they are lost after it, and must earn more there than at home. */
export function troopsScore(situation: Situation, n: number): number {
  const { s, seat, contest, appraisal } = situation
  if (contest === undefined || n === 0) return 0
  return troopsWorth(situation, contest, n) - expectedReward(s, contest, seat, appraisal)
}

/** The best score of at most so many troops. */
export function bestTroopsScore(situation: Situation, most: number): number {
  const { s, seat, contest, appraisal } = situation
  if (contest === undefined || most <= 0) return 0
  let best = Number.NEGATIVE_INFINITY
  for (let n = 1; n <= most; n++) best = Math.max(best, troopsWorth(situation, contest, n))
  return Math.max(0, best - expectedReward(s, contest, seat, appraisal))
}

const troopsWorth = ({ s, seat, prospect, appraisal }: Situation, contest: Contest, n: number): number =>
  expectedReward(s, contest, seat, appraisal, content(s).troop.strength * n, n > 0) -
  n * prospect.weights.troop * prospect.late
