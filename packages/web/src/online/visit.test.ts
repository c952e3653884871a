import { words } from '@sietch/i18n/page'
import type { Happened, HistoryPage, Watched, Whole } from '@sietch/protocol'
import { describe, expect, it, vi } from 'vitest'
import { directing } from '../../test/beats.ts'
import { fakeLine, TABLE, updateTo, wholeAt } from '../../test/server.ts'
import { ServerRefused } from './api.ts'
import { Unanswered } from './socket.ts'
import { visitTable } from './visit.ts'

const happened = (...seqs: number[]): Happened[] =>
  seqs.map((seq) => ({ seq, seat: 1, at: 0, events: [{ kind: 'moved', data: { to: seq + 1 } }] }))

const pageOf = (history: readonly Happened[], more = false): HistoryPage => ({
  opening: [{ kind: 'setup', data: {} }],
  history,
  more,
})

const NOWHERE = () => Promise.reject(new Unanswered())

/** A table whose match stands where the test says. */
function visited(first: Whole | null, pages: HistoryPage[] = [], choose = async () => ({ seq: 0 })) {
  const server = { match: first, table: TABLE }
  const watch = async (): Promise<Watched> => ({
    table: server.table,
    viewer: server.match?.viewer ?? 0,
    chat: [],
    match: server.match,
  })
  const wire = fakeLine({ watch, choose })
  const historyFrom = vi.fn(async () => pages.shift() ?? pageOf([]))
  const visit = visitTable('t', {
    line: wire.line,
    historyFrom,
    pastAt: NOWHERE,
    directorOf: () => directing('instant'),
    words: () => words('en'),
  })
  const seqs = () =>
    visit
      .get()
      .match?.shown()
      ?.log.map(({ seq }) => seq)
  return { server, wire, visit, historyFrom, seqs, shown: () => visit.get().match?.shown() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a visit to a table', () => {
  it('reads the whole log, page by page', async () => {
    const { wire, seqs, historyFrom } = visited(wholeAt(4), [
      pageOf(happened(0, 1), true),
      pageOf(happened(3)),
    ])
    wire.connect(true)
    await settle()
    expect(historyFrom.mock.calls).toEqual([[0], [2]])
    expect(seqs()).toEqual([0, 1, 2, 4])
  })

  it('waits for the match in the room, and sits down when it begins', async () => {
    const { wire, server, visit, shown } = visited(null)
    server.table = { ...TABLE, status: 'open' }
    wire.connect(true)
    await settle()
    expect(visit.get()).toMatchObject({ isConnected: true, match: null, table: { status: 'open' } })
    server.table = TABLE
    server.match = wholeAt(0)
    wire.tell('table', { table: TABLE })
    await settle()
    expect(shown()?.snapshot.seq).toBe(0)
  })

  it('looks again when someone else has come to sit there', async () => {
    const { wire, server, shown } = visited(wholeAt(2, { viewer: 'spectator' }), [pageOf([]), pageOf([])])
    wire.connect(true)
    await settle()
    expect(shown()?.snapshot.viewer).toBe('spectator')
    const cid = { id: 'cid', name: 'Cid' }
    server.table = {
      ...TABLE,
      seats: TABLE.seats.map((seat) => (seat.seat === 0 ? { ...seat, user: cid } : seat)),
    }
    server.match = wholeAt(2)
    wire.tell('table', { table: server.table, seq: 2 })
    await settle()
    expect(shown()?.snapshot).toMatchObject({ viewer: 0, view: { hands: [['a', 'b'], 2] } })
  })

  it('asks after a break only for what is new', async () => {
    const { wire, server, visit, seqs, historyFrom } = visited(wholeAt(1), [pageOf(happened(0))])
    wire.connect(true)
    await settle()
    wire.connect(false)
    expect(visit.get().isConnected).toBe(false)
    server.match = wholeAt(3, { history: happened(1, 2) })
    wire.connect(true)
    await settle()
    expect(wire.asked.at(-1)).toEqual(['watch', { since: 1 }])
    expect(historyFrom).toHaveBeenCalledOnce()
    expect(seqs()).toEqual([0, 1, 2, 3])
  })

  it('reads the log again when something was taken back meanwhile', async () => {
    const { wire, server, seqs } = visited(wholeAt(2), [pageOf(happened(0, 1)), pageOf(happened(0, 3))])
    wire.connect(true)
    await settle()
    server.match = wholeAt(4, { history: happened(3) })
    wire.connect(true)
    await settle()
    expect(seqs()).toEqual([0, 1, 4])
  })

  it('misses no update that comes while it looks', async () => {
    const { wire, shown } = visited(wholeAt(4), [pageOf([])])
    wire.connect(true)
    wire.tell('update', updateTo(4))
    wire.tell('update', updateTo(5))
    await settle()
    expect(shown()?.snapshot).toMatchObject({ seq: 5, view: { seq: 5 } })
  })

  it('sends a choice that was not answered when the line holds again', async () => {
    const choose = vi.fn(async () => ({ seq: 4 })).mockRejectedValueOnce(new Unanswered())
    const { wire, visit } = visited(wholeAt(4), [], choose)
    wire.connect(true)
    await settle()
    visit.get().match?.choose('reveal')
    wire.connect(false)
    await settle()
    wire.connect(true)
    await settle()
    expect(choose.mock.calls).toEqual([[{ seq: 4, key: 'reveal' }], [{ seq: 4, key: 'reveal' }]])
  })

  it('tells what is said, who asks for a step back, and where it goes on', async () => {
    const { wire, visit } = visited(wholeAt(4))
    wire.connect(true)
    await settle()
    const said = { id: 1, user: { id: 'bob', name: 'Bob' }, text: 'Hello', at: 0 }
    wire.tell('chat', { table: 't', said })
    wire.tell('chat', { table: 't', said })
    const request = { seq: 4, seat: 1, steps: 2, agreed: [1] }
    wire.tell('table', { table: TABLE, clocks: wholeAt(4).clocks, now: 0, request })
    wire.tell('rematch', { table: 't', next: 'u' })
    expect(visit.get()).toMatchObject({ chat: [said], request, next: 'u' })
  })

  it('says why the server lets no one connect, until it does', async () => {
    const { wire, visit } = visited(wholeAt(4))
    wire.refuse(new ServerRefused({ code: 'too-many-sockets', message: '' }))
    expect(visit.get().problem).toBe('You have this page open too many times. Close some of its tabs.')
    wire.connect(true)
    await settle()
    expect(visit.get().problem).toBeNull()
  })

  it('looks again, each time later, when the server cannot answer yet', async () => {
    vi.useFakeTimers()
    const refusals = [
      new ServerRefused({ code: 'cannot-store', message: '' }),
      new Unanswered(),
      new ServerRefused({ code: 'too-fast', message: '' }),
    ]
    const watch = vi.fn(async (): Promise<Watched> => {
      const refused = refusals.shift()
      if (refused !== undefined) throw refused
      return { table: TABLE, viewer: 0, chat: [], match: wholeAt(4) }
    })
    const wire = fakeLine({ watch })
    const visit = visitTable('t', {
      line: wire.line,
      historyFrom: async () => pageOf([]),
      pastAt: NOWHERE,
      directorOf: () => directing('instant'),
      words: () => words('en'),
    })
    wire.connect(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(visit.get().problem).toBe('The server is not responding. Trying again…')
    await vi.advanceTimersByTimeAsync(1000)
    expect(watch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(watch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(watch).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(4000)
    expect(visit.get()).toMatchObject({ problem: null, table: TABLE })
    expect(visit.get().match?.shown()?.snapshot.seq).toBe(4)
    visit.close()
    vi.useRealTimers()
  })

  it('tells of an outage before the line has ever held', () => {
    const { wire, visit } = visited(wholeAt(4))
    wire.connect(false)
    expect(visit.get()).toMatchObject({
      table: null,
      problem: 'The server is not responding. Trying again…',
    })
  })

  it('says why one cannot come in', async () => {
    const wire = fakeLine({
      watch: () => Promise.reject(new ServerRefused({ code: 'no-spectators', message: '' })),
    })
    const visit = visitTable('t', {
      line: wire.line,
      historyFrom: async () => pageOf([]),
      pastAt: NOWHERE,
      directorOf: () => directing('instant'),
      words: () => words('en'),
    })
    wire.connect(true)
    await settle()
    expect(visit.get().problem).toBe('This table does not allow spectators.')
  })
})
