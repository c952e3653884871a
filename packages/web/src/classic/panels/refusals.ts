// Who has declined a proposal, according to the log of a Nexus or a swap, until it is made again.

import type { ClassicEvent } from '@sietch/classic'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'
import { readAll } from '../battle/fought.ts'

const BEGINS: readonly ClassicEvent['kind'][] = ['nexus', 'seated']

export function refusalsOf(log: readonly LogEntry[], proposer: Seat): ReadonlySet<Seat> {
  const events = readAll(log)
  const declined = new Set<Seat>()
  for (const { kind, data } of events.slice(events.findLastIndex((event) => BEGINS.includes(event.kind)))) {
    if ((kind === 'alliance-declined' || kind === 'swap-declined') && data.to === proposer)
      declined.add(data.seat)
    if ((kind === 'alliance-proposed' || kind === 'swap-proposed') && data.seat === proposer)
      declined.delete(data.to)
  }
  return declined
}
