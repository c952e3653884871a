// A page for a game: what it is, how long it takes, for how many, what can be added to it, and where to begin.

import { FIRST_TABLES, LESSONS } from '@sietch/games/lessons'
import type { LearnWords } from '@sietch/i18n/learn'
import type { ReactNode } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { hasHelp } from '../games/helps.ts'
import { CARDS, type GameCard } from '../games/shelf.ts'
import { aboutModule, gameName, moduleName, playersSaid } from '../start/said.ts'
import { useOffered } from '../start/useOffered.ts'
import { Button } from '../ui/Button.tsx'
import { LearnFrame } from './LearnFrame.tsx'
import { LessonCard } from './LearnPage.tsx'
import { playNow } from './play-now.ts'
import { useProgress } from './progress.ts'
import { useLearnWords } from './words.ts'

export function GamePage({ id }: { readonly id: string }): ReactNode {
  const w = useLearnWords()
  const page = useWords()
  const card = CARDS.find((each) => each.id === id)
  if (card === undefined) return <Notice text={page('page.problem.gone', { text: '' })} />
  return w === null ? <Loading /> : <About card={card} w={w} />
}

function About({ card: { id, game, modules, glyph }, w }: { card: GameCard; w: LearnWords }): ReactNode {
  const page = useWords()
  const progress = useProgress()
  const table = FIRST_TABLES[id]
  const own = LESSONS.filter((entry) => (entry.box ?? entry.game) === id)
  // A game without its own lessons starts with those of a similar game.
  const lessons = own.length > 0 ? own : LESSONS.filter(({ like }) => like?.includes(id))
  return (
    <LearnFrame back={{ page: 'learn' }} name={w('learn.title')} game={game}>
      <header className="learn-head learn-game-head">
        {glyph !== undefined && <img src={glyph} alt="" />}
        <div>
          <h1>{gameName(page, id)}</h1>
          <p className="learn-facts">
            <span>{playersSaid(page, id)}</span>
            <span>{w.maybe(`game.${id}.time`)}</span>
          </p>
        </div>
      </header>
      <main className="learn-main learn-prose">
        <section>
          {['what', 'turn', 'win'].flatMap((part) => {
            const text = w.maybe(`game.${id}.${part}`)
            return text === undefined ? [] : <p key={part}>{text}</p>
          })}
        </section>
        <section aria-labelledby="game-begin">
          <h2 id="game-begin">{w('game.begin')}</h2>
          <p>{w.maybe(`game.${id}.begin`)}</p>
          <div className="learn-deeds">
            {table !== undefined && (
              <Button look="primary" onClick={() => void playNow(table)}>
                {w('learn.play')}
              </Button>
            )}
            <a className="button button-plain" href={hashOf({ page: 'catalogue', rest: '' })}>
              {page('page.catalogue')}
            </a>
            {hasHelp(game) && (
              <a className="button button-plain" href={hashOf({ page: 'rules', rest: `/${game}` })}>
                {page('page.help')}
              </a>
            )}
          </div>
          <ul className="learn-list">
            {lessons.map((entry) => (
              <LessonCard key={entry.id} entry={entry} progress={progress} w={w} />
            ))}
          </ul>
        </section>
        <Added game={game} inBox={modules} w={w} />
      </main>
    </LearnFrame>
  )
}

type AddedProps = { readonly game: string; readonly inBox: readonly string[]; readonly w: LearnWords }

/** What it can be played with besides. */
function Added({ game, inBox, w }: AddedProps): ReactNode {
  const page = useWords()
  const offered = useOffered([game])?.get(game)
  const others = (offered?.modules ?? []).filter((id) => !inBox.includes(id))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="game-adds">
      <h2 id="game-adds">{w('game.adds')}</h2>
      <dl className="learn-modules">
        {others.map((id) => (
          <div key={id}>
            <dt>{moduleName(page, id)}</dt>
            <dd>{aboutModule(page, id)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
