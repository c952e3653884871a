// The state of the database: reachable, intact, of a known version, flushing to disk, with a synchronized clock, and
// with matching keys. Nothing is migrated here.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import type { Config } from '../config.ts'
import { migrationsFor } from '../store/migrations.ts'
import { nameOf, reasonOf } from '../store/open.ts'
import { openPostgres } from '../store/postgres.ts'
import type { Schema } from '../store/schema.ts'
import { DATABASE_FILE, openSqlite } from '../store/sqlite.ts'
import { faultOf, keptKeys } from '../told/keys.ts'
import type { Finding } from './finding.ts'

const [SKEW, BAD_SKEW] = [1000, 10_000]
const OLDEST_POSTGRES = 13

export async function database(config: Config): Promise<Finding[]> {
  const { databaseUrl, data, databaseTimeout } = config
  const about = 'database'
  if (databaseUrl === undefined && !existsSync(join(data, DATABASE_FILE))) {
    return [{ about, result: 'fine', said: `not there yet; the first start makes it in ${data}` }]
  }
  let close = async () => {}
  try {
    const dialect = databaseUrl === undefined ? 'sqlite' : 'postgres'
    const db = (() => {
      if (databaseUrl !== undefined) return openPostgres(databaseUrl, databaseTimeout, () => {}).db
      const { db, appending } = openSqlite(data, () => {})
      close = async () => void appending.close()
      return db
    })()
    const closeFirst = close
    close = async () => {
      await db.destroy()
      await closeFirst()
    }
    const found = dialect === 'sqlite' ? [await sqlite(db)] : await postgres(db)
    const isReady = await migrations(db, dialect)
    found.push(isReady.finding)
    if (isReady.hasSettings) found.push(...(await keys(db, config)), await clock(db))
    return found
  } catch (error) {
    const what =
      databaseUrl === undefined
        ? 'Restore it from a backup if it is damaged.'
        : 'Is PostgreSQL running, and is DATABASE_URL right?'
    return [{ about, result: 'wrong', said: `${nameOf(config)} cannot be used: ${reasonOf(error)}. ${what}` }]
  } finally {
    await close()
  }
}

async function sqlite(db: Kysely<Schema>): Promise<Finding> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const version = await sql<{ v: string }>`select sqlite_version() as v`.execute(db)
  const [first] = rows
  return first?.quick_check === 'ok'
    ? { about: 'database', result: 'fine', said: `SQLite ${version.rows[0]?.v}, sound` }
    : {
        about: 'database',
        result: 'wrong',
        said: `The file is damaged: ${first?.quick_check}. Restore it from a backup.`,
      }
}

async function postgres(db: Kysely<Schema>): Promise<Finding[]> {
  const show = async (name: string) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)
    return rows[0]?.value ?? ''
  }
  const version = await show('server_version')
  const found: Finding[] = [
    Number.parseInt(version, 10) < OLDEST_POSTGRES
      ? {
          about: 'database',
          result: 'wrong',
          said: `PostgreSQL ${version} is too old. Use ${OLDEST_POSTGRES} or newer.`,
        }
      : { about: 'database', result: 'fine', said: `PostgreSQL ${version}` },
  ]
  const off: string[] = []
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    if ((await show(name)) === 'off') off.push(name)
  }
  found.push(
    off.length === 0
      ? { about: 'fsync', result: 'fine', said: 'PostgreSQL writes through to the disk' }
      : {
          about: 'fsync',
          result: 'wrong',
          said: `${off.join(', ')} off: acknowledged choices are lost when the machine fails. Turn it on in postgresql.conf.`,
        },
  )
  const before = Date.now()
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const skew = Math.round(Number(rows[0]?.ms) - (before + Date.now()) / 2)
  const said = `${Math.abs(skew)} ms from the clock of the database`
  const mend = 'Let both keep time by NTP (timedatectl set-ntp true): the clocks of players run by it.'
  if (Math.abs(skew) > BAD_SKEW) found.push({ about: 'clock', result: 'wrong', said: `${said}. ${mend}` })
  else if (Math.abs(skew) > SKEW) found.push({ about: 'clock', result: 'watch', said: `${said}. ${mend}` })
  else found.push({ about: 'clock', result: 'fine', said })
  return found
}

async function migrations(
  db: Kysely<Schema>,
  dialect: 'sqlite' | 'postgres',
): Promise<{ readonly finding: Finding; readonly hasSettings: boolean }> {
  const about = 'migrations'
  const known = migrationsFor(dialect)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const hasSettings = tables.some(({ name }) => name === 'settings')
  const done = tables.some(({ name }) => name === 'kysely_migration')
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(
        ({ name }) => name,
      )
    : []
  const newer = done.filter((name) => !Object.hasOwn(known, name))
  if (newer.length > 0) {
    const said = `The database is of a newer Sietch (${newer.join(', ')}). Start that version, or a newer one.`
    return { finding: { about, result: 'wrong', said }, hasSettings }
  }
  const provider = { getMigrations: async () => known }
  const all = done.length === 0 ? [] : await new Migrator({ db, provider }).getMigrations()
  const due = Object.keys(known).length - all.filter(({ executedAt }) => executedAt !== undefined).length
  const said = due === 0 ? `all ${done.length} done` : `${due} to do; the next start does them`
  return { finding: { about, result: 'fine', said }, hasSettings }
}

async function keys(db: Kysely<Schema>, config: Config): Promise<Finding[]> {
  const made = await keptKeys(db)
  const used = config.push ?? made
  const about = 'keys'
  const found: Finding[] = []
  const fault = used === undefined ? undefined : faultOf(used)
  const from = config.push === undefined ? 'the database' : 'VAPID_PUBLIC_KEY'
  if (fault !== undefined) {
    const said = `The keys of Web Push (from ${from}) are wrong: ${fault}. Remove them, and new ones are made at the next start.`
    found.push({ about, result: 'wrong', said })
  } else if (config.push !== undefined && made !== undefined && made.publicKey !== config.push.publicKey) {
    const said =
      'VAPID_PUBLIC_KEY is not the key that browsers subscribed to before it was set. Those devices are silent until their players turn notifications on again.'
    found.push({ about, result: 'watch', said })
  } else {
    const said =
      used === undefined
        ? 'the first start makes those of Web Push'
        : `Web Push signs with the key from ${from}`
    found.push({ about, result: 'fine', said })
  }
  if (config.pushSubject.endsWith('.invalid')) {
    const said =
      'Push services cannot reach you. Set VAPID_SUBJECT=mailto:… (Apple refuses some addresses), or a PUBLIC_URL with https.'
    found.push({ about, result: 'watch', said })
  }
  const secret = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirst()
  if (config.secret !== undefined && secret !== undefined && secret.value !== config.secret) {
    const said =
      'SIETCH_SECRET is not the one that signed cookies before: who came without it has to sign in again.'
    found.push({ about, result: 'watch', said })
  }
  return found
}

/** What the nodes wrote is in the past. */
async function clock(db: Kysely<Schema>): Promise<Finding> {
  const beat = await db.selectFrom('settings').select('value').where('name', '=', 'beat').executeTakeFirst()
  const ahead = Number(beat?.value ?? 0) - Date.now()
  return ahead > BAD_SKEW
    ? {
        about: 'clock',
        result: 'wrong',
        said: `The clock of this machine is ${Math.round(ahead / 1000)} s behind what a node wrote last. Set it right (timedatectl set-ntp true).`,
      }
    : { about: 'clock', result: 'fine', said: new Date().toISOString() }
}
