import { words } from '@sietch/i18n/page'
import type { Past } from '@sietch/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beat, directing } from '../../test/beats.ts'
import { fakeLine, TABLE, updateTo, wholeAt } from '../../test/server.ts'
import { ServerRefused } from './api.ts'
import { opening } from './following.ts'
import { remoteTable } from './remote.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const DONE = async () => ({ seq: 4 })
/** What the bot does is looked back at until the player goes on. */
const RECAPPED = directing('normal', ({ entry }) =>
  entry.choice?.seat === 2 ? [beat('recap', { lasts: 'waits', weight: 'recap' })] : [],
)
const settle = () => vi.advanceTimersByTimeAsync(0)

function tableWith(answers: Parameters<typeof fakeLine>[0] = {}, director = directing('normal')) {
  const { line, asked } = fakeLine(answers)
  const past = vi.fn(
    async (seq: number): Promise<Past> => ({
      seq,
      viewer: 0,
      view: { seq },
      decisions: [{ seat: 1, kind: 'turn' }],
    }),
  )
  const lookAgain = vi.fn()
  const table = remoteTable(TABLE, {
    ask: line.ask,
    director,
    words: () => words('en'),
    lookAgain,
    history: async () => [],
    laid: async () => [],
    exported: async () => '',
    past,
  })
  table.begin(wholeAt(4), [opening([])])
  return { table, asked, lookAgain, past }
}

describe('a table on a server', () => {
  it('shows the view of the seat, made from the public one', () => {
    const { table } = tableWith()
    expect(table.shown()?.snapshot).toMatchObject({
      seq: 4,
      viewer: 0,
      view: { seq: 4, hands: [['a', 'b'], 2] },
    })
    table.update(updateTo(5, { own: [{ op: 'replace', path: '/hands/0', value: ['b'] }] }))
    expect(table.shown()?.snapshot.view).toEqual({ seq: 5, hands: [['b'], 2] })
    const { own: _, ...unchanged } = updateTo(6)
    table.update(unchanged)
    expect(table.shown()?.snapshot.view).toEqual({ seq: 6, hands: [['b'], 2] })
  })

  it('tells once in the log that newer rules took over, and where', () => {
    const { table } = tableWith()
    const happened = (seq: number) => ({ seq: seq + 1, choice: { seat: 0, key: '' }, events: [] })
    const log = [opening([]), ...[0, 1, 2, 3].map(happened)]
    const updates = () => table.shown()?.log.map(({ isUpdate = false }) => isUpdate)
    table.begin({ ...wholeAt(4), updated: [2] }, log)
    expect(updates()).toEqual([false, false, false, true, false, false])
    table.begin({ ...wholeAt(4), updated: [2, 4] }, table.shown()?.log ?? [])
    expect(updates()).toEqual([false, false, false, true, false, false, true])
    table.update(updateTo(5))
    expect(updates()?.length).toBe(8)
  })

  it('says of a choice that takes long that it is on its way, until the server has it', async () => {
    let arrive: (answer: { seq: number }) => void = () => {}
    const answer = new Promise<{ seq: number }>((resolve) => {
      arrive = resolve
    })
    const { table, asked } = tableWith({ choose: () => answer })
    table.choose('pass')
    await settle()
    expect(table.shown()?.isSending).not.toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(table.shown()?.isSending).toBe(true)
    table.choose('pass')
    table.choose('other')
    arrive({ seq: 5 })
    await settle()
    expect(table.shown()?.isSending).toBe(false)
    expect(asked.filter(([kind]) => kind === 'choose')).toHaveLength(1)
  })

  it('opens every hand after the end', () => {
    const { table } = tableWith()
    const outcome = { places: [[1], [0], [2]], scores: [9, 10, 8] }
    const open = (seat: number) => [{ op: 'replace', path: `/hands/${seat}`, value: [`of ${seat}`] }] as const
    table.update(updateTo(5, { outcome, reveal: [open(0), open(1), []] }))
    expect(table.shown()?.snapshot).toMatchObject({ outcome, view: { hands: [['of 0'], ['of 1']] } })
  })

  it('takes its time with what bots do, and not with people', () => {
    const { table } = tableWith()
    table.update(updateTo(5, { by: 2 }))
    table.update(updateTo(6, { by: 2 }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 4 }, ahead: 2 })
    vi.advanceTimersByTime(700)
    expect(table.shown()).toMatchObject({ snapshot: { seq: 5 }, ahead: 1 })
    table.skip()
    expect(table.shown()).toMatchObject({ snapshot: { seq: 6 }, ahead: 0 })
    table.update(updateTo(7, { by: 1 }))
    expect(table.shown()?.snapshot.seq).toBe(7)
  })

  it('does not fall far behind, least of all when time is short', () => {
    const { table } = tableWith()
    for (let seq = 5; seq < 35; seq++) table.update(updateTo(seq, { by: 2 }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 4 }, ahead: 30 })
    table.update(updateTo(35, { by: 2 }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 35 }, ahead: 0 })
    table.arrange({ ...TABLE, options: { ...TABLE.options, clock: { kind: 'turn', seconds: 60 } } })
    for (let seq = 36; seq < 45; seq++) table.update(updateTo(seq, { by: 2 }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 44 }, ahead: 0 })
  })

  it('shows what was held back before what came while the line was broken', () => {
    const { table } = tableWith({}, RECAPPED)
    table.update(updateTo(5, { by: 2 }))
    vi.advanceTimersByTime(700)
    const now = { prompt: { decision: { seat: 0, kind: 'turn' }, options: [], closed: [] } }
    const missed = { seq: 5, seat: 1, at: 0, events: [] }
    table.begin(wholeAt(6, { history: [missed], ...now }), [opening([])])
    expect(table.shown()).toMatchObject({ snapshot: { seq: 5 }, beat: { key: 'recap' }, ahead: 2 })
    table.skip()
    table.skip()
    expect(table.shown()).toMatchObject({ snapshot: { seq: 6 }, beat: null, ahead: 0, isAwaited: true })
  })

  it('is at once where it is when something was taken back meanwhile', () => {
    const { table } = tableWith({}, RECAPPED)
    table.update(updateTo(5, { by: 2 }))
    vi.advanceTimersByTime(700)
    table.begin(wholeAt(7), [opening([])])
    expect(table.shown()).toMatchObject({ snapshot: { seq: 7 }, beat: null, ahead: 0 })
  })

  it('says that the match waits for the player while something is still shown', () => {
    const { table } = tableWith({}, RECAPPED)
    table.update(updateTo(5, { by: 2 }))
    vi.advanceTimersByTime(700)
    expect(table.shown()).toMatchObject({ beat: { key: 'recap' }, isAwaited: false })
    table.update(updateTo(6, { prompt: { decision: { seat: 0, kind: 'turn' }, options: [], closed: [] } }))
    expect(table.shown()).toMatchObject({ beat: { key: 'recap' }, isAwaited: true, isPressed: false })
  })

  it('tells that someone else has taken something back', () => {
    const { table } = tableWith()
    table.update(updateTo(5))
    table.update(updateTo(6, { by: 1, back: 1, events: [] }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 6 }, beat: { kind: 'taken-back', seat: 1 } })
    vi.advanceTimersByTime(1800)
    expect(table.shown()).toMatchObject({ snapshot: { seq: 6 }, beat: null, ahead: 0 })
    table.update(updateTo(7, { by: 0 }))
    table.update(updateTo(8, { by: 0, back: 1, events: [] }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 8 }, beat: null })
  })

  it('asks the server how it was, and says why it is not told', async () => {
    const { table, past } = tableWith()
    expect(await table.past?.(2)).toMatchObject({ seq: 2, viewer: 0, view: { seq: 2 }, asked: null })
    past.mockRejectedValueOnce(new ServerRefused({ code: 'not-kept', message: '' }))
    await expect(table.past?.(1)).rejects.toThrow()
    expect(table.shown()?.problem).toBe('That moment was not saved.')
    await table.past?.(2)
    expect(table.shown()?.problem).toBeNull()
  })

  it('writes the log, and strikes out what is taken back', () => {
    const { table } = tableWith()
    table.update(updateTo(5))
    table.update(updateTo(6))
    expect(table.shown()?.log.map(({ seq }) => seq)).toEqual([0, 5, 6])
    table.update(updateTo(7, { back: 2, events: [] }))
    expect(table.shown()?.log.map(({ seq }) => seq)).toEqual([0])
    table.skip()
    table.update(updateTo(8, { by: 0 }))
    expect(table.shown()?.log.at(-1)).toMatchObject({ seq: 8, choice: { seat: 0 } })
  })

  it('skips what comes twice, and looks again when something is missing', () => {
    const { table, lookAgain } = tableWith()
    table.update(updateTo(4))
    expect(lookAgain).not.toHaveBeenCalled()
    table.update(updateTo(6))
    expect(lookAgain).toHaveBeenCalledOnce()
    expect(table.shown()?.snapshot.seq).toBe(4)
  })

  it('sends a choice without an answer again, the same number and the same key', async () => {
    let isBroken = true
    const { table, asked } = tableWith({
      choose: async () => (isBroken ? Promise.reject(new Error('no answer')) : DONE()),
    })
    table.choose('dagger > arrakeen')
    await settle()
    isBroken = false
    table.resend()
    await settle()
    table.resend()
    await settle()
    expect(asked).toEqual([
      ['choose', { seq: 4, key: 'dagger > arrakeen' }],
      ['choose', { seq: 4, key: 'dagger > arrakeen' }],
    ])
  })

  it('sends one choice at a time', async () => {
    const { table, asked } = tableWith({ choose: DONE })
    table.choose('one')
    table.choose('two')
    await settle()
    expect(asked).toHaveLength(1)
    table.choose('three')
    expect(asked).toHaveLength(2)
  })

  it('looks again when the match has moved on, and says why something else is refused', async () => {
    const refusals = ['stale', 'substituted']
    const { table, lookAgain } = tableWith({
      choose: () => Promise.reject(new ServerRefused({ code: refusals.shift() ?? '', message: '' })),
    })
    table.choose('one')
    await settle()
    expect(lookAgain).toHaveBeenCalledOnce()
    expect(table.shown()?.problem).toBeNull()
    table.choose('two')
    await settle()
    expect(table.shown()?.problem).toMatch('A bot is playing for you')
    expect(lookAgain).toHaveBeenCalledOnce()
  })

  it('knows which bot thinks, also one that has just sat down', () => {
    const { table } = tableWith()
    expect(table.shown()?.thinking).toBeNull()
    const seats = TABLE.seats.map((seat) => (seat.seat === 0 ? { ...seat, bot: 'easy' } : seat))
    table.arrange({ ...TABLE, seats })
    expect(table.shown()?.thinking).toEqual({ seat: 0, level: 'easy' })
    expect(table.setup.seats[0]).toEqual({ kind: 'human', name: 'Ann' })
    expect(table.setup.seats[2]).toEqual({ kind: 'bot', level: 'hard' })
  })

  it('lets what may be done at any time be done while bots are shown, at the latest moment', async () => {
    const { table, asked } = tableWith({ choose: DONE })
    const offer = {
      decision: { seat: 0, kind: 'anytime', optional: true },
      options: [{ key: 'deal', verb: 'deal', targets: [] }],
      closed: [],
    } as const
    table.update(updateTo(5, { by: 2, offer }))
    table.update(updateTo(6, { by: 2, offer }))
    expect(table.shown()).toMatchObject({ snapshot: { seq: 4, offered: null }, ahead: 2 })
    table.choose('pass')
    table.choose('deal')
    await settle()
    expect(asked).toEqual([['choose', { seq: 6, key: 'deal' }]])
    table.skip()
    expect(table.shown()?.snapshot.offered).toEqual(offer)
  })

  it('gives no hints', () => {
    expect(tableWith().table.hint).toBeUndefined()
  })

  it('keeps a choice that the server cannot store, and sends it until it can', async () => {
    const choose = vi
      .fn(DONE)
      .mockRejectedValueOnce(new ServerRefused({ code: 'cannot-store', message: '' }))
      .mockRejectedValueOnce(new ServerRefused({ code: 'cannot-store', message: '' }))
    const { table } = tableWith({ choose })
    table.choose('reveal')
    await settle()
    expect(table.shown()?.problem).toBe('The server is not responding. Trying again…')
    await vi.advanceTimersByTimeAsync(1000)
    expect(choose).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(choose.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ seq: 4, key: 'reveal' }]))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(choose).toHaveBeenCalledTimes(3)
  })
})

describe('someone with two seats', () => {
  const asked = (seat: number) => ({ decision: { seat, kind: 'turn' }, options: [], closed: [] })
  const own = (seat: number, cards: readonly string[]) => [
    { op: 'replace' as const, path: `/hands/${seat}`, value: [...cards] },
  ]
  const from = (seat: number) => ({ decisions: [{ seat, kind: 'turn' }] })
  const two = (seq: number, seat: number) =>
    wholeAt(seq, {
      ...from(seat),
      prompt: seat === 0 ? asked(0) : null,
      also: [{ seat: 1, own: own(1, ['x']), prompt: seat === 1 ? asked(1) : null, offer: null, undo: 0 }],
    })

  it('looks from the seat that is asked, and sees its hand', async () => {
    const { table } = tableWith()
    table.begin(two(4, 1), [opening([])])
    expect(table.shown()?.snapshot).toMatchObject({
      viewer: 1,
      view: { hands: [2, ['x']] },
      asked: { decision: { seat: 1 } },
    })
    expect(table.shown()?.isAwaited).toBe(true)
  })

  it('is turned to the other seat when that is asked, after what was done has been seen', async () => {
    const { table } = tableWith()
    table.begin(two(4, 0), [opening([])])
    table.update(
      updateTo(5, { by: 0, ...from(1), also: [{ seat: 1, prompt: asked(1), offer: null, undo: 0 }] }),
    )
    expect(table.shown()?.snapshot).toMatchObject({ seq: 5, viewer: 0, asked: null })
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.shown()?.snapshot).toMatchObject({
      seq: 5,
      viewer: 1,
      view: { seq: 5, hands: [2, ['x']] },
      asked: { decision: { seat: 1 } },
    })
  })

  it('may look from the other seat meanwhile, and says from which one it chooses', async () => {
    const { table, asked: sent } = tableWith({ choose: DONE })
    table.begin(two(4, 0), [opening([])])
    table.takeOver(1)
    expect(table.shown()?.snapshot).toMatchObject({ viewer: 1, asked: null, view: { hands: [2, ['x']] } })
    table.takeOver(0)
    table.choose('go')
    await settle()
    expect(sent).toContainEqual(['choose', { seq: 4, key: 'go', seat: 0 }])
  })

  it('sees the own past from where it looks', async () => {
    const { table, past } = tableWith()
    table.begin(two(4, 1), [opening([])])
    await table.past?.(2)
    expect(past).toHaveBeenCalledWith(2, 1)
  })
})
