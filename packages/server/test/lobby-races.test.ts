import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../src/table/table.ts'
import { bluffTable, dealBluff, gamesWithBluff, playOut } from './bluff.ts'
import { type Cleanup, makeDatabase, makeDataFolder, startServer } from './house.ts'

type Node = Awaited<ReturnType<typeof startServer>>

const places: { name: string; open: () => Promise<{ nodes: readonly [Node, Node]; close: Cleanup }> }[] = [
  {
    name: 'one node on SQLite',
    async open() {
      const data = makeDataFolder()
      const node = await startServer({ data: data.path, botThreads: 0 }, gamesWithBluff)
      const close = async () => {
        await node.close()
        await data.remove()
      }
      return { nodes: [node, node], close }
    },
  },
  {
    name: 'two nodes on PostgreSQL',
    async open() {
      const databaseUrl = await makeDatabase()
      const start = () => startServer({ databaseUrl, botThreads: 0 }, gamesWithBluff)
      const nodes = [await start(), await start()] as const
      const close = async () => {
        for (const node of nodes) await node.close()
      }
      return { nodes, close }
    },
  },
]

/** Often enough that two unserialized calls collide in some of them. */
const TRIES = 8

describe.each(places)('at once at $name', ({ open }) => {
  let place: Awaited<ReturnType<(typeof places)[number]['open']>>
  let ann: readonly [Person, Person]
  let ben: readonly [Person, Person]
  beforeAll(async () => {
    place = await open()
    const [one, two] = place.nodes
    const both = async (name: string) => {
      const person = await Person.named(one.url, name)
      return [person, person.at(two.url)] as const
    }
    ann = await both('Ann')
    ben = await both('Ben')
  })
  afterAll(() => place.close())

  const read = async (id: string) => (await ann[0].ask('GET', `/api/tables/${id}`)).body.table as Table
  const sitting = (table: Table) => table.seats.flatMap(({ user }) => user?.id ?? [])
  const at = (id: string, door: string) => `/api/tables/${id}/${door}`

  /** Ann's table after a race on it. Closed again, so that she may open the next one. */
  async function race(
    players: number,
    prepare: (id: string) => Promise<unknown>,
    run: (id: string) => readonly Promise<{ status: number }>[],
  ): Promise<{ table: Table; statuses: number[] }> {
    const { id } = await ann[0].table('/api/tables', bluffTable(players))
    await prepare(id)
    const answers = await Promise.all(run(id))
    const table = await read(id)
    await ann[0].ask('POST', at(id, 'leave'))
    return { table, statuses: answers.map(({ status }) => status) }
  }
  const nothing = async () => {}

  it('one person who names no seat comes to sit on one', async () => {
    for (let n = 0; n < TRIES; n++) {
      const { table, statuses } = await race(4, nothing, (id) => [
        ben[0].ask('POST', at(id, 'join')),
        ben[1].ask('POST', at(id, 'join')),
        ben[0].ask('POST', at(id, 'join')),
      ])
      expect(statuses).toEqual([200, 200, 200])
      expect(sitting(table)).toEqual([ann[0].id, ben[0].id])
    }
  })

  it('one person takes several seats, and no one takes one of them too', async () => {
    for (let n = 0; n < TRIES; n++) {
      const { table, statuses } = await race(4, nothing, (id) => [
        ben[0].ask('POST', at(id, 'join'), { seat: 1 }),
        ben[1].ask('POST', at(id, 'join'), { seat: 2 }),
        ann[1].ask('POST', at(id, 'join'), { seat: 2 }),
      ])
      expect(statuses.toSorted()).toEqual([200, 200, 409])
      expect(sitting(table)).toHaveLength(3)
      expect(table.seats[1]?.user?.id).toBe(ben[0].id)
    }
  })

  it('a person and a bot do not share a seat', async () => {
    for (let n = 0; n < TRIES; n++) {
      const { table, statuses } = await race(2, nothing, (id) => [
        ben[1].ask('POST', at(id, 'join'), { seat: 1 }),
        ann[0].ask('POST', at(id, 'bot'), { seat: 1, bot: 'random' }),
      ])
      expect(statuses.toSorted()).toEqual([200, 409])
      expect(table.seats.filter(({ user, bot }) => user !== null && bot !== null)).toEqual([])
    }
  })

  it.each([
    ['removed from', (id: string) => ann[1].ask('POST', at(id, 'kick'), { seat: 1 })],
    ['free to leave', (id: string) => ben[1].ask('POST', at(id, 'leave'))],
  ])('no one is %s a match that has begun', async (_, goAway) => {
    for (let n = 0; n < TRIES; n++) {
      const { table, statuses } = await race(
        2,
        (id) => ben[0].table(at(id, 'join')),
        (id) => [goAway(id), ann[0].ask('POST', at(id, 'start'))],
      )
      expect(statuses.toSorted()).toEqual([200, 409])
      expect(sitting(table)).toHaveLength(table.status === 'playing' ? 2 : 1)
    }
  })

  it('a match is begun once', async () => {
    for (let n = 0; n < TRIES; n++) {
      const { statuses } = await race(
        2,
        (id) => ben[0].table(at(id, 'join')),
        (id) => [ann[0].ask('POST', at(id, 'start')), ann[1].ask('POST', at(id, 'start'))],
      )
      expect(statuses.toSorted()).toEqual([200, 409])
    }
  })

  it('no one is left at a table that its host closes', async () => {
    for (let n = 0; n < TRIES; n++) {
      const { id } = await ann[0].table('/api/tables', bluffTable(2))
      const [joined, left] = await Promise.all([
        ben[1].ask('POST', at(id, 'join')),
        ann[0].ask('POST', at(id, 'leave')),
      ])
      expect(left.status).toBe(200)
      // The table may be gone before the answer is read.
      expect([200, 404]).toContain(joined.status)
      const { tables } = (await ben[0].ask('GET', '/api/tables/mine')).body as { tables: Table[] }
      expect(tables.map((table) => table.id)).not.toContain(id)
    }
  })

  it('no one opens more tables than they may', async () => {
    const cat = await Person.named(place.nodes[0].url, 'Cat')
    const [here, there] = [cat, cat.at(place.nodes[1].url)]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 === 0 ? here : there).ask('POST', '/api/tables', bluffTable(2)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const { tables } = (await cat.ask('GET', '/api/tables/mine')).body as { tables: Table[] }
    expect(tables).toHaveLength(20)
  })

  it('those who want a rematch meet at one table', async () => {
    const { people, seats, table } = await dealBluff(place.nodes[0].url, ['Paul', 'Feyd', 'Rabban'])
    await playOut(seats)
    const made = await Promise.all(
      people.map((person, index) =>
        person.at(place.nodes[index % 2]?.url ?? '').table(at(table.id, 'rematch')),
      ),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(sitting(await read(made[0]?.id ?? ''))).toEqual(people.map(({ id }) => id))
    for (const seat of seats) seat.close()
  })

  it('a guest who signs in and joins meanwhile leaves no seat behind', async () => {
    const account = await Person.named(place.nodes[0].url, 'Dora')
    const credentials = { username: `dora${Date.now()}`, password: 'a good password' }
    await account.ask('POST', '/api/register', credentials)
    for (let n = 0; n < 4; n++) {
      const guest = await Person.named(place.nodes[1].url, 'A guest')
      const { table, statuses } = await race(
        3,
        (id) => guest.table(at(id, 'join')),
        (id) => [guest.ask('POST', '/api/sign-in', credentials), account.ask('POST', at(id, 'join'))],
      )
      expect(statuses).toEqual([200, 200])
      expect(new Set(sitting(table))).toEqual(new Set([ann[0].id, account.id]))
    }
  })
})
