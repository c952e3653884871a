// What a seat knows is for the person who sits there now, on any connection, no matter who sat there before.

import type { OnlineTable } from '@sietch/protocol'
import { heardBy, Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bluffTable, dealBluff, gamesWithBluff, playOut } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path }, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

type Heard = { name: string; message: Record<string, unknown> }

/** A socket that remembers everything it hears. */
async function listening(person: Person, table: string) {
  const socket = await person.connect()
  const heard: Heard[] = []
  socket.onAny((name: string, message: Record<string, unknown>) => void heard.push({ name, message }))
  const answer = await socket.emitWithAck('watch', { table })
  const updates = () => heard.filter(({ name }) => name === 'update').map(({ message }) => message)
  return { socket, answer, heard, updates }
}

describe.each([true, false])('a seat that changes hands, spectators: %s', (spectators) => {
  const options = { substitute: 'random', spectators }

  it.each(['leaves', 'is kicked'])('tells nothing to someone who %s', async (how) => {
    const [ann, ben, cid] = (await Promise.all(
      ['Ann', 'Ben', 'Cid'].map((name) => Person.named(server.url, name)),
    )) as [Person, Person, Person]
    const { id } = await ann.table('/api/tables', bluffTable(2, { options }))
    await ben.table(`/api/tables/${id}/join`, { seat: 1 })
    const former = await listening(ben, id)
    expect(former.answer).toMatchObject({ ok: true, viewer: 1 })
    if (how === 'leaves') await ben.table(`/api/tables/${id}/leave`)
    else await ann.table(`/api/tables/${id}/kick`, { seat: 1 })
    await cid.table(`/api/tables/${id}/join`, { seat: 1 })
    await ann.table(`/api/tables/${id}/start`)
    const seats = await Promise.all([ann.watch(id), cid.watch(id)])
    const before = former.heard.length
    await seats[0]?.choose('exchange')
    await Promise.all(seats.map((seat) => seat.reach(1)))
    await seats[1]?.choose('trust')
    await Promise.all(seats.map((seat) => seat.reach(2)))
    // Everything sent before a response has arrived when the response does.
    await former.socket.emitWithAck('unwatch', { table: id })
    const later = former.heard.slice(before)
    if (spectators) expect(former.updates()).toHaveLength(2)
    else expect(later).toEqual([])
    for (const update of former.updates()) {
      expect(Object.keys(update)).not.toContain('own')
      expect(Object.keys(update)).not.toContain('prompt')
    }
    for (const seat of seats) seat.close()
    former.socket.disconnect()
  })
})

it('a table with a password tells nothing, byte for byte, to who watched before it began or has passed the seat on', async () => {
  const [ann, ben, cid, dan, eve] = (await Promise.all(
    ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'].map((name) => Person.named(server.url, name)),
  )) as [Person, Person, Person, Person, Person]
  const options = { substitute: 'random', talk: ['pair'] }
  const password = 'the-sleeper-must-awaken'
  const { id } = await ann.table('/api/tables', bluffTable(3, { options, password }))
  const path = (call: string) => `/api/tables/${id}/${call}`
  const onlooker = await cid.connect()
  expect(await onlooker.emitWithAck('watch', { table: id })).toMatchObject({ ok: true, viewer: 'spectator' })
  for (const player of [ben, eve]) await player.table(path('join'), { password })
  await ann.table(path('start'))
  const former = await listening(ben, id)
  const host = await ann.watch(id)
  const say = (kind: string, message: object) => host.socket.emitWithAck(kind, { table: id, ...message })
  await onlooker.emitWithAck('unwatch', { table: 'none' })
  const bytes = [heardBy(onlooker), heardBy(former.socket)] as const

  const quiet = async () => {
    const [seen] = bytes
    await onlooker.emitWithAck('unwatch', { table: 'none' })
    expect(seen.filter((packet) => packet.startsWith('2['))).toEqual([])
  }
  expect(await say('chat', { text: 'open word' })).toMatchObject({ ok: true })
  expect(await say('chat', { text: 'secret word', to: [0, 1] })).toMatchObject({ ok: true })
  await host.choose('exchange')
  await expect
    .poll(() => bytes[1].filter((packet) => packet.startsWith('2[')).join())
    .toContain('secret word')
  await quiet()

  // Ben passes the seat on to Dan: from then on it is as closed to Ben as to anybody.
  await ben.table(path('offer'), { seat: 1, offered: true })
  await dan.table(path('join'), { seat: 1, password })
  await former.socket.emitWithAck('unwatch', { table: 'none' })
  const before = bytes[1].length
  expect(await say('chat', { text: 'later word' })).toMatchObject({ ok: true })
  expect(await say('chat', { text: 'later secret', to: [0, 1] })).toMatchObject({ ok: true })
  const next = await dan.watch(id)
  await next.choose('trust')
  await host.reach(2)
  await former.socket.emitWithAck('unwatch', { table: 'none' })
  expect(bytes[1].slice(before).filter((packet) => packet.startsWith('2['))).toEqual([])
  await quiet()
  for (const socket of [onlooker, former.socket, host.socket, next.socket]) socket.disconnect()
})

describe('what is said at a table without spectators', () => {
  it('is for those who sit there, also when the match is over', async () => {
    const options = { spectators: false, substitute: 'random' }
    const { seats, table } = await dealBluff(server.url, ['Ann', 'Ben'], { options })
    const [ann] = seats
    await ann?.socket.emitWithAck('chat', { table: table.id, text: 'Between us.' })
    await playOut(seats)
    const stranger = await listening(await Person.named(server.url, 'Eve'), table.id)
    expect(stranger.answer).toMatchObject({ ok: true, viewer: 'spectator', chat: [] })
    await ann?.socket.emitWithAck('chat', { table: table.id, text: 'Well played.' })
    await stranger.socket.emitWithAck('unwatch', { table: table.id })
    expect(stranger.heard).toEqual([])
    const insider = await listening((await Person.named(server.url, 'Nobody')).at(server.url), table.id)
    expect(insider.answer.chat).toEqual([])
    for (const seat of seats) seat.close()
    for (const { socket } of [stranger, insider]) socket.disconnect()
  })
})

describe('someone who', () => {
  const credentials = (username: string) => ({ username, password: 'water of life' })

  it('signs in during a match goes on playing from the same seat', async () => {
    const owner = await Person.named(server.url, 'Chani')
    await owner.ask('POST', '/api/register', credentials('Chani'))
    const { seats, people, table } = await dealBluff(server.url, ['Guest', 'Ben'])
    const [guest] = people as [Person, Person]
    const old = seats[0]?.socket
    const closed = new Promise((resolve) => old?.once('disconnect', resolve))
    old?.io.reconnection(false)
    expect((await guest.ask('POST', '/api/sign-in', credentials('chani'))).status).toBe(200)
    await closed
    const again = await guest.watch(table.id)
    expect(again.match).toMatchObject({ viewer: 0, prompt: { decision: { seat: 0 } } })
    expect(await again.choose('income')).toEqual({ ok: true, seq: 1 })
    await seats[1]?.reach(1)
    for (const seat of [...seats, again]) seat.close()
  })

  it.each([
    ['signs out', '/api/sign-out'],
    ['signs out everywhere', '/api/sign-out-everywhere'],
  ])('%s is cut off, and hears and plays no more', async (_, door) => {
    const { seats, people, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann] = people as [Person, Person]
    await ann.ask('POST', '/api/register', credentials(`Ann${door.length}`))
    const line = await listening(ann, table.id)
    line.socket.io.reconnection(false)
    const closed = new Promise((resolve) => line.socket.once('disconnect', resolve))
    await ann.ask('POST', door, {})
    await closed
    const back = await listening(ann, table.id)
    expect(back.answer).toMatchObject({ viewer: 'spectator' })
    expect(await back.socket.emitWithAck('choose', { table: table.id, seq: 0, key: 'income' })).toMatchObject(
      {
        code: 'not-your-seat',
      },
    )
    for (const seat of seats) seat.close()
    back.socket.disconnect()
  })
})

it('a table without spectators can be looked at by who has the link, until it begins', async () => {
  const ann = await Person.named(server.url, 'Ann')
  const options = { spectators: false, substitute: 'random' }
  const { id } = await ann.table('/api/tables', bluffTable(2, { options, bots: [null, 'random'] }))
  const friend = await listening(await Person.named(server.url, 'Ben'), id)
  expect(friend.answer).toMatchObject({ ok: true, viewer: 'spectator', match: null, chat: [] })
  await ann.table(`/api/tables/${id}/start`)
  const watched = await ann.watch(id)
  await watched.choose('income')
  await friend.socket.emitWithAck('unwatch', { table: id })
  const tables = friend.heard.map(({ name, message }) => [name, (message.table as OnlineTable).status])
  expect(tables).toEqual([['table', 'playing']])
  watched.close()
  friend.socket.disconnect()
})
