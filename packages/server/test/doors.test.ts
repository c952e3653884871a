import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../src/config.ts'
import { gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
const servers: Awaited<ReturnType<typeof startServer>>[] = []

/** A server whose limits do not see the time pass. */
async function serverWith(change: Partial<Config>) {
  const config = { data: `${data.path}/${servers.length}`, ...change }
  const server = await startServer(config, gamesWithBluff, undefined, () => 0)
  servers.push(server)
  return server
}

afterAll(async () => {
  for (const server of servers) await server.close()
  await data.remove()
})

/** Sends a request exactly as it is spelled here, and gives the answer as it comes. */
async function send(
  port: number,
  line: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<string> {
  const connection = connect(port, '127.0.0.1')
  const all = {
    host: `127.0.0.1:${port}`,
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...headers,
  }
  const spelled = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  connection.write(`${line} HTTP/1.1\r\n${spelled.join('')}\r\n${body}`)
  return text(connection)
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

describe('the rules of the house', () => {
  let port: number
  beforeAll(async () => {
    port = (await serverWith({ httpLimit: 600 })).port
  })

  const spellings = ['/api/sign-in', '/%61pi/sign-in', '/%61%70%69/sign-in', 'http://elsewhere/api/sign-in']

  it.each(spellings)('hold for POST %s', async (path) => {
    const answer = await send(port, `POST ${path}`, { origin: 'https://elsewhere.example' }, '{}')
    expect(statusOf(answer)).toBe(403)
    expect(answer).toContain('"from-elsewhere"')
    expect(answer).toContain('cache-control: no-store')
  })

  it.each(['//api/sign-in', '/api;/sign-in', '/./api/sign-in', '/API/sign-in'])(
    'do not know %s',
    async (path) => {
      const answer = await send(port, `POST ${path}`, { origin: 'https://elsewhere.example' }, '{}')
      expect([404, 405]).toContain(statusOf(answer))
    },
  )

  it('count every spelling, also of what is not there', async () => {
    const { port: fresh } = await serverWith({ httpLimit: 60 })
    const paths = ['/api/me', '/%61pi/me', 'http://elsewhere/api/me', '/api/nothing', '/%61pi/nothing']
    const answers: number[] = []
    for (let n = 0; n < 15; n++) answers.push(statusOf(await send(fresh, `GET ${paths[n % paths.length]}`)))
    expect(answers.slice(0, 10)).not.toContain(429)
    expect(answers.slice(10)).toEqual([429, 429, 429, 429, 429])
    for (const path of paths) expect(statusOf(await send(fresh, `GET ${path}`))).toBe(429)
  })

  it('let no one try passwords by the thousand, however the door is spelled', async () => {
    const { port: fresh } = await serverWith({ httpLimit: 6000 })
    const answers: number[] = []
    for (let n = 0; n < 24; n++) {
      const path = spellings[n % spellings.length]
      answers.push(statusOf(await send(fresh, `POST ${path}`, {}, '{"username":"chani","password":"spice"}')))
    }
    expect(answers.slice(0, 20)).not.toContain(429)
    expect(answers.slice(20)).toEqual([429, 429, 429, 429])
  })
})

describe('behind a proxy', () => {
  /** Of 25 tries to sign in with made-up forwarded addresses, so many get through. */
  async function getThrough(change: Partial<Config>, forwarded: (n: number) => string): Promise<number> {
    const { port } = await serverWith({ httpLimit: 6000, ...change })
    let count = 0
    for (let n = 0; n < 25; n++) {
      const headers = { 'x-forwarded-for': forwarded(n) }
      if (statusOf(await send(port, 'POST /api/sign-in', headers, '{}')) !== 429) count++
    }
    return count
  }

  it('the address that the proxy itself has seen counts, whatever the client claims', async () => {
    expect(await getThrough({ proxies: 1 }, (n) => `10.0.0.${n}, 93.184.216.34`)).toBe(20)
    expect(await getThrough({ proxies: 1 }, (n) => `93.184.216.34, 10.0.0.${n}`)).toBe(25)
    expect(await getThrough({ proxies: ['127.0.0.1'] }, (n) => `10.0.0.${n}, 93.184.216.34`)).toBe(20)
  })

  it('that no one told the server of, nothing is believed', async () => {
    expect(await getThrough({}, (n) => `10.0.0.${n}`)).toBe(20)
    expect(await getThrough({ proxies: ['10.9.9.9'] }, (n) => `10.0.0.${n}`)).toBe(20)
  })
})

describe('guests', () => {
  it('come from one address so many a day', async () => {
    const config = { httpLimit: 6000 }
    const usual = await serverWith(config)
    const { limits } = await import('../src/config.ts').then(({ readConfig }) => readConfig({}))
    const { url } = await serverWith({ ...config, limits: { ...limits, guests: 2 } })
    for (const name of ['Ann', 'Ben', 'Cleo']) await Person.named(usual.url, name)
    await Person.named(url, 'Ann')
    await Person.named(url, 'Ben')
    const { status, body } = await new Person(url).ask('POST', '/api/guest', { name: 'Cleo' })
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-guests' })
  })
})

describe('a request that drips', () => {
  it.each([
    [
      'its body',
      'POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n',
    ],
    ['its headers', 'GET /api/me HTTP/1.1\r\nhost: here\r\n'],
  ])('with %s is not waited for', async (_, beginning) => {
    const { port } = await serverWith({ requestTimeout: 1 })
    const connection = connect(port, '127.0.0.1')
    connection.write(beginning)
    const drip = setInterval(() => connection.write('x'), 50)
    connection.on('error', () => {})
    const answer = await text(connection).catch(() => '')
    clearInterval(drip)
    expect(['', 'HTTP/1.1 408']).toContain(answer.slice(0, 12))
  })
})
