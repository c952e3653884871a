// Web Push to a service of our own that reads what it gets as a browser would (RFC 8291).

import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webpush from 'web-push'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeCertificate } from './certificate.ts'
import { makeDataFolder, socketsAt, startServer } from './house.ts'
import { decrypted, signedFor } from './push-reading.ts'

const data = makeDataFolder()

describe('a push', () => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  const received: { readonly body: Buffer; readonly authorization: string }[] = []
  let service: Server
  let answer = 201
  let server: Awaited<ReturnType<typeof startServer>>

  beforeAll(async () => {
    // The service's certificate is self-signed.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    service = createServer(makeCertificate('localhost'), async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      response.writeHead(answer).end()
      if (request.url === '/hook') {
        service.emit('hooked')
        return
      }
      received.push({ body: Buffer.concat(chunks), authorization: request.headers.authorization ?? '' })
      service.emit('pushed')
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const push = { publicKey, privateKey }
    server = await startServer({ data: data.path, webhookPrivate: true, push }, gamesWithBluff)
  })
  afterAll(async () => {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    await server.close()
    service.close()
    await data.remove()
  })

  /** The server knows that Ben is gone. */
  const onlyAnnLooks = () => expect.poll(() => socketsAt(server.url)).toBe(1)

  it('tells who does not look that it is their turn, until the subscription is gone', async () => {
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const auth = randomBytes(16)
    const { people, seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    const address = `https://127.0.0.1:${(service.address() as AddressInfo).port}`
    const endpoint = `${address}/ben`
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
    expect((await people[1]?.ask('GET', '/api/push'))?.body).toEqual({ key: publicKey })
    expect((await people[1]?.ask('POST', '/api/push', { endpoint, keys }))?.status).toBe(200)
    seats[1]?.close()
    await onlyAnnLooks()

    const pushed = once(service, 'pushed')
    await seats[0]?.choose('income')
    await pushed
    const [first] = received
    expect(signedFor(first?.authorization ?? '', address)).toEqual({ key: publicKey, isSigned: true })
    const news = JSON.parse(decrypted(first?.body ?? Buffer.of(), browser, auth))
    expect(news).toEqual({
      kind: 'your-turn',
      title: 'It’s your turn',
      body: 'bluff, with Ann',
      table: table.id,
      game: 'bluff',
    })

    /** Ben comes, chooses and goes, and Ann makes it his turn again. */
    const round = async (seq: number) => {
      const ben = await people[1]?.watch(table.id)
      await ben?.choose('income')
      ben?.close()
      await seats[0]?.reach(seq)
      await onlyAnnLooks()
      await seats[0]?.choose('income')
    }
    answer = 410
    await round(2)
    const store = await openStore({ data: data.path })
    const subscriptions = () => store.db.selectFrom('pushes').selectAll().execute()
    await expect.poll(subscriptions).toEqual([])
    await store.close()
    expect(received.length).toBe(2)

    // The webhook is called at the same time: once it has been, a push would be on its way.
    await people[1]?.ask('PUT', '/api/me/webhook', { url: `${address}/hook` })
    const hooked = once(service, 'hooked')
    await round(4)
    await hooked
    expect(received.length).toBe(2)
    seats[0]?.close()
  })

  it('comes also where a webhook fails, or another device', async () => {
    answer = 201
    const { people, seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const { port } = service.address() as AddressInfo
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
    await people[1]?.ask('PUT', '/api/me/webhook', { url: 'http://127.0.0.1:1/' })
    await people[1]?.ask('POST', '/api/push', { endpoint: 'https://127.0.0.1:1/', keys })
    await people[1]?.ask('POST', '/api/push', { endpoint: `https://127.0.0.1:${port}/also`, keys })
    seats[1]?.close()
    const pushed = once(service, 'pushed')
    await onlyAnnLooks()
    await seats[0]?.choose('income')
    await pushed
    seats[0]?.close()
  })

  it('goes to ten devices of a person and no more', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const keys = { p256dh: 'a', auth: 'b' }
    const answers = []
    for (let n = 0; n < 11; n++) {
      answers.push(await ann.ask('POST', '/api/push', { endpoint: `https://push.example/${n}`, keys }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
    expect(answers.at(-1)?.body.code).toBe('too-many-devices')
    const again = await ann.ask('POST', '/api/push', { endpoint: 'https://push.example/3', keys })
    expect(again.status).toBe(200)
  })
})
