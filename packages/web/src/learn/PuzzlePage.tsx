// A puzzle: the table at the moment, one sentence, and once the move has been found or shown, why it is the best.

import { findPuzzle, type Puzzle } from '@sietch/games'
import type { LearnWords, LessonWords } from '@sietch/i18n/learn'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { useOpened } from '../app/opened.ts'
import { go } from '../app/route.ts'
import { Because, Reasons } from '../decision/Reasons.tsx'
import { useTable } from '../table/context.tsx'
import { Button } from '../ui/Button.tsx'
import type { LessonAt } from './at.ts'
import { LessonScreen } from './LessonPage.tsx'
import { type LessonTable, openLesson } from './lesson-table.ts'
import { nextPuzzle } from './next-puzzle.ts'
import { finishLesson, showPuzzle } from './progress.ts'
import { useLearnWords } from './words.ts'

export function PuzzlePage({ id }: { readonly id: string }): ReactNode {
  const { table, problem } = useOpened(id, openLesson)
  const w = useLearnWords()
  const puzzle = usePuzzle(id)
  if (problem !== null) return <Notice text={problem} />
  if (table === null || w === null || puzzle === null) return <Loading />
  return <OpenPuzzle table={table} puzzle={puzzle} w={w} />
}

function usePuzzle(id: string): Puzzle | null {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null)
  useEffect(() => void findPuzzle(id).then((found) => setPuzzle(found ?? null)), [id])
  return puzzle?.id === id ? puzzle : null
}

/** It is solved only if the player found it. */
const finish = (id: string, { isShown }: LessonAt): void => (isShown ? showPuzzle : finishLesson)(id)

type Props = { readonly puzzle: Puzzle; readonly w: LearnWords }

function OpenPuzzle({ table, puzzle, w }: Props & { readonly table: LessonTable }): ReactNode {
  const said: LessonWords = (id) =>
    id === 'worse' ? w('puzzle.worse') : w('puzzle.find', { round: puzzle.round ?? 0 })
  return (
    <LessonScreen
      table={table}
      w={w}
      said={said}
      title={w('puzzle.title')}
      finish={finish}
      over={<PuzzleOver puzzle={puzzle} w={w} restart={() => table.learn('restart')} />}
    />
  )
}

function PuzzleOver({ puzzle, w, restart }: Props & { restart(): void }): ReactNode {
  const { say, names, shown } = useTable()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.querySelector('button')?.focus(), [])
  const { answer, game, seat, kind } = puzzle
  const words = (option: typeof answer.option) => say.option({ seat, kind }, option, names)
  return (
    <section ref={card} className="coach coach-over puzzle-over" aria-label={w('puzzle.title')}>
      <div className="coach-text" aria-live="polite">
        <h2>{w(shown.lesson?.isShown ? 'puzzle.shown' : 'puzzle.solved')}</h2>
        <p>
          <b>{words(answer.option)}</b>
        </p>
        <Because hint={answer} words={words} />
        <Reasons hint={answer} words={words} />
      </div>
      <footer className="coach-ways">
        <Button look="primary" onClick={() => void nextPuzzle(game, puzzle.id)}>
          {w('puzzle.next')}
        </Button>
        <Button onClick={() => go({ page: 'learn' })}>{w('learn.over.all')}</Button>
        <Button look="quiet" onClick={restart}>
          {w('learn.again')}
        </Button>
      </footer>
    </section>
  )
}
