// Seals finished matches, including those an older server left unsealed. A failure is logged by name and skipped.

import type { Logger } from 'pino'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import type { Watcher } from './holding.ts'
import { seal } from './seals.ts'

const MINUTE = 60_000
/** How many per pass: the others wait for the next minute. */
const AT_ONCE = 20

type Parts = { readonly store: Store; readonly games: Games; readonly log: Logger }

export type Sealer = Watcher & { close(): Promise<void> }

export function sealerOf({ store, games, log }: Parts, every = MINUTE): Sealer {
  const failed = new Set<string>()
  let isClosed = false
  let work: Promise<void> = Promise.resolve()
  let timer = setTimeout(run, every)

  async function sealed(id: string): Promise<void> {
    if (isClosed || failed.has(id)) return
    try {
      await seal(store, games, id)
    } catch (error) {
      if (isClosed) return
      failed.add(id)
      log.error({ error, table: id }, 'a match was not sealed')
    }
  }

  async function sealLeft(): Promise<void> {
    const rows = await store.db
      .selectFrom('tables')
      .innerJoin('matches', 'matches.tableId', 'tables.id')
      .leftJoin('seals', 'seals.matchId', 'tables.id')
      .select('tables.id')
      .where('tables.status', '=', 'over')
      .where('seals.matchId', 'is', null)
      .where('tables.id', 'not in', ['', ...failed])
      .limit(AT_ONCE)
      .execute()
    for (const { id } of rows) await sealed(id)
  }

  function run(): void {
    work = work
      .then(sealLeft)
      .catch((error: unknown) => {
        if (!isClosed) log.error({ error }, 'sealing failed')
      })
      .then(() => {
        if (!isClosed) timer = setTimeout(run, every)
      })
  }

  return {
    moved({ live }) {
      if (live.table.status === 'over') work = work.then(() => sealed(live.id))
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await work
    },
  }
}
