import { Person, type Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path, botThreads: 1 }, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

type Pair = [Watched, Watched]
type Three = [Watched, Watched, Watched]

const everybody = (seats: readonly Watched[], seq: number) =>
  Promise.all(seats.map((seat) => seat.reach(seq)))
const close = (...seats: readonly Watched[]) => seats.map((seat) => seat.close())

describe('a match', () => {
  it('is played to its end by two players and two bots, before a spectator who sees no more than is public', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const ben = await Person.named(server.url, 'Ben')
    const { id } = await ann.table('/api/tables', {
      game: 'imperium',
      setup: { players: 4 },
      options: { botPace: 0 },
      bots: [null, null, 'easy', 'random'],
    })
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const [a, b, spectator] = await Promise.all([
      ann.watch(id),
      ben.watch(id),
      new Person(server.url).watch(id),
    ])
    for (let n = 0; a.match.outcome === undefined; n++) {
      const { seq } = a.match
      const asked = [a, b].find(({ match }) => match.prompt)
      if (asked !== undefined) {
        const options = asked.match.prompt?.options ?? []
        expect(await asked.choose(options[n % options.length]?.key ?? '')).toEqual({ ok: true, seq: seq + 1 })
      }
      await everybody([a, b, spectator], seq + 1)
    }
    expect(spectator.match.outcome).toEqual(a.match.outcome)
    expect(spectator.match.reveal).toHaveLength(4)
    for (const update of spectator.updates) expect(Object.keys(update)).not.toContain('prompt')
    const fresh = await ann.watch(id)
    expect(fresh.match.view).toEqual(a.match.view)
    expect(fresh.view).toEqual(a.view)
    close(a, b, spectator, fresh)
  })

  it('answers the same choice sent twice in the same way, and makes it once', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann, ben] = seats as Pair
    expect(await Promise.all([ann.choose('income', 0), ann.choose('income', 0)])).toEqual([
      { ok: true, seq: 1 },
      { ok: true, seq: 1 },
    ])
    await everybody(seats, 1)
    expect(ben.match).toMatchObject({ seq: 1, decisions: [{ seat: 1, kind: 'turn' }] })
    expect(await ann.choose('income', 0)).toEqual({ ok: true, seq: 1 })
    close(...seats)
  })

  it('answers a stale choice with the match as it is', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann, ben] = seats as Pair
    await ann.choose('income')
    await ben.reach(1)
    await ben.choose('income')
    const answer = await ann.choose('tax', 0)
    expect(answer).toMatchObject({
      ok: false,
      code: 'stale',
      match: { seq: 2, viewer: 0, prompt: { decision: { seat: 0 } } },
    })
    close(...seats)
  })

  it.each([
    ['by a seat that is not asked', 1, 'income', 'not-your-decision'],
    ['of something that is not offered', 0, 'coup', 'no-such-option'],
  ])('refuses a choice %s', async (_, seat, key, code) => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    expect(await seats[seat]?.choose(key)).toMatchObject({ ok: false, code })
    close(...seats)
  })

  it('refuses to act from a seat that is not yours', async () => {
    const { seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    for (const person of [await Person.named(server.url, 'Eve'), new Person(server.url)]) {
      const socket = await person.connect()
      const choice = { table: table.id, seq: 0, key: 'income' }
      expect(await socket.emitWithAck('choose', choice)).toMatchObject({ code: 'not-your-seat' })
      expect(
        (await person.ask('POST', `/api/tables/${table.id}/choose`, { seq: 0, key: 'income' })).status,
      ).toBe(403)
      socket.disconnect()
    }
    close(...seats)
  })

  it('can be played without a socket', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann] = people as [Person, Person]
    expect((await ann.ask('POST', `/api/tables/${table.id}/choose`, { seq: 0, key: 'income' })).body).toEqual(
      { ok: true, seq: 1 },
    )
    expect((await ann.ask('GET', `/api/tables/${table.id}/match`)).body).toMatchObject({
      seq: 1,
      viewer: 0,
      prompt: null,
    })
    expect((await ann.ask('GET', `/api/tables/${table.id}/history`)).body).toMatchObject({
      history: [{ seq: 0, seat: 0, events: [{ kind: 'coins' }] }],
      more: false,
    })
    close(...seats)
  })

  it('is shown as it was, to everyone as they saw it then', async () => {
    const { people, seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    const guest = new Person(server.url)
    const watching = await guest.watch(table.id)
    const all = [...seats, watching]
    const seen = [all.map(({ view }) => view)]
    for (const key of ['income', 'income', 'tax', 'trust']) {
      const asked = seats.find(({ match }) => match.prompt)
      const { seq = 0 } = asked?.match ?? {}
      expect(await asked?.choose(key)).toMatchObject({ ok: true })
      await everybody(all, seq + 1)
      seen.push(all.map(({ view }) => view))
    }
    expect(seen[0]?.[0]).not.toEqual(seen[0]?.[2])
    for (const [seq, views] of seen.entries()) {
      for (const [index, person] of [...people, guest].entries()) {
        const { body } = await person.ask('GET', `/api/tables/${table.id}/past?seq=${seq}`)
        const viewer = person === guest ? 'spectator' : index
        expect(body).toMatchObject({ seq, viewer, view: views[index] })
      }
    }
    const { body } = await guest.ask('GET', `/api/tables/${table.id}/past?seq=1`)
    expect(body).toMatchObject({ decisions: [{ seat: 1, kind: 'turn' }] })
    expect((await guest.ask('GET', `/api/tables/${table.id}/past?seq=9`)).body).toMatchObject({
      code: 'stale',
    })
    close(...all)
  })

  it('keeps what seats choose at once hidden until all have chosen', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = seats as Three
    await ann.choose('tax')
    await everybody(seats, 1)
    expect(ben.match.decisions).toHaveLength(2)
    await ben.choose('trust')
    await everybody(seats, 2)
    expect(JSON.stringify(ann.updates)).not.toContain('trust')
    expect(cid.match.decisions).toEqual([{ seat: 2, kind: 'challenge' }])
    close(...seats)
  })

  it('lets those who choose at once overtake each other, and loses neither choice', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = seats as Three
    await ann.choose('tax')
    await everybody(seats, 1)
    const answers = await Promise.all([ben.choose('trust', 1), cid.choose('trust', 1)])
    expect(answers.map(({ seq }) => seq).sort()).toEqual([2, 3])
    // Without a response, they would send the same again.
    expect(await Promise.all([ben.choose('trust', 1), cid.choose('trust', 1)])).toEqual(answers)
    close(...seats)
  })
})

describe('taking back', () => {
  it('is free for the own choice while nothing came out', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann, ben] = seats as Pair
    const before = JSON.stringify(ben.match.view)
    await ann.choose('steal')
    await everybody(seats, 1)
    expect(JSON.stringify(ben.match.view)).not.toBe(before)
    expect(ann.match.undo).toBe(1)
    expect(await ann.socket.emitWithAck('undo', { table: ann.table, seq: 1 })).toEqual({ ok: true, seq: 2 })
    await everybody(seats, 2)
    expect(ben.updates.at(-1)).toMatchObject({ by: 0, back: 1 })
    const then = await new Person(server.url).ask('GET', `/api/tables/${ann.table}/past?seq=1`)
    expect(then).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(ann.match.prompt?.options.map(({ key }) => key)).toContain('income')
    expect(JSON.stringify(ben.match.view)).toBe(before)
    expect(await ann.choose('income')).toEqual({ ok: true, seq: 3 })
    close(...seats)
  })

  it('of more asks the others, and is done when all agree', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben', 'Cid'])
    const [ann, ben, cid] = seats as Three
    await ann.choose('income')
    await everybody(seats, 1)
    await ben.choose('income')
    await everybody(seats, 2)
    const asked = new Promise<{ request: object }>((resolve) => cid.socket.once('table', resolve))
    expect(await ann.socket.emitWithAck('undo', { table: ann.table, seq: 2 })).toEqual({
      ok: true,
      seq: 2,
      asked: true,
    })
    expect((await asked).request).toEqual({ seq: 2, seat: 0, steps: 2, agreed: [0] })
    const agree = { table: ann.table, agree: true }
    expect(await ben.socket.emitWithAck('answer-undo', agree)).toEqual({ ok: true, seq: 2 })
    expect(await cid.socket.emitWithAck('answer-undo', agree)).toEqual({ ok: true, seq: 3 })
    await everybody(seats, 3)
    expect(ann.match).toMatchObject({ decisions: [{ seat: 0, kind: 'turn' }], view: { coins: [2, 2, 2] } })
    close(...seats)
  })

  it('of more is not done when one refuses', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const [ann, ben] = seats as Pair
    await ann.choose('income')
    await everybody(seats, 1)
    await ben.choose('income')
    await everybody(seats, 2)
    await ann.socket.emitWithAck('undo', { table: ann.table, seq: 2 })
    await ben.socket.emitWithAck('answer-undo', { table: ann.table, agree: false })
    expect(await ben.socket.emitWithAck('answer-undo', { table: ann.table, agree: true })).toMatchObject({
      code: 'no-request',
    })
    expect(ann.match.seq).toBe(2)
    close(...seats)
  })
})

describe('someone who leaves', () => {
  it('is played for by a bot, and may come back', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const { id } = await ann.table('/api/tables', {
      game: 'imperium',
      setup: { players: 3 },
      options: { botPace: 0 },
      bots: [null, 'easy', 'easy'],
    })
    await ann.table(`/api/tables/${id}/start`)
    const watched = await ann.watch(id)
    const { seats } = await ann.table(`/api/tables/${id}/substitute`, { bot: 'random' })
    expect(seats[0]).toMatchObject({ user: { name: 'Ann' }, bot: 'random' })
    await watched.reach(12)
    expect(await watched.choose('anything')).toMatchObject({ code: 'substituted' })
    await ann.table(`/api/tables/${id}/substitute`, { bot: null })
    // The bot's move may still be in flight: the first prompt seen need not be the final one.
    await expect
      .poll(async () => {
        const asked = await until(() => watched.match.prompt ?? undefined)
        return watched.choose(asked.options[0]?.key ?? '')
      })
      .toMatchObject({ ok: true })
    close(watched)
  })

  it('by letting the time run out is played for by a bot', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const { id } = await ann.table('/api/tables', {
      game: 'imperium',
      setup: { players: 3 },
      options: { botPace: 0, substitute: 'easy', clock: { kind: 'turn', seconds: 5 } },
      bots: [null, 'easy', 'easy'],
    })
    await ann.table(`/api/tables/${id}/start`)
    const watched = await ann.watch(id)
    const told = new Promise<{ table: { seats: unknown[] } }>((resolve) =>
      watched.socket.once('table', resolve),
    )
    await until(() => (watched.match.prompt ? true : undefined))
    expect((await told).table.seats[0]).toMatchObject({ user: { name: 'Ann' }, bot: 'easy' })
    await watched.reach(watched.match.seq + 5)
    close(watched)
  })
})

/** The final state. */
async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
