// Veiled questions: neither bytes nor timing reveal who could answer.

import { option, type Prompt, type Seat } from '@sietch/kernel'
import type { TableOptions } from '@sietch/protocol'
import { tableOptions } from '@sietch/protocol/schemas'
import { Person, pause, until, Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deadlineOf, flagAt, isAwaited, veilOf } from '../src/match/veil.ts'
import { makeDataFolder, startServer } from './house.ts'
import { heardBesides, hushed, sitDown as sitDownAt } from './hushed.ts'

describe('the time at which a veiled question closes', () => {
  const PASS = option('pass')
  const PLAY = option('play')
  const seat = (at: Seat, bot: string | null = null) => ({
    seat: at,
    kind: 'person' as const,
    user: { id: `p${at}`, name: '' },
    bot,
  })
  const momentOf = (
    options: readonly Prompt['options'][],
    change: Partial<TableOptions> = {},
    since = 1e12,
  ) => ({
    id: 'table',
    table: {
      options: { ...tableOptions.parse({}), ...change },
      seats: options.map((_, at) => seat(at)),
    },
    clocks: { left: options.map(() => 1000), since: options.map(() => since) },
    position: {
      prompts: options.map((offered, at) => ({
        decision: { seat: at, kind: 'window', ask: true, veiled: true, decline: { now: 'pass' } } as const,
        options: offered,
      })),
    },
  })

  it('hangs on the table and the moment, not on who could answer', () => {
    for (let n = 0; n < 64; n++) {
      const since = 1e12 + n * 997
      const held = (bits: number) => [0, 1, 2].map((at) => ((bits >> at) % 2 === 1 ? [PASS, PLAY] : [PASS]))
      const dues = Array.from({ length: 8 }, (_, bits) => veilOf(momentOf(held(bits), {}, since))?.due)
      expect(new Set(dues).size).toBe(1)
      const [due = 0] = dues
      expect(due - since).toBeGreaterThanOrEqual(5000)
      expect(due - since).toBeLessThanOrEqual(8750)
    }
  })

  it('is by chance', () => {
    const waits = Array.from({ length: 200 }, (_, n) => {
      const since = 1e12 + n
      return (veilOf(momentOf([[PASS], [PASS]], {}, since))?.due ?? 0) - since
    })
    for (const [from, to] of [
      [5000, 6250],
      [6250, 7500],
      [7500, 8751],
    ] as const) {
      expect(waits.filter((ms) => ms >= from && ms < to).length).toBeGreaterThan(30)
    }
  })

  it('comes before any clock runs out, and no one waits for who has not asked for it', () => {
    const moment = momentOf([[PASS, PLAY], [PASS]], { clock: { kind: 'bank', seconds: 1, increment: 0 } })
    const due = veilOf(moment)?.due ?? 0
    expect(deadlineOf(moment, 1e12)).toBe(due)
    expect(flagAt(moment)?.at).toBe(due + 1000)
    for (const prompt of moment.position.prompts) {
      expect(isAwaited(moment, prompt, [])).toBe(false)
      const { seat: at } = prompt.decision
      expect(isAwaited(moment, prompt, [{ seat: at, since: 1e12, key: null }])).toBe(true)
      expect(isAwaited(moment, prompt, [{ seat: at, since: 1e12, key: 'pass' }])).toBe(false)
      // An answer to another question.
      expect(isAwaited(moment, prompt, [{ seat: at, since: 1, key: null }])).toBe(false)
    }
  })
})

describe('a table', () => {
  const data = makeDataFolder()
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ data: data.path }, hushed())
  })
  afterAll(async () => {
    await server.close()
    await data.remove()
  })

  const sitDown = (game: string, players: number, options: object = {}) =>
    sitDownAt(() => server.url, game, players, options)

  it('sends the same bytes to the others whether Ben could answer, does, or says nothing', async () => {
    const silent = await heardBesides(await sitDown('nobody', 3))
    expect(silent.map((frames) => frames.length)).toEqual([4, 4, 4])
    const passes = async (game: string) => {
      const sat = await sitDown(game, 3)
      await sat.seats[1]?.watched.choose('pass')
      return heardBesides(sat)
    }
    const thinks = async (game: string) => {
      const sat = await sitDown(game, 3)
      const ben = sat.seats[1]?.watched
      await ben?.socket.emitWithAck('wait', { table: sat.id, now: true })
      await pause(2500)
      await ben?.choose('pass')
      return heardBesides(sat)
    }
    expect(await heardBesides(await sitDown('ben', 3))).toEqual(silent)
    expect(await passes('nobody')).toEqual(silent)
    expect(await passes('ben')).toEqual(silent)
    expect(await thinks('nobody')).toEqual(silent)
    expect(await thinks('ben')).toEqual(silent)
  })

  it('tells no one of an answer before the question closes, whoever is asked', async () => {
    for (const game of ['nobody', 'ben']) {
      const { seats, leave } = await sitDown(game, 3)
      const closes = seats[0]?.watched.match.closes ?? 0
      for (const { watched } of seats) await watched.choose('pass')
      await Promise.all(seats.map(({ watched }) => watched.reach(4)))
      const told = seats.flatMap(({ watched }) => watched.updates.slice(1).map(({ now }) => now))
      expect(told.length).toBe(9)
      expect(Math.min(...told)).toBeGreaterThanOrEqual(closes)
      leave()
    }
  })

  it('shows a card that was played when the question closes', async () => {
    const { seats, leave } = await sitDown('ben', 2, { veilPace: 4000 })
    const [ann, ben] = seats.map(({ watched }) => watched)
    await ben?.choose('pass')
    // Until then, it may be reconsidered.
    await ben?.choose('play')
    await ann?.reach(3)
    expect(ann?.updates.at(-1)?.events).toEqual([{ kind: 'played', data: { seat: 1 } }])
    leave()
  })

  it('asks who plays alone with bots only what can be answered, and at once', async () => {
    const alone = async (game: string) => {
      const ann = await Person.named(server.url, 'Ann')
      const { id } = await ann.table('/api/tables', {
        game,
        setup: { players: 3 },
        options: { botPace: 0, veilPace: 60_000 },
        bots: [null, 'random', 'random'],
      })
      await ann.table(`/api/tables/${id}/start`)
      const watched = await Watched.at(await ann.connect(), id)
      await watched.choose('bid')
      // The two bots have answered, and those who cannot have passed.
      await until(() => watched.match.seq >= (game === 'ann' ? 3 : 4))
      return watched
    }
    const nothing = await alone('nobody')
    expect(nothing.match.prompt?.options.map(({ key }) => key)).toEqual(['pass', 'bid'])
    nothing.socket.disconnect()
    const card = await alone('ann')
    expect(card.match.prompt?.options.map(({ key }) => key)).toEqual(['pass', 'play'])
    expect(card.match.closes).toBe(null)
    card.socket.disconnect()
  })

  it('waits over days for whoever wants to be asked, and for no one else', async () => {
    const { id, seats, leave } = await sitDown('nobody', 2, {
      clock: { kind: 'days', days: 1 },
      veilPace: 3000,
    })
    const [ann, ben] = seats.map(({ watched }) => watched)
    const wish = await ben?.socket.emitWithAck('wait', { table: id, always: true })
    expect(wish).toEqual({ ok: true, always: true })
    await pause(7000)
    expect(ann?.match.seq).toBe(1)
    await ben?.choose('pass')
    await ann?.reach(3)
    expect(await ben?.socket.emitWithAck('wait', { table: id, always: false })).toEqual({
      ok: true,
      always: false,
    })
    await ann?.choose('bid')
    await ben?.reach(6)
    leave()
  })

  it('passes for who takes too long over a bid, where it is so agreed', async () => {
    const { seats, leave } = await sitDown('nobody', 2, { hurry: 5, veilPace: 0 })
    const [ann] = seats.map(({ watched }) => watched)
    await ann?.reach(4)
    expect(ann?.updates[3]?.by).toBe(0)
    expect(ann?.updates[3]?.decisions.map(({ kind }) => kind)).toEqual(['window', 'window'])
    leave()
  })
})
