// Opens the store: SQLite in a folder, or PostgreSQL at an address. Brings its tables up to date first.

import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { type Appending, appendToPostgres, appendToSqlite } from './append.ts'
import { migrationsFor } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Store = {
  readonly dialect: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  readonly append: Appending
  /** The connections to PostgreSQL, for what speaks to it past Kysely. */
  readonly pool?: pg.Pool
  close(): Promise<void>
}

const DATABASE_FILE = 'sietch.db'

export async function openStore(place: { data: string; databaseUrl?: string | undefined }): Promise<Store> {
  const store = place.databaseUrl === undefined ? openSqlite(place.data) : openPostgres(place.databaseUrl)
  try {
    return { ...store, append: await store.ready() }
  } catch (error) {
    await store.close()
    throw error
  }
}

type Opening = Omit<Store, 'append'> & { ready(): Promise<Appending> }

function openSqlite(folder: string): Opening {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, DATABASE_FILE)
  keepPrivate(file)
  const connect = (busyTimeout: number) => {
    const database = new Database(file)
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    // A match writes the same pages with every choice: the rarer they are carried over, the fewer are.
    database.exec('pragma wal_autocheckpoint = 10000')
    database.exec(`pragma busy_timeout = ${busyTimeout}`)
    return database
  }
  const general = connect(5000)
  const appending = connect(0)
  // libsql spells the interface of better-sqlite3, which is the one Kysely wants, in looser types.
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: general as unknown as SqliteDatabase }),
  })
  return {
    dialect: 'sqlite',
    db,
    async ready() {
      await migrate(db, 'sqlite')
      return appendToSqlite(appending)
    },
    async close() {
      await db.destroy()
      appending.close()
    },
  }
}

/** Open sessions and the hashes of passwords are in it. SQLite gives the files beside it the same rights. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600)
}

// Times are whole milliseconds, well within what a number can hold.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function openPostgres(connectionString: string): Opening {
  const pool = new pg.Pool({ connectionString, max: 20 })
  // A connection that breaks while idle is replaced at the next query, which tells if the database is really gone.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    dialect: 'postgres',
    db,
    pool,
    async ready() {
      await migrate(db, 'postgres')
      return appendToPostgres(db)
    },
    close: () => db.destroy(),
  }
}

async function migrate(db: Kysely<Schema>, dialect: Store['dialect']): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(dialect) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

/** A secret that all nodes share: made up by the first of them. */
export async function sharedSecret(db: Kysely<Schema>): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  return value
}
