// A puzzle: a position of a match in which one choice is clearly the best, and hard to see at a glance. `sietch puzzles`
// finds them; `puzzles/` holds those of the house.

import type { Explanation } from '@sietch/bots'
import type { Json, Seat } from '@sietch/kernel'

export type Puzzle = {
  /** Where it was found: the seed of the match and the number of the decision. */
  readonly id: string
  readonly game: string
  /** Of the rules that have left the state; newer ones migrate it. */
  readonly version: number
  readonly setup: Json
  readonly state: Json
  /** Who is to find what. */
  readonly seat: Seat
  readonly kind: string
  readonly round: number | null
  /** The best choice and why it is better than the next ones. */
  readonly answer: Explanation
}
