import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bluffTable, dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDatabase, makeDataFolder, startServer } from './house.ts'

describe('a restart', () => {
  const data = makeDataFolder()
  afterAll(data.remove)

  it('finds matches, clocks, sessions and the bots’ turns again', async () => {
    const first = await startServer({ data: data.path, botThreads: 0 }, gamesWithBluff)
    const options = { substitute: 'random', clock: { kind: 'bank', seconds: 600, increment: 0 } }
    const { people, seats, table } = await dealBluff(first.url, ['Ann', 'Ben'], { options })
    const [ann] = people as [Person, Person]
    await seats[0]?.choose('steal')
    await seats[0]?.reach(1)
    const { id: withBots } = await ann.table('/api/tables', {
      game: 'imperium',
      setup: { players: 3 },
      options: { botPace: 0 },
      bots: ['easy', 'easy', 'easy'],
    })
    await ann.table(`/api/tables/${withBots}/start`)
    for (const seat of seats) seat.close()
    await first.close()

    const second = await startServer({ data: data.path }, gamesWithBluff)
    const same = ann.at(second.url)
    const watched = await same.watch(table.id)
    expect(watched.match).toMatchObject({ seq: 1, viewer: 0, undo: 1, clocks: seats[0]?.match.clocks })
    expect(await watched.socket.emitWithAck('undo', { table: table.id, seq: 1 })).toEqual({
      ok: true,
      seq: 2,
    })
    const bots = await same.watch(withBots)
    await bots.reach(10)
    for (const one of [watched, bots]) one.close()
    await second.close()
  })
})

describe('two nodes on one PostgreSQL', () => {
  let nodes: Awaited<ReturnType<typeof startServer>>[]
  beforeAll(async () => {
    const databaseUrl = await makeDatabase()
    nodes = [await startServer({ databaseUrl, botThreads: 0 }, gamesWithBluff)]
    nodes.push(await startServer({ databaseUrl, botThreads: 0 }, gamesWithBluff))
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
  })

  it.each(['bluff', 'wordy'])('seat players of one table of %s, who see each other move', async (game) => {
    const [one, two] = nodes.map(({ url }) => url) as [string, string]
    const ann = await Person.named(one, 'Ann')
    const ben = await Person.named(two, 'Ben')
    const { id } = await ann.table('/api/tables', bluffTable(2, { game }))
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const [a, b] = await Promise.all([ann.watch(id), ben.watch(id)])
    for (let seq = 0; seq < 10; seq++) {
      const asked = seq % 2 === 0 ? a : b
      expect(await asked.choose('income')).toEqual({ ok: true, seq: seq + 1 })
      await Promise.all([a.reach(seq + 1), b.reach(seq + 1)])
    }
    expect(a.match.view).toMatchObject({ coins: [7, 7] })
    expect(b.match.view).toEqual(a.match.view)
    for (const watched of [a, b]) watched.close()
  })

  it('show whoever chooses the update before the answer', async () => {
    const [one] = nodes.map(({ url }) => url) as [string]
    const { seats } = await dealBluff(one, ['Ann', 'Ben'])
    for (let seq = 0; seq < 10; seq++) {
      const asked = seats[seq % 2]
      await asked?.reach(seq)
      const shown = asked?.choose('income').then(() => asked.match.seq)
      expect(await shown).toBe(seq + 1)
    }
    for (const seat of seats) seat.close()
  })

  it('that are asked for a choice at once make one of the two', async () => {
    const [one, two] = nodes.map(({ url }) => url) as [string, string]
    const { people, seats, table } = await dealBluff(one, ['Ann', 'Ben'])
    const there = await Promise.all(people.map((person) => person.at(two).watch(table.id)))
    const all = [...seats, ...there]
    for (let race = 0; race < 60; race++) {
      const player = seats.findIndex(({ match }) => match.prompt)
      if (player < 0) break
      const [here, elsewhere] = [seats[player], there[player]]
      const { seq, prompt } = here?.match ?? {}
      const keys = [prompt?.options[0]?.key ?? '', prompt?.options.at(-1)?.key ?? '']
      const answers = await Promise.all([
        here?.choose(keys[0] ?? '', seq),
        elsewhere?.choose(keys[1] ?? '', seq),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(keys[0] === keys[1] ? 2 : 1)
      await Promise.all(all.map((watched) => watched.reach((seq ?? 0) + 1)))
      expect(new Set(all.map(({ match }) => match.seq)).size).toBe(1)
    }
    for (const watched of all) watched.close()
  })
})
