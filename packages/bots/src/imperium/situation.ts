// The situation at a decision: everything the fast policy needs to score its options, computed once.

import type { ImperiumState } from '@sietch/imperium'
import { commandersOf, content, fighterOf, player } from '@sietch/imperium/table'
import type { Decision, Seat } from '@sietch/kernel'
import { type Appraisal, prospectOf } from './appraisal.ts'
import { skillSwords } from './commanders.ts'
import { type Contest, contestOf, sideReward } from './conflict.ts'
import type { Prospect } from './prospect.ts'

export type Situation = {
  readonly s: ImperiumState
  readonly seat: Seat
  /** Who fights for the seat: for a Commander, the activated Ally. */
  readonly fighter: Seat
  readonly kind: string
  readonly appraisal: Appraisal
  readonly prospect: Prospect
  readonly contest: Contest | undefined
}

/** The Conflict is evaluated lazily; most decisions do not need it. */
export function situationOf(s: ImperiumState, { seat, kind }: Decision, appraisal: Appraisal): Situation {
  let contest: Contest | undefined
  let hasLooked = false
  return {
    s,
    seat,
    fighter: fighterOf(s, seat),
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

/** Troops that are deployed, or retreat if negative. */
export type Troops = { readonly cubes: number; readonly commanders: number }

/**
 * The value of this many more troops in the Conflict: they are lost afterward, so they must earn more there than at
 * home.
 */
export function troopsScore(situation: Situation, troops: Troops): number {
  const { s, fighter, contest, appraisal } = situation
  if (contest === undefined || (troops.cubes === 0 && troops.commanders === 0)) return 0
  return troopsWorth(situation, contest, troops) - sideReward(s, contest, fighter, appraisal)
}

/** The best score of at most this many, some of whom may be Commanders. */
export function bestTroopsScore(situation: Situation, most: number, commanders = 0): number {
  const { s, fighter, contest, appraisal } = situation
  if (contest === undefined || most <= 0) return 0
  let best = Number.NEGATIVE_INFINITY
  for (let n = 1; n <= most; n++) {
    best = Math.max(best, troopsWorth(situation, contest, { cubes: n, commanders: 0 }))
    const some = Math.min(n, commanders)
    if (some > 0)
      best = Math.max(best, troopsWorth(situation, contest, { cubes: n - some, commanders: some }))
  }
  return Math.max(0, best - sideReward(s, contest, fighter, appraisal))
}

function troopsWorth(situation: Situation, contest: Contest, { cubes, commanders }: Troops): number {
  const { s, fighter, prospect, appraisal } = situation
  const { weights, late, price } = prospect
  const strength = content(s).troop.strength * (cubes + commanders) + skillsChange(s, fighter, commanders)
  // A Commander can be bought back for Solari.
  const atHome = cubes * weights.troop * late + (commanders === 0 ? 0 : commanders * 2 * price.solari)
  return sideReward(s, contest, fighter, appraisal, strength, cubes + commanders > 0) - atHome
}

/** Skills count once the first Commander is in the Conflict, and stop when the last is gone. */
function skillsChange(s: ImperiumState, seat: Seat, commanders: number): number {
  if (commanders === 0) return 0
  const p = player(s, seat)
  const before = commandersOf(p).conflict
  if (before === 0) return commanders > 0 ? skillSwords(s, seat, p) : 0
  return before + commanders === 0 ? -skillSwords(s, seat, p) : 0
}
