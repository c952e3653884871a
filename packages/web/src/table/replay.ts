// A match step by step, from its first moment to its last, by hand or by itself with the beats that were staged when it
// was played.

import type { Analysis } from '@sietch/games'
import type { Viewer } from '@sietch/kernel'
import { type Cell, cell } from '../cell.ts'
import { happeningFrom, partOf } from '../stage/beat.ts'
import { type Director, untouched } from '../stage/director.ts'
import { type Ask, asker, type Line } from './line.ts'
import { pacedQueue } from './pace.ts'
import type { Replay } from './protocol.ts'
import type { OpenTable, Shown, Snapshot } from './table.ts'

export type ReplayTable = OpenTable & {
  /** The number of choices. */
  readonly length: number
  readonly rounds: Replay['rounds']
  /** Shows the moment after so many choices, and stops there. */
  go(seq: number): void
  readonly isPlaying: Pick<Cell<boolean>, 'get' | 'watch'>
  /** Goes on by itself from where it is, or stops. */
  play(shouldPlay: boolean): void
  /** Through whose eyes it may be seen. */
  readonly viewers: Replay['viewers']
  /** Looks back at all of it, and tells meanwhile how much is done, from 0 to 1. Only when it is over. */
  analysis?(told: (done: number) => void): Promise<Analysis>
  /** Shows the same moment through the eyes of another. */
  look(viewer: Viewer): void
}

/** What the page shows of a moment. */
type At = Pick<Shown, 'snapshot' | 'log'>

/** So many moments are fetched before they are shown. */
const FETCHED = 3

/** Rejected when the match cannot be replayed. */
export async function replayTable(
  { id, setup }: Pick<OpenTable, 'id' | 'setup'>,
  line: Line,
  director: Director,
  play: (ask: Ask) => Promise<Replay>,
  file: () => Promise<string>,
  /** It is kept in this browser: others may be branched off it. */
  isKept = false,
): Promise<ReplayTable> {
  const ask = asker(line)
  let replay = await play(ask)
  const { length, rounds, viewers, isOver } = replay
  const showing = cell<Shown | null>(null)
  const isPlaying = cell(false)
  /** Through one pair of eyes. */
  let known = new Map<number, Snapshot>()
  /** Where it goes, by hand, or has been fetched to. */
  let wanted = 0
  let latest: At | null = null
  let isFetching = false

  const { beats, ...pace } = untouched(director)
  const queue = pacedQueue<At>(
    { ...pace },
    ({ snapshot, log }, beat, ahead) => {
      showing.set({ snapshot, log, beat, ahead, thinking: null, problem: null })
      if (ahead === 0 && snapshot.seq === length) isPlaying.set(false)
      void fetchOn()
    },
    partOf,
  )

  const atOf = (snapshot: Snapshot): At => ({ snapshot, log: replay.log.slice(0, snapshot.seq + 1) })

  async function momentAt(seq: number): Promise<Snapshot> {
    const eyes = known
    const snapshot = eyes.get(seq) ?? (await ask('at', { seq }))
    eyes.set(seq, snapshot)
    return snapshot
  }

  /** While it plays, what comes next is fetched before it is needed. */
  async function fetchOn(): Promise<void> {
    if (!isPlaying.get() || isFetching || latest === null) return
    if (latest.snapshot.seq >= length || queue.moments() >= FETCHED) return
    isFetching = true
    const before = latest
    const snapshot = await momentAt(before.snapshot.seq + 1)
    isFetching = false
    // It may have been led elsewhere meanwhile.
    if (latest === before && isPlaying.get()) {
      const next = atOf(snapshot)
      latest = next
      queue.push(next, true, beats(happeningFrom(before, next, true)), before)
    }
    void fetchOn()
  }

  function stop(): void {
    isPlaying.set(false)
    queue.halt(true)
  }

  async function go(seq: number): Promise<void> {
    stop()
    wanted = Math.min(Math.max(seq, 0), length)
    const eyes = known
    const snapshot = await momentAt(wanted)
    if (snapshot.seq !== wanted || eyes !== known) return
    latest = atOf(snapshot)
    queue.jump(latest)
  }

  async function goOn(): Promise<void> {
    // From the end it begins again.
    if (here() === length && queue.ahead() === 0) await go(0)
    isPlaying.set(true)
    queue.halt(false)
    void fetchOn()
  }

  async function analysis(told: (done: number) => void): Promise<Analysis> {
    for (;;) {
      const so = await ask('analyse', {})
      if ('analysis' in so) return so.analysis
      told(so.done)
    }
  }

  const here = (): number => showing.get()?.snapshot.seq ?? 0

  await go(0)
  return {
    id,
    setup,
    isReplay: true,
    length,
    rounds,
    viewers,
    isPlaying,
    go: (seq) => void go(seq),
    play: (shouldPlay) => (shouldPlay ? void goOn() : stop()),
    ...(isOver && { analysis }),
    look(viewer) {
      stop()
      const seq = here()
      void ask('through', { viewer }).then((next) => {
        replay = next
        known = new Map()
        void go(seq)
      })
    },
    subscribe: showing.watch,
    shown: showing.get,
    choose() {},
    undo() {},
    takeOver() {},
    skip: queue.skip,
    skipAll: queue.skipAll,
    past: momentAt,
    ...(isKept && { branch: (seq, next) => ask('branch', { seq, id: next }) }),
    history: () => ask('history', {}),
    // What is hidden in a match that goes on stays hidden.
    ...(viewers.length > 1 && { laid: (seq) => ask('laid', { seq }) }),
    exported: file,
    close() {
      queue.close()
      line.close()
    },
  }
}
