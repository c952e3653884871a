// Quick matches: people who want the same meet at one table, on any node, and it starts by itself.

import type { OnlineTable } from '@sietch/protocol'
import { Person } from '@sietch/trial'
import { describe, expect, it } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { nodesAt, PLACES } from './house.ts'

/** Often enough that two unserialized searches would miss each other in some of them. */
const TRIES = 5

describe.each(PLACES)('on %s with %i nodes', (_, count, place) => {
  const { urlOf, config } = nodesAt(count, place, gamesWithBluff)

  const people = (names: readonly string[]): Promise<Person[]> =>
    Promise.all(names.map((name, n) => Person.named(urlOf(n), name)))

  const quick = (person: Person, players: number, more: object = {}) =>
    person.table('/api/quick', { game: 'bluff', setup: { players }, pace: 'live', ...more })

  const sitting = ({ seats }: OnlineTable) => seats.flatMap(({ user }) => user?.id ?? [])
  const read = async (person: Person, id: string) =>
    (await person.ask('GET', `/api/tables/${id}`)).body.table as OnlineTable

  /** No one is left waiting for the next test. */
  async function leave(person: Person, id: string): Promise<void> {
    await person.ask('POST', `/api/tables/${id}/leave`)
  }

  /** As if the table had been idle for this long. */
  async function quietFor(id: string, ms: number): Promise<void> {
    const store = await openStore({ data: '', ...config() })
    const then = Date.now() - ms
    await store.db.updateTable('tables').set({ touched: then, created: then }).where('id', '=', id).execute()
    await store.close()
  }

  it('who comes first waits, and the match begins with the last of them', async () => {
    const [ann, ben, cat] = (await people(['Ann', 'Ben', 'Cat'])) as [Person, Person, Person]
    const first = await quick(ann, 3)
    expect(first).toMatchObject({ status: 'open', quick: true, listed: true })
    const second = await quick(ben, 3)
    expect([second.id, second.status]).toEqual([first.id, 'open'])
    const third = await quick(cat, 3)
    expect([third.id, third.status]).toEqual([first.id, 'playing'])
    expect(sitting(third)).toEqual([ann.id, ben.id, cat.id])
    expect(third.options.clock).toEqual({ kind: 'bank', seconds: 1200, increment: 20 })
    const seat = await ben.watch(first.id)
    expect(seat.match.viewer).toBe(1)
    seat.socket.disconnect()
  })

  it('those who come at once meet', async () => {
    for (let n = 0; n < TRIES; n++) {
      const all = await people(['Ann', 'Ben', 'Cat', 'Dan'])
      const made = await Promise.all(all.map((person) => quick(person, 2)))
      const ids = new Set(made.map(({ id }) => id))
      expect(ids.size).toBe(2)
      for (const id of ids) {
        const table = await read(all[0] as Person, id)
        expect(table.status).toBe('playing')
        expect(new Set(sitting(table)).size).toBe(2)
      }
    }
  })

  it('two who want the last seat do not both get it, and no one is refused', async () => {
    for (let n = 0; n < TRIES; n++) {
      const [ann, ben, cat] = (await people(['Ann', 'Ben', 'Cat'])) as [Person, Person, Person]
      const first = await quick(ann, 2)
      const [one, two] = await Promise.all([
        quick(ben, 2),
        cat.ask('POST', `/api/tables/${first.id}/join`, { seat: 1 }),
      ])
      const table = await read(ann, first.id)
      expect(table.status).toBe('playing')
      const isBens = sitting(table).includes(ben.id)
      expect([one.id === first.id, two.status]).toEqual(isBens ? [true, 409] : [false, 200])
      if (!isBens) await leave(ben, one.id)
    }
  })

  it('a table that someone has opened is joined as well, and its host begins', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const clock = { kind: 'bank', seconds: 600, increment: 10 }
    const wanted = (players: number, change: object) =>
      ann.table('/api/tables', bluffTable(players, { options: { substitute: 'random', clock }, ...change }))
    const others = [
      await wanted(4, { password: 'sandworm' }),
      await wanted(4, { listed: false }),
      await wanted(4, { level: 'seasoned' }),
      await wanted(4, { options: { substitute: 'random', clock: { kind: 'days', days: 1 } } }),
      await wanted(3, {}),
    ]
    const fitting = await wanted(4, {})
    const found = await quick(ben, 4)
    expect([found.id, found.status, found.quick]).toEqual([fitting.id, 'open', undefined])
    for (const { id } of [...others, fitting]) await leave(ann, id)
  })

  it('a live match is not awaited with someone who has gone', async () => {
    const [ann, ben, cat] = (await people(['Ann', 'Ben', 'Cat'])) as [Person, Person, Person]
    const { id } = await quick(ann, 3)
    await quick(ben, 3)
    const there = await (await ben.connect()).emitWithAck('watch', { table: id })
    expect(there.table.id).toBe(id)
    await expect
      .poll(async () => (await ben.ask('GET', '/api/tables/mine')).body.tables)
      .toMatchObject([{ id, presence: [{ user: ben.id, away: null }] }])
    await quietFor(id, 120_000)
    const found = await quick(cat, 3)
    expect(found.id).toBe(id)
    expect(sitting(found).toSorted()).toEqual([ben.id, cat.id].toSorted())
    await leave(cat, id)
    await leave(ben, id)
  })

  it('a host who is not there is not waited for', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const options = { substitute: 'random', clock: { kind: 'turn', seconds: 60 } }
    const { id } = await ann.table('/api/tables', bluffTable(2, { options }))
    await quietFor(id, 120_000)
    const found = await quick(ben, 2)
    expect(found.id).not.toBe(id)
    await leave(ben, found.id)
    await leave(ann, id)
  })

  it('whoever leaves is not waited with, and the others wait on', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const { id } = await quick(ann, 3)
    await quick(ben, 3)
    await leave(ann, id)
    const table = await read(ben, id)
    expect([table.host, sitting(table)]).toEqual([ben.id, [ben.id]])
    await leave(ben, id)
    expect((await ben.ask('GET', `/api/tables/${id}`)).status).toBe(404)
  })

  it('no one waits twice: the same is the same place, something else another one', async () => {
    const [ann] = (await people(['Ann'])) as [Person]
    const first = await quick(ann, 3)
    expect((await quick(ann, 3)).id).toBe(first.id)
    const other = await quick(ann, 4)
    expect(other.id).not.toBe(first.id)
    expect((await ann.ask('GET', `/api/tables/${first.id}`)).status).toBe(404)
    await leave(ann, other.id)
  })

  it('whom a host has removed waits elsewhere', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const options = { substitute: 'random', clock: { kind: 'turn', seconds: 60 } }
    const { id } = await ann.table('/api/tables', bluffTable(2, { options }))
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/kick`, { seat: 1 })
    const found = await quick(ben, 2)
    expect(found.id).not.toBe(id)
    await leave(ben, found.id)
    await leave(ann, id)
  })

  it('no one has a say over the others who wait', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const { id } = await quick(ann, 3)
    await quick(ben, 3)
    const refused = [
      await ann.ask('POST', `/api/tables/${id}/kick`, { seat: 1 }),
      await ann.ask('POST', `/api/tables/${id}/bot`, { seat: 2, bot: 'random' }),
      await ann.ask('PATCH', `/api/tables/${id}`, { name: 'Mine' }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(['not-the-host', 'not-the-host', 'not-the-host'])
    for (const person of [ann, ben]) await leave(person, id)
  })

  it('whoever waits in vain begins with bots, once all who wait say so', async () => {
    const [ann, ben, cat] = (await people(['Ann', 'Ben', 'Cat'])) as [Person, Person, Person]
    const { id } = await quick(ann, 4, { pace: 'days' })
    await quick(ben, 4, { pace: 'days' })
    const path = `/api/tables/${id}/with-bots`
    expect((await cat.ask('POST', path)).body.code).toBe('not-your-seat')
    const asked = await ann.table(path)
    expect([asked.status, asked.seats.map(({ withBots }) => withBots)]).toEqual([
      'open',
      [true, undefined, undefined, undefined],
    ])
    // Whoever comes now has not said so.
    await quick(cat, 4, { pace: 'days' })
    expect((await ben.table(path)).status).toBe('open')
    const begun = await cat.table(path)
    expect(begun).toMatchObject({ status: 'playing', rated: false, unrated: 'bots' })
    expect(begun.seats.map(({ user, bot }) => user?.name ?? bot)).toEqual(['Ann', 'Ben', 'Cat', 'medium'])
  })

  it('whoever is left alone begins with bots at once, without those who have gone', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const { id } = await quick(ann, 3)
    await quick(ben, 3)
    const there = await ann.connect()
    await there.emitWithAck('watch', { table: id })
    await expect
      .poll(async () => (await ann.ask('GET', '/api/tables/mine')).body.tables)
      .toMatchObject([{ id, presence: [{ user: ann.id, away: null }] }])
    await quietFor(id, 120_000)
    const begun = await ann.table(`/api/tables/${id}/with-bots`)
    expect([begun.status, sitting(begun)]).toEqual(['playing', [ann.id]])
    there.disconnect()
  })

  it('at a table with a host only the host seats bots', async () => {
    const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
    const { id } = await ann.table('/api/tables', bluffTable(3, {}))
    await ben.table(`/api/tables/${id}/join`)
    expect((await ben.ask('POST', `/api/tables/${id}/with-bots`)).body.code).toBe('not-the-host')
    await leave(ann, id)
  })

  it.each([
    [{ game: 'chess', setup: {}, pace: 'live' }, 'no-such-game'],
    [{ game: 'bluff', setup: { players: 9 }, pace: 'live' }, 'bad-setup'],
    [{ game: 'uprising', setup: { players: 1 }, pace: 'live' }, 'bad-setup'],
    [{ game: 'bluff', setup: { players: 2 }, pace: 'slow' }, 'bad-request'],
    [{ game: 'bluff', setup: { players: 2 }, pace: 'live', seed: 'mine' }, 'bad-request'],
  ])('%j is refused: %s', async (wanted, code) => {
    const [ann] = (await people(['Ann'])) as [Person]
    expect((await ann.ask('POST', '/api/quick', wanted)).body.code).toBe(code)
  })
})
