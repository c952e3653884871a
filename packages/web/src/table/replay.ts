// A match step by step, from its first moment to its last.

import { type Ask, asker, type Line } from './line.ts'
import type { Replay } from './protocol.ts'
import type { OpenTable, Shown, Snapshot } from './table.ts'

export type ReplayTable = OpenTable & {
  /** The number of choices. */
  readonly length: number
  /** Shows the moment after so many choices. */
  go(seq: number): void
}

/** Rejected when the match cannot be replayed. */
export async function replayTable(
  { id, setup }: Pick<OpenTable, 'id' | 'setup'>,
  line: Line,
  play: (ask: Ask) => Promise<Replay>,
  file: () => Promise<string>,
  /** It is kept in this browser: others may be branched off it. */
  isKept = false,
): Promise<ReplayTable> {
  const ask = asker(line)
  const { length, log } = await play(ask)
  const listeners = new Set<() => void>()
  const known = new Map<number, Snapshot>()
  let shown: Shown | null = null
  let wanted = 0

  function show(snapshot: Snapshot): void {
    known.set(snapshot.seq, snapshot)
    if (snapshot.seq !== wanted) return
    const problem = null
    shown = { snapshot, log: log.slice(0, snapshot.seq + 1), beat: null, ahead: 0, thinking: null, problem }
    for (const listener of listeners) listener()
  }

  function go(seq: number): void {
    wanted = Math.min(Math.max(seq, 0), length)
    const snapshot = known.get(wanted)
    if (snapshot !== undefined) show(snapshot)
    else void ask('at', { seq: wanted }).then(show)
  }

  go(0)
  return {
    id,
    setup,
    length,
    go,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
    choose() {},
    undo() {},
    takeOver() {},
    skip: () => go(length),
    skipAll: () => go(length),
    past: (seq) => ask('at', { seq }),
    ...(isKept && { branch: (seq, next) => ask('branch', { seq, id: next }) }),
    history: () => ask('history', {}),
    exported: file,
    close: () => line.close(),
  }
}
