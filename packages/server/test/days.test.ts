// Two days at a table that is played over days, with a clock that is moved: who is told what, and that nothing hangs on
// somebody who has gone.

import type { Notice, OnlineTable } from '@sietch/protocol'
import { Person, Watched } from '@sietch/trial'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openStore, type Store } from '../src/store/open.ts'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'
import { openHook } from './post-office.ts'

const HOUR = 3_600_000
/** A busy machine takes its time. */
const reached = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
let store: Store
let hook: Awaited<ReturnType<typeof openHook>>

beforeAll(async () => {
  hook = await openHook()
  const config = { data: data.path, webhookPrivate: true, publicUrl: 'http://play.example' }
  server = await startServer(config, gamesWithBluff)
  store = await openStore({ data: data.path })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
  await store.close()
  hook.close()
  await data.remove()
})

/** Time passes while the server runs: it is no outage, in which clocks would stand still. */
async function pass(ms: number): Promise<void> {
  const now = Date.now() + ms
  await store.db
    .updateTable('settings')
    .set({ value: String(now) })
    .where('name', '=', 'beat')
    .execute()
  vi.setSystemTime(now)
}

it('is played over two days by people who come and go', async () => {
  const names = ['Ann', 'Ben', 'Cid']
  const people = await Promise.all(names.map((name) => Person.named(server.url, name)))
  const [ann, ben, cid] = people as [Person, Person, Person]
  const clock = { kind: 'days', days: 1 }
  const options = { clock, substitute: 'random', botPace: 0, veilPace: 0 }
  const { id } = await ann.table('/api/tables', bluffTable(3, { options }))
  const path = (call: string) => `/api/tables/${id}/${call}`
  for (const [seat, person] of [ben, cid].entries()) await person.table(path('join'), { seat: seat + 1 })
  for (const person of people) await person.ask('PUT', '/api/me/webhook', { url: hook.url })
  await ann.table(path('start'))
  const hears = (...kinds: readonly string[]) =>
    reached(() => expect(hook.calls.map(({ kind }) => kind)).toEqual(kinds))
  const tableNow = async () => (await ann.ask('GET', `/api/tables/${id}`)).body.table as OnlineTable

  /** Somebody looks, until they go. */
  async function look(person: Person) {
    const socket = await person.connect()
    const notices: Notice['kind'][] = []
    socket.on('notice', ({ notice }) => notices.push(notice.kind))
    const watched = await Watched.at(socket, id)
    const say = (question: string, about: object = {}) =>
      socket.emitWithAck(question, { table: id, ...about })
    const go = async () => {
      watched.close()
      await reached(async () => {
        const { here } = await store.db
          .selectFrom('presence')
          .select('here')
          .where('tableId', '=', id)
          .where('userId', '=', person.id)
          .executeTakeFirstOrThrow()
        expect(here).toBe(0)
      })
    }
    return { watched, say, notices, go }
  }

  // The first evening: all look, then go. Who did not start it hears that it has begun.
  await hears('started', 'started')
  const evening = await Promise.all(people.map(look))
  for (const one of evening) await one.go()
  await pass(HOUR)

  // Ann plays in the night. Ben is asked, and told once.
  const night = await look(ann)
  await night.watched.choose('income')
  await hears('started', 'started', 'your-turn')
  await night.go()

  // In the morning Cid reminds Ben; not again before the afternoon.
  await pass(10 * HOUR)
  const morning = await look(cid)
  expect(await morning.say('nudge', { seat: 1 })).toMatchObject({ ok: true })
  expect(await morning.say('nudge', { seat: 1 })).toMatchObject({ code: 'nudged-already' })
  await hears('started', 'started', 'your-turn', 'nudged')
  const about = { kind: 'bot', seat: 1 }
  expect(await morning.say('propose', { about })).toMatchObject({ code: 'not-away' })
  await morning.go()

  // After a day without Ben those who are there decide; whoever has gone hears what became of the seat.
  await pass(13.5 * HOUR)
  const [day, noon] = await Promise.all([look(ann), look(cid)])
  expect(await day.say('propose', { about })).toMatchObject({ ok: true })
  await reached(() => expect(noon.notices).toEqual(['proposed']))
  expect(await noon.say('vote', { agree: true })).toMatchObject({ ok: true })
  await hears('started', 'started', 'your-turn', 'nudged', 'given')
  await noon.watched.reach(2)
  expect((await tableNow()).seats[1]).toMatchObject({ bot: 'random', user: { name: 'Ben' } })

  // Ben comes back and has the seat again.
  const back = await look(ben)
  const taken = await ben.table(path('substitute'), { bot: null })
  expect(taken.seats[1]?.bot).toBeNull()

  // They rest for a night: nobody's time runs.
  const asked = () => [day, back, noon].find(({ watched }) => watched.match.prompt)
  await reached(() => expect(asked()).toBeDefined())
  await day.say('propose', { about: { kind: 'pause' } })
  await reached(() => expect(back.notices.at(-1)).toBe('proposed'))
  await back.say('vote', { agree: true })
  expect(await noon.say('vote', { agree: true })).toMatchObject({ ok: true })
  await pass(12 * HOUR)
  expect(await back.say('resume')).toMatchObject({ ok: true })
  await reached(() => expect(day.notices.at(-1)).toBe('resumed'))
  const fresh = await look(ann)
  const { clocks, now } = fresh.watched.match
  for (const [seat, since] of clocks.since.entries()) {
    const spent = since === null ? 0 : now - since
    expect((clocks.left[seat] ?? 0) - spent).toBeGreaterThan(23 * HOUR)
  }

  // Cid gives up: a bot plays on for good.
  await cid.table(path('resign'))
  expect((await cid.ask('POST', path('substitute'), { bot: null })).body.code).toBe('resigned')

  // Everybody goes. Whoever is asked first runs out of time a day later, and is told; nobody else has to do anything.
  for (const one of [day, noon, back, fresh]) one.watched.close()
  await pass(2 * HOUR)
  const before = hook.calls.length
  await pass(25 * HOUR)
  const given = () => hook.calls.slice(before).flatMap(({ kind, text }) => (kind === 'given' ? text : []))
  await reached(() => expect(given()).not.toEqual([]))
  const late = (await tableNow()).seats.filter(({ bot, resigned }) => bot !== null && !resigned)
  expect(late.length).toBeGreaterThan(0)
  expect(new Set(given()).size).toBe(given().length)
})
