// What can still come from the Conflict deck. The levels of its cards are known, and so is every card that has come up;
// which ones were left in the box is not.

import { contentOf, type ImperiumView } from '@sietch/imperium'

export type Coming = {
  readonly level: 1 | 2 | 3
  /** How many of this level are in the deck. */
  readonly n: number
  /** Those that have not come up yet. */
  readonly among: readonly string[]
}

export function comingConflicts({
  box: key,
  conflicts,
  players,
  conflictDeck,
}: ImperiumView): readonly Coming[] {
  const { box } = contentOf(key)
  const seen = [...conflicts, ...players.flatMap(({ trophies }) => trophies.map(({ id }) => id))]
  const levels = ([1, 2, 3] as const).flatMap((level) => Array(box.conflictDeck[level - 1]).fill(level))
  const left = levels.slice(Math.max(0, levels.length - conflictDeck))
  return ([1, 2, 3] as const).flatMap((level) => {
    const n = left.filter((one) => one === level).length
    const among = box.conflicts.filter((one) => one.level === level && !seen.includes(one.id))
    return n === 0 ? [] : [{ level, n, among: among.map(({ id }) => id) }]
  })
}
