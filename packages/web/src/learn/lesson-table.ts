// The table of a lesson: like a local table, but its match is not stored, and there are steps to follow.

import type { Step } from '@sietch/games/lessons'
import { words } from '@sietch/i18n/page'
import { store } from '../app/matches.ts'
import { settings } from '../app/settings.ts'
import { directorFor, drawGame } from '../games/useGame.ts'
import { workerLine } from '../table/line.ts'
import { inWords, type LocalTable, localTable } from '../table/local.ts'
import type { LessonDeed } from './at.ts'
import { findLesson } from './lessons.ts'
import { progress } from './progress.ts'
import { tableFor } from './seating.ts'

export type LessonTable = Omit<LocalTable, 'past' | 'branch' | 'hint'> & {
  readonly hint?: LocalTable['hint']
  readonly steps: readonly Step[]
  learn(deed: LessonDeed): void
}

const say = () => words(settings().language)

export async function openLesson(id: string): Promise<LessonTable> {
  const lesson = await findLesson(id)
  if (lesson === undefined) throw new Error(inWords({ why: 'gone', text: '' }, say()))
  const director = directorFor(lesson.game)
  await drawGame(lesson.game)
  const line = workerLine()
  const kept = progress().at[id] ?? null
  const {
    past: _,
    branch: __,
    hint,
    ...table
  } = localTable(
    { id, table: tableFor(lesson) },
    { line, store, director, words: say, opening: { kind: 'take-lesson', id, kept } },
  )
  return {
    ...table,
    // A puzzle's answer is what a hint would be.
    ...('given' in lesson && { hint }),
    isLaidOut: true,
    steps: lesson.steps,
    learn: (deed) => line.post({ kind: 'learn', deed }),
  }
}
