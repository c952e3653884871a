// Optional decisions over the network: no one else hears of them, waits for them or is held up by them.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClassicState } from '@sietch/classic'
import type { TreacheryId } from '@sietch/classic/content'
import type { AnyGame } from '@sietch/games'
import { type Json, pick, rngOf, seats as seatsOf } from '@sietch/kernel'
import { tableOptions } from '@sietch/protocol/schemas'
import { heardBy, type Watched } from '@sietch/trial'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { think } from '../src/match/bot-thread.ts'
import { botsOf } from '../src/match/bots.ts'
import type { Live } from '../src/match/live.ts'
import type { Matches } from '../src/match/matches.ts'
import { whole } from '../src/match/messages.ts'
import { begin, type Position, pickUp } from '../src/match/position.ts'
import { houseGames } from '../src/table/games.ts'
import type { Table } from '../src/table/table.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path, webhookPrivate: true }, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

const everybody = (seats: readonly Watched[], seq: number) =>
  Promise.all(seats.map((seat) => seat.reach(seq)))

/** Three players at Lively Bluff: the first is asked, and only one of the others has something to do at any time. */
async function dealt() {
  for (;;) {
    const clock = { kind: 'turn', seconds: 3600 }
    const dealing = await dealBluff(server.url, ['Ann', 'Ben', 'Cid'], {
      game: 'lively',
      options: { clock, substitute: 'random' },
    })
    const { seats } = dealing
    const asked = seats.find(({ match }) => match.prompt)
    const [holder, another] = seats.filter(({ match }) => match.offer)
    if (asked !== undefined && holder !== undefined && holder !== asked && another === undefined)
      return { ...dealing, asked, holder }
    for (const seat of seats) seat.close()
  }
}

describe('what a seat may decide', () => {
  it('reaches no one else, is waited for by no one and has no clock', async () => {
    const { people, seats, asked, holder, table } = await dealt()
    const [here, there] = [seats.indexOf(asked), seats.indexOf(holder)]
    expect(holder.match.offer?.options.map(({ key }) => key)).toEqual(['show', 'throw'])
    for (const { match } of seats) {
      expect(match.decisions).toEqual([{ seat: here, kind: 'turn' }])
      expect(match.clocks.since.map((since) => since !== null)).toEqual(seats.map((_, seat) => seat === here))
    }
    const others = seats.filter(({ match }) => !match.offer)
    for (const { match } of others) expect(JSON.stringify(match)).not.toMatch(/aside|optional|"show"|"throw"/)
    const { body } = (await people[there]?.ask('GET', '/api/tables/mine')) ?? {
      body: {} as Record<string, unknown>,
    }
    const mine = (body.tables as { id: string; waiting: { seat: number }[] }[]).find(
      ({ id }) => id === table.id,
    )
    expect(mine?.waiting.map(({ seat }) => seat)).toEqual([here])
    for (const seat of seats) seat.close()
  })

  it('is no reason to call anyone', async () => {
    const calls: unknown[] = []
    const hook = createServer((_, response) => {
      calls.push(hook)
      response.end()
      hook.emit('called')
    }).listen(0, '127.0.0.1')
    await once(hook, 'listening')
    const { people, seats, asked, holder } = await dealt()
    const [here, there] = [seats.indexOf(asked), seats.indexOf(holder)]
    const third = 3 - here - there
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
    await people[there]?.ask('PUT', '/api/me/webhook', { url })
    holder.close()
    const called = once(hook, 'called')
    await asked.choose('income')
    // Whoever comes next: when it is the holder's turn, the call comes, and it is the first.
    if ((here + 1) % 3 === third) {
      await seats[third]?.reach(1)
      expect(calls).toEqual([])
      await seats[third]?.choose('income')
    }
    await called
    expect(calls).toHaveLength(1)
    hook.close()
    for (const seat of seats) seat.close()
  })

  it('is chosen at any time, and a click that was made meanwhile counts, once', async () => {
    const { seats, asked, holder } = await dealt()
    const heard = seats.filter((seat) => seat !== holder).map(({ socket }) => heardBy(socket))
    expect(await holder.choose('throw', 0)).toEqual({ ok: true, seq: 1 })
    await everybody(seats, 1)
    for (const frames of heard) expect(frames.join()).not.toMatch(/aside|"throw"/)
    // The one who has to choose has not seen it yet.
    expect(await asked.choose('income', 0)).toEqual({ ok: true, seq: 2 })
    expect(await asked.choose('income', 0)).toEqual({ ok: true, seq: 2 })
    await everybody(seats, 2)
    expect(asked.match.undo).toBe(1)
    expect(await holder.choose('throw', 1)).toEqual({ ok: true, seq: 3 })
    await everybody(seats, 3)
    expect(asked.match.undo).toBe(0)
    for (const seat of seats) seat.close()
  })

  it('is stale when it was not offered then, is no longer, or an own choice lies in between', async () => {
    const { seats, asked, holder } = await dealt()
    expect(await holder.choose('throw', 0)).toMatchObject({ ok: true })
    expect(await holder.choose('show', 0)).toMatchObject({ ok: false, code: 'stale' })
    await asked.choose('income', 0)
    await everybody(seats, 2)
    const next = seats.find(({ match }) => match.prompt)
    // Asked now, but not when it was at 0.
    expect(await next?.choose('income', 0)).toMatchObject({ ok: false, code: 'stale' })
    expect(await asked.choose('income', 1)).toMatchObject({ ok: false, code: 'stale' })
    for (const seat of seats) seat.close()
  })
})

const games = await houseGames()
const classic = games.get('classic') as AnyGame
if (classic === undefined) throw new Error('classic Dune is gone')
const PLAYERS = 4

const table = (bot: string | null): Table => ({
  id: 'table',
  host: 'user 0',
  game: 'classic',
  setup: { players: PLAYERS },
  options: tableOptions.parse({ botPace: 0 }),
  listed: true,
  status: 'playing',
  before: null,
  rated: true,
  created: 0,
  ended: null,
  teams: null,
  halted: null,
  seats: seatsOf(PLAYERS).map((seat) => ({
    seat,
    kind: 'person',
    user: seat === 1 && bot !== null ? null : { id: `user ${seat}`, name: `${seat}` },
    bot: seat === 1 ? bot : null,
  })),
})

const liveAt = (position: Position, bot: string | null = null): Live => ({
  id: 'table',
  game: classic,
  version: 1,
  table: table(bot),
  position,
  seq: 1,
  entries: [],
  recent: [],
  updated: [],
  standing: [],
  arranged: 0,
  clocks: { left: [], since: [] },
  request: null,
  motion: null,
  paused: null,
  failed: new Set(),
  isDoubtful: false,
  work: Promise.resolve(),
  touched: 0,
})

/** Seat 2 is asked for its shipment; seat 1 holds the card, which changes places with another, and has dead forces. */
function holding(card: TreacheryId, dead = 0): Position {
  const rng = rngOf('holding')
  let { position } = begin(classic, { players: PLAYERS }, 'holding')
  const isThere = () => position.prompts.some(({ decision: { seat, kind } }) => seat === 2 && kind === 'ship')
  while (!isThere()) {
    const { decision, options } = pick(rng, position.prompts)
    const moved = position.choose(decision.seat, pick(rng, options).key)
    if (!moved.ok) throw new Error(moved.message)
    position = moved.position
  }
  const state = structuredClone(position.state) as ClassicState
  const holder = state.players[1]
  if (holder === undefined) throw new Error('nobody sits there')
  const zones = [state.treacheryDeck, ...state.players.map(({ hand }) => hand)]
  if (holder.hand.length === 0) holder.hand.push(state.treacheryDeck.pop() ?? 'shield')
  const from = zones.find((zone) => zone.includes(card)) ?? []
  const [given = 'shield'] = holder.hand
  from[from.indexOf(card)] = given
  holder.hand[0] = card
  holder.reserves.forces -= dead
  holder.tanks.forces += dead
  return pickUp(classic, {
    setup: { players: PLAYERS },
    seed: 's',
    legs: [{ version: 4, from: 0 }],
    choices: [],
    hashes: [],
    state: state as unknown as Json,
    isOver: false,
  })
}

describe('whether someone holds a card for any time', () => {
  const keysOf = (position: Position, seat: number) =>
    position.offers.find(({ decision }) => decision.seat === seat)?.options.map(({ key }) => key) ?? []

  it('W-TRUTH W-GHOLA changes no byte of what others are sent', () => {
    const bytes = (position: Position, viewer: number | 'spectator') =>
      JSON.stringify({ ...whole(liveAt(position), viewer === 'spectator' ? [] : [viewer], []), now: 0 })
    const plain = holding('shield', 5)
    for (const card of ['truthtrance', 'tleilaxu-ghola'] as const) {
      const held = holding(card, 5)
      expect(keysOf(held, 1)).toContain(`play ${card}`)
      expect(bytes(held, 1)).not.toBe(bytes(plain, 1))
      for (const viewer of [0, 2, 3, 'spectator'] as const)
        expect(bytes(held, viewer)).toBe(bytes(plain, viewer))
    }
  })

  it('W-GHOLA lets a bot play it when it gains by it, and leave it when it does not', async () => {
    const question = (position: Position) =>
      ({
        game: 'classic',
        bot: 'easy',
        seat: 1,
        state: position.state as Json,
        seed: 's',
        optional: true,
      }) as const
    expect(await think(question(holding('tleilaxu-ghola', 12)), games)).toBe('play tleilaxu-ghola')
    expect(await think(question(holding('truthtrance', 12)), games)).toBeUndefined()
  })

  it('wakes a bot once at a position, and only for what a bot would do', async () => {
    const chosen: string[] = []
    const matches = {
      choose: async (_: string, __: object, ___: number, key: string) => {
        chosen.push(key)
        return { ok: true, seq: 2 }
      },
    } as unknown as Matches
    const bots = botsOf({
      matches,
      games: gamesWithBluff,
      threads: 1,
      idlePace: 0,
      isWatched: () => true,
      log: pino({ enabled: false }),
      thinkers: { think: async (question) => think(structuredClone(question), games), close: async () => {} },
    })
    bots.wake(liveAt(holding('truthtrance', 12), 'easy'))
    const live = liveAt(holding('tleilaxu-ghola', 12), 'easy')
    bots.wake(live)
    bots.wake(live)
    await expect.poll(() => chosen, { timeout: 30_000 }).toEqual(['play tleilaxu-ghola'])
    // What is asked later is answered later.
    bots.wake(live)
    bots.wake(liveAt(holding('tleilaxu-ghola', 11), 'easy'))
    await expect.poll(() => chosen.length, { timeout: 30_000 }).toBe(2)
    await bots.close()
  }, 60_000)
})
