import { once } from 'node:events'
import { type Socket as Connection, connect } from 'node:net'
import { Person } from '@sietch/trial'
import { io, type Socket } from 'socket.io-client'
import { afterAll, describe, expect, it } from 'vitest'
import { type Config, type Limits, readConfig } from '../src/config.ts'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
const servers: Awaited<ReturnType<typeof startServer>>[] = []

async function serverWith(limits: Partial<Limits>, change: Partial<Config> = {}) {
  const unlimited = readConfig({ HTTP_LIMIT: '0', SOCKET_LIMIT: '0' }).limits
  const config = { data: `${data.path}/${servers.length}`, limits: { ...unlimited, ...limits }, ...change }
  const server = await startServer(config, gamesWithBluff)
  servers.push(server)
  return server
}

afterAll(async () => {
  for (const server of servers) await server.close()
  await data.remove()
})

/** Why a socket of theirs is refused. */
async function refusedTo(person: Person): Promise<{ code: string }> {
  const error: Error & { data?: { code: string } } = await person.connect().then(
    () => Promise.reject(new Error('connected')),
    (refused) => refused,
  )
  return error.data ?? { code: error.message }
}

describe('sockets', () => {
  it('of one person are so many and no more', async () => {
    const { url } = await serverWith({ socketsOfPerson: 2 })
    const ann = await Person.named(url, 'Ann')
    const ben = await Person.named(url, 'Ben')
    const [first, second] = [await ann.connect(), await ann.connect()]
    expect(await refusedTo(ann)).toMatchObject({ ok: false, code: 'too-many-sockets' })
    const other = await ben.connect()
    first.disconnect()
    // The server hears of it a moment later.
    let third: Socket | undefined
    for (let tries = 0; third === undefined && tries < 100; tries++) {
      third = await ann.connect().catch(() => undefined)
    }
    expect(third?.connected).toBe(true)
    for (const socket of [second, third, other]) socket?.disconnect()
  })

  it('from one address are so many and no more, whoever they belong to', async () => {
    const { url } = await serverWith({ socketsOfAddress: 2 })
    const people = [new Person(url), await Person.named(url, 'Ann'), await Person.named(url, 'Ben')] as const
    const open = [await people[0].connect(), await people[1].connect()]
    expect(await refusedTo(people[2])).toMatchObject({ ok: false, code: 'too-many-sockets' })
    for (const socket of open) socket.disconnect()
  })

  it('that say too much at once are told so, and looking costs more than choosing', async () => {
    const { url } = await serverWith({}, { socketLimit: 10 })
    const ann = await Person.named(url, 'Ann')
    const { id } = await ann.table('/api/tables', bluffTable(2))
    const socket = await ann.connect()
    const looks = await Promise.all(
      Array.from({ length: 20 }, () => socket.emitWithAck('watch', { table: id })),
    )
    const seen = looks.filter(({ ok }) => ok).length
    expect(seen).toBeGreaterThanOrEqual(5)
    expect(seen).toBeLessThan(10)
    expect(looks.at(-1)).toMatchObject({ ok: false, code: 'too-fast' })
    socket.disconnect()
  })

  it('have one purse with the requests of their person', async () => {
    const { url } = await serverWith({}, { socketLimit: 10, httpLimit: 60 })
    const ann = await Person.named(url, 'Ann')
    const socket = await ann.connect()
    const answers = []
    while (answers.at(-1) !== 'too-fast' && answers.length < 1000) {
      answers.push((await socket.emitWithAck('unwatch', { table: 'x' })).code)
    }
    expect((await ann.ask('GET', '/api/me')).status).toBe(429)
    socket.disconnect()
  })
})

describe('connections', () => {
  it('from one address are so many and no more', async () => {
    const { port } = await serverWith({ connectionsOfAddress: 3 })
    const open: Connection[] = []
    for (let n = 0; n < 3; n++) {
      const connection = connect(port, '127.0.0.1')
      await once(connection, 'connect')
      open.push(connection)
    }
    const another = connect(port, '127.0.0.1').on('error', () => {})
    await once(another, 'close')
    expect(open.map(({ destroyed }) => destroyed)).toEqual([false, false, false])
    for (const connection of open) connection.destroy()
  })
})

describe('someone who asks and does not take the answers', () => {
  const BUFFERED = 256 * 1024

  async function startMatch(url: string): Promise<string> {
    const ann = await Person.named(url, 'Ann')
    const ben = await Person.named(url, 'Ben')
    const { id } = await ann.table('/api/tables', { ...bluffTable(2), game: 'wordy' })
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    return id
  }

  it('is hung up on over a WebSocket, before the memory is full', async () => {
    const { url } = await serverWith({ buffered: BUFFERED })
    const id = await startMatch(url)
    const socket = await new Person(url).connect()
    // Beneath Socket.IO and the WebSocket lies the connection itself.
    const { _socket: connection } = Reflect.get(socket.io.engine.transport, 'ws') as { _socket: Connection }
    connection.pause()
    const closed = new Promise((resolve) => connection.once('close', resolve).once('error', resolve))
    const before = process.memoryUsage().rss
    let isClosed = false
    void closed.then(() => {
      isClosed = true
    })
    for (let asked = 0; asked < 5000 && !isClosed; asked += 50) {
      for (let n = 0; n < 50; n++) socket.emit('watch', { table: id }, () => {})
      await new Promise(setImmediate)
    }
    await closed
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
    socket.disconnect()
    expect(await new Person(url).watch(id)).toBeDefined()
  })

  it('is hung up on when they poll and never fetch', async () => {
    const { url } = await serverWith({ buffered: BUFFERED })
    const id = await startMatch(url)
    const open = `${url}/socket/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(open)).text()).slice(1))
    const session = `${open}&sid=${sid}`
    const post = async (body: string) => (await fetch(session, { method: 'POST', body })).status
    expect(await post('40')).toBe(200)
    const asked = Array.from({ length: 20 }, (_, n) => `42${n}["watch",{"table":"${id}"}]`).join('\x1e')
    const answers: number[] = []
    for (let n = 0; n < 50 && answers.at(-1) !== 400; n++) answers.push(await post(asked))
    // The session is not known anymore.
    expect(answers.at(-1)).toBe(400)
    expect(await new Person(url).watch(id)).toBeDefined()
  })

  it('is not whoever merely reads slowly', async () => {
    const { url } = await serverWith({ buffered: 4 * 1024 * 1024 })
    const id = await startMatch(url)
    const socket = io(url, { path: '/socket', transports: ['polling'], forceNew: true })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => socket.emitWithAck('watch', { table: id })),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    socket.disconnect()
  })
})
