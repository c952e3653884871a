// The table of a lesson: as one of this browser, but nothing of its match is kept, and there are steps to go.

import type { Step } from '@sietch/games/lessons'
import { LESSONS } from '@sietch/games/lessons'
import { words } from '@sietch/i18n/page'
import { store } from '../app/matches.ts'
import { settings } from '../app/settings.ts'
import { directorFor, drawGame } from '../games/useGame.ts'
import { workerLine } from '../table/line.ts'
import { inWords, type LocalTable, localTable } from '../table/local.ts'
import type { LessonDeed } from './at.ts'
import { progress } from './progress.ts'
import { tableFor } from './seating.ts'

export type LessonTable = Omit<LocalTable, 'past' | 'branch'> & {
  readonly steps: readonly Step[]
  learn(deed: LessonDeed): void
}

const say = () => words(settings().language)

export async function openLesson(id: string): Promise<LessonTable> {
  const lesson = await LESSONS.find((entry) => entry.id === id)?.load()
  if (lesson === undefined) throw new Error(inWords({ why: 'gone', text: '' }, say()))
  const director = directorFor(lesson.game)
  await drawGame(lesson.game)
  const line = workerLine()
  const kept = progress().at[id] ?? null
  const {
    past: _,
    branch: __,
    ...table
  } = localTable(
    { id, table: tableFor(lesson) },
    { line, store, director, words: say, opening: { kind: 'take-lesson', id, kept } },
  )
  return { ...table, steps: lesson.steps, learn: (deed) => line.post({ kind: 'learn', deed }) }
}
