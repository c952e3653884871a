// After the last step: what was learned is marked, and what comes next.

import { LESSONS, type LessonEntry } from '@sietch/games/lessons'
import type { LearnWords } from '@sietch/i18n/learn'
import { type ReactNode, useEffect, useRef } from 'react'
import { createMatch } from '../app/matches.ts'
import { randomId } from '../app/random-id.ts'
import { go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import type { SeatSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { useProgress } from './progress.ts'

type Props = { readonly entry: LessonEntry; readonly w: LearnWords; restart(): void }

export function LessonOver({ entry, w, restart }: Props): ReactNode {
  const { done } = useProgress()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.querySelector('button')?.focus(), [])
  const after = LESSONS.slice(LESSONS.indexOf(entry) + 1)
  const next = after.find(({ id, game }) => game === entry.game && !done.includes(id))
  return (
    <section ref={card} className="coach coach-over" aria-label={w(`lesson.${entry.id}`)}>
      <div className="coach-text" aria-live="polite">
        <h2>{w('learn.over')}</h2>
        <p>{w(entry.play === undefined ? 'learn.over.short' : 'learn.over.first')}</p>
      </div>
      <footer className="coach-ways">
        {entry.play !== undefined && (
          <Button look="primary" onClick={() => void playNow(entry)}>
            {w('learn.play')}
          </Button>
        )}
        {next !== undefined && (
          <Button
            look={entry.play === undefined ? 'primary' : 'plain'}
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

/** A real game against easy bots, with a hint for every choice. */
async function playNow({ game, play }: LessonEntry): Promise<void> {
  if (play === undefined) return
  const bots = play.bots.map((level): SeatSetup => ({ kind: 'bot', level }))
  const seats = [{ kind: 'human', name: settings().name } as const, ...bots]
  const id = await createMatch({ game, setup: play.setup, seats, seed: randomId(), hints: true })
  go({ page: 'table', id })
}
