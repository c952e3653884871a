// What was answered under Truthtrance, found in the log.

import { type ClassicEvent, readEvent } from '@sietch/classic'
import type { LogEntry } from '../../table/table.ts'

export type Truth = Extract<ClassicEvent, { readonly kind: 'truth' }>

const known = new WeakMap<readonly LogEntry[], readonly Truth[]>()

export function truthsIn(log: readonly LogEntry[]): readonly Truth[] {
  let found = known.get(log)
  if (found === undefined) {
    found = log.flatMap(truthsOf)
    known.set(log, found)
  }
  return found
}

export const truthsOf = ({ events }: LogEntry): readonly Truth[] =>
  events.flatMap((event) => (event.kind === 'truth' ? (readEvent(event) as Truth) : []))
