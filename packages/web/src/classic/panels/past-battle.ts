// The last battle of the current phase, read from what was told about it.

import type { Plan } from '@sietch/classic'
import type { TerritoryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'

export type PastBattle = {
  readonly territory: TerritoryId
  readonly sides: readonly { readonly seat: Seat; readonly plan: Partial<Plan> }[]
  readonly winner: Seat | null
}

/** Nothing when the phase has seen no battle with plans. */
export function pastBattle(log: readonly LogEntry[]): PastBattle | undefined {
  const events = log.flatMap((entry) => entry.events)
  const phase = events.findLastIndex(({ kind }) => kind === 'phase')
  const latest = events.slice(phase + 1)
  const begin = latest.findLastIndex(({ kind }) => kind === 'battle')
  const battle = latest[begin]
  if (battle === undefined) return undefined
  const told = latest.slice(begin)
  const plans = told.filter(({ kind }) => kind === 'plan')
  const won = told.find(({ kind }) => kind === 'battle-won')
  if (plans.length === 0) return undefined
  return {
    // What the rules tell of a plan is the plan.
    territory: battle.data.territory as TerritoryId,
    sides: plans.map(({ data: { seat, ...plan } }) => ({ seat: Number(seat), plan: plan as Partial<Plan> })),
    winner: won === undefined ? null : Number(won.data.seat),
  }
}
