// The bar above the table: what is played, the round, its nine phases.

import { LAST_ROUND, PHASES } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Figure, term } from '../ui/Figure.tsx'
import { useClassic } from './useClassic.ts'
import '../ui/top-bar.css'
import './phases.css'

/** The children are buttons at the end of the bar. */
export function TopBar({ children }: { readonly children?: ReactNode }): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const now = (PHASES as readonly string[]).indexOf(view.phase)
  return (
    <header className="top-bar">
      <a className="top-bar-home top-bar-home-spare" href={hashOf({ page: 'start' })}>
        Sietch
      </a>
      <span className="top-bar-title">
        {w('page.game.classic')} ·{' '}
        <Figure about={term(view.advanced ? 'advanced-game' : 'basic-game')}>
          {say.name('term', view.advanced ? 'advanced-game' : 'basic-game')}
        </Figure>
      </span>
      {view.round > 0 && (
        <Figure about={term('round')} className="top-bar-round">
          {w('page.classic.round', { n: view.round, of: LAST_ROUND })}
        </Figure>
      )}
      <ol className="phases" aria-label={say.name('term', 'phase')}>
        {view.phase === 'setup' && (
          <li className="now" aria-current="step">
            <Figure about={{ kind: 'phase', id: 'setup' }} isReached>
              {say.name('phase', 'setup')}
            </Figure>
          </li>
        )}
        {PHASES.map((phase, index) => (
          <li
            key={phase}
            className={index === now ? 'now' : index < now ? 'past' : ''}
            aria-current={index === now ? 'step' : undefined}
          >
            <Figure about={{ kind: 'phase', id: phase }} isReached={index === now} className="phases-name">
              <span className="phases-n">{index + 1}</span>
              <span className={index === now ? '' : 'unseen'}>{say.name('phase', phase)}</span>
            </Figure>
          </li>
        ))}
      </ol>
      <span className="top-bar-buttons phases-buttons">{children}</span>
    </header>
  )
}
