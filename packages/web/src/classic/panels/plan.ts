// A battle plan as it is added up.

import type { Plan } from '@sietch/classic'
import { type LeaderId, strengthOf } from '@sietch/classic/content'

/** FAC-ATR-51. */
const KWISATZ = 2

const leaderStrength = (leader: Plan['leader'] | undefined): number =>
  leader === undefined || leader === 'none' || leader === 'cheap-hero'
    ? 0
    : strengthOf(leader satisfies LeaderId)

/** As far as the plan is made, and as long as the leader lives. */
export const totalOf = ({ dial = 0, leader, kwisatz = false }: Partial<Plan>): number =>
  dial + leaderStrength(leader) + (kwisatz ? KWISATZ : 0)
