// Everything in the store as one file, and back: gzipped lines of JSON that either database can read, so a backup is
// also the way from SQLite to PostgreSQL.

import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Store } from './open.ts'
import type { Schema } from './schema.ts'

type Name = keyof Schema

/** Each table after those that it refers to, and what its rows are sorted by. */
const TABLES: readonly (readonly [Name, readonly string[]])[] = [
  ['settings', ['name']],
  ['user', ['id']],
  ['session', ['id']],
  ['account', ['id']],
  ['verification', ['id']],
  ['recoveries', ['userId']],
  ['passkeys', ['id']],
  ['challenges', ['hash']],
  ['codes', ['userId']],
  ['friends', ['low', 'high']],
  ['seen', ['userId']],
  ['webhooks', ['userId']],
  ['pushes', ['endpoint']],
  ['telling', ['userId']],
  ['mails', ['userId']],
  ['tables', ['id']],
  ['seats', ['tableId', 'seat']],
  ['kicked', ['tableId', 'userId']],
  ['matches', ['tableId']],
  ['halts', ['tableId']],
  ['kept', ['matchId', 'seat', 'since']],
  ['entries', ['matchId', 'seq']],
  ['legs', ['matchId', 'leg']],
  ['seals', ['matchId']],
  ['chat', ['id']],
  ['whispers', ['id']],
  ['notices', ['id']],
  ['reports', ['id']],
  ['presence', ['tableId', 'userId', 'node']],
  ['heard', ['whisperId', 'userId']],
  ['notes', ['tableId', 'userId']],
  ['results', ['tableId', 'seat']],
  ['ratings', ['userId', 'game']],
  ['ratingChanges', ['tableId', 'userId']],
  ['invitations', ['tableId', 'userId', 'by']],
  ['errands', ['id']],
]

/** Credentials, signing keys and contact details; the rest is what was played and said. */
const SECRET: readonly Name[] = [
  'session',
  'account',
  'verification',
  'recoveries',
  'passkeys',
  'challenges',
  'codes',
  'friends',
  'seen',
  'invitations',
  'webhooks',
  'pushes',
  'telling',
  'mails',
  'errands',
]
const SECRET_SETTINGS = ['secret', 'vapid']

const FORMAT = 1
const PAGE = 500

const header = z.object({ sietch: z.literal('backup'), format: z.literal(FORMAT) })
const line = z.tuple([z.enum(TABLES.map(([name]) => name)), z.record(z.string(), z.json())])

/** Rows by table. */
export type Counted = ReadonlyMap<string, number>

/**
 * Writes a backup of one moment while the server runs. The file appears when it is complete. One without secrets can be
 * shared, and lets no one sign in.
 */
export async function backup(store: Store, file: string, hasSecrets = true): Promise<Counted> {
  const counted = new Map<string, number>()
  const partial = `${file}.partial`
  const reading = store.db.transaction().setAccessMode('read only')
  const atOneMoment = store.dialect === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading
  await atOneMoment.execute((trx) =>
    pipeline(
      Readable.from(linesOf(trx, counted, hasSecrets)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    ),
  )
  await rename(partial, file)
  return counted
}

async function* linesOf(
  trx: Transaction<Schema>,
  counted: Map<string, number>,
  hasSecrets: boolean,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ sietch: 'backup', format: FORMAT })}\n`
  for (const [name, keys] of TABLES) {
    if (!hasSecrets && SECRET.includes(name)) continue
    const left = !hasSecrets && name === 'settings' ? SECRET_SETTINGS : []
    for (let offset = 0; ; offset += PAGE) {
      const order = sql.join(keys.map((key) => sql.ref(key)))
      const { rows } = await sql<object>`
        select * from ${sql.table(name)} order by ${order} limit ${PAGE} offset ${offset}`.execute(trx)
      for (const row of rows) {
        if (!('name' in row && left.includes(String(row.name)))) yield `${JSON.stringify([name, row])}\n`
      }
      counted.set(name, offset + rows.length)
      if (rows.length < PAGE) break
    }
  }
}

/** Restores a backup into an empty store, all or nothing. */
export async function restore(store: Store, file: string): Promise<Counted> {
  const counted = new Map<string, number>()
  await store.db.transaction().execute(async (trx) => {
    if (await hasPeople(trx)) throw new Error('The database is not empty. Restore into a new one.')
    await trx.deleteFrom('settings').execute()
    let isFirst = true
    // A pipeline, so that a missing or broken file is an error here and not somewhere else.
    await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const text of linesIn(chunks)) {
        if (isFirst) header.parse(JSON.parse(text))
        else {
          const [name, row] = line.parse(JSON.parse(text))
          await insert(trx, store.dialect, name, row)
          counted.set(name, (counted.get(name) ?? 0) + 1)
        }
        isFirst = false
      }
    })
    if (isFirst) throw new Error('The file is empty.')
    if (store.dialect === 'postgres') {
      for (const name of ['chat', 'whispers', 'notices', 'reports']) {
        const next = sql`setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 0) + 1, false)`
        await sql`select ${next} from ${sql.table(name)}`.execute(trx)
      }
    }
  })
  return counted
}

async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function hasPeople(db: Kysely<Schema>): Promise<boolean> {
  const [user, table] = await Promise.all([
    db.selectFrom('user').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('tables').select('id').limit(1).executeTakeFirst(),
  ])
  return user !== undefined || table !== undefined
}

async function insert(
  trx: Transaction<Schema>,
  dialect: Store['dialect'],
  name: Name,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row)
  const values = columns.map((column) => valueFor(dialect, column, row[column]))
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(values)})`.execute(trx)
}

/** The one boolean column that is not ours: the databases represent it differently. */
const valueFor = (dialect: Store['dialect'], column: string, value: unknown): unknown => {
  if (column !== 'emailVerified') return value
  return dialect === 'postgres' ? Boolean(value) : Number(Boolean(value))
}
