// Secrecy at the byte level: everything that reaches anyone else is compared with what only the seat was sent.

import { pick, rngOf } from '@sietch/kernel'
import { heardBy, Person, type Socket, until, Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../src/config.ts'
import { gamesWithBluff, playOut } from './bluff.ts'
import { type Cleanup, makeDatabase, makeDataFolder, startServer } from './house.ts'

const CHOICES = 25

type Seated = { readonly person: Person; readonly watched: Watched; readonly heard: readonly string[] }
type Listener = { readonly name: string; readonly socket: Socket; readonly heard: readonly string[] }

/** What a store needs, and how it is cleaned up. */
const places: readonly (readonly [string, () => Promise<{ config: Partial<Config>; clear: Cleanup }>])[] = [
  [
    'SQLite',
    async () => {
      const data = makeDataFolder()
      return { config: { data: data.path }, clear: data.remove }
    },
  ],
  ['PostgreSQL', async () => ({ config: { databaseUrl: await makeDatabase() }, clear: () => {} })],
]

describe.each(places)('on %s', (_, place) => {
  let server: Awaited<ReturnType<typeof startServer>>
  let clear: Cleanup
  beforeAll(async () => {
    const { config, clear: after } = await place()
    clear = after
    server = await startServer(config, gamesWithBluff)
  })
  afterAll(async () => {
    await server.close()
    await clear()
  })

  const transports = ['websocket', 'polling'] as const
  const games = ['uprising', 'classic', 'bluff', 'lively'] as const
  const cases = transports.flatMap((transport) => games.map((game) => [transport, game] as const))

  it.each(cases)('over %s nobody but the seat hears its secrets in %s', async (transport, game) => {
    const { id, seats, outsiders, spectator, sockets } = await gather(transport, game)
    await play(seats)
    // A bot plays for Ben, and he comes back.
    const ben = seats[1]
    await ben?.person.table(`/api/tables/${id}/substitute`, { bot: game === 'uprising' ? 'easy' : 'random' })
    await ben?.person.table(`/api/tables/${id}/substitute`, { bot: null })
    await play(seats)
    const whisper = 'only Ben may know this'
    await seats[0]?.watched.socket.emitWithAck('chat', { table: id, text: whisper, to: [0, 1] })
    await until(() => ben?.heard.some((frame) => frame.includes(whisper)) === true)

    const heard = await Promise.all(
      outsiders.map(async (outsider) => [...outsider.heard, ...(await overHttp(outsider.person, id))]),
    )
    const last = `"seq":${Math.max(...seats.map(({ watched }) => watched.match.seq))},`
    await until(() => updatesIn(spectator).some((update) => update.includes(last)))
    const everybodys = updatesIn(spectator)
    for (const [n, frames] of heard.entries()) {
      const secret = frames.filter((frame) => /"(own|prompt|offer|undo|reveal|seed|state)":/.test(frame))
      const unheard = updatesIn(frames).filter((update) => !everybodys.includes(update))
      expect([...secret, ...unheard].map(inShort), outsiders[n]?.name).toEqual([])
    }
    // No one else is told what a seat may do at any time, not even that there is something.
    for (const [seat, own] of seats.entries()) {
      const offered = [...own.heard.join('\n').matchAll(/"seat":(\d+),"kind":"aside"/g)]
      expect(offered.filter(([, of]) => Number(of) !== seat)).toEqual([])
    }
    for (const frames of heard) expect(frames.filter((frame) => frame.includes('"kind":"aside"'))).toEqual([])
    for (const frames of [...heard, seats[2]?.heard ?? []]) expect(frames.join('\n')).not.toContain(whisper)
    const told = secretsOf(seats)
    expect(told.flat().length).toBeGreaterThan(seats.length)
    for (const [seat, secrets] of told.entries()) {
      const others = [...seats.filter((_, other) => other !== seat).map((one) => one.heard), ...heard]
      for (const frames of others) {
        const bytes = frames.join('\n')
        expect(secrets.filter((secret) => bytes.includes(secret)).map(inShort)).toEqual([])
      }
    }
    for (const socket of sockets) socket.disconnect()
  })

  it.each(transports)(
    'over %s a table without spectators tells those who left it nothing',
    async (transport) => {
      const { seats, outsiders, sockets } = await gather(transport, 'bluff', { spectators: false })
      await play(seats)
      for (const { name, heard } of outsiders) {
        if (name !== 'a spectator') expect(updatesIn(heard).map(inShort), name).toEqual([])
      }
      for (const socket of sockets) socket.disconnect()
    },
  )

  it.each(transports)('over %s the table of a rematch is a new one for everybody', async (transport) => {
    const { id, seats, outsiders, sockets } = await gather(transport, 'bluff')
    await playOut(seats.map(({ watched }) => watched))
    const [host, ...others] = seats
    if (host === undefined) throw new Error('nobody is there')
    const next = await host.person.table(`/api/tables/${id}/rematch`)
    for (const { person } of others) await person.table(`/api/tables/${id}/rematch`)
    await host.person.table(`/api/tables/${next.id}/start`)
    const again = await Promise.all(seats.map(({ person }) => seated(person, transport, next.id)))
    sockets.push(...again.map(({ watched }) => watched.socket))
    await play(again)
    for (const { name, heard } of [...outsiders, ...seats.map((one) => ({ ...one, name: 'a seat' }))]) {
      const late = updatesIn(heard).filter((update) => update.includes(next.id))
      expect(late.map(inShort), name).toEqual([])
    }
    for (const socket of sockets) socket.disconnect()
  })

  it.each(transports)(
    'over %s a socket plays no longer for somebody who has signed out',
    async (transport) => {
      const { id, seats, outsiders, sockets } = await gather(transport, 'bluff')
      const late = outsiders.find(({ name }) => name === 'somebody who signed out')
      await play(seats)
      const match = seats[2]?.watched.match
      for (const { key } of match?.prompt?.options ?? [{ key: 'doubt' }]) {
        expect(await answerTo(late?.socket, 'choose', { table: id, seq: match?.seq, key })).not.toBe('ok')
      }
      expect(await answerTo(late?.socket, 'chat', { table: id, text: 'I am still here' })).not.toBe('ok')
      for (const socket of sockets) socket.disconnect()
    },
  )

  /**
   * A match of three, with people around who were at the table: one left the seat that Ben has now, one was kicked out,
   * and one has signed out and plays on with another socket.
   */
  async function gather(transport: 'websocket' | 'polling', game: string, options: object = {}) {
    const { url } = server
    const names = ['Ann', 'Ben', 'Eve', 'Kit', 'Sue']
    const people = await Promise.all(names.map((name) => Person.named(url, name)))
    const [ann, ben, eve, kit, sue] = people as [Person, Person, Person, Person, Person]
    const password = 'the sleeper must awaken'
    const username = `sue_${Math.random().toString(36).slice(2, 12)}`
    await sue.ask('POST', '/api/register', { username, password })
    const substitute = game === 'uprising' ? 'easy' : 'random'
    const wanted = {
      game,
      setup: { players: 3 },
      options: { substitute, botPace: 0, talk: ['pair'], ...options },
    }
    const { id } = await ann.table('/api/tables', wanted)

    const sockets: Socket[] = []
    const listen = async (name: string, person: Person): Promise<Listener & { person: Person }> => {
      const socket = await person.connect(transport)
      sockets.push(socket)
      await socket.emitWithAck('watch', { table: id })
      return { name, person, socket, heard: heardBy(socket) }
    }
    await eve.table(`/api/tables/${id}/join`, { seat: 1 })
    const gone = await listen('somebody who left', eve)
    await eve.table(`/api/tables/${id}/leave`)
    await kit.table(`/api/tables/${id}/join`, { seat: 1 })
    const kicked = await listen('somebody who was kicked', kit)
    await ann.table(`/api/tables/${id}/kick`, { seat: 1 })
    await ben.table(`/api/tables/${id}/join`, { seat: 1 })
    await sue.table(`/api/tables/${id}/join`, { seat: 2 })
    await ann.table(`/api/tables/${id}/start`)
    const spectator = await listen('a spectator', await Person.named(url, 'Otto'))

    const before = sue.at(url)
    const signedOut = await listen('somebody who signed out', before)
    await before.ask('POST', '/api/sign-out', {})
    const entered = await sue.ask('POST', '/api/sign-in', { username, password })
    if (entered.status !== 200) throw new Error(JSON.stringify(entered.body))

    const seats = await Promise.all([ann, ben, sue].map((person) => seated(person, transport, id)))
    sockets.push(...seats.map(({ watched }) => watched.socket))
    return { id, seats, outsiders: [gone, kicked, signedOut, spectator], spectator: spectator.heard, sockets }
  }

  async function seated(person: Person, transport: 'websocket' | 'polling', id: string): Promise<Seated> {
    const socket = await person.connect(transport)
    const heard = heardBy(socket)
    return { person, heard, watched: await Watched.at(socket, id) }
  }
})

/** This many random choices; everyone has seen the last one. */
async function play(seats: readonly Seated[]): Promise<void> {
  const rng = rngOf('secrets')
  for (let n = 0; n < CHOICES; n++) {
    const asked = seats.find(({ watched }) => watched.match.prompt)?.watched
    // The end would make everything public.
    if (asked === undefined || isNearlyOver(seats)) return
    const { seq, prompt } = asked.match
    const idle = seats.find(({ watched }) => watched.match.offer)?.watched
    const { ok, code } =
      idle !== undefined && n % 5 === 0
        ? await idle.choose(pick(rng, idle.match.offer?.options ?? []).key)
        : await asked.choose(pick(rng, prompt?.options ?? []).key)
    if (!ok && code !== 'stale') throw new Error(code)
    await Promise.all(seats.map(({ watched }) => watched.reach(seq + 1)))
  }
}

/** In Bluff, someone is down to the last roles; Uprising does not end within the choices made here. */
function isNearlyOver(seats: readonly Seated[]): boolean {
  const [view] = seats.map(({ watched }) => watched.view as { lost?: readonly (readonly string[])[] })
  return (view?.lost?.flat().length ?? 0) >= 3
}

/** The hands sent only to each seat, as serialized. */
const secretsOf = (seats: readonly Seated[]): string[][] =>
  seats.map(({ heard }) => {
    const found = heard.flatMap((frame) => {
      const list = /^\d*(\[.*)$/s.exec(frame)?.[1]
      if (list === undefined) return []
      const [first, second] = JSON.parse(list)
      const { own = [] } = (first === 'update' ? second : first?.match) ?? {}
      const hands = (own as { value?: unknown }[]).filter(({ value }) => Array.isArray(value))
      return hands.map((operation) => JSON.stringify(operation))
    })
    return [...new Set(found)]
  })

const inShort = (text: string): string => text.slice(0, 100)

/** Updates of a match, without the time at which they were sent. */
const updatesIn = (frames: readonly string[]): string[] =>
  frames
    .filter((frame) => frame.includes('["update"'))
    .map((frame) => frame.slice(frame.indexOf('[')).replace(/"now":\d+/, '"now":0'))

/** Everything about a match that can be asked for without a socket. */
const overHttp = (person: Person, id: string): Promise<string[]> =>
  Promise.all(
    [`/api/tables/${id}`, `/api/tables/${id}/match`, `/api/tables/${id}/history`].map(async (path) =>
      JSON.stringify((await person.ask('GET', path)).body),
    ),
  )

/** The code of the refusal; a socket that the server has closed gets none. */
async function answerTo(socket: Socket | undefined, name: string, message: object): Promise<string> {
  if (socket?.connected !== true) return 'closed'
  const closed = new Promise<{ ok: false; code: string }>((resolve) =>
    socket.once('disconnect', () => resolve({ ok: false, code: 'closed' })),
  )
  const { ok, code } = await Promise.race([socket.emitWithAck(name, message), closed])
  return ok ? 'ok' : code
}
