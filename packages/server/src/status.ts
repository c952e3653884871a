// The server's status, for everyone: nothing secret, and available even while the database is down.

import { readFileSync } from 'node:fs'
import type { Store } from './store/open.ts'

export const VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version

export type Status = {
  readonly version: string
  readonly since: number
  readonly database: boolean
  /** What only the database knows: null while it is down. */
  readonly counts: { readonly people: number; readonly matches: number; readonly queue: number } | null
}

/** How long a result is cached, no matter how many ask. */
const FRESH = 5000
const PATIENCE = 2000
/** A match in which something happened lately is in progress: days may pass between two turns. */
const LATELY = 7 * 24 * 3600 * 1000
/** Someone last seen this long ago may have left without a word. */
const SEEN = 2 * 60 * 1000

type Parts = {
  readonly store: Store
  isReady(): Promise<boolean>
  waiting(): Promise<number>
}

export function statusOf({ store: { db }, isReady, waiting }: Parts): () => Promise<Status> {
  const since = Date.now()
  let known: { readonly at: number; readonly answer: Promise<Status> } | undefined
  let isCounting = false

  async function count(): Promise<Status['counts']> {
    isCounting = true
    try {
      const now = Date.now()
      const people = await db
        .selectFrom('presence')
        .select(({ fn }) => fn.count<number>('userId').distinct().as('n'))
        .where('here', '=', 1)
        .where('seen', '>', now - SEEN)
        .executeTakeFirstOrThrow()
      const matches = await db
        .selectFrom('tables')
        .innerJoin('matches', 'matches.tableId', 'tables.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('tables.status', '=', 'playing')
        .where('matches.changed', '>', now - LATELY)
        .executeTakeFirstOrThrow()
      return { people: Number(people.n), matches: Number(matches.n), queue: await waiting() }
    } catch {
      return null
    } finally {
      isCounting = false
    }
  }

  async function look(): Promise<Status> {
    const database = await isReady()
    // A database that does not answer is not asked again until it does.
    if (!database || isCounting) return { version: VERSION, since, database, counts: null }
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, null)
    })
    const counts = await Promise.race([count(), late]).finally(() => clearTimeout(timer))
    return { version: VERSION, since, database, counts }
  }

  return () => {
    const at = Date.now()
    if (known === undefined || at - known.at > FRESH) known = { at, answer: look() }
    return known.answer
  }
}
