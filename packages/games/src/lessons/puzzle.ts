// A puzzle as a lesson of one step: find the move. Whatever else is chosen can be taken back.

import type { Puzzle } from '../puzzle.ts'
import type { Lesson } from './lesson.ts'

/** The texts of a puzzle: what to find, and that there was something better. */
export type PuzzleText = 'find' | 'worse'

export function puzzleLesson({ game, id, setup, version, state, seat, answer }: Puzzle): Lesson<PuzzleText> {
  const { players, ...words } = setup
  const { key } = answer.option
  return {
    game,
    players: Number(players),
    setup: words,
    seed: id,
    seat,
    position: { version, state },
    steps: [{ say: 'find', goal: { key }, shows: [key], answers: [{ key: '*', say: 'worse' }] }],
  }
}
