// The log of a match on a server, page by page from the beginning.

import type { HistoryPage } from '@sietch/protocol'
import type { LogEntry } from '../table/table.ts'
import { entriesOf, opening } from './following.ts'

/** What stood when the match was at `seq`; what came since is told by updates. */
export async function loadLog(
  pageFrom: (from: number) => Promise<HistoryPage>,
  seq: number,
): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = []
  let from = 0
  for (let more = true; more; ) {
    const page = await pageFrom(from)
    if (from === 0) log.push(opening(page.opening))
    log.push(...entriesOf(page.history.filter((entry) => entry.seq < seq)))
    from = (page.history.at(-1)?.seq ?? seq) + 1
    more = page.more && from < seq
  }
  return log
}
