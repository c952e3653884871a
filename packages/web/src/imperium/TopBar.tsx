// The bar above the table: what is played, the round and its phases, the score.

import type { PageId } from '@sietch/i18n/page'
import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { TeamScores } from '../table/TeamScores.tsx'
import { Figure, term as word } from '../ui/Figure.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { ScoreTrack } from './board/ScoreTrack.tsx'
import { seated, useImperium } from './useImperium.ts'
import '../ui/top-bar.css'

/** The phases of a round, by the words of the rulebook. */
const PHASES = {
  'round-start': 'phase-round-start',
  turns: 'phase-player-turns',
  combat: 'phase-combat',
  makers: 'phase-makers',
  recall: 'phase-recall',
} as const

/** Modules that the title names. */
const NAMED = ['choam', 'bloodlines', 'tech']

/** The children are buttons at the end of the bar. */
export function TopBar({ children }: { readonly children?: ReactNode }): ReactNode {
  const { view, say } = useImperium()
  const w = useWords()
  const [game = '', ...modules] = view.box.split('+')
  const title = [
    w(`page.game.${game}` as PageId),
    ...modules
      .filter((module) => NAMED.includes(module))
      .map((module) => w(`page.module.${module}` as PageId)),
  ].join(' · ')
  const isOutside = !Object.hasOwn(PHASES, view.phase)
  return (
    <header className={`top-bar ${view.teams === undefined ? '' : 'top-bar-sides'}`}>
      <a className="top-bar-home top-bar-home-spare" href={hashOf({ page: 'start' })}>
        Sietch
      </a>
      <span className="top-bar-title">{title}</span>
      <Figure about={word('round')} className="top-bar-round">
        {say.name('term', 'round')} {view.round}
      </Figure>
      <ol className="top-bar-phases" data-panel="phases">
        {isOutside ? (
          <li className="now" aria-current="step">
            <Figure about={word(view.phase === 'setup' ? 'setup' : 'endgame')} isReached>
              {say.name('term', view.phase === 'setup' ? 'setup' : 'endgame')}
            </Figure>
          </li>
        ) : (
          Object.entries(PHASES).map(([phase, term]) => (
            <li key={phase} {...(phase === view.phase ? { className: 'now', 'aria-current': 'step' } : {})}>
              <Figure about={word(term)} isReached={phase === view.phase}>
                {say.name('term', term)}
              </Figure>
            </li>
          ))
        )}
      </ol>
      <ScoreTrack />
      <TeamScores scoreOf={(seat) => view.players[seat]?.vp ?? 0} />
      <span
        className={`top-bar-scores ${view.teams === undefined ? '' : 'top-bar-each'}`}
        data-panel="score"
        aria-hidden="true"
      >
        {seated(view).map(({ seat, player }) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {player.vp}
          </span>
        ))}
      </span>
      <span className="top-bar-buttons">{children}</span>
    </header>
  )
}
