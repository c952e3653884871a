// After the last step: what was learned is marked, and what comes next.

import { FIRST_TABLES, LESSONS, type LessonEntry } from '@sietch/games/lessons'
import type { LearnWords } from '@sietch/i18n/learn'
import { type ReactNode, useEffect, useRef } from 'react'
import { go } from '../app/route.ts'
import { Button } from '../ui/Button.tsx'
import { playNow } from './play-now.ts'
import { useProgress } from './progress.ts'

type Props = { readonly entry: LessonEntry; readonly w: LearnWords; restart(): void }

export function LessonOver({ entry, w, restart }: Props): ReactNode {
  const { done } = useProgress()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.querySelector('button')?.focus(), [])
  const table = entry.isFirst ? FIRST_TABLES[entry.box ?? entry.game] : undefined
  const after = LESSONS.slice(LESSONS.indexOf(entry) + 1)
  const next = after.find(({ id, game }) => game === entry.game && !done.includes(id))
  return (
    <section ref={card} className="coach coach-over" aria-label={w(`lesson.${entry.id}`)}>
      <div className="coach-text" aria-live="polite">
        <h2>{w('learn.over')}</h2>
        <p>{w(table === undefined ? 'learn.over.short' : 'learn.over.first')}</p>
      </div>
      <footer className="coach-ways">
        {table !== undefined && (
          <Button look="primary" onClick={() => void playNow(table)}>
            {w('learn.play')}
          </Button>
        )}
        {next !== undefined && (
          <Button
            look={table === undefined ? 'primary' : 'plain'}
            onClick={() => go({ page: 'lesson', id: next.id })}
          >
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
