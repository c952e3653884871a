// The outcome of two battle plans when no one is a traitor: who dies, what counts, who wins (DUN-BAT-21 to DUN-BAT-25).

import { strengthOf } from '../content/leaders.ts'
import { DEFENSE_AGAINST, treacheryKind } from '../content/treachery.ts'
import type { LeaderId } from '../content/types.ts'
import type { Plan, PlanCard, PlanLeader, Side } from '../frames.ts'
import { cardsOf } from './plan.ts'

/** The plans of the sides of a battle, the aggressor first. */
export type Plans = readonly [Plan, Plan]

export type Verdict = {
  /** No one wins and nothing is counted (DUN-TCH-1). */
  readonly explosion: boolean
  /** By side. */
  readonly killed: readonly [boolean, boolean]
  readonly totals: readonly [number, number]
  readonly winner: Side
  /** What the winner gets for leaders that were killed (DUN-BAT-24). */
  readonly spice: number
}

/** FAC-ATR-51. */
const KWISATZ = 2

export const isLeader = (leader: PlanLeader): leader is LeaderId =>
  leader !== 'none' && leader !== 'cheap-hero'

export function verdictOf(plans: Plans): Verdict {
  const killed = [isKilledBy(plans[0], plans[1].weapon), isKilledBy(plans[1], plans[0].weapon)] as const
  const totals = [totalOf(plans[0], killed[0]), totalOf(plans[1], killed[1])] as const
  return {
    explosion: isExplosion(plans),
    killed,
    totals,
    // DUN-BAT-23: the aggressor wins a tie.
    winner: totals[1] > totals[0] ? 1 : 0,
    spice: bounty(plans[0], killed[0]) + bounty(plans[1], killed[1]),
  }
}

/** AMB-33: any Lasgun and any Shield. */
function isExplosion(plans: Plans): boolean {
  const kinds = plans.flatMap((plan) => cardsOf(plan).map(treacheryKind))
  return kinds.includes('lasgun') && kinds.includes('shield')
}

/** DUN-BAT-21: the weapon of the other side, without the defense that stops it. */
export function isKilledBy({ leader, defense }: Pick<Plan, 'leader' | 'defense'>, weapon: PlanCard): boolean {
  if (leader === 'none' || weapon === 'none') return false
  const kind = treacheryKind(weapon)
  if (kind === 'lasgun') return true
  const stopper = DEFENSE_AGAINST[kind]
  return stopper !== undefined && (defense === 'none' || treacheryKind(defense) !== stopper)
}

/** DUN-BAT-22, ADV-BAT-7, FAC-ATR-51. */
export function totalOf(
  { dial, leader, kwisatz }: Pick<Plan, 'dial' | 'leader' | 'kwisatz'>,
  killed: boolean,
): number {
  if (killed || leader === 'none') return dial
  return dial + (isLeader(leader) ? strengthOf(leader) : 0) + (kwisatz ? KWISATZ : 0)
}

const bounty = ({ leader }: Plan, killed: boolean): number =>
  killed && isLeader(leader) ? strengthOf(leader) : 0
