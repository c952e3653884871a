import { hashState, type Json, type MatchLog, replay, start } from '@sietch/kernel'
import { type BluffSetup, type BluffState, bluff } from '@sietch/kernel/test/game'
import type { Person, Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff, gamesWithNewerBluff, newerBluff, playOut } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
afterAll(data.remove)

async function stored(id: string) {
  const { db, close } = await openStore({ data: data.path })
  const row = await db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.id', 'matches.tableId')
    .select(['tables.seed', 'matches.version', 'matches.base', 'matches.state'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow()
  await close()
  return { ...row, state: JSON.parse(row.state) as BluffState }
}

const fileOf = async (person: Person, id: string) =>
  (await person.ask('GET', `/api/tables/${id}/file`)).body as unknown as MatchLog<BluffSetup>

describe('a match from the time of sfc32', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let ann: Person
  let ben: Person
  let id: string
  let seats: Watched[]
  let origin: BluffState

  beforeAll(async () => {
    const older = await startServer({ data: data.path, botThreads: 0 }, gamesWithBluff)
    const dealt = await dealBluff(older.url, ['Ann', 'Ben'])
    for (const seat of dealt.seats) seat.close()
    await older.close()
    id = dealt.table.id
    await asOlderServersDealt()
    server = await startServer({ data: data.path, botThreads: 0 }, gamesWithNewerBluff)
    ;[ann, ben] = dealt.people.map((person) => person.at(server.url)) as [Person, Person]
    seats = await Promise.all([ann.watch(id), ben.watch(id)])
  })
  afterAll(async () => {
    for (const seat of seats) seat.close()
    await server.close()
  })

  async function asOlderServersDealt(): Promise<void> {
    const { seed } = await stored(id)
    origin = start(bluff, { players: 2 }, seed, 'sfc32').match.state
    const { db, close } = await openStore({ data: data.path })
    await db
      .updateTable('matches')
      .set({ state: JSON.stringify(origin) })
      .where('tableId', '=', id)
      .execute()
    await db.deleteFrom('legs').execute()
    await close()
  }

  it('is taken back to where it was under newer rules', async () => {
    const [watched] = seats as [Watched, Watched]
    const before = watched.view
    expect(before).toEqual(bluff.view(origin, 0))
    await watched.choose('income')
    expect(await watched.socket.emitWithAck('undo', { table: id, seq: 1 })).toEqual({ ok: true, seq: 2 })
    await Promise.all(seats.map((seat) => seat.reach(2)))
    expect(watched.view).toEqual(before)
    expect((await stored(id)).state).toEqual(origin)
  })

  it('goes on with its generator, and its file replays with it', async () => {
    await playOut(seats)
    const { state, version, base } = await stored(id)
    expect({ version, base }).toEqual({ version: bluff.version, base: null })
    const file = await fileOf(ann, id)
    expect(file).toMatchObject({ version: bluff.version, generator: 'sfc32' })
    const { generator: _, ...nameless } = file
    for (const log of [file, nameless]) {
      const again = replay(newerBluff, log)
      expect('ok' in again ? again.message : hashState(again.state)).toBe(hashState(state))
      const { id: copy } = await ben.table('/api/import', log)
      expect((await stored(copy)).state).toEqual(state)
      expect(await fileOf(ben, copy)).toEqual(file)
    }
  })

  it('is dealt the same once more as a copy', async () => {
    const { id: copy } = await ann.table(`/api/tables/${id}/clone`)
    await ben.table(`/api/tables/${copy}/join`)
    await ann.table(`/api/tables/${copy}/start`)
    expect((await stored(copy)).state).toEqual(origin)
  })

  it('is followed by one that is dealt with chacha20', async () => {
    const { id: next } = await ann.table(`/api/tables/${id}/rematch`)
    await ben.table(`/api/tables/${next}/join`)
    await ann.table(`/api/tables/${next}/start`)
    const { seed, state } = await stored(next)
    expect(state.rng).toMatchObject({ name: 'chacha20' })
    expect(seed).not.toBe((await stored(id)).seed)
  })
})

describe('the seed of a match', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ data: data.path, botThreads: 0 }, gamesWithBluff)
  })
  afterAll(() => server.close())

  it('is 128 bits of the server’s own, and no one may bring one to a table', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    for (const seat of seats) seat.close()
    expect(Buffer.from((await stored(table.id)).seed, 'base64url')).toHaveLength(16)
    const wanted = { game: 'bluff', setup: { players: 2 }, options: { substitute: 'random' } }
    for (const change of [{ seed: 'mine' }, { generator: 'sfc32' }]) {
      const answer = await people[0]?.ask('POST', '/api/tables', { ...wanted, ...change })
      expect(answer?.status).toBe(400)
    }
  })

  it('in a file is kept as it is, an empty one too', async () => {
    const { people, seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    for (const seat of seats) seat.close()
    const { log } = start(bluff, { players: 2 }, '').match
    const copy = await people[0]?.table('/api/import', log as unknown as Json)
    const watched = await people[0]?.watch(copy?.id ?? '')
    const before = watched?.view
    await watched?.choose('income')
    expect(await watched?.socket.emitWithAck('undo', { table: copy?.id, seq: 1 })).toMatchObject({ ok: true })
    await watched?.reach(2)
    expect(watched?.view).toEqual(before)
    watched?.close()
  })

  it('names a generator that there is, or the file is refused', async () => {
    const { people, seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    for (const seat of seats) seat.close()
    const { log } = start(bluff, { players: 2 }, 'x').match
    const { status } = (await people[0]?.ask('POST', '/api/import', { ...log, generator: 'dice' })) ?? {}
    expect(status).toBe(400)
  })
})
