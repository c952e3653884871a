// One person with several seats: what they see and do from each, and that no one else can.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LevyView } from '@sietch/kernel/test/levy'
import { type OnlineTable, patched } from '@sietch/protocol'
import { heardBy, Person, until, Watched } from '@sietch/trial'
import { ordinal, rate, rating } from 'openskill'
import { describe, expect, it, vi } from 'vitest'
import { nodesAt, PLACES, socketsAt } from './house.ts'
import { gamesWithLevy } from './levy.ts'

const sitting = ({ seats }: OnlineTable) => seats.map(({ user, bot }) => user?.name ?? bot)

describe.each(PLACES)('on %s with %i nodes', (_, count, place) => {
  const { urlOf } = nodesAt(count, place, gamesWithLevy, { webhookPrivate: true })

  type Held = { readonly person: Person; readonly watched: Watched; readonly heard: readonly string[] }

  async function hold(person: Person, id: string): Promise<Held> {
    const socket = await person.connect()
    const heard = heardBy(socket)
    return { person, heard, watched: await Watched.at(socket, id) }
  }

  /** Ann and Ben, who have these seats between them, at a table of four; in teams those opposite play together. */
  async function dealt(ann: readonly number[], teams: boolean, options: object = {}) {
    const [one, two] = (await Promise.all(['Ann', 'Ben'].map((name, n) => Person.named(urlOf(n), name)))) as [
      Person,
      Person,
    ]
    const setup = { players: 4, teams }
    const made = await one.table('/api/tables', {
      game: 'levy',
      setup,
      options: { substitute: 'random', botPace: 0, ...options },
    })
    const path = (call: string) => `/api/tables/${made.id}/${call}`
    if (!ann.includes(0)) await one.table(path('leave'), { seat: 0 })
    for (const seat of [0, 1, 2, 3]) {
      await (ann.includes(seat) ? one : two).table(path('join'), { seat })
    }
    const table = await one.table(path('start'))
    const held = await Promise.all([one, two].map((person) => hold(person, made.id)))
    const close = () => held.forEach(({ watched }) => void watched.close())
    return { id: made.id, table, path, held: held as [Held, Held], close }
  }

  /** Everyone chooses the first card, from whichever seat is asked. */
  async function step(held: readonly Held[]): Promise<boolean> {
    const asked = held.flatMap(({ watched }) =>
      watched.seats.flatMap(({ seat, prompt }) => (prompt ? [{ watched, seat, prompt }] : [])),
    )[0]
    if (asked === undefined) return false
    const { watched, seat, prompt } = asked
    const { seq } = watched.match
    expect(await watched.choose(prompt.options[0]?.key ?? '', seq, seat)).toMatchObject({ ok: true })
    await Promise.all(held.map((one) => one.watched.reach(seq + 1)))
    return true
  }

  const handsIn = ({ watched: { match, seats } }: Held) =>
    seats.map(({ seat, own = [] }) => (patched(match.view, own) as LevyView).hands[seat])

  it('sees exactly the hands of the own seats, from the beginning and with every update', async () => {
    const { held, close } = await dealt([0, 2], true)
    const [ann, ben] = held
    expect(ann.watched.seats.map(({ seat }) => seat)).toEqual([0, 2])
    for (let n = 0; n < 6; n++) {
      for (const one of held) {
        const again = await hold(one.person, one.watched.table)
        expect(handsIn(one)).toEqual(handsIn(again))
        expect(handsIn(one).every(Array.isArray)).toBe(true)
        again.watched.close()
      }
      await step(held)
    }
    const told = (one: Held) =>
      [...one.heard.join('\n').matchAll(/"path":"\/hands\/(\d)","value":\[/g)].map(([, seat]) => Number(seat))
    expect(new Set(told(ann))).toEqual(new Set([0, 2]))
    expect(new Set(told(ben))).toEqual(new Set([1, 3]))
    const options = (one: Held) =>
      [...one.heard.join('\n').matchAll(/"prompt":\{"decision":\{"seat":(\d)/g)].map(([, seat]) =>
        Number(seat),
      )
    expect(new Set(options(ann))).toEqual(new Set([0, 2]))
    expect(new Set(options(ben))).toEqual(new Set([1, 3]))
    close()
  })

  it('plays to the end from all of them, and chooses from no other', async () => {
    const { id, held, close } = await dealt([0, 2], true)
    const [ann, ben] = held
    const key = ann.watched.seats[0]?.prompt?.options[0]?.key ?? ''
    const choose = (one: Held, seat?: number) => one.watched.choose(key, 0, seat)
    expect(await choose(ben, 0)).toMatchObject({ code: 'not-your-seat' })
    expect(await choose(ann, 1)).toMatchObject({ code: 'not-your-seat' })
    expect(await choose(ann, 2)).toMatchObject({ code: 'not-your-decision' })
    const { body } = await ann.person.ask('POST', `/api/tables/${id}/choose`, { seq: 0, key, seat: 0 })
    expect(body).toMatchObject({ ok: true, seq: 1 })
    await Promise.all(held.map(({ watched }) => watched.reach(1)))
    while (await step(held));
    expect(ann.watched.match.outcome?.places).toBeDefined()
    close()
  })

  it('looks back from each of the own seats', async () => {
    const { held, path, close } = await dealt([0, 2], true)
    await step(held)
    const past = async (one: Held, seat: number) => {
      const { status, body } = await one.person.ask('GET', `${path('past')}?seq=0&seat=${seat}`)
      return [status, body.viewer, Array.isArray((body.view as LevyView | undefined)?.hands[seat])]
    }
    expect(await past(held[0], 2)).toEqual([200, 2, true])
    expect((await past(held[0], 1))[0]).toBe(403)
    close()
  })

  it('takes back what was chosen last from any of them, and agrees with all of them at once', async () => {
    const { held, close } = await dealt([0, 1], false)
    const [ann, ben] = held
    await step(held)
    await step(held)
    const undo = (one: Held) =>
      one.watched.socket.emitWithAck('undo', { table: one.watched.table, seq: one.watched.match.seq })
    expect(await undo(ann)).toEqual({ ok: true, seq: 3 })
    await Promise.all(held.map(({ watched }) => watched.reach(3)))
    expect(await undo(ann)).toEqual({ ok: true, seq: 4 })
    await Promise.all(held.map(({ watched }) => watched.reach(4)))
    expect(ann.watched.match.decisions).toMatchObject([{ seat: 0 }])
    for (let n = 0; n < 3; n++) await step(held)
    expect(await undo(ann)).toMatchObject({ ok: true, asked: true })
    const agree = await ben.watched.socket.emitWithAck('answer-undo', {
      table: ben.watched.table,
      agree: true,
    })
    expect(agree).toMatchObject({ ok: true, seq: 8 })
    close()
  })

  it('leaves one seat to a bot or all of them, and comes back', async () => {
    const { held, path, close } = await dealt([0, 2], true)
    const [ann, ben] = held
    const bots = ({ seats }: OnlineTable) => seats.map(({ bot }) => bot)
    const leave = (body: object) => ann.person.table(path('substitute'), body)
    expect(bots(await leave({ bot: 'random', seat: 2 }))).toEqual([null, null, 'random', null])
    expect((await ann.watched.choose('x', ann.watched.match.seq, 2)).code).toBe('substituted')
    expect((await ben.person.ask('POST', path('substitute'), { bot: 'random', seat: 0 })).status).toBe(403)
    expect(bots(await leave({ bot: null }))).toEqual([null, null, null, null])
    expect((await ann.person.ask('POST', path('substitute'), { bot: null })).body.code).toBe(
      'not-substituted',
    )
    expect(bots(await leave({ bot: 'random' }))).toEqual(['random', null, 'random', null])
    const alone = await leave({ bot: null, seat: 0 })
    expect(bots(alone)).toEqual([null, null, 'random', null])
    // The seat is still its player's.
    expect([alone.rated, alone.unrated]).toEqual([true, undefined])
    close()
  })

  it('is listed once, and sits on the same seats again', async () => {
    const { id, held, path, close } = await dealt([0, 2], true)
    while (await step(held));
    const [ann, ben] = held
    const { body } = await ann.person.ask('GET', '/api/tables/mine')
    expect((body.tables as OnlineTable[]).map((table) => table.id)).toEqual([id])
    await ben.person.table(path('rematch'))
    expect(sitting(await ann.person.table(path('rematch')))).toEqual(['Ann', 'Ben', 'Ann', 'Ben'])
    expect(sitting(await ann.person.table(path('clone')))).toEqual(['Ann', null, 'Ann', null])
    close()
  })

  it('gives one seat back before the match, or is removed from all of them', async () => {
    const [ann, ben] = (await Promise.all(['Ann', 'Ben'].map((name) => Person.named(urlOf(0), name)))) as [
      Person,
      Person,
    ]
    const { id } = await ann.table('/api/tables', { game: 'levy', setup: { players: 4 } })
    const path = (call: string) => `/api/tables/${id}/${call}`
    for (const seat of [1, 2, 3]) await ben.table(path('join'), { seat })
    expect((await ben.ask('POST', path('leave'), { seat: 0 })).status).toBe(403)
    expect(sitting(await ben.table(path('leave'), { seat: 2 }))).toEqual(['Ann', 'Ben', null, 'Ben'])
    expect(sitting(await ben.table(path('leave')))).toEqual(['Ann', null, null, null])
    for (const seat of [1, 3]) await ben.table(path('join'), { seat })
    expect(sitting(await ann.table(path('kick'), { seat: 3 }))).toEqual(['Ann', null, null, null])
    expect((await ben.ask('POST', path('join'), { seat: 1 })).body.code).toBe('kicked')
    // The host stays without a seat until the table is closed.
    expect(sitting(await ann.table(path('leave'), { seat: 0 }))).toEqual([null, null, null, null])
    expect((await ann.ask('POST', path('leave'))).body.table).toBeNull()
  })

  type Played = {
    games: { games: number; wins: number; rating: { ordinal: number } | null }[]
    latest: { place: number; players: number; rated: number; also?: object[] }[]
  }
  const playedBy = ({ person }: Held): Promise<Played> =>
    vi.waitFor(async () => {
      const { body } = await person.ask('GET', `/api/players/${person.id}`)
      const played = body as unknown as Played
      expect(played.latest).toHaveLength(1)
      return played
    })

  it('counts once for a team', async () => {
    const { held, table, close } = await dealt([0, 2], true)
    expect([table.rated, table.unrated]).toEqual([true, undefined])
    while (await step(held));
    const { places = [] } = held[0].watched.match.outcome ?? {}
    const rank = [0, 1].map((seat) => 1 + places.findIndex((group) => group.includes(seat)))
    const after = rate([[rating()], [rating()]], { rank })
    for (const [side, one] of held.entries()) {
      const { games, latest } = await playedBy(one)
      expect(latest).toMatchObject([{ players: 2, place: rank[side], rated: 1, also: [{}] }])
      expect(games).toMatchObject([{ games: 1, wins: rank[side] === 1 ? 1 : 0 }])
      expect(games[0]?.rating?.ordinal).toBeCloseTo(ordinal(after[side]?.[0] ?? rating()))
    }
    close()
  })

  it.each([
    ['both teams', [0, 1], true],
    ['seats that play against each other', [0, 2], false],
  ] as const)('is not rated with %s', async (_, seats, teams) => {
    const { held, table, close } = await dealt(seats, teams)
    expect([table.rated, table.unrated]).toEqual([false, 'self'])
    while (await step(held));
    const { games, latest } = await playedBy(held[0])
    expect(latest).toMatchObject([{ rated: 0 }])
    expect(games[0]?.rating).toBeNull()
    close()
  })

  it('has not left a match of which one seat is still played', async () => {
    const { held, path, close } = await dealt([0, 2], true)
    const [ann, ben] = held
    await ann.person.table(path('substitute'), { bot: 'random', seat: 2 })
    while (ann.watched.match.outcome === undefined) {
      const asked = held
        .flatMap(({ watched }) => watched.seats.map((own) => ({ ...own, watched })))
        .find(({ seat, prompt }) => prompt && seat !== 2)
      const { seq } = ann.watched.match
      if (asked !== undefined) {
        await asked.watched.choose(asked.prompt?.options[0]?.key ?? '', asked.watched.match.seq, asked.seat)
      }
      await Promise.all(held.map(({ watched }) => watched.reach(seq + 1)))
    }
    expect((await playedBy(ann)).latest).toMatchObject([{ players: 2 }])
    expect((await playedBy(ben)).latest).toMatchObject([{ players: 2 }])
    close()
  })

  it('is told once that it is their turn', async () => {
    const calls: unknown[] = []
    const hook = createServer(async (request, response) => {
      for await (const chunk of request) calls.push(JSON.parse(String(chunk)))
      response.end()
      hook.emit('called')
    }).listen(0, '127.0.0.1')
    await once(hook, 'listening')
    const { held, close } = await dealt([0, 2], true)
    const [ann, ben] = held
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
    await ben.person.ask('PUT', '/api/me/webhook', { url })
    ben.watched.close()
    await until(async () => (await socketsAt(ben.person.url)) === (count === 1 ? 1 : 0))
    const called = once(hook, 'called')
    await step([ann])
    await called
    expect(calls).toMatchObject([{ kind: 'your-turn' }])
    hook.close()
    close()
  })

  it('passes a seat on to someone else, who knows what it knows and nothing that was whispered there', async () => {
    const { id, held, path, close } = await dealt([0, 2], true, { talk: ['pair'], spectators: false })
    const [ann, ben] = held
    await step(held)
    await ann.watched.socket.emitWithAck('chat', { table: id, text: 'not for Cid', to: [0, 1] })
    const cid = await Person.named(urlOf(1), 'Cid')
    const join = (seat: number) => cid.ask('POST', path('join'), { seat })
    expect((await join(2)).body.code).toBe('seat-taken')
    expect((await cid.ask('POST', path('offer'), { seat: 2, offered: true })).status).toBe(403)
    const offered = await ann.person.table(path('offer'), { seat: 2, offered: true })
    expect(offered.seats.map((seat) => seat.offered === true)).toEqual([false, false, true, false])
    expect((await ann.person.table(path('offer'), { seat: 2, offered: false })).seats[2]).not.toHaveProperty(
      'offered',
    )
    expect((await join(2)).body.code).toBe('seat-taken')
    await ann.person.table(path('offer'), { seat: 2, offered: true })
    const before = ann.heard.length
    const taken = await cid.table(path('join'), { seat: 2 })
    expect(sitting(taken)).toEqual(['Ann', 'Ben', 'Cid', 'Ben'])
    expect([taken.rated, taken.unrated, taken.seats[2]?.offered]).toEqual([false, 'passed', undefined])

    // Every node knows, then and later, why the match does not count.
    const { body } = await ben.person.ask('GET', '/api/tables/mine')
    expect(body.tables).toMatchObject([{ id, rated: false, unrated: 'passed' }])
    const new2 = await hold(cid, id)
    expect(new2.watched.seats.map(({ seat }) => seat)).toEqual([2])
    expect(new2.heard.join('\n')).not.toContain('not for Cid')
    const again = await hold(ann.person, id)
    expect(again.watched.seats.map(({ seat }) => seat)).toEqual([0])
    expect((await again.watched.choose('x', again.watched.match.seq, 2)).code).toBe('not-your-seat')
    const players = [again, ben, new2]
    while (await step(players));
    expect(new2.watched.match.outcome).toBeDefined()
    // Nothing from the seat reached the person who gave it away before the match was over.
    const later = ann.heard.slice(before).filter((frame) => !frame.includes('"reveal"'))
    expect(later.join('\n')).not.toMatch(/"path":"\/hands\/2","value":\[/)
    expect((await playedBy(new2)).latest).toMatchObject([{ rated: 0 }])
    for (const { watched } of [again, new2]) watched.close()
    close()
  })
})
