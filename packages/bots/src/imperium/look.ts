// A look at a decision: everything the fast policy needs to score its options, worked out once.

import type { ImperiumState } from '@sietch/imperium'
import type { Decision, Seat } from '@sietch/kernel'
import { type Appraisal, prospectOf } from './appraisal.ts'
import { type Contest, contestOf, expectedReward } from './conflict.ts'
import type { Prospect } from './prospect.ts'

export type Look = {
  readonly s: ImperiumState
  readonly seat: Seat
  readonly kind: string
  readonly appraisal: Appraisal
  readonly prospect: Prospect
  readonly contest: Contest | undefined
}

export const lookAt = (s: ImperiumState, { seat, kind }: Decision, appraisal: Appraisal): Look => ({
  s,
  seat,
  kind,
  appraisal,
  prospect: prospectOf(s, seat, appraisal),
  contest: contestOf(s, appraisal),
})

/** So many more troops in the Conflict: they are lost after it, and must earn more there than at home. */
export function troopsScore({ s, seat, prospect, contest, appraisal }: Look, n: number): number {
  if (contest === undefined || n === 0) return 0
  const before = expectedReward(s, contest, seat, appraisal)
  const after = expectedReward(s, contest, seat, appraisal, 2 * n, n > 0)
  return after - before - n * prospect.weights.troop * prospect.late
}
