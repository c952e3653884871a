// After the last step: what was learned is marked, and what comes next.

import { FIRST_TABLES, LESSONS, type LessonEntry } from '@sietch/games/lessons'
import type { LearnWords } from '@sietch/i18n/learn'
import { type ReactNode, useEffect, useRef } from 'react'
import { go } from '../app/route.ts'
import { useTable } from '../table/context.tsx'
import { Button } from '../ui/Button.tsx'
import { nextPuzzle } from './next-puzzle.ts'
import { playNow } from './play-now.ts'
import { useProgress } from './progress.ts'

type Props = { readonly entry: LessonEntry; readonly w: LearnWords; restart(): void }

export function LessonOver({ entry, w, restart }: Props): ReactNode {
  const { done } = useProgress()
  const { shown } = useTable()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.querySelector('button')?.focus(), [])
  const table = entry.isFirst ? FIRST_TABLES[entry.box ?? entry.game] : undefined
  const isShown = table === undefined && shown.lesson?.isShown === true
  const from = LESSONS.indexOf(entry) + 1
  const inTurn = [...LESSONS.slice(from), ...LESSONS.slice(0, from)]
  const next = inTurn.find(({ id, game }) => game === entry.game && id !== entry.id && !done.includes(id))
  const look = table === undefined ? 'primary' : 'plain'
  return (
    <section ref={card} className="coach coach-over" aria-label={w(`lesson.${entry.id}`)}>
      <div className="coach-text" aria-live="polite">
        <h2>{w(isShown ? 'learn.over.shown' : 'learn.over')}</h2>
        <p>
          {w(isShown ? 'learn.over.shown.about' : `learn.over.${table === undefined ? 'short' : 'first'}`)}
        </p>
      </div>
      <footer className="coach-ways">
        {table !== undefined && (
          <Button look="primary" onClick={() => void playNow(table)}>
            {w('learn.play')}
          </Button>
        )}
        {next === undefined ? (
          <Button look={look} onClick={() => void nextPuzzle(entry.game)}>
            {w('learn.over.next', { lesson: w('puzzle.title') })}
          </Button>
        ) : (
          <Button look={look} onClick={() => go({ page: 'lesson', id: next.id })}>
            {w('learn.over.next', { lesson: w(`lesson.${next.id}`) })}
          </Button>
        )}
        <Button onClick={() => go({ page: 'learn' })}>{w('learn.over.all')}</Button>
        <Button look="quiet" onClick={restart}>
          {w('learn.again')}
        </Button>
      </footer>
    </section>
  )
}
