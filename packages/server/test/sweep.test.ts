import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { sweep } from '../src/store/sweep.ts'
import { sweeperOf } from '../src/store/sweeper.ts'
import { makeDatabase, makeDataFolder } from './house.ts'

const { keeping } = readConfig({})
const DAY = 24 * 3600 * 1000
const ago = (days: number) => Date.now() - days * DAY

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  const data = makeDataFolder()
  let store: Store

  beforeAll(async () => {
    if (dialect === 'sqlite') store = await openStore({ data: data.path })
    else store = await openStore({ data: '', databaseUrl: await makeDatabase() })
  })
  afterAll(async () => {
    await store.close()
    await data.remove()
  })

  async function person(seen: number, username: string | null = null): Promise<string> {
    const id = randomUUID()
    const time = new Date(seen).toISOString()
    const isVerified = dialect === 'postgres' ? false : (0 as unknown as boolean)
    const times = { createdAt: time, updatedAt: time }
    await store.db
      .insertInto('user')
      .values({
        id,
        name: 'Ann',
        email: `${id}@guest.invalid`,
        emailVerified: isVerified,
        username,
        ...times,
      })
      .execute()
    const expiresAt = new Date(seen + 365 * DAY).toISOString()
    await store.db
      .insertInto('session')
      .values({ id: randomUUID(), userId: id, token: id, expiresAt, ...times })
      .execute()
    return id
  }

  type Made = { status?: 'open' | 'playing' | 'over'; at: number; imported?: 0 | 1; touched?: number }
  /** A table at which someone sits, against a bot; `chose` says which of them have chosen something. */
  async function table(
    userId: string,
    made: Made,
    chose: readonly ('person' | 'stand-in' | 'bot')[] = [],
  ): Promise<string> {
    const { status = 'playing', at, imported = 0, touched = 0 } = made
    const id = randomUUID()
    await store.db
      .insertInto('tables')
      .values({
        id,
        host: userId,
        game: 'bluff',
        setup: '{}',
        options: '{}',
        listed: 1,
        status,
        seed: 'a',
        before: null,
        created: at,
        ended: null,
        counted: 1,
        imported,
        touched,
      })
      .execute()
    const seats = [
      { tableId: id, seat: 0, userId, bot: null },
      { tableId: id, seat: 1, userId: null, bot: 'easy' },
    ]
    await store.db.insertInto('seats').values(seats).execute()
    if (status === 'open') return id
    const match = { version: 1, seq: 0, state: '{}', base: null, opening: '[]', clocks: '{}', request: null }
    await store.db
      .insertInto('matches')
      .values({ tableId: id, ...match, deadline: null, changed: at })
      .execute()
    for (const [seq, who] of chose.entries()) {
      const entry = { key: 'income', steps: 0, final: 0, clocks: null, events: '[]', at } as const
      const bot = who === 'person' ? 0 : 1
      await store.db
        .insertInto('entries')
        .values({ matchId: id, seq, seat: who === 'bot' ? 1 : 0, bot, ...entry })
        .execute()
    }
    return id
  }

  const isThere = async (name: 'tables' | 'user', id: string) =>
    (await store.db.selectFrom(name).select('id').where('id', '=', id).execute()).length === 1

  it('deletes guests whom no one has seen for long and no one would miss', async () => {
    const old = await person(ago(91))
    const lately = await person(ago(89))
    const player = await person(ago(400), `player-${dialect}`)
    const seated = await person(ago(400))
    const kept = await table(seated, { at: ago(400) }, ['person'])
    expect(await sweep(store, keeping)).toMatchObject({ guests: 1, tables: 0 })
    expect(await isThere('user', old)).toBe(false)
    for (const id of [lately, player, seated]) expect(await isThere('user', id)).toBe(true)
    expect(await isThere('tables', kept)).toBe(true)
  })

  it('deletes open tables that no one has touched for long', async () => {
    const ann = await person(Date.now())
    const old = await table(ann, { status: 'open', at: ago(8) })
    const touched = await table(ann, { status: 'open', at: ago(8), touched: ago(6) })
    const talkedAt = await table(ann, { status: 'open', at: ago(8) })
    await store.db
      .insertInto('chat')
      .values({ tableId: talkedAt, userId: ann, name: 'Ann', text: 'Soon?', at: ago(1) })
      .execute()
    const fresh = await table(ann, { status: 'open', at: ago(6) })
    expect(await sweep(store, keeping)).toMatchObject({ tables: 1, ids: [old] })
    for (const id of [touched, talkedAt, fresh]) expect(await isThere('tables', id)).toBe(true)
  })

  it('deletes imports, and matches that no person has played', async () => {
    const ann = await person(Date.now())
    const imported = await table(ann, { at: ago(31), imported: 1 }, ['person'])
    const playedOn = await table(ann, { at: ago(29), imported: 1 }, ['person'])
    const begun = await table(ann, { at: ago(31) }, ['bot', 'stand-in'])
    const lost = await table(ann, { at: ago(31), status: 'over' }, ['bot', 'stand-in'])
    await store.db
      .insertInto('results')
      .values({
        tableId: lost,
        seat: 0,
        userId: ann,
        game: 'bluff',
        players: 2,
        place: 2,
        score: 0,
        persona: null,
        rated: 0,
        at: ago(31),
      })
      .execute()
    const watched = await table(ann, { at: ago(31), status: 'over' }, ['bot', 'bot'])
    const played = await table(ann, { at: ago(4000), status: 'over' }, ['person', 'bot'])
    const waiting = await table(ann, { at: ago(4000) }, ['bot', 'person'])
    const { ids } = await sweep(store, keeping)
    expect([...ids].sort()).toEqual([imported, begun, watched].sort())
    for (const id of [playedOn, lost, played, waiting]) expect(await isThere('tables', id)).toBe(true)
  })

  it('deletes what has expired, and what was said long ago at a talkative table', async () => {
    const ann = await person(ago(366), `ann-${dialect}`)
    await store.db
      .insertInto('recoveries')
      .values({ userId: ann, hash: ann, at: ago(31) })
      .execute()
    const id = await table(ann, { at: ago(1) }, ['person'])
    const said = Array.from({ length: 503 }, (_, n) => ({
      tableId: id,
      userId: ann,
      name: 'Ann',
      text: `${n}`,
      at: ago(1),
    }))
    await store.db.insertInto('chat').values(said).execute()
    const swept = await sweep(store, keeping)
    expect(swept).toMatchObject({ links: 1, chat: 3 })
    expect(swept.sessions).toBeGreaterThanOrEqual(1)
    const first = await store.db
      .selectFrom('chat')
      .select('text')
      .where('tableId', '=', id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(first.text).toBe('3')
    expect(await isThere('user', ann)).toBe(true)
  })

  it('deletes many, a few at a time, and nothing twice', async () => {
    const guests = await Promise.all(Array.from({ length: 450 }, () => person(ago(100))))
    await Promise.all(guests.slice(0, 12).map((guest) => table(guest, { status: 'open', at: ago(100) })))
    const both = await Promise.all([sweep(store, keeping), sweep(store, keeping)])
    expect(await isThere('user', guests[0] ?? '')).toBe(false)
    expect(new Set(both.flatMap(({ ids }) => ids)).size).toBe(12)
    expect(await sweep(store, keeping)).toMatchObject({
      guests: 0,
      tables: 0,
      sessions: 0,
      links: 0,
      chat: 0,
    })
  })

  it('is done by itself, and those who look at a table hear that it is gone', async () => {
    const old = await table(await person(Date.now()), { status: 'open', at: ago(8) })
    const log = pino({ level: 'silent' })
    let sweeper = { close() {} }
    const heard = await new Promise<string>((resolve) => {
      sweeper = sweeperOf({ store, keeping, log, closed: resolve }, 0)
    })
    sweeper.close()
    expect(heard).toBe(old)
    expect(await isThere('tables', old)).toBe(false)
  })

  it('keeps everything where it is told to', async () => {
    const guest = await person(ago(4000))
    const forEver = { guests: 0, openTables: 0, imports: 0, unplayed: 0 }
    const id = await table(guest, { status: 'open', at: ago(4000) })
    expect(await sweep(store, forEver)).toMatchObject({ guests: 0, tables: 0 })
    expect(await isThere('tables', id)).toBe(true)
  })

  it('deletes the rest when something cannot be deleted', async () => {
    const ann = await person(ago(400))
    const bad = await table(ann, { status: 'open', at: ago(40) })
    const begun = await table(ann, { at: ago(60) })
    const { db } = store
    await db.schema
      .createTable('clinging')
      .addColumn('id', 'text', (c) => c.references('tables.id'))
      .execute()
    await sql`insert into clinging values (${bad})`.execute(db)
    const { ids, failures } = await sweep(store, keeping)
    expect(ids).toContain(begun)
    expect(failures).toHaveLength(1)
    await db.schema.dropTable('clinging').execute()
    expect((await sweep(store, keeping)).ids).toContain(bad)
  })
})
