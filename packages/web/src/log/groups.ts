// The log as displayed: rounds, containing turns, containing events.

import type { Seat, SeenEvent } from '@sietch/kernel'
import type { Stage } from '../table/staging.ts'
import type { LogEntry } from '../table/table.ts'

/** Without an event: newer rules took over. */
type LogLine = { readonly key: string; readonly seq: number; readonly event: SeenEvent | null }

/** The lines of one turn, or of what happens between turns. */
export type LogGroup = {
  readonly key: string
  readonly round: number
  readonly seat: Seat | null
  readonly lines: readonly LogLine[]
  /** The step with which it was over, as far as it is. */
  readonly until: number
}

type Growing = { key: string; round: number; seat: Seat | null; lines: LogLine[]; until: number }

export function groupsOf(log: readonly LogEntry[], stage: Stage): LogGroup[] {
  let group: Growing = { key: 'start', round: 0, seat: null, lines: [], until: 0 }
  const groups = [group]
  for (const { seq, events, isUpdate } of log) {
    if (isUpdate) {
      const key = `${seq}.update`
      group = { key, round: group.round, seat: null, lines: [{ key, seq, event: null }], until: seq }
      groups.push(group)
    }
    for (const [index, event] of events.entries()) {
      const key = `${seq}.${index}`
      const mark = stage.marks(event)
      const goesOn = mark?.goesOn && (mark.begins === 'turn' ? mark.seat : null) === group.seat
      if (mark !== undefined && !goesOn) {
        const isTurn = mark.begins === 'turn'
        const round: number = isTurn ? group.round : (mark.round ?? group.round)
        group = { key, round, seat: isTurn ? mark.seat : null, lines: [], until: seq }
        groups.push(group)
      }
      group.until = seq
      if (!stage.isUnsaid(event)) group.lines.push({ key, seq, event })
    }
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

/** The lines of the newest step first, those of a step in their order. */
export const newestFirst = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.toSorted((a, b) => b.seq - a.seq)

/** Which of the events of its choice a line tells. */
export const indexOf = ({ key }: LogLine): number => Number(key.split('.')[1])

/** The number of the viewer's latest choice: its results, and what comes after, are new. */
export const lastChoiceOf = (log: readonly LogEntry[], viewer: Seat): number =>
  log.findLast(({ choice }) => choice?.seat === viewer)?.seq ?? -1
