import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Append } from '../src/store/append.ts'
import { openStore, type Store, sharedSecret } from '../src/store/open.ts'
import { type Cleanup, makeDatabase, makeDataFolder } from './house.ts'

const places: {
  name: string
  open: () => Promise<{ store: Store; again(): Promise<Store>; remove: Cleanup }>
}[] = [
  {
    name: 'SQLite',
    async open() {
      const data = makeDataFolder()
      const again = () => openStore({ data: data.path })
      return { store: await again(), again, remove: data.remove }
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const databaseUrl = await makeDatabase()
      const again = () => openStore({ data: '', databaseUrl })
      return { store: await again(), again, remove: () => {} }
    },
  },
]

describe.each(places)('the store on $name', ({ open }) => {
  let place: Awaited<ReturnType<(typeof places)[number]['open']>>
  let store: Store
  beforeAll(async () => {
    place = await open()
    store = place.store
  })
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  let made = 0
  async function makeMatch(): Promise<string> {
    const id = `match-${made++}`
    await store.db
      .insertInto('tables')
      .values({
        id,
        host: 'somebody',
        game: 'imperium',
        setup: '{}',
        options: '{}',
        listed: 0,
        status: 'playing',
        seed: 'seed',
        before: null,
        created: 1_700_000_000_000,
        ended: null,
        counted: 0,
      })
      .execute()
    await store.db
      .insertInto('matches')
      .values({
        tableId: id,
        version: 1,
        seq: 0,
        state: '{"at":0}',
        base: null,
        opening: '[]',
        clocks: '{}',
        request: null,
        deadline: null,
        wake: null,
        changed: 1,
      })
      .execute()
    return id
  }

  const entry = (matchId: string, seq: number, key = `choice ${seq}`): Append => ({
    matchId,
    seq,
    arranged: 0,
    seat: seq % 4,
    key,
    steps: 0,
    final: 0,
    bot: 0,
    events: '[]',
    moment: null,
    delta: null,
    hash: '',
    before: null,
    at: 1_700_000_000_000 + seq,
    state: `{"at":${seq + 1}}`,
    clocks: '{}',
    deadline: null,
    wake: null,
    over: false,
  })

  const readMatch = (id: string) =>
    store.db.selectFrom('matches').selectAll().where('tableId', '=', id).executeTakeFirstOrThrow()
  const readKeys = async (id: string) =>
    (
      await store.db.selectFrom('entries').select('key').where('matchId', '=', id).orderBy('seq').execute()
    ).map(({ key }) => key)

  it('keeps a choice together with the state after it', async () => {
    const id = await makeMatch()
    expect(await store.append(entry(id, 0))).toBe(true)
    expect(await store.append(entry(id, 1))).toBe(true)
    expect(await readMatch(id)).toMatchObject({ seq: 2, state: '{"at":2}', changed: 1_700_000_000_001 })
    expect(await readKeys(id)).toEqual(['choice 0', 'choice 1'])
  })

  it('takes nothing that does not follow on what is there', async () => {
    const id = await makeMatch()
    expect(await store.append(entry(id, 1))).toBe(false)
    await store.append(entry(id, 0))
    expect(await store.append(entry(id, 0, 'another'))).toBe(false)
    expect(await readMatch(id)).toMatchObject({ seq: 1, state: '{"at":1}' })
    expect(await readKeys(id)).toEqual(['choice 0'])
  })

  it('takes nothing from someone who does not know what was changed around the match', async () => {
    const id = await makeMatch()
    await store.db.updateTable('matches').set({ arranged: 1 }).where('tableId', '=', id).execute()
    expect(await store.append(entry(id, 0))).toBe(false)
    expect(await store.append({ ...entry(id, 0), arranged: 1 })).toBe(true)
  })

  it('lets one of many win who write the same number at once', async () => {
    const id = await makeMatch()
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.append(entry(id, 0, `of ${n}`))),
    )
    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await readKeys(id)).toEqual([`of ${written.indexOf(true)}`])
  })

  it('writes many matches at once, and those that collide hold up no one', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, makeMatch))
    const written = await Promise.all(
      ids.map((id, index) => store.append(entry(id, index % 3 === 0 ? 5 : 0))),
    )
    expect(written).toEqual(ids.map((_, index) => index % 3 !== 0))
  })

  it('ends the table in the same step as the match', async () => {
    const id = await makeMatch()
    await store.append({ ...entry(id, 0), over: true })
    const table = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(table).toMatchObject({ status: 'over', ended: 1_700_000_000_000 })
  })

  it('waits for another writer without standing still', async () => {
    const id = await makeMatch()
    const release = await new Promise<() => void>((ready) => {
      void store.db.transaction().execute(async (trx) => {
        await sql`update tables set host = host`.execute(trx)
        await new Promise<void>((done) => ready(done))
      })
    })
    let isDone = false
    const append = store.append(entry(id, 0)).finally(() => {
      isDone = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isDone).toBe(false)
    release()
    expect(await append).toBe(true)
  })

  it('has one secret, however often it is asked for', async () => {
    const secrets = await Promise.all([sharedSecret(store.db), sharedSecret(store.db)])
    expect(secrets[0]).toHaveLength(43)
    expect(secrets[1]).toBe(secrets[0])
  })

  it('finds everything again after it was opened again', async () => {
    const id = await makeMatch()
    await store.append(entry(id, 0))
    const second = await place.again()
    const row = await second.db
      .selectFrom('matches')
      .select('seq')
      .where('tableId', '=', id)
      .executeTakeFirst()
    await second.close()
    expect(row).toEqual({ seq: 1 })
  })
})
