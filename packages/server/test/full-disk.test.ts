import { sql } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Append, appendToSqlite } from '../src/store/append.ts'
import { openStore } from '../src/store/open.ts'
import { openSqlite, type Sqlite } from '../src/store/sqlite.ts'
import { readNotes, writeNotes } from '../src/table/talk.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const entry = (seq: number, events = '[]'): Append => ({
  matchId: 'm',
  seq,
  seat: 0,
  key: `choice ${seq}`,
  steps: 0,
  final: 0,
  bot: 0,
  arranged: 0,
  before: null,
  wake: null,
  events,
  moment: null,
  delta: null,
  hash: '',
  at: 1_700_000_000_000 + seq,
  state: `{"at":${seq + 1}}`,
  clocks: '{}',
  deadline: null,
  over: false,
})

const LARGE = JSON.stringify('x'.repeat(200_000))

describe('on a full disk', () => {
  let data: ReturnType<typeof makeDataFolder>
  let sqlite: Sqlite
  let reported: unknown[]
  beforeEach(async () => {
    data = makeDataFolder()
    await (await openStore({ data: data.path })).close()
    reported = []
    sqlite = openSqlite(data.path, (cause) => reported.push(cause))
    await sqlite.db
      .insertInto('tables')
      .values({
        id: 'm',
        host: 'ann',
        game: 'bluff',
        setup: '{}',
        options: '{}',
        listed: 0,
        status: 'playing',
        seed: 's',
        before: null,
        created: 1,
        ended: null,
        counted: 0,
      })
      .execute()
    await sqlite.db
      .insertInto('matches')
      .values({
        tableId: 'm',
        version: 1,
        seq: 0,
        state: '{"at":0}',
        base: null,
        opening: '[]',
        clocks: '{}',
        request: null,
        deadline: null,
        changed: 1,
      })
      .execute()
  })
  afterEach(async () => {
    await sqlite.db.destroy()
    sqlite.appending.close()
    await data.remove()
  })

  const fill = () => sqlite.appending.exec('pragma max_page_count = 1')
  const makeRoom = () => sqlite.appending.exec('pragma max_page_count = 1000000')
  const seq = async () => (await sqlite.db.selectFrom('matches').select('seq').executeTakeFirstOrThrow()).seq

  it('a choice is refused and not stored, and goes through as soon as there is room', async () => {
    const append = appendToSqlite(sqlite.appending, (cause) => reported.push(cause))
    expect(await append(entry(0))).toBe(true)
    fill()
    const both = [append(entry(1, LARGE)), append(entry(1, LARGE))]
    for (const one of both) await expect(one).rejects.toMatchObject({ code: 'cannot-store', status: 503 })
    expect(await seq()).toBe(1)
    expect(reported).toMatchObject([{ code: 'SQLITE_FULL' }])
    makeRoom()
    expect(await append(entry(1, LARGE))).toBe(true)
    expect(await seq()).toBe(2)
  })

  it('what else is to be stored is refused in the same words, alone and in a transaction', async () => {
    await sql`pragma max_page_count = 1`.execute(sqlite.db)
    await expect(writeNotes(sqlite.db, 'm', 'ann', LARGE)).rejects.toMatchObject({ code: 'cannot-store' })
    const whole = sqlite.db.transaction().execute((trx) => writeNotes(trx, 'm', 'ann', LARGE))
    await expect(whole).rejects.toMatchObject({ code: 'cannot-store', cause: { code: 'SQLITE_FULL' } })
    await sql`pragma max_page_count = 1000000`.execute(sqlite.db)
    await sqlite.db.transaction().execute((trx) => writeNotes(trx, 'm', 'ann', LARGE))
    expect(await readNotes(sqlite.db, 'm', 'ann')).toBe(LARGE)
  })

  it('one match that cannot be written does not keep the others from it', async () => {
    const append = appendToSqlite(sqlite.appending, () => {})
    await sqlite.db
      .insertInto('entries')
      .values({
        matchId: 'm',
        seq: 0,
        seat: 0,
        key: 'left over',
        steps: 0,
        final: 0,
        bot: 0,
        events: '[]',
        clocks: null,
        at: 1,
      })
      .execute()
    await sql`insert into tables (id, host, game, setup, options, listed, status, seed, created, counted) select 'n', host, game, setup, options, listed, status, seed, created, counted from tables`.execute(
      sqlite.db,
    )
    await sql`insert into matches ("tableId", version, seq, state, opening, clocks, changed) select 'n', version, seq, state, opening, clocks, changed from matches`.execute(
      sqlite.db,
    )
    const [bad, good] = [append(entry(0)), append({ ...entry(0), matchId: 'n' })]
    await expect(bad).rejects.toThrow('UNIQUE')
    expect(await good).toBe(true)
  })
})

describe('a database that is locked for long', () => {
  it('has its choices refused, and the same choice goes through afterward', async () => {
    const data = makeDataFolder()
    const server = await startServer({ data: data.path, logLevel: 'silent' }, gamesWithBluff)
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann, ben] = seats as [(typeof seats)[0], (typeof seats)[0]]
    const other = new Database(`${data.path}/sietch.db`)
    other.exec('begin immediate')
    expect(await ann.choose('income')).toMatchObject({ ok: false, code: 'cannot-store' })
    other.exec('rollback')
    other.close()
    expect(await ann.choose('income')).toEqual({ ok: true, seq: 1 })
    await ben.reach(1)
    for (const seat of seats) seat.close()
    await server.close()
    await data.remove()
  }, 30_000)
})
