// Which movements a page owes its viewer when a moment follows another.

import type { Stage } from '../table/staging.ts'
import type { LogEntry } from '../table/table.ts'
import type { Movement } from './movement.ts'

/** Of several choices shown at once only the last one sends likenesses: nobody can follow more. */
export function movementsIn(
  before: readonly LogEntry[],
  now: readonly LogEntry[],
  stage: Stage,
): readonly Movement[] {
  const last = now.at(-1)
  const known = before.at(-1)?.seq ?? -1
  return now
    .slice(now.findLastIndex(({ seq }) => seq <= known) + 1)
    .flatMap((entry) =>
      entry.events
        .flatMap((event) => stage.moves(event))
        .filter((movement) => entry === last || !('sends' in movement)),
    )
}
