import type { Viewer } from '@sietch/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beat, directing } from '../../test/beats.ts'
import type { Line } from './line.ts'
import type { Replay, ToPage, ToWorker } from './protocol.ts'
import { replayTable } from './replay.ts'
import type { Snapshot } from './table.ts'

const LENGTH = 4

/** A worker that plays back a match of four choices. */
function fakeLine(): Line {
  let listener: (message: ToPage) => void = () => {}
  let viewer: Viewer = 0
  const answerTo = (message: ToWorker) => {
    if (message.kind === 'through') viewer = message.viewer
    return message.kind === 'at' ? at(message.seq, viewer) : replayFor(viewer)
  }
  return {
    post(message) {
      if (!('ask' in message)) return
      const answer = answerTo(message)
      queueMicrotask(() => listener({ kind: 'answer', ask: message.ask, answer }))
    },
    listen(next) {
      listener = next
    },
    close: vi.fn(),
  }
}

const at = (seq: number, viewer: Viewer): Snapshot => ({
  seq,
  viewer,
  view: null,
  decisions: [],
  asked: null,
  offered: null,
  canUndo: false,
  outcome: null,
  handOver: null,
  isVisiting: false,
})

const replayFor = (viewer: Viewer): Replay => ({
  length: LENGTH,
  viewer,
  viewers: [0, 1, 'spectator'],
  isOver: true,
  rounds: [{ round: 1, seq: 1 }],
  log: Array.from({ length: LENGTH + 1 }, (_, seq) => ({
    seq,
    choice: seq === 0 ? null : { seat: 0, key: '' },
    events: [],
  })),
})

const opened = () =>
  replayTable(
    { id: 'm', setup: { game: 'uprising', setup: {}, seats: [] } },
    fakeLine(),
    directing('normal', ({ entry, isOwn }) => [
      beat(`${entry.seq} ${isOwn}`, { lasts: entry.seq === 3 ? 'waits' : 1 }),
    ]),
    async (ask) => ask('replay', { id: 'm' }),
    async () => '',
  )

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('goes where it is led, with the log up to there, and no further than there is', async () => {
    const table = await opened()
    expect(table.shown()).toMatchObject({ snapshot: { seq: 0 }, ahead: 0 })
    table.go(2)
    await settle()
    expect(table.shown()?.snapshot.seq).toBe(2)
    expect(table.shown()?.log).toHaveLength(3)
    table.go(99)
    await settle()
    expect(table.shown()?.snapshot.seq).toBe(LENGTH)
    expect(table.shown()?.beat).toBeNull()
  })

  it('plays by itself with all its beats, those of whoever looks, too, and stops at the end', async () => {
    const table = await opened()
    const seen: string[] = []
    table.subscribe(() => {
      const { snapshot, beat: on } = table.shown() ?? {}
      seen.push(`${snapshot?.seq}${on ? `:${on.key}` : ''}`)
    })
    table.play(true)
    await settle()
    expect(table.isPlaying.get()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual(['1:1 false', '2:2 false', '3:3 false', '4:4 false', '4'])
    expect(table.isPlaying.get()).toBe(false)
    table.play(true)
    await settle()
    expect(table.shown()?.snapshot.seq).toBeLessThan(LENGTH)
  })

  it('stops where it is, with what is on the stage, and goes on from there', async () => {
    const table = await opened()
    table.play(true)
    await vi.advanceTimersByTimeAsync(1000)
    const { snapshot, beat: on } = table.shown() ?? {}
    expect(on).not.toBeNull()
    table.play(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.shown()).toMatchObject({ snapshot: { seq: snapshot?.seq }, beat: { key: on?.key } })
    table.play(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.shown()?.snapshot.seq).toBe(LENGTH)
  })

  it('shows the same moment through other eyes', async () => {
    const table = await opened()
    table.go(2)
    await settle()
    table.look('spectator')
    await settle()
    expect(table.shown()?.snapshot).toMatchObject({ seq: 2, viewer: 'spectator' })
    expect(table.viewers).toEqual([0, 1, 'spectator'])
  })
})
