// PostgreSQL at an address. It may be stopped, frozen or cut off at any time: nothing here waits for it forever, and a
// connection that has failed once is not used again.

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { cannotStore, isPostgresTrouble, type Report } from './trouble.ts'

// Times are whole milliseconds, well within what a number can hold.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const MOST_CONNECTIONS = 20

export type Postgres = { readonly db: Kysely<Schema>; readonly pool: pg.Pool }

/** `timeout`: how many milliseconds a query may take; unlimited if missing. */
export function openPostgres(databaseUrl: string, timeout: number | undefined, report: Report): Postgres {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeout ?? 10_000,
    max: MOST_CONNECTIONS,
    // A dead connection is noticed even when idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(timeout !== undefined && {
      // The database gives up first, so that what it was doing is undone and its locks are free.
      statement_timeout: timeout,
      idle_in_transaction_session_timeout: timeout,
      query_timeout: timeout + 1000,
    }),
  })
  // A query waiting on a broken connection gets the error; an unhandled one would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: watched(pool, report) }) })
  return { db, pool }
}

function watched(pool: pg.Pool, report: Report): PostgresPool {
  const explain = (error: unknown): unknown => {
    if (!isPostgresTrouble(error)) return error
    report(error)
    return cannotStore(error)
  }
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(explain(error)))
      let isBroken = false
      const query = async (sql: string, parameters: readonly unknown[]) => {
        // A late answer could arrive for the next query.
        if (isBroken) throw cannotStore(new Error('The connection has failed.'))
        try {
          return await client.query(sql, [...parameters])
        } catch (error) {
          isBroken = isPostgresTrouble(error)
          throw explain(error)
        }
      }
      // Kysely's interface has a second form, for cursors, which we do not use.
      return { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient
    },
  }
}
