import type { OnlineTable } from '@sietch/protocol'
import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bluffTable, dealBluff, gamesWithBluff, playOut } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
let ann: Person
let ben: Person
let eve: Person
beforeAll(async () => {
  server = await startServer({ data: data.path }, gamesWithBluff)
  ann = await Person.named(server.url, 'Ann')
  ben = await Person.named(server.url, 'Ben')
  eve = await Person.named(server.url, 'Eve')
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

const names = ({ seats }: OnlineTable) => seats.map(({ user, bot }) => user?.name ?? bot)
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>) => (await answer).body.code

describe('an open table', () => {
  it('is set up with everything at once', async () => {
    const table = await ann.table('/api/tables', {
      game: 'uprising',
      setup: { players: 4, modules: ['choam'], leaders: { deal: 2 } },
      listed: false,
      bots: [null, 'easy', null, 'hard'],
      options: { clock: { kind: 'bank', seconds: 1200, increment: 20 }, timeout: 'wait', botPace: 0 },
    })
    expect(table).toMatchObject({
      status: 'open',
      listed: false,
      options: { timeout: 'wait', substitute: 'medium' },
    })
    expect(names(table)).toEqual(['Ann', 'easy', null, 'hard'])
  })

  it.each([
    [{ game: 'chess', setup: {} }, 'no-such-game'],
    [{ game: 'uprising', setup: { players: 9 } }, 'bad-setup'],
    [{ game: 'uprising', setup: { players: 4, modules: ['worms'] } }, 'bad-setup'],
    [{ game: 'uprising', setup: { players: 4, leaders: [null, null, null, null] } }, 'bad-setup'],
    [{ game: 'uprising', setup: { players: 4 }, bots: ['genius'] }, 'no-such-bot'],
    [{ game: 'uprising', setup: { players: 3 }, bots: [null, null, null, 'easy'] }, 'bad-setup'],
    [{ game: 'uprising', setup: { players: 4 }, seed: 'mine' }, 'bad-request'],
    [
      { game: 'uprising', setup: { players: 4 }, options: { clock: { kind: 'turn', seconds: 1 } } },
      'bad-request',
    ],
  ])('%j is refused: %s', async (wanted, code) => {
    expect(await codeOf(ann.ask('POST', '/api/tables', wanted))).toBe(code)
  })

  it('is in the lobby if it is listed', async () => {
    const open = await ann.table('/api/tables', bluffTable(3))
    const hidden = await ann.table('/api/tables', bluffTable(3, { listed: false }))
    const { tables } = (await eve.ask('GET', '/api/tables')).body as { tables: OnlineTable[] }
    expect(tables.map(({ id }) => id)).toContain(open.id)
    expect(tables.map(({ id }) => id)).not.toContain(hidden.id)
  })

  it('seats those who join, one on each seat', async () => {
    const { id } = await ann.table('/api/tables', bluffTable(3))
    await ben.table(`/api/tables/${id}/join`, { seat: 2 })
    expect(await codeOf(eve.ask('POST', `/api/tables/${id}/join`, { seat: 2 }))).toBe('seat-taken')
    const table = await eve.table(`/api/tables/${id}/join`)
    expect(names(table)).toEqual(['Ann', 'Eve', 'Ben'])
    expect(names(await eve.table(`/api/tables/${id}/join`))).toEqual(['Ann', 'Eve', 'Ben'])
  })

  it('is tidied by its host alone', async () => {
    const { id } = await ann.table('/api/tables', bluffTable(3))
    await ben.table(`/api/tables/${id}/join`)
    expect(await codeOf(ben.ask('POST', `/api/tables/${id}/kick`, { seat: 0 }))).toBe('not-the-host')
    expect(await codeOf(ben.ask('POST', `/api/tables/${id}/start`))).toBe('not-the-host')
    expect(names(await ann.table(`/api/tables/${id}/kick`, { seat: 1 }))).toEqual(['Ann', null, null])
    expect(names(await ann.table(`/api/tables/${id}/bot`, { seat: 1, bot: 'random' }))).toEqual([
      'Ann',
      'random',
      null,
    ])
    expect(await codeOf(ann.ask('POST', `/api/tables/${id}/start`))).toBe('seats-free')
  })

  it('does not take back whom its host has removed', async () => {
    const { id } = await ann.table('/api/tables', bluffTable(3))
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/kick`, { seat: 1 })
    expect(await codeOf(ben.ask('POST', `/api/tables/${id}/join`))).toBe('kicked')
    expect(names(await eve.table(`/api/tables/${id}/join`))).toEqual(['Ann', 'Eve', null])
    // A host who gets up may sit down elsewhere.
    await ann.table(`/api/tables/${id}/kick`, { seat: 0 })
    expect(names(await ann.table(`/api/tables/${id}/join`, { seat: 2 }))).toEqual([null, 'Eve', 'Ann'])
  })

  it('is gone when its host leaves', async () => {
    const { id } = await ann.table('/api/tables', bluffTable(2))
    await ben.table(`/api/tables/${id}/join`)
    expect(names(await ben.table(`/api/tables/${id}/leave`))).toEqual(['Ann', null])
    await ann.ask('POST', `/api/tables/${id}/leave`)
    expect(await codeOf(ann.ask('GET', `/api/tables/${id}`))).toBe('no-such-table')
  })

  it('tells those who watch it that someone came', async () => {
    const { id } = await ann.table('/api/tables', bluffTable(2))
    const socket = await ann.connect()
    expect(await socket.emitWithAck('watch', { table: id })).toMatchObject({
      ok: true,
      viewer: 0,
      match: null,
    })
    const told = new Promise<{ table: OnlineTable }>((resolve) => socket.once('table', resolve))
    await ben.table(`/api/tables/${id}/join`)
    expect(names((await told).table)).toEqual(['Ann', 'Ben'])
    socket.disconnect()
  })
})

describe('a table after the match', () => {
  it('counts in the history of its players and in their ratings', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    await playOut(seats)
    const winner = seats[0]?.match.outcome?.places[0]?.[0] ?? 0
    const profile = async (person: Person | undefined) => {
      for (;;) {
        const { body } = await ann.ask('GET', `/api/players/${person?.id}`)
        if ((body.games as unknown[]).length > 0) return body
      }
    }
    const won = await profile(people[winner])
    const lost = await profile(people[1 - winner])
    expect(won.latest).toMatchObject([{ tableId: table.id, place: 1, players: 2, rated: 1 }])
    expect(won.games).toMatchObject([{ game: 'bluff', games: 1, wins: 1 }])
    expect(lost.games).toMatchObject([{ game: 'bluff', games: 1, wins: 0 }])
    const ordinal = (body: Record<string, unknown>) =>
      (body.games as { rating: { ordinal: number } }[])[0]?.rating.ordinal ?? 0
    expect(ordinal(won)).toBeGreaterThan(ordinal(lost))
    for (const seat of seats) seat.close()
  })

  it('is played again by those who want, with another deal or with the same', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul, feyd] = people as [Person, Person]
    expect(await codeOf(paul.ask('POST', `/api/tables/${table.id}/rematch`))).toBe('not-over')
    expect(await codeOf(paul.ask('POST', `/api/tables/${table.id}/clone`))).toBe('not-over')
    await playOut(seats)
    const invited = new Promise<{ next: string }>((resolve) => seats[1]?.socket.once('rematch', resolve))
    const rematch = await paul.table(`/api/tables/${table.id}/rematch`)
    expect(rematch).toMatchObject({ status: 'open', before: table.id, setup: table.setup })
    expect((await invited).next).toBe(rematch.id)
    const joined = await feyd.table(`/api/tables/${table.id}/rematch`)
    expect(joined.id).toBe(rematch.id)
    expect(names(joined)).toEqual(['Paul', 'Feyd'])

    expect(await codeOf(eve.ask('POST', `/api/tables/${table.id}/rematch`))).toBe('not-your-seat')

    const clone = await paul.table(`/api/tables/${table.id}/clone`)
    await feyd.table(`/api/tables/${clone.id}/join`)
    await paul.table(`/api/tables/${clone.id}/start`)
    const again = await paul.watch(clone.id)
    expect(again.view).toEqual(await viewAtStart(table.id))
    for (const seat of [...seats, again]) seat.close()
  })

  /** What seat 0 saw before the first choice. */
  async function viewAtStart(id: string): Promise<unknown> {
    const { sealed: _, ...log } = (await ann.ask('GET', `/api/tables/${id}/file`)).body
    const written = { format: 'sietch-match', seats: [], ...log, choices: [] }
    const { id: copy } = await ann.table('/api/import', written)
    const watched = await ann.watch(copy)
    watched.close()
    return watched.view
  }

  it('is rated only if no one could know the deal', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul, feyd] = people as [Person, Person]
    expect(table.rated).toBe(true)
    await playOut(seats)
    const clone = await eve.table(`/api/tables/${table.id}/clone`)
    expect([clone.rated, clone.unrated]).toEqual([false, 'deal'])
    expect((await paul.table(`/api/tables/${table.id}/rematch`)).rated).toBe(true)

    const again = await paul.table(`/api/tables/${table.id}/clone`)
    await feyd.table(`/api/tables/${again.id}/join`)
    await paul.table(`/api/tables/${again.id}/start`)
    const copy = await Promise.all([paul.watch(again.id), feyd.watch(again.id)])
    await playOut(copy)
    const latest = async () => {
      for (;;) {
        const { body } = await eve.ask('GET', `/api/players/${paul.id}`)
        const results = body.latest as { tableId: string; rated: number }[]
        if (results.length === 2) return new Map(results.map(({ tableId, rated }) => [tableId, rated]))
      }
    }
    expect(await latest()).toEqual(
      new Map([
        [table.id, 1],
        [again.id, 0],
      ]),
    )

    const { sealed: _, ...file } = (await eve.ask('GET', `/api/tables/${table.id}/file`)).body
    const begun = await eve.table('/api/import', { ...file, choices: [] })
    expect([begun.rated, begun.unrated]).toEqual([false, 'file'])
    for (const seat of [...seats, ...copy]) seat.close()
  })

  it('says before it begins that no ratings will move: bots play, or no one else', async () => {
    const made = async (wanted: object) => (await ann.table('/api/tables', wanted)).unrated
    expect(await made(bluffTable(3))).toBeUndefined()
    expect(await made({ ...bluffTable(3), bots: [null, 'random'] })).toBe('bots')
    expect(await made({ game: 'imperium', setup: { players: 1 } })).toBe('alone')
    expect(await made({ game: 'imperium', setup: { players: 2 } })).toBeUndefined()
  })

  it('can be kept as a file and read again', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul] = people as [Person, Person]
    expect(await codeOf(paul.ask('GET', `/api/tables/${table.id}/file`))).toBe('not-over')
    await playOut(seats)
    const file = (await eve.ask('GET', `/api/tables/${table.id}/file`)).body
    expect(file).toMatchObject({ rules: 'bluff', setup: { players: 2 } })
    const copy = await eve.table('/api/import', file)
    expect(copy.status).toBe('over')
    const watched = await eve.watch(copy.id)
    expect(watched.match.outcome).toEqual(seats[0]?.match.outcome)
    expect(watched.match.reveal).toHaveLength(2)
    const broken = { ...file, choices: [{ seat: 0, key: 'no such thing' }] }
    expect(await codeOf(eve.ask('POST', '/api/import', broken))).toBe('bad-log')
    for (const seat of [...seats, watched]) seat.close()
  })
})

describe('at a table', () => {
  it('players talk, others do not, and no one without end', async () => {
    const { seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul, feyd] = seats as [(typeof seats)[0], (typeof seats)[0]]
    const heard = new Promise<{ said: { text: string } }>((resolve) => feyd.socket.once('chat', resolve))
    expect(await paul.socket.emitWithAck('chat', { table: table.id, text: ' Well met. ' })).toEqual({
      ok: true,
    })
    expect((await heard).said).toMatchObject({ text: 'Well met.', user: { name: 'Paul' } })
    const outsider = await eve.connect()
    expect(await outsider.emitWithAck('chat', { table: table.id, text: 'Hello' })).toMatchObject({
      code: 'not-at-table',
    })
    const codes = []
    for (let n = 0; n < 8; n++)
      codes.push((await paul.socket.emitWithAck('chat', { table: table.id, text: 'x' })).code)
    expect(codes).toContain('too-fast')
    expect((await outsider.emitWithAck('watch', { table: table.id })).chat[0]).toMatchObject({
      text: 'Well met.',
    })
    for (const socket of [paul.socket, feyd.socket, outsider]) socket.disconnect()
  })

  it('what is said arrives without what would turn it around or break it', async () => {
    const { seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul, feyd] = seats as [(typeof seats)[0], (typeof seats)[0]]
    const heard = new Promise<{ said: { text: string } }>((resolve) => feyd.socket.once('chat', resolve))
    await paul.socket.emitWithAck('chat', { table: table.id, text: 'a\0b\u202Ec\u2067d\u0007\ne' })
    expect((await heard).said.text).toBe('abcd\ne')
    expect(await paul.socket.emitWithAck('chat', { table: table.id, text: '\u202E' })).toMatchObject({
      code: 'bad-message',
    })
    for (const seat of seats) seat.close()
  })

  it('no one talks faster over two sockets', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const second = await (people as [Person])[0].connect()
    const say = (socket: typeof second) => socket.emitWithAck('chat', { table: table.id, text: 'x' })
    const codes = []
    for (let n = 0; n < 4; n++) {
      for (const socket of [seats[0]?.socket, second]) if (socket) codes.push((await say(socket)).code)
    }
    expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(2)
    for (const seat of seats) seat.close()
    second.disconnect()
  })

  it('those who ask for no answer hear only what went wrong', async () => {
    const { seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul] = seats as [(typeof seats)[0]]
    const heard: unknown[] = []
    paul.socket.on('refused', (refusal) => heard.push(refusal))
    paul.socket.emit('choose', { table: table.id, seq: 0, key: 'income' })
    await paul.reach(1)
    paul.socket.emit('choose', { table: table.id, seq: 1, key: 'income' })
    paul.socket.emit('nonsense')
    // Answers come in the order of the questions.
    await paul.socket.emitWithAck('unwatch', { table: table.id })
    expect(heard).toMatchObject([{ ok: false, code: 'no-such-message' }, { ok: false }])
    for (const seat of seats) seat.close()
  })

  it('nonsense is refused, however deep', async () => {
    const socket = await eve.connect()
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
    for (const message of [
      `{"table":${deep}}`,
      deep,
      '{"table":"a\\u0000"}',
      `{"table":"x","more":${deep}}`,
    ]) {
      const refused = new Promise((resolve) => socket.once('refused', resolve))
      // Past the client, which cannot spell it.
      socket.io.engine.write(`2["watch",${message}]`)
      expect(await refused).toMatchObject({ ok: false, code: 'bad-message' })
    }
    socket.disconnect()
  })

  it('strangers keep no notes', async () => {
    const { seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const written = eve.ask('PUT', `/api/tables/${table.id}/notes`, { text: 'I was here.' })
    expect(await written).toMatchObject({ status: 403, body: { code: 'not-your-seat' } })
    expect((await eve.ask('GET', `/api/tables/${table.id}/notes`)).body.text).toBe('')
    for (const seat of seats) seat.close()
  })

  it('everyone has notes of their own', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'])
    const [paul, feyd] = people as [Person, Person]
    await paul.ask('PUT', `/api/tables/${table.id}/notes`, { text: 'Feyd holds the noble.' })
    await paul.ask('PUT', `/api/tables/${table.id}/notes`, { text: 'Or the envoy.' })
    expect((await paul.ask('GET', `/api/tables/${table.id}/notes`)).body.text).toBe('Or the envoy.')
    expect((await feyd.ask('GET', `/api/tables/${table.id}/notes`)).body.text).toBe('')
    for (const seat of seats) seat.close()
  })

  it('spectators may be turned away until the match is over', async () => {
    const options = { spectators: false, substitute: 'random' }
    const { seats, table } = await dealBluff(server.url, ['Paul', 'Feyd'], { options })
    const socket = await eve.connect()
    expect(await socket.emitWithAck('watch', { table: table.id })).toMatchObject({ code: 'no-spectators' })
    expect(await codeOf(eve.ask('GET', `/api/tables/${table.id}/match`))).toBe('no-spectators')
    await playOut(seats)
    expect(await socket.emitWithAck('watch', { table: table.id })).toMatchObject({
      ok: true,
      viewer: 'spectator',
    })
    for (const seat of seats) seat.close()
    socket.disconnect()
  })
})
