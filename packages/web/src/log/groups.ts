// The log as it is read: rounds, in them turns, in them what happened.

import type { Seat, SeenEvent } from '@sietch/kernel'
import type { LogEntry } from '../table/table.ts'

type LogLine = { readonly key: string; readonly seq: number; readonly event: SeenEvent }

/** The lines of one turn, or of what happens between turns. */
export type LogGroup = {
  readonly key: string
  readonly round: number
  readonly seat: Seat | null
  readonly lines: readonly LogLine[]
}

/** They begin a turn or end it, and say nothing more. */
const SILENT = ['turn', 'turn-ended']

/** They begin a part of the game. */
const BEGINS = ['round', 'phase']

type Growing = { key: string; round: number; seat: Seat | null; lines: LogLine[] }

export function groupsOf(log: readonly LogEntry[]): LogGroup[] {
  let round = 0
  let group: Growing = { key: 'start', round, seat: null, lines: [] }
  const groups = [group]
  const begin = (key: string, seat: Seat | null) => {
    group = { key, round, seat, lines: [] }
    groups.push(group)
  }
  for (const { seq, events } of log) {
    for (const [index, event] of events.entries()) {
      const key = `${seq}.${index}`
      if (BEGINS.includes(event.kind) && typeof event.data.round === 'number') round = event.data.round
      if (event.kind === 'turn') begin(key, Number(event.data.seat))
      else if (BEGINS.includes(event.kind)) begin(key, null)
      if (!SILENT.includes(event.kind)) group.lines.push({ key, seq, event })
    }
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

/** The number of the viewer's latest choice: what comes after it is news. */
export const lastChoiceOf = (log: readonly LogEntry[], viewer: Seat): number =>
  log.findLast(({ choice }) => choice?.seat === viewer)?.seq ?? -1
