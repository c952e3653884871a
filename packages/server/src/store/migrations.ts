// The history of the database schema. A released migration is never changed.

import { type Kysely, type Migration, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Dialect = 'sqlite' | 'postgres'

export const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  '001-beginning': { up: (db: Kysely<Schema>) => beginning(db, dialect) },
  '002-limits': { up: limits },
  '003-lobby': { up: oneSeatEach },
  '004-matches': { up: (db: Kysely<Schema>) => aroundMatches(db, dialect) },
  '005-randomness': { up: randomness },
  '006-automas': { up: automasAndTeams },
  '007-recordings': { up: recordings },
  '008-halts': { up: halts },
  '009-channels': { up: (db: Kysely<Schema>) => channels(db, dialect) },
  '010-seats': { up: manySeatsEach },
  '011-offers': { up: offers },
  '012-passed': { up: passed },
  '013-kept': { up: kept },
  '014-company': { up: (db: Kysely<Schema>) => company(db, dialect) },
  '015-telling': { up: telling },
  '016-phrases': { up: (db: Kysely<Schema>) => phrases(db, dialect) },
  '017-lists': { up: lists },
  '018-people': { up: people },
  '019-quick-bots': { up: quickBots },
})

/** What must be known about a table to delete it one day. */
async function limits({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('imported', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('tables')
    .addColumn('touched', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('session-expires').on('session').column('expiresAt').execute()
  await schema.createIndex('tables-host').on('tables').columns(['host', 'created']).execute()
}

async function beginning(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const { schema } = db
  const time = dialect === 'postgres' ? sql`timestamptz` : sql`text`
  const yesNo = dialect === 'postgres' ? sql`boolean` : sql`integer`

  await schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()

  await schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', yesNo, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('username', 'text', (c) => c.unique())
    .addColumn('displayUsername', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await schema.createIndex('session-user').on('session').column('userId').execute()
  await schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await schema.createIndex('account-user').on('account').column('userId').execute()
  await schema
    .createTable('verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()

  await schema
    .createTable('recoveries')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('webhooks')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('keys', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('pushes-user').on('pushes').column('userId').execute()

  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('counted', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('tables-status').on('tables').columns(['status', 'listed', 'created']).execute()
  await schema
    .createTable('seats')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats-key', ['tableId', 'seat'])
    .execute()
  await schema.createIndex('seats-user').on('seats').column('userId').execute()
  await schema
    .createTable('matches')
    .addColumn('tableId', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('base', 'text')
    .addColumn('opening', 'text', (c) => c.notNull())
    .addColumn('clocks', 'text', (c) => c.notNull())
    .addColumn('request', 'text')
    .addColumn('deadline', 'bigint')
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('matches-deadline').on('matches').column('deadline').execute()
  await schema
    .createTable('entries')
    .addColumn('matchId', 'text', (c) => c.notNull().references('matches.tableId').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('steps', 'integer', (c) => c.notNull())
    .addColumn('final', 'integer', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries-key', ['matchId', 'seq'])
    .execute()

  await schema
    .createTable('chat')
    .addColumn('id', dialect === 'postgres' ? 'serial' : 'integer', (c) =>
      dialect === 'postgres' ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('chat-table').on('chat').columns(['tableId', 'id']).execute()
  await schema
    .createTable('notes')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes-key', ['tableId', 'userId'])
    .execute()
  await schema
    .createTable('results')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('persona', 'text')
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results-key', ['tableId', 'seat'])
    .execute()
  await schema.createIndex('results-user').on('results').columns(['userId', 'at']).execute()
  await schema
    .createTable('ratings')
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings-key', ['userId', 'game'])
    .execute()

  // Where the nodes leave messages for each other that are too long for a notification of PostgreSQL.
  if (dialect === 'postgres') {
    await schema
      .createTable('socket_io_attachments')
      .addColumn('id', 'bigserial', (c) => c.unique())
      .addColumn('created_at', 'timestamptz', (c) => c.defaultTo(sql`now()`))
      .addColumn('payload', 'bytea')
      .execute()
  }
}

/** A person has one seat at a table, people removed by the host are remembered, and not every match is rated. */
async function oneSeatEach(db: Kysely<Schema>): Promise<void> {
  const taken = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.tableId')
    .select(['seats.tableId', 'seats.seat', 'seats.userId', 'tables.status', 'tables.options'])
    .where('seats.userId', 'is not', null)
    .orderBy('seats.tableId')
    .orderBy('seats.seat')
    .execute()
  const known = new Set<string>()
  for (const { tableId, seat, userId, status, options } of taken) {
    const name = `${tableId} ${userId}`
    // A second seat is free again before the match, and the substitute's after its beginning.
    const bot = status === 'open' ? null : (JSON.parse(options) as { substitute: string }).substitute
    if (known.has(name)) {
      await db
        .updateTable('seats')
        .set({ userId: null, bot })
        .where('tableId', '=', tableId)
        .where('seat', '=', seat)
        .execute()
    }
    known.add(name)
  }
  await db.schema.createIndex('seats-person').on('seats').columns(['tableId', 'userId']).unique().execute()

  await db.schema
    .createTable('kicked')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('kicked-key', ['tableId', 'userId'])
    .execute()

  await db.schema
    .alterTable('tables')
    .addColumn('rated', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  // Files that were read in and play on are counted before their end, and copies of a deal share its seed.
  await sql`
    update tables set rated = 0
    where (counted = 1 and status <> 'over')
      or exists (select 1 from tables other where other.seed = tables.seed and other.created < tables.created)`.execute(
    db,
  )
}

/** Changes around a match name the version they are based on; bots that are asked are found by time. */
async function aroundMatches(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('matches')
    .addColumn('arranged', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('matches').addColumn('wake', 'bigint').execute()
  await schema.createIndex('matches-wake').on('matches').column('wake').execute()
  await db
    .updateTable('matches')
    .set((eb) => ({ wake: eb.ref('changed') }))
    .where('tableId', 'in', (eb) =>
      eb
        .selectFrom('tables')
        .innerJoin('seats', 'seats.tableId', 'tables.id')
        .select('tables.id')
        .where('tables.status', '=', 'playing')
        .where('seats.bot', 'is not', null),
    )
    .execute()
  await schema
    .alterTable('entries')
    .addColumn('bot', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('entries').addColumn('clocks', 'text').execute()
  // The nodes tell each other only where something happened; nothing that long is left for each other anymore.
  if (dialect === 'postgres') await schema.dropTable('socket_io_attachments').ifExists().execute()
}

async function randomness(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('generator', 'text').execute()
}

/** Until now, everyone played alone. */
async function automasAndTeams({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('seats')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('person'))
    .execute()
  await schema.alterTable('seats').addColumn('team', 'integer').execute()
}

/** What each choice changed is kept with it, and under which rules it was made. */
async function recordings({ schema }: Kysely<Schema>): Promise<void> {
  for (const column of ['moment', 'delta', 'hash'] as const) {
    await schema.alterTable('entries').addColumn(column, 'text').execute()
  }
  await schema
    .createTable('legs')
    .addColumn('matchId', 'text', (c) => c.notNull().references('matches.tableId').onDelete('cascade'))
    .addColumn('leg', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('state', 'text')
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('moment', 'text')
    .addColumn('hash', 'text')
    .addPrimaryKeyConstraint('legs-key', ['matchId', 'leg'])
    .execute()
  await schema
    .createTable('seals')
    .addColumn('matchId', 'text', (c) => c.primaryKey().references('matches.tableId').onDelete('cascade'))
    .addColumn('recording', 'text')
    .execute()
}

/** Matches that cannot go on. */
async function halts({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('halts')
    .addColumn('tableId', 'text', (c) => c.primaryKey().references('matches.tableId').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('agreed', 'text', (c) => c.notNull())
    .addColumn('givenUp', 'integer', (c) => c.notNull())
    .addColumn('released', 'bigint')
    .execute()
  await schema.createIndex('halts-at').on('halts').columns(['released', 'at']).execute()
}

/** Not everything is said to everyone anymore. */
async function channels({ schema }: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('talk', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await schema
    .createTable('whispers')
    .addColumn('id', dialect === 'postgres' ? 'serial' : 'integer', (c) =>
      dialect === 'postgres' ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('whispers-table').on('whispers').columns(['tableId', 'id']).execute()
  await schema
    .createTable('heard')
    .addColumn('whisperId', 'integer', (c) => c.notNull().references('whispers.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('heard-key', ['whisperId', 'userId'])
    .execute()
  await schema.createIndex('heard-user').on('heard').column('userId').execute()
}

/** A person may have several seats at a table, and seats may differ. */
async function manySeatsEach({ schema }: Kysely<Schema>): Promise<void> {
  await schema.dropIndex('seats-person').execute()
  await schema.alterTable('seats').addColumn('role', 'text').execute()
}

/** A player may offer a seat to someone else. */
async function offers({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('seats')
    .addColumn('offered', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** Why a match is not rated is stored. */
async function passed({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('passed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** Answers to questions that are still open. */
async function kept({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('kept')
    .addColumn('matchId', 'text', (c) => c.notNull().references('matches.tableId').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('kept-key', ['matchId', 'seat', 'since'])
    .execute()
}

/** Who is present, what they agree on, and what happened around a match. */
async function company({ schema }: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await schema
    .alterTable('seats')
    .addColumn('resigned', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('matches').addColumn('motion', 'text').execute()
  await schema.alterTable('matches').addColumn('paused', 'bigint').execute()
  await schema
    .createTable('presence')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('here', 'integer', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence-key', ['tableId', 'userId', 'node'])
    .execute()
  await schema.createIndex('presence-here').on('presence').columns(['here', 'seen']).execute()
  await schema
    .createTable('notices')
    .addColumn('id', dialect === 'postgres' ? 'serial' : 'integer', (c) =>
      dialect === 'postgres' ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('name', 'text')
    .addColumn('seat', 'integer')
    .execute()
  await schema.createIndex('notices-table').on('notices').columns(['tableId', 'id']).execute()
}

/** What people are notified about, how, and what is still to be sent. */
async function telling({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('telling')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('wishes', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('told', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('mails')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('confirmed', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('stamp', 'integer', (c) => c.notNull())
    .addColumn('asked', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('mails-address').on('mails').column('address').execute()
  await schema
    .createTable('errands')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('tableId', 'text', (c) => c.references('tables.id').onDelete('cascade'))
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('claimed', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('errands-due').on('errands').columns(['way', 'due']).execute()
}

/** Canned phrases, and reports to the operator. */
async function phrases({ schema }: Kysely<Schema>, dialect: Dialect): Promise<void> {
  for (const name of ['chat', 'whispers']) await schema.alterTable(name).addColumn('phrase', 'text').execute()
  await schema
    .createTable('reports')
    .addColumn('id', dialect === 'postgres' ? 'serial' : 'integer', (c) =>
      dialect === 'postgres' ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('tableId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('aboutId', 'text', (c) => c.notNull())
    .addColumn('aboutName', 'text', (c) => c.notNull())
    .addColumn('said', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute()
}

/** What a table says of itself in a list, its password, quick matches, and who has won. */
async function lists(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  for (const column of ['name', 'language', 'level', 'password', 'winners'])
    await schema.alterTable('tables').addColumn(column, 'text').execute()
  await schema
    .alterTable('tables')
    .addColumn('quick', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('seats')
    .addColumn('unagreed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('tries')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tries-key', ['tableId', 'who'])
    .execute()
  await schema.createIndex('tables-ended').on('tables').columns(['status', 'listed', 'ended']).execute()
  // For matches finished earlier, only people's wins are known.
  const won = await db
    .selectFrom('results')
    .select(['tableId', 'seat'])
    .where('place', '=', 1)
    .orderBy('seat')
    .execute()
  const winners = new Map<string, number[]>()
  for (const { tableId, seat } of won) winners.set(tableId, [...(winners.get(tableId) ?? []), seat])
  for (const [id, seats] of winners)
    await db
      .updateTable('tables')
      .set({ winners: JSON.stringify(seats) })
      .where('id', '=', id)
      .execute()
}

/** Keys and codes that let people in, friends, and what moved ratings. */
async function people({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credential', 'text', (c) => c.notNull().unique())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('algorithm', 'integer', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint')
    .execute()
  await schema.createIndex('passkeys-user').on('passkeys').column('userId').execute()
  await schema
    .createTable('challenges')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('challenges-at').on('challenges').column('at').execute()
  await schema
    .createTable('codes')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('friends')
    .addColumn('low', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('high', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('friends-key', ['low', 'high'])
    .execute()
  await schema.createIndex('friends-high').on('friends').column('high').execute()
  await schema
    .createTable('invitations')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('by', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations-key', ['tableId', 'userId', 'by'])
    .execute()
  await schema.createIndex('invitations-user').on('invitations').column('userId').execute()
  await schema
    .createTable('seen')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('ratingChanges')
    .addColumn('tableId', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('sides', 'integer', (c) => c.notNull())
    .addColumn('side', 'integer', (c) => c.notNull())
    .addColumn('expected', 'double precision', (c) => c.notNull())
    .addColumn('muBefore', 'double precision', (c) => c.notNull())
    .addColumn('sigmaBefore', 'double precision', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratingChanges-key', ['tableId', 'userId'])
    .execute()
  await schema.createIndex('ratingChanges-user').on('ratingChanges').columns(['userId', 'at']).execute()
  await schema.createIndex('ratingChanges-game').on('ratingChanges').columns(['game', 'at']).execute()
}

/** People waiting for a quick match may start it with bots instead. */
async function quickBots({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('seats')
    .addColumn('withBots', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
