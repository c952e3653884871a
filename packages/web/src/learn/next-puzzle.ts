// Which puzzle comes next.

import { PUZZLES } from '@sietch/games'
import { go } from '../app/route.ts'
import { progress } from './progress.ts'

/** The first one after this that is new; then one that was only shown; with all of them solved, the next. */
export async function nextPuzzle(game: string, after?: string): Promise<void> {
  const puzzles = (await PUZZLES.find((each) => each.game === game)?.load()) ?? []
  const from = puzzles.findIndex(({ id }) => id === after) + 1
  const inTurn = [...puzzles.slice(from), ...puzzles.slice(0, from)]
  const { done, shown } = progress()
  const unsolved = inTurn.filter(({ id }) => !done.includes(id))
  const next = unsolved.find(({ id }) => !shown.includes(id)) ?? unsolved[0] ?? inTurn[0]
  if (next !== undefined) go({ page: 'puzzle', id: next.id })
}
