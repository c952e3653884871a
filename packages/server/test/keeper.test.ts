import { Person, type Watched } from '@sietch/trial'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Clocks } from '../src/match/clock.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { bluffTable, dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

let data: ReturnType<typeof makeDataFolder>
let server: Awaited<ReturnType<typeof startServer>>
let store: Store
const watching: Watched[] = []

const start = async () => {
  server = await startServer({ data: data.path, idlePace: 0, logLevel: 'silent' }, gamesWithBluff)
}

/** The server is stopped, something happens to its data, and it is started again. */
async function meanwhile(work: () => Promise<void>): Promise<void> {
  for (const one of watching.splice(0)) one.close()
  await server.close()
  await work()
  await start()
}

beforeEach(async () => {
  data = makeDataFolder()
  await start()
  store = await openStore({ data: data.path })
})
afterEach(async () => {
  for (const one of watching.splice(0)) one.close()
  await server.close()
  await store.close()
  await data.remove()
})

async function deal(names: readonly string[], change: object = {}) {
  const dealt = await dealBluff(server.url, names, change)
  watching.push(...dealt.seats)
  return dealt
}

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

const clocksOf = async (id: string) => {
  const row = store.db.selectFrom('matches').select(['clocks', 'deadline']).where('tableId', '=', id)
  const { clocks, deadline } = await row.executeTakeFirstOrThrow()
  return { ...(JSON.parse(clocks) as Clocks), deadline }
}

const timed = (seconds: number) => ({
  options: { substitute: 'random', clock: { kind: 'bank', seconds, increment: 0 } },
})

describe('one match that cannot be read', () => {
  it('is shown to its players as halted, and the clocks of all others run out', async () => {
    const bad = await deal(['Ann', 'Ben'], timed(600))
    const good = await deal(['Cid', 'Dan'], timed(600))
    await meanwhile(async () => {
      const { db } = store
      await db.updateTable('matches').set({ deadline: 1 }).execute()
      await db.updateTable('matches').set({ state: 'rubbish' }).where('tableId', '=', bad.table.id).execute()
      const { deadline: _, ...clocks } = await clocksOf(good.table.id)
      await db
        .updateTable('matches')
        .set({ clocks: JSON.stringify({ ...clocks, left: [0, 600_000] }) })
        .where('tableId', '=', good.table.id)
        .execute()
      await db.deleteFrom('settings').where('name', '=', 'beat').execute()
    })
    const [ann] = bad.people as [Person, Person]
    const [cid] = good.people as [Person, Person]
    const substitute = async () => {
      const { table } = (await cid.at(server.url).ask('GET', `/api/tables/${good.table.id}`)).body
      return (table as { seats: { bot: string | null }[] }).seats[0]?.bot
    }
    await expect.poll(substitute, { timeout: 30_000 }).toBe('random')
    const socket = await ann.at(server.url).connect()
    expect(await socket.emitWithAck('watch', { table: bad.table.id })).toMatchObject({
      match: null,
      table: { halted: { why: 'unreadable' } },
    })
    socket.disconnect()
  })
})

it('one table that cannot be read leaves the lists of the others whole', async () => {
  const bad = await deal(['Ann', 'Ben'])
  const [ann] = bad.people as [Person, Person]
  const good = await ann.table('/api/tables', bluffTable(2))
  await store.db.updateTable('tables').set({ options: 'rubbish' }).where('id', '=', bad.table.id).execute()
  const { tables } = (await ann.ask('GET', '/api/tables/mine')).body as { tables: object[] }
  expect(tables).toMatchObject([
    { id: good.id, halted: null },
    { id: bad.table.id, halted: { why: 'unreadable' } },
  ])
  const join = await ann.ask('POST', `/api/tables/${bad.table.id}/join`, {})
  expect(join.body).toMatchObject({ code: 'unreadable' })
})

describe('matches in which no one is there', () => {
  it('are not even read at the start when they wait for a person', async () => {
    const ann = await Person.named(server.url, 'Ann')
    for (let n = 0; n < 10; n++) {
      const { id } = await ann.table('/api/tables', bluffTable(2, { bots: [null, 'random'] }))
      await ann.table(`/api/tables/${id}/start`)
    }
    await meanwhile(async () => {})
    // A match waiting for a bot is found in the first pass after startup; the others would have been found earlier.
    const { id } = await ann.at(server.url).table('/api/tables', {
      game: 'imperium',
      setup: { players: 3 },
      options: { botPace: 0 },
      bots: ['easy', null, 'easy'],
    })
    await ann.at(server.url).table(`/api/tables/${id}/start`)
    await meanwhile(async () => {
      await store.db.updateTable('matches').set({ wake: 1 }).where('tableId', '=', id).execute()
    })
    await expect.poll(() => metric('sietch_matches_in_memory'), { timeout: 30_000 }).toBe(1)
  })

  it('rest where only bots play, until someone looks', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const table = { game: 'imperium', setup: { players: 3 }, options: { botPace: 0 } }
    const { id } = await ann.table('/api/tables', { ...table, bots: ['easy', 'easy', 'easy'] })
    await ann.table(`/api/tables/${id}/start`)
    const other = await ann.table('/api/tables', { ...table, bots: [null, 'easy', 'easy'] })
    await ann.table(`/api/tables/${other.id}/start`)
    await ann.table(`/api/tables/${other.id}/substitute`, { bot: 'easy' })
    const looked = await ann.watch(other.id)
    await looked.reach(10)
    expect((await ann.ask('GET', `/api/tables/${id}/match`)).body.seq).toBe(0)
    const resting = await ann.watch(id)
    await resting.reach(5)
    looked.close()
    resting.close()
  })
})

describe('a time in which no server is there', () => {
  it('is no one’s thinking time', async () => {
    const { table, people } = await deal(['Ann', 'Ben'], timed(60))
    const HOUR = 3_600_000
    await meanwhile(async () => {
      const { deadline, ...clocks } = await clocksOf(table.id)
      const since = clocks.since.map((at) => (at === null ? null : at - HOUR))
      await store.db
        .updateTable('matches')
        .set({ clocks: JSON.stringify({ ...clocks, since }), deadline: (deadline ?? 0) - HOUR })
        .execute()
      const value = String(Date.now() - HOUR)
      await store.db
        .insertInto('settings')
        .values({ name: 'beat', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    })
    const forgiven = async () => (await clocksOf(table.id)).outage ?? 0
    await expect.poll(forgiven, { timeout: 30_000 }).toBeGreaterThan(HOUR - 10_000)
    const { since, deadline } = await clocksOf(table.id)
    expect(since[0]).toBeGreaterThan(Date.now() - 60_000)
    expect(deadline).toBe((since[0] ?? 0) + 60_000)
    const [ann] = people as [Person, Person]
    const again = await ann.at(server.url).watch(table.id)
    expect(again.match.clocks.since).toEqual(since)
    expect(await again.choose('income')).toEqual({ ok: true, seq: 1 })
    again.close()
  })
})
