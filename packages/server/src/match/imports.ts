// Imported files: each is replayed from the beginning or verified by its recording, in a separate thread so that no
// other match waits for it, and one at a time per person.

import type { BroughtFile } from '@sietch/protocol'
import { Piscina } from 'piscina'
import type { Limits } from '../config.ts'
import { RefusalError, tooFast } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { saveImported } from './file.ts'
import type { Replay } from './replay-thread.ts'

const program = new URL('../../bin/replay-thread.mjs', import.meta.url).href

const DAY = 24 * 3600 * 1000
/** No file of a real match takes longer. */
const PATIENCE = 20_000
/** How many files may wait for the thread. */
const LONGEST_QUEUE = 16

export type Imports = {
  /** The id of the resulting table. Refuses a file that is not genuine, and says at which choice. */
  take(userId: string, log: BroughtFile): Promise<string>
  close(): Promise<void>
}

export function importsOf(store: Store, games: Games, limits: Limits): Imports {
  const pool = new Piscina({
    filename: program,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: 10_000,
    workerData: games.from,
  })
  // For a thread that fails while idle; an unhandled error would end the process.
  pool.on('error', () => {})
  const underWay = new Set<string>()

  async function checkCount(userId: string): Promise<void> {
    if (limits.imports === 0) return
    const { count } = await store.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host', '=', userId)
      .where('imported', '=', 1)
      .where('created', '>', Date.now() - DAY)
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.imports) {
      throw new RefusalError('too-many-imports', 'You have imported enough matches for today.')
    }
  }

  async function replay(log: BroughtFile): Promise<Replay> {
    if (pool.queueSize >= LONGEST_QUEUE) throw tooFast()
    const signal = AbortSignal.timeout(PATIENCE)
    try {
      return await pool.run(log, { name: 'replay', signal })
    } catch (error) {
      if (signal.aborted) throw new RefusalError('too-large', 'That is too large.')
      throw error
    }
  }

  return {
    async take(userId, log) {
      if (underWay.has(userId)) throw tooFast()
      underWay.add(userId)
      try {
        await checkCount(userId)
        const done = await replay(log)
        if ('code' in done) throw new RefusalError(done.code, done.message)
        return await saveImported(store, userId, log, done)
      } finally {
        underWay.delete(userId)
      }
    },
    close: () => pool.destroy(),
  }
}
