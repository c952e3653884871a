// Which movements to animate from one moment to the next.

import type { Stage } from '../table/staging.ts'
import type { LogEntry } from '../table/table.ts'
import type { Movement } from './movement.ts'

/** Of several choices shown at once, only the last one sends copies: no one can follow more. */
export function movementsIn(
  before: readonly LogEntry[],
  now: readonly LogEntry[],
  stage: Stage,
): readonly Movement[] {
  const last = now.at(-1)
  const seen = before.at(-1)
  const known = seen?.seq ?? -1
  // What one choice brings may be shown in parts: of its entry only what has been added is new.
  const told = (entry: LogEntry): number => (entry.seq === known ? (seen?.events.length ?? 0) : 0)
  return now.slice(now.findLastIndex(({ seq }) => seq < known) + 1).flatMap((entry) =>
    entry.events
      .slice(told(entry))
      .flatMap((event) => stage.moves(event))
      .filter((movement) => entry === last || !('sends' in movement)),
  )
}
