// A battle plan as it is added up.

import { type Plan, totalOf as total } from '@sietch/classic'

/** As far as the plan is known. */
export const totalOf = (
  { dial = 0, leader = 'none', kwisatz = false }: Partial<Plan>,
  isKilled: boolean,
): number => total({ dial, leader, kwisatz }, isKilled)

/** A plan of which every part is known. */
export const isWhole = (plan: Partial<Plan> | null | undefined): plan is Plan =>
  plan?.dial !== undefined &&
  plan.leader !== undefined &&
  plan.weapon !== undefined &&
  plan.defense !== undefined
