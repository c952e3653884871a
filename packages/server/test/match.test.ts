import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDataFolder, Person, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ data: data.path })
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

describe('a match', () => {
  it('is played to its end by two players and two bots', async () => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Person.named(server.url, name)))
    if (!ann || !ben) throw new Error('nobody came')
    const { id } = await ann.table('/api/tables', {
      game: 'uprising',
      setup: { players: 4, leaders: 'random' },
      options: { botPace: 0 },
      bots: [null, null, 'easy', 'easy'],
    })
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const [a, b] = await Promise.all([ann.watch(id), ben.watch(id)])
    for (let i = 0; i < 5000 && !a.match.outcome; i++) {
      const mine = [a, b].find((w) => w.match.prompt)
      const seq = a.match.seq
      if (mine?.match.prompt) {
        const options = mine.match.prompt.options
        const answer = await mine.choose(options[i % options.length]?.key ?? '')
        expect(answer).toMatchObject({ ok: true })
      }
      await a.reach(seq + 1)
      await b.reach(seq + 1)
    }
    expect(a.match.outcome).toBeDefined()
  })
})
