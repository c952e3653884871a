// What the log tells, as one row of events of the Imperium family.

import { type ImperiumEvent, readEvent } from '@sietch/imperium'
import type { LogEntry } from '../../table/table.ts'

/** An event and the number of the choice it came with. */
export type Told = { readonly seq: number; readonly event: ImperiumEvent }

export const toldIn = (log: readonly LogEntry[]): readonly Told[] =>
  log.flatMap(({ seq, events }) => events.map((event) => ({ seq, event: readEvent(event) })))
