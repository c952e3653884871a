import { PROTOCOL, PROTOCOL_HEADER } from '@sietch/protocol'
import { Person } from '@sietch/trial'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path })
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

/** The result of connecting with these values: the refusal, or success. */
async function connected(auth: object): Promise<string> {
  const socket = io(server.url, { path: '/socket', transports: ['websocket'], forceNew: true, auth })
  const end = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error: Error & { data?: { code: string; message: string } }) =>
      resolve(`${error.data?.code}: ${error.data?.message}`),
    )
  })
  socket.disconnect()
  return end
}

const TOLD = /speaks version 1 of the protocol.*Load the page again, or renew your client\.$/

describe('a client of another version of the protocol', () => {
  it('is told so over HTTP, before anything is done', async () => {
    const ann = new Person(server.url)
    const ask = (version: string) =>
      ann.ask('POST', '/api/guest', { name: 'Ann' }, { [PROTOCOL_HEADER]: version })
    for (const version of ['0', String(PROTOCOL + 1), 'new']) {
      expect(await ask(version)).toMatchObject({
        status: 400,
        body: { ok: false, code: 'other-protocol', message: expect.stringMatching(TOLD) },
      })
      expect(ann.cookie).toBe('')
    }
    expect(await ask(String(PROTOCOL))).toMatchObject({ status: 200 })
  })

  it('is told so when it connects', async () => {
    expect(await connected({ protocol: PROTOCOL + 1 })).toMatch(/^other-protocol: .*Load the page again/)
    expect(await connected({ protocol: PROTOCOL })).toBe('connected')
  })
})

it('a client that names no version speaks the first', async () => {
  expect(await connected({})).toBe('connected')
  expect((await fetch(`${server.url}/api/me`)).status).toBe(200)
})
