// People who come and go during a match: who is present, who is reminded, what happens to an absent player's seat, and
// a table on a break.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MyTable, Notice, OnlineTable, Presence } from '@sietch/protocol'
import { Person, Watched } from '@sietch/trial'
import { describe, expect, it, vi } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { nodesAt, PLACES } from './house.ts'

const HOUR = 3_600_000

/** A busy machine may be slow. */
const reached = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

describe.each(PLACES)('on %s with %i nodes', (_, count, place) => {
  const { urlOf, config } = nodesAt(count, place, gamesWithBluff, { webhookPrivate: true })

  /** A watcher, with everything they are told about presence and motions. */
  async function looking(person: Person, id: string) {
    const socket = await person.connect()
    const told = { presence: [] as readonly Presence[], notices: [] as Notice[], table: null as unknown }
    socket.on('presence', ({ presence }) => {
      told.presence = presence
    })
    socket.on('notice', ({ notice }) => told.notices.push(notice))
    socket.on('table', (news) => {
      told.table = news
    })
    const watched = await Watched.at(socket, id)
    const say = (question: string, about: object = {}) =>
      socket.emitWithAck(question, { table: id, ...about })
    const kinds = () => told.notices.map(({ kind, seat }) => (seat === null ? kind : `${kind} ${seat}`))
    return { person, socket, watched, told, say, kinds }
  }

  /** A running match of these people, alternating between nodes. */
  async function playing(names: readonly string[], options: object = {}) {
    const people = await Promise.all(names.map((name, n) => Person.named(urlOf(n), name)))
    const [host] = people as [Person]
    const made = await host.table(
      '/api/tables',
      bluffTable(names.length, { options: { substitute: 'random', botPace: 0, ...options } }),
    )
    const path = (call: string) => `/api/tables/${made.id}/${call}`
    for (const [seat, person] of people.entries()) if (seat > 0) await person.table(path('join'), { seat })
    await host.table(path('start'))
    const there = await Promise.all(people.map((person) => looking(person, made.id)))
    type There = (typeof there)[number]
    return { id: made.id, path, people, there: there as [There, There, There] }
  }

  const awayOf = ({ told }: { told: { presence: readonly Presence[] } }, person: Person) =>
    told.presence.find(({ user }) => user === person.id)?.away

  /** They leave, and have been gone for this long. */
  async function gone(one: { socket: { disconnect(): unknown }; person: Person }, id: string, ms: number) {
    one.socket.disconnect()
    const store = await openStore({ data: '', ...config() })
    await reached(async () => {
      const { numUpdatedRows } = await store.db
        .updateTable('presence')
        .set(({ eb }) => ({ seen: eb('seen', '-', ms) }))
        .where('tableId', '=', id)
        .where('userId', '=', one.person.id)
        .where('here', '=', 0)
        .executeTakeFirst()
      expect(numUpdatedRows).toBe(1n)
    })
    await store.close()
  }

  const seatIn = (table: OnlineTable, seat: number) => table.seats[seat]

  it('tells at the table and in the list of tables who is there, and since when others are not', async () => {
    const { id, people, there } = await playing(['Ann', 'Ben'])
    const [ann, ben] = there
    const [one, two] = people as [Person, Person]
    await reached(() => expect([awayOf(ann, one), awayOf(ann, two)]).toEqual([null, null]))
    const before = Date.now()
    ben.socket.disconnect()
    await reached(() => expect(awayOf(ann, two)).toBeGreaterThanOrEqual(before))
    const { body } = await one.ask('GET', '/api/tables/mine')
    const [mine] = (body.tables as MyTable[]).filter((table) => table.id === id)
    expect(mine?.presence.find(({ user }) => user === two.id)?.away).toBe(awayOf(ann, two))
    const back = await looking(two, id)
    await reached(() => expect(awayOf(ann, two)).toBeNull())
    for (const { socket } of [ann, back]) socket.disconnect()
  })

  it('reminds whoever is waited for, once in a while, and tells them where they want to hear it', async () => {
    const { there, people } = await playing(['Ann', 'Ben'])
    const [ann, ben] = there
    const told: unknown[] = []
    const hook = createServer((request, response) => {
      request.on('data', (data) => told.push(JSON.parse(String(data))))
      response.end()
    }).listen(0, '127.0.0.1')
    await once(hook, 'listening')
    const { port } = hook.address() as AddressInfo
    await people[0]?.ask('PUT', '/api/me/webhook', { url: `http://127.0.0.1:${port}` })
    ann.socket.disconnect()
    await reached(() => expect(ben.told.presence.some(({ away }) => away !== null)).toBe(true))
    expect(await ben.say('nudge', { seat: 1 })).toMatchObject({ code: 'not-awaited' })
    expect(await ben.say('nudge', { seat: 0 })).toMatchObject({ ok: true })
    await reached(() => expect(told).toMatchObject([{ kind: 'nudged' }]))
    await reached(() => expect(ben.kinds()).toEqual(['nudged 0']))
    expect(await ben.say('nudge', { seat: 0 })).toMatchObject({ code: 'nudged-already' })
    ben.socket.disconnect()
    hook.close()
  })

  it('takes whoever plays without a socket for present a while after each request', async () => {
    const { id, there, people, path } = await playing(['Ann', 'Ben'])
    const [ann, ben] = there
    await gone(ann, id, HOUR)
    const [one] = people as [Person]
    await reached(() => expect(awayOf(ben, one)).not.toBeNull())
    expect((await one.ask('GET', path('match'))).status).toBe(200)
    await reached(() => expect(awayOf(ben, one)).toBeNull())
    expect(await one.ask('POST', path('choose'), { seq: 0, key: 'income' })).toMatchObject({ status: 200 })
    await reached(() => expect(awayOf(ben, one)).toBeNull())
    expect(await ben.say('propose', { about: { kind: 'bot', seat: 0 } })).toMatchObject({ code: 'not-away' })
    ben.socket.disconnect()
  })

  it('plays on with a bot for whoever resigns, and does not let them back', async () => {
    const { there, people, path } = await playing(['Ann', 'Ben', 'Cid'])
    const table = (await people[0]?.table(path('resign'))) as OnlineTable
    expect(seatIn(table, 0)).toMatchObject({ bot: 'random', resigned: true, user: { name: 'Ann' } })
    const again = await people[0]?.ask('POST', path('substitute'), { bot: null })
    expect(again?.body).toMatchObject({ code: 'resigned' })
    await reached(() => expect(there[1].kinds()).toEqual(['resigned 0']))
    await there[1].watched.reach(1)
    for (const { socket } of there) socket.disconnect()
  })

  it('lets more than half of those who are there give the seat of someone who has gone to a bot', async () => {
    const { id, there, people, path } = await playing(['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = there
    const about = { kind: 'bot', seat: 0 }
    expect(await ben.say('propose', { about })).toMatchObject({ code: 'not-away' })
    await gone(ann, id, HOUR)
    expect(await ben.say('propose', { about })).toMatchObject({ ok: true })
    await reached(() => expect(cid.told.table).toMatchObject({ motion: { about, by: 1, agreed: [1] } }))
    expect(cid.watched.match.seq).toBe(0)
    expect(await cid.say('vote', { agree: true })).toMatchObject({ ok: true })
    await cid.watched.reach(1)
    expect(cid.kinds()).toEqual(['proposed 0', 'given 0'])
    // It stays theirs to take back.
    const table = (await people[0]?.table(path('substitute'), { bot: null })) as OnlineTable
    expect(seatIn(table, 0)).toMatchObject({ bot: null, user: { name: 'Ann' } })
    for (const { socket } of [ben, cid]) socket.disconnect()
  })

  it('asks no more about someone who comes back, nor where one says no of two', async () => {
    const { id, there, people } = await playing(['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = there
    await gone(ann, id, HOUR)
    const about = { kind: 'open', seat: 0 }
    await ben.say('propose', { about })
    await reached(() => expect(cid.told.table).toHaveProperty('motion'))
    await cid.say('vote', { agree: false })
    await reached(() => expect(ben.told.table).not.toHaveProperty('motion'))
    await reached(() => expect(ben.kinds()).toEqual(['proposed 0', 'against 0']))
    await ben.say('propose', { about })
    await reached(() => expect(cid.told.table).toHaveProperty('motion'))
    const back = await looking(people[0] as Person, id)
    await reached(() => expect(cid.told.table).not.toHaveProperty('motion'))
    for (const { socket } of [back, ben, cid]) socket.disconnect()
  })

  it('lets whoever is left alone open the seat of someone who has gone to someone else', async () => {
    const { id, there, path } = await playing(['Ann', 'Ben'])
    const [ann, ben] = there
    await gone(ann, id, HOUR)
    expect(await ben.say('propose', { about: { kind: 'open', seat: 0 } })).toMatchObject({ ok: true })
    await reached(() => expect(ben.kinds()).toEqual(['opened 0']))
    const cid = await Person.named(urlOf(1), 'Cid')
    const table = await cid.table(path('join'), { seat: 0 })
    expect(seatIn(table, 0)).toMatchObject({ bot: null, user: { name: 'Cid' } })
    expect(table).toMatchObject({ rated: false, unrated: 'passed' })
    ben.socket.disconnect()
  })

  it('rests when all who are there agree, and goes on when one of them says so: no time has run', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 0 }
    const { there } = await playing(['Ann', 'Ben'], { clock })
    const [ann, ben] = there
    const [asked] = ann.watched.match.prompt?.options ?? []
    await ann.say('propose', { about: { kind: 'pause' } })
    await reached(() => expect(ben.told.table).toHaveProperty('motion'))
    await ben.say('vote', { agree: true })
    await reached(() => expect(ann.told.table).toHaveProperty('paused'))
    expect(ann.told.table).toMatchObject({ clocks: { since: [null, null] } })
    expect(await ann.watched.choose(asked?.key ?? '')).toMatchObject({ code: 'paused' })
    const { left } = (ann.told.table as { clocks: { left: number[] } }).clocks
    expect(await ben.say('resume')).toMatchObject({ ok: true })
    await reached(() => expect(ann.told.table).not.toHaveProperty('paused'))
    const news = ann.told.table as { now: number; clocks: { left: number[]; since: number[] } }
    const rest = (news.clocks.left[0] ?? 0) - (news.now - (news.clocks.since[0] ?? 0))
    expect(Math.abs(rest - (left[0] ?? 0))).toBeLessThan(1000)
    expect(await ann.watched.choose(asked?.key ?? '')).toMatchObject({ ok: true })
    expect(ann.kinds()).toEqual(['proposed', 'paused', 'resumed'])
    for (const { socket } of there) socket.disconnect()
  })

  it('lets no one take back alone by what they bound themselves, and tells all that it was agreed on', async () => {
    const { there } = await playing(['Ann', 'Ben'])
    const [ann, ben] = there
    await ann.watched.choose('tax')
    await ben.watched.reach(1)
    expect(ann.watched.match.undo).toBe(0)
    expect(await ann.say('undo', { seq: 1 })).toMatchObject({ ok: true, asked: true })
    await reached(() => expect(ben.told.table).toMatchObject({ request: { seat: 0, steps: 1 } }))
    await ben.say('answer-undo', { agree: true })
    await ben.watched.reach(2)
    for (const { told } of there)
      await reached(() => expect(told.notices).toMatchObject([{ kind: 'undone', seat: 0 }]))
    for (const { socket } of there) socket.disconnect()
  })

  it('lets whoever plays with bots alone take back anything that hid nothing', async () => {
    const ann = await Person.named(urlOf(0), 'Ann')
    const { id } = await ann.table('/api/tables', {
      ...bluffTable(2, { options: { substitute: 'random', botPace: 10_000, veilPace: 10_000 } }),
      bots: [null, 'random'],
    })
    await ann.table(`/api/tables/${id}/start`)
    const { watched, socket, say } = await looking(ann, id)
    await watched.choose('tax')
    await watched.reach(1)
    expect(watched.match.undo).toBe(1)
    expect(await say('undo', { seq: 1 })).toEqual({ ok: true, seq: 2 })
    socket.disconnect()
  })

  it('tells whoever asked to take something back who refused it', async () => {
    const { there } = await playing(['Ann', 'Ben'])
    const [ann, ben] = there
    const [asked] = ann.watched.match.prompt?.options ?? []
    await ann.watched.choose(asked?.key ?? '')
    await ben.watched.reach(1)
    await ben.watched.choose(ben.watched.match.prompt?.options[0]?.key ?? '')
    await ann.watched.reach(2)
    expect(await ann.say('undo', { seq: ann.watched.match.seq })).toMatchObject({ ok: true, asked: true })
    await reached(() => expect(ben.told.table).toMatchObject({ request: { seat: 0 } }))
    await ben.say('answer-undo', { agree: false })
    await reached(() =>
      expect(ann.told.notices).toMatchObject([{ kind: 'undo-refused', by: { name: 'Ben' }, seat: 0 }]),
    )
    for (const { socket } of there) socket.disconnect()
  })
})
