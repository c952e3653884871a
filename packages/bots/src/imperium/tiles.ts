// Tech tiles on offer: which of them a seat would take, and what that is worth.

import { player, techFor, techPrice } from '@sietch/imperium/table'
import type { Prospect } from './prospect.ts'

/** What the best affordable tile brings beyond its price; at least nothing, unless one must be taken. */
export function tileGain(prospect: Prospect, less: number, must: boolean): number {
  const { table, price } = prospect
  if (table === undefined) return price.spice * (1 + less)
  const { s, seat } = table
  let best = must ? Number.NEGATIVE_INFINITY : 0
  for (const id of techFor(s, seat, less))
    best = Math.max(best, prospect.tileWorth(id) - techPrice(s, seat, id, less) * price.spice)
  return best === Number.NEGATIVE_INFINITY ? 0 : best
}

/** The value of the least valuable tile the seat owns. */
export function leastTile({ table, lastingWorth, price }: Prospect): number {
  if (table === undefined) return price.spice * 2
  let least = Number.POSITIVE_INFINITY
  for (const id of player(table.s, table.seat).tech ?? []) least = Math.min(least, lastingWorth('tech', id))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}
