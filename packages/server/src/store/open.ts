// Opens the store: SQLite in a folder, or PostgreSQL at an address. Brings its tables up to date first.

import { randomBytes } from 'node:crypto'
import { type Kysely, Migrator } from 'kysely'
import type { Pool } from 'pg'
import { type Appending, appendToPostgres, appendToSqlite } from './append.ts'
import { migrationsFor } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Report } from './trouble.ts'

export type Store = {
  readonly dialect: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  readonly append: Appending
  /** The connections to PostgreSQL, for what speaks to it past Kysely. */
  readonly pool?: Pool
  close(): Promise<void>
}

export type Place = {
  readonly data: string
  readonly databaseUrl?: string | undefined
  /** Milliseconds that PostgreSQL may take for an answer; without it, as long as it likes. */
  readonly databaseTimeout?: number
}

/** `report` hears of everything that keeps the store from its work once it is open. */
export async function openStore(place: Place, report: Report = () => {}): Promise<Store> {
  let isOpen = false
  const heard: Report = (cause) => isOpen && report(cause)
  try {
    const store =
      place.databaseUrl === undefined
        ? await sqliteStore(place.data, heard)
        : await postgresStore(place.databaseUrl, place.databaseTimeout, heard)
    isOpen = true
    return store
  } catch (error) {
    throw new Error(`The database ${nameOf(place)} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

async function sqliteStore(folder: string, report: Report): Promise<Store> {
  const { db, appending } = openSqlite(folder, report)
  const close = async () => {
    await db.destroy()
    appending.close()
  }
  await migrate(db, 'sqlite').catch((error: unknown) => close().then(() => Promise.reject(error)))
  return { dialect: 'sqlite', db, append: appendToSqlite(appending, report), close }
}

async function postgresStore(url: string, timeout: number | undefined, report: Report): Promise<Store> {
  // Bringing a large database up to date takes its time, and the other nodes wait for it.
  const patient = openPostgres(url, undefined, report)
  await migrate(patient.db, 'postgres').finally(() => patient.db.destroy())
  const { db, pool } = openPostgres(url, timeout, report)
  return { dialect: 'postgres', db, pool, append: appendToPostgres(db), close: () => db.destroy() }
}

async function migrate(db: Kysely<Schema>, dialect: Store['dialect']): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(dialect) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

/** Where it is, without the password. */
export function nameOf({ data, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return `in ${data}`
  try {
    const { host, pathname } = new URL(databaseUrl)
    return `${pathname.slice(1)} at ${host}`
  } catch {
    return 'at DATABASE_URL'
  }
}

/** A refused connection to several addresses of one name has no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

/** A secret that all nodes share: made up by the first of them. */
export async function sharedSecret(db: Kysely<Schema>): Promise<string> {
  const known = () => db.selectFrom('settings').select('value').where('name', '=', 'secret')
  const found = await known().executeTakeFirst()
  if (found !== undefined) return found.value
  const made = randomBytes(32).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await known().executeTakeFirstOrThrow()).value
}
