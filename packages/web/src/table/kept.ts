// The latest moments that a page has shown: what it needs to look back where nobody can be asked.

import type { Snapshot } from './table.ts'

/** So many are kept. */
const MOST = 200

export type KeptSnapshots = {
  keep(snapshot: Snapshot): void
  /** The moment after so many steps, or the nearest one that is kept before it. Rejected where there is none. */
  at(seq: number): Promise<Snapshot>
}

export function keptSnapshots(): KeptSnapshots {
  let kept: readonly Snapshot[] = []
  return {
    keep(snapshot) {
      // What was taken back has not happened.
      kept = [...kept.filter(({ seq }) => seq < snapshot.seq), snapshot].slice(-MOST)
    },
    async at(seq) {
      const found = kept.findLast((each) => each.seq <= seq)
      if (found === undefined) throw new Error('too long ago')
      return { ...found, asked: null, offered: null, canUndo: false, isVisiting: false }
    },
  }
}
