// One registry entry makes a game playable on a server, with bots and imports in their own threads.

import { pick, rngOf } from '@sietch/kernel'
import { bluff } from '@sietch/kernel/test/game'
import { walk } from '@sietch/kernel/testing'
import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDataFolder, startServer } from './house.ts'
import { games } from './one-entry.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path, botThreads: 1 }, games)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

describe('a game with an entry and nothing else', () => {
  it('is among the games of the server', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const { body } = await ann.ask('GET', '/api/games')
    expect(body.games).toContainEqual({
      id: 'bluff',
      version: 1,
      players: [2, 3, 4, 5, 6],
      modules: [],
      bots: ['random', 'easy', 'medium', 'hard', 'expert', 'master'],
    })
  })

  it('is played to its end with a bot, and refused as it cannot be played', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const options = { botPace: 0 }
    const wrong = await ann.ask('POST', '/api/tables', { game: 'bluff', setup: { players: 7 }, options })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'bad-setup' } })
    const { id } = await ann.table('/api/tables', { game: 'bluff', setup: { players: 2 }, options })
    await ann.table(`/api/tables/${id}/bot`, { seat: 1, bot: 'hard' })
    await ann.table(`/api/tables/${id}/start`)
    const watched = await ann.watch(id)
    const rng = rngOf('one entry')
    while (watched.match.outcome === undefined) {
      const { seq, prompt } = watched.match
      if (prompt) await watched.choose(pick(rng, prompt.options).key)
      await watched.reach(seq + 1)
    }
    expect(watched.match.outcome.places.flat().toSorted()).toEqual([0, 1])
    watched.close()
  })

  it('is taken in as a file', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const { status } = await ann.ask('POST', '/api/import', walk(bluff, { players: 3 }, 'water').log)
    expect(status).toBe(200)
  })
})
