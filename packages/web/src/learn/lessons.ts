// Lessons and puzzles by their ids: a puzzle is a lesson of one step.

import { findPuzzle } from '@sietch/games'
import { LESSONS, type Lesson, puzzleLesson } from '@sietch/games/lessons'

export async function findLesson(id: string): Promise<Lesson | undefined> {
  const entry = LESSONS.find((lesson) => lesson.id === id)
  if (entry !== undefined) return entry.load()
  const puzzle = await findPuzzle(id)
  return puzzle && puzzleLesson(puzzle)
}
