// Sweeps every hour, for as long as the server runs.

import type { Logger } from 'pino'
import type { Keeping } from '../config.ts'
import type { Store } from './open.ts'
import { sweep } from './sweep.ts'

const HOUR = 3600 * 1000
/** Soon after startup, but not while everyone reconnects. */
const SOON = 60_000

type Parts = {
  readonly store: Store
  readonly keeping: Keeping
  readonly log: Logger
  /** A table is gone. */
  closed(id: string): void
}

export function sweeperOf({ store, keeping, log, closed }: Parts, first = SOON): { close(): void } {
  let isClosed = false
  let timer = setTimeout(run, first)
  async function run(): Promise<void> {
    try {
      const { ids, failures, ...counts } = await sweep(store, keeping)
      for (const error of failures) log.error({ error }, 'sweeping failed')
      for (const id of ids) closed(id)
      if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'swept')
    } catch (error) {
      if (!isClosed) log.error({ error }, 'sweeping failed')
    }
    if (!isClosed) timer = setTimeout(run, HOUR)
  }
  return {
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
