// The one write that everything waits for: a choice and the state after it, both or neither, on disk before anyone
// hears of it. It succeeds only if the match is still where the writer believes it to be.

import type { Kysely } from 'kysely'
import type Database from 'libsql'
import type { Store } from './open.ts'
import type { Flag, Schema } from './schema.ts'
import { cannotStore, isSqliteTrouble, type Report } from './trouble.ts'

export type Append = {
  readonly matchId: string
  /** The number of the entry, which is the number of entries before it. */
  readonly seq: number
  /** The version of what surrounds the match when it was read. */
  readonly arranged: number
  readonly seat: number
  readonly key: string | null
  readonly steps: number
  readonly final: Flag
  readonly bot: Flag
  readonly events: string
  /** Both null for an undo. */
  readonly moment: string | null
  readonly delta: string | null
  readonly hash: string
  /** The clocks before it, where there are any. */
  readonly before: string | null
  readonly at: number
  readonly state: string
  readonly clocks: string
  readonly deadline: number | null
  readonly wake: number | null
  readonly over: boolean
}

/** False if someone else was faster and nothing was written. */
export type Appending = (append: Append) => Promise<boolean>

/** A connection that writes for this long is doing more than writing. */
const LONGEST_WAIT = 5000

type Waiting = { append: Append; done: (written: boolean) => void; failed: (error: unknown) => void }

/**
 * On SQLite the writes of one turn of the event loop share a transaction, and with it one wait for the disk. Its
 * statements are prepared once: building them each time costs more than running them.
 */
export function appendToSqlite(database: Database.Database, report: Report): Appending {
  const move = database.prepare(
    'update matches set seq = ?, state = ?, clocks = ?, request = null, deadline = ?, wake = ?, changed = ? where "tableId" = ? and seq = ? and arranged = ?',
  )
  const insert = database.prepare(
    'insert into entries ("matchId", seq, seat, key, steps, final, bot, events, moment, delta, hash, clocks, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const end = database.prepare("update tables set status = 'over', ended = ? where id = ?")
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')

  const write = (a: Append): boolean => {
    const moved = move.run(
      a.seq + 1,
      a.state,
      a.clocks,
      a.deadline,
      a.wake,
      a.at,
      a.matchId,
      a.seq,
      a.arranged,
    )
    if (moved.changes !== 1) return false
    insert.run(
      a.matchId,
      a.seq,
      a.seat,
      a.key,
      a.steps,
      a.final,
      a.bot,
      a.events,
      a.moment,
      a.delta,
      a.hash,
      a.before,
      a.at,
    )
    if (a.over) end.run(a.at, a.matchId)
    return true
  }

  /** All of them or none. If the disk is full, the transaction is rolled back unless it already is. */
  const writeAll = (batch: readonly Waiting[]): boolean[] => {
    if (database.inTransaction) rollback.run()
    begin.run()
    try {
      const written = batch.map(({ append }) => write(append))
      commit.run()
      return written
    } catch (error) {
      if (database.inTransaction) rollback.run()
      throw error
    }
  }

  let queue: Waiting[] = []
  let waitingSince: number | undefined
  const flush = () => {
    const batch = queue
    queue = []
    try {
      const written = writeAll(batch)
      waitingSince = undefined
      for (const [index, { done }] of batch.entries()) done(written[index] === true)
    } catch (error) {
      waitingSince ??= Date.now()
      if (isBusy(error) && Date.now() - waitingSince < LONGEST_WAIT) {
        queue.unshift(...batch)
        setTimeout(flush, 1)
        return
      }
      waitingSince = undefined
      if (isSqliteTrouble(error)) {
        report(error)
        for (const { failed } of batch) failed(cannotStore(error))
      } else for (const one of batch) alone(one)
    }
  }

  /** A problem with one match must not affect those written with it. */
  const alone = (one: Waiting) => {
    try {
      one.done(writeAll([one])[0] === true)
    } catch (error) {
      one.failed(isSqliteTrouble(error) ? cannotStore(error) : error)
    }
  }
  return (append) =>
    new Promise((done, failed) => {
      if (queue.length === 0) setImmediate(flush)
      queue.push({ append, done, failed })
    })
}

/** Another connection is writing. Waiting for it must not block the event loop, since it may be our own. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/** On PostgreSQL writers of different matches do not wait for each other. */
export function appendToPostgres(db: Kysely<Schema>): Appending {
  return (a) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('matches')
        .set({
          seq: a.seq + 1,
          state: a.state,
          clocks: a.clocks,
          request: null,
          deadline: a.deadline,
          wake: a.wake,
          changed: a.at,
        })
        .where('tableId', '=', a.matchId)
        .where('seq', '=', a.seq)
        .where('arranged', '=', a.arranged)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      const { matchId, seq, seat, key, steps, final, bot, events, moment, delta, hash, at } = a
      const row = { matchId, seq, seat, key, steps, final, bot, events, moment, delta, hash, at }
      await trx
        .insertInto('entries')
        .values({ ...row, clocks: a.before })
        .execute()
      if (a.over) {
        await trx.updateTable('tables').set({ status: 'over', ended: at }).where('id', '=', matchId).execute()
      }
      return true
    })
}

/** Resolves when no write of the match is in progress, not even one reported as failed. */
export async function settled({ db, dialect }: Pick<Store, 'db' | 'dialect'>, id: string): Promise<void> {
  const match = db.selectFrom('matches').select('seq').where('tableId', '=', id)
  // On SQLite, a write is settled when its writer gets the result.
  if (dialect === 'postgres') await match.forUpdate().execute()
}
