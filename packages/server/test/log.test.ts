import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
const lines: Record<string, unknown>[] = []
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const log = (line: string) => void lines.push(JSON.parse(line))
  server = await startServer({ data: data.path, logLevel: 'info' }, gamesWithBluff, log)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

/** The first line like this; the server may write it a moment after it has answered. */
async function lineLike(wanted: Record<string, unknown>): Promise<Record<string, unknown>> {
  for (;;) {
    const found = lines.find((line) => Object.entries(wanted).every(([name, value]) => line[name] === value))
    if (found !== undefined) return found
    await new Promise(setImmediate)
  }
}

describe('the log', () => {
  it('has a line for each request, with who asked, and no secrets', async () => {
    const ann = await Person.named(server.url, 'Ann')
    await ann.ask('POST', '/api/register', { username: 'ann', password: 'a good password' })
    const { token } = (await ann.ask('POST', '/api/recovery')).body
    await new Person(server.url).ask('POST', '/api/recover', { token })
    await ann.ask('GET', '/api/tables/none?secret=spice')
    const line = await lineLike({ route: '/api/tables/:id', person: ann.id })
    expect(line).toMatchObject({ method: 'GET', status: 404, ms: expect.any(Number) })
    await lineLike({ route: '/api/recover' })
    const all = JSON.stringify(lines)
    const cookie = ann.cookie.replace(/^[^=]*=/, '').slice(0, 20)
    for (const secret of ['a good password', String(token), cookie, 'spice'])
      expect(all).not.toContain(secret)
  })

  it('has a line for each socket, and for each message that is refused, with table, person and cause', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul] = people as [Person]
    await lineLike({ msg: 'connected', person: paul.id })
    await seats[0]?.choose('no such thing')
    await seats[0]?.socket.emitWithAck('chat', { table: table.id, text: '' })
    await lineLike({ msg: 'a message is refused', table: table.id, person: paul.id, code: 'bad-message' })
    for (const seat of seats) seat.close()
    await lineLike({ msg: 'disconnected', person: paul.id })
  })
})
