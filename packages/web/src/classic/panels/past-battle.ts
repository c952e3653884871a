// The last battle of the current phase, read from what was told about it.

import { type Plan, readEvent } from '@sietch/classic'
import type { TerritoryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'

export type PastBattle = {
  readonly territory: TerritoryId
  readonly sides: readonly { readonly seat: Seat; readonly plan: Plan }[]
  readonly winner: Seat | null
}

/** Nothing when the phase has seen no battle with plans. */
export function pastBattle(log: readonly LogEntry[]): PastBattle | undefined {
  let territory: TerritoryId | null = null
  let sides: PastBattle['sides'] = []
  let winner: Seat | null = null
  for (const event of log.flatMap(({ events }) => events).map(readEvent)) {
    switch (event.kind) {
      case 'phase':
        territory = null
        break
      case 'battle':
        territory = event.data.territory
        sides = []
        winner = null
        break
      case 'plan': {
        const { seat, ...plan } = event.data
        sides = [...sides, { seat, plan }]
        break
      }
      case 'battle-won':
        winner = event.data.seat
    }
  }
  return territory === null || sides.length === 0 ? undefined : { territory, sides, winner }
}
