// The page for learners: first games, and short lessons by game, with marks for what is done.

import { PUZZLES } from '@sietch/games'
import { LESSONS, type LessonEntry } from '@sietch/games/lessons'
import type { LearnWords } from '@sietch/i18n/learn'
import type { ReactNode } from 'react'
import { Loading } from '../app/Notice.tsx'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { CARDS } from '../games/shelf.ts'
import { gameName } from '../start/said.ts'
import { LearnFrame } from './LearnFrame.tsx'
import { nextPuzzle } from './next-puzzle.ts'
import { type Progress, useProgress } from './progress.ts'
import { useLearnWords } from './words.ts'

export function LearnPage(): ReactNode {
  const w = useLearnWords()
  const page = useWords()
  const progress = useProgress()
  if (w === null) return <Loading />
  const first = LESSONS.filter(({ isFirst }) => isFirst)
  const done = LESSONS.filter(({ id }) => progress.done.includes(id)).length
  return (
    <LearnFrame back={{ page: 'start' }} name={page('page.home')}>
      <header className="learn-head">
        <h1>{w('learn.title')}</h1>
        <p>{w('learn.about')}</p>
        <p className="learn-count">
          <progress
            value={done}
            max={LESSONS.length}
            aria-label={w('learn.count', { n: done, of: LESSONS.length })}
          />
          {w('learn.count', { n: done, of: LESSONS.length })}
        </p>
      </header>
      <main className="learn-main">
        <section aria-labelledby="learn-first">
          <h2 id="learn-first">{w('learn.first')}</h2>
          <ul className="learn-list learn-firsts">
            {first.map((entry) => (
              <LessonCard key={entry.id} entry={entry} progress={progress} w={w} />
            ))}
          </ul>
        </section>
        {CARDS.map(({ id }) => {
          const short = LESSONS.filter(({ box, game, isFirst }) => !isFirst && (box ?? game) === id)
          return (
            short.length > 0 && (
              <section key={id} aria-labelledby={`learn-${id}`}>
                <h2 id={`learn-${id}`}>{gameName(page, id)}</h2>
                <ul className="learn-list">
                  {short.map((entry) => (
                    <LessonCard key={entry.id} entry={entry} progress={progress} w={w} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
        <section aria-labelledby="learn-puzzles">
          <h2 id="learn-puzzles">{w('puzzle.title')}</h2>
          <p className="learn-about">{w('puzzle.about')}</p>
          <ul className="learn-list">
            {PUZZLES.map(({ game, count }) => (
              <PuzzlesCard key={game} game={game} count={count} progress={progress} w={w} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="learn-games">
          <h2 id="learn-games">{w('learn.games')}</h2>
          <ul className="learn-games">
            {CARDS.map(({ id, glyph }) => (
              <li key={id}>
                <a className="learn-game" href={hashOf({ page: 'game', id })}>
                  {glyph !== undefined && <img src={glyph} alt="" />}
                  {gameName(page, id)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </LearnFrame>
  )
}

type CardProps = { readonly entry: LessonEntry; readonly progress: Progress; readonly w: LearnWords }

export function LessonCard({ entry: { id, minutes }, progress, w }: CardProps): ReactNode {
  const isDone = progress.done.includes(id)
  const at = progress.at[id]
  const isBegun = at !== undefined && at.step > 0
  return (
    <li className="learn-lesson" data-done={isDone || undefined}>
      <a href={hashOf({ page: 'lesson', id })}>
        <span className="learn-mark" aria-hidden="true">
          {isDone ? '✓' : ''}
        </span>
        <strong>{w(`lesson.${id}`)}</strong>
        <span className="learn-about">{w(`lesson.${id}.about`)}</span>
        <small>
          {w('learn.minutes', { n: minutes })}
          {isBegun && ` · ${w('learn.left-at', { n: at.step + 1 })}`}
          {isDone && !isBegun && ` · ${w('learn.done')}`}
        </small>
      </a>
    </li>
  )
}

type PuzzlesProps = {
  readonly game: string
  readonly count: number
  readonly progress: Progress
  readonly w: LearnWords
}

/** Opens the game's first new puzzle. Those that were only shown are counted separately. */
function PuzzlesCard({ game, count, progress, w }: PuzzlesProps): ReactNode {
  const page = useWords()
  const own = (ids: readonly string[]) => ids.filter((id) => id.startsWith(`${game}-`) && isPuzzle(id)).length
  const [n, shown] = [own(progress.done), own(progress.shown)]
  return (
    <li className="learn-lesson" data-done={n >= count || undefined}>
      <button type="button" onClick={() => void nextPuzzle(game)}>
        <span className="learn-mark" aria-hidden="true">
          {n >= count ? '✓' : ''}
        </span>
        <strong>{gameName(page, game)}</strong>
        <small>
          {w('puzzle.count', { n, of: count })}
          {shown > 0 && ` · ${w('puzzle.count.shown', { n: shown })}`}
        </small>
      </button>
    </li>
  )
}

const isPuzzle = (id: string): boolean => LESSONS.every((lesson) => lesson.id !== id)
