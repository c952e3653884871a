import { once } from 'node:events'
import { connect } from 'node:net'
import type { Person, Watched } from '@sietch/trial'
import { describe, expect, it } from 'vitest'
import type { Config } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { type Cleanup, makeDatabase, makeDataFolder, startServer } from './house.ts'

const places: { name: string; open: () => Promise<{ change: Partial<Config>; remove: Cleanup }> }[] = [
  {
    name: 'SQLite',
    async open() {
      const { path, remove } = makeDataFolder()
      return { change: { data: path }, remove }
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      return { change: { data: '', databaseUrl: await makeDatabase() }, remove: () => {} }
    },
  },
]

const TABLES = 12

describe.each(places)('a server on $name that is closed', ({ open }) => {
  it('answers what it stores, and stores nothing that it does not answer', async () => {
    const { change, remove } = await open()
    const server = await startServer({ ...change, botThreads: 0 }, gamesWithBluff)
    const dealt = []
    for (let n = 0; n < TABLES; n++) dealt.push(await dealBluff(server.url, ['Ann', 'Ben']))

    const answered = new Set<string>()
    const overSocket = async (id: string, ann: Watched | undefined) => {
      const answer = await ann?.choose('income').catch(() => undefined)
      if (answer?.ok) answered.add(id)
    }
    const overHttp = async (id: string, ann: Person | undefined) => {
      const path = `/api/tables/${id}/choose`
      const answer = await ann?.ask('POST', path, { seq: 0, key: 'income' }).catch(() => undefined)
      if (answer?.status === 200) answered.add(id)
    }
    const asking = dealt.map(({ table: { id }, people: [person], seats: [ann] }, index) =>
      index % 2 === 0 ? overSocket(id, ann) : overHttp(id, person),
    )
    await Promise.race(asking)
    await server.close()
    await Promise.all(asking)
    for (const { seats } of dealt) for (const seat of seats) seat.close()

    const store = await openStore({ data: '', ...change })
    const rows = await store.db.selectFrom('entries').select('matchId').execute()
    await store.close()
    await remove()
    expect(answered.size).toBeGreaterThan(0)
    expect(new Set(rows.map(({ matchId }) => matchId))).toEqual(answered)
  })

  it('is closed soon though someone does not let go', async () => {
    const { change, remove } = await open()
    const server = await startServer({ ...change, botThreads: 0 }, gamesWithBluff)
    const { people, seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const hanging = connect(server.port, '127.0.0.1')
    const hungUp = once(hanging, 'close')
    hanging.on('error', () => {})
    hanging.write('POST /api/guest HTTP/1.1\r\nhost: sietch\r\ncontent-type: application/json\r\n')
    hanging.write('content-length: 100\r\n\r\n{')
    await people[0]?.ask('GET', '/api/me')
    await server.close()
    await hungUp
    for (const seat of seats) seat.close()
    await remove()
  }, 15_000)
})
