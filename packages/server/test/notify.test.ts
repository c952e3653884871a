import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInside } from '../src/told/outside.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, socketsAt, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
let hook: Server
const calls: unknown[] = []

beforeAll(async () => {
  hook = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push(JSON.parse(body))
    response.end()
    hook.emit('called')
  }).listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const config = { data: data.path, webhookPrivate: true, publicUrl: 'http://play.example' }
  server = await startServer(config, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  hook.close()
  await data.remove()
})

describe('a webhook', () => {
  it('is called when it is the turn of someone who does not look', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [, ben] = people as [Person, Person]
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
    expect((await ben.ask('PUT', '/api/me/webhook', { url })).body).toEqual({ url })
    await seats[0]?.choose('income')
    await seats[1]?.reach(1)
    await seats[1]?.choose('income')
    await seats[0]?.reach(2)
    expect(calls).toEqual([])

    seats[1]?.close()
    const called = once(hook, 'called')
    // The server knows that Ben is gone.
    await expect.poll(() => socketsAt(server.url)).toBe(1)
    await seats[0]?.choose('income')
    await called
    expect(calls).toEqual([
      {
        kind: 'your-turn',
        text: 'It’s your turn\nbluff, with Ann',
        table: table.id,
        game: 'bluff',
        url: `http://play.example/#/online/${table.id}`,
      },
    ])
    seats[0]?.close()
  })

  it('may not point into the own network', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:a00:1',
      '::10.0.0.1',
      '::7f00:1',
      '2002:7f00:1::',
      '2002:a00:1::1',
      '64:ff9b::10.0.0.1',
      '2001:0:4136:e378::',
    ]) {
      expect(isInside(address)).toBe(true)
    }
    for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isInside(address)).toBe(false)
  })

  it('must be an address of the web', async () => {
    const { people, seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    expect((await people[0]?.ask('PUT', '/api/me/webhook', { url: 'file:///etc/passwd' }))?.status).toBe(400)
    for (const seat of seats) seat.close()
  })
})
