// A puzzle: a position from a match in which one choice is clearly the best, and hard to see at a glance. `sietch
// puzzles` finds them; `puzzles/` holds ours.

import type { Explanation } from '@sietch/bots'
import type { Json, JsonObject, Seat } from '@sietch/kernel'

export type Puzzle = {
  /** The game and where it was found: the seed of the match and the number of the decision. */
  readonly id: string
  readonly game: string
  /** The rules version of the state; newer rules migrate it. */
  readonly version: number
  readonly setup: JsonObject
  readonly state: Json
  /** Who is to find what. */
  readonly seat: Seat
  readonly kind: string
  readonly round: number | null
  /** The best choice and why it is better than the next ones. */
  readonly answer: Explanation
}

type Puzzles = { readonly game: string; readonly count: number; load(): Promise<readonly Puzzle[]> }

const read = (json: unknown): readonly Puzzle[] => json as readonly Puzzle[]

/** By game; the positions are loaded on demand. */
export const PUZZLES: readonly Puzzles[] = [
  { game: 'imperium', count: 29, load: async () => read((await import('../puzzles/imperium.json')).default) },
  { game: 'uprising', count: 45, load: async () => read((await import('../puzzles/uprising.json')).default) },
  { game: 'classic', count: 59, load: async () => read((await import('../puzzles/classic.json')).default) },
]

export async function findPuzzle(id: string): Promise<Puzzle | undefined> {
  const puzzles = PUZZLES.find(({ game }) => id.startsWith(`${game}-`))
  return (await puzzles?.load())?.find((puzzle) => puzzle.id === id)
}
