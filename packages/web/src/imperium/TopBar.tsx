// The bar above the table: what is played, the round and its phases, the score.

import type { ReactNode } from 'react'
import { SeatMark } from '../ui/SeatMark.tsx'
import { ScoreTrack } from './board/ScoreTrack.tsx'
import { useImperium } from './useImperium.ts'
import './top-bar.css'

/** The phases of a round, by the words of the rulebook. */
const PHASES = {
  'round-start': 'phase-round-start',
  turns: 'phase-player-turns',
  combat: 'phase-combat',
  makers: 'phase-makers',
  recall: 'phase-recall',
} as const

type Props = {
  /** The game and its modules. */
  readonly title: string
  /** Buttons at the end of the bar. */
  readonly children?: ReactNode
}

export function TopBar({ title, children }: Props): ReactNode {
  const { view, say } = useImperium()
  const isOutside = !Object.hasOwn(PHASES, view.phase)
  return (
    <header className="top-bar">
      <a className="top-bar-home" href="#">
        Sietch
      </a>
      <span className="top-bar-title">{title}</span>
      <span className="top-bar-round">
        {say.name('term', 'round')} {view.round}
      </span>
      <ol className="top-bar-phases">
        {isOutside && (
          <li className="now" aria-current="step">
            {say.name('term', view.phase === 'setup' ? 'setup' : 'endgame')}
          </li>
        )}
        {Object.entries(PHASES).map(([phase, term]) => (
          <li key={phase} {...(phase === view.phase ? { className: 'now', 'aria-current': 'step' } : {})}>
            {say.name('term', term)}
          </li>
        ))}
      </ol>
      <ScoreTrack />
      <span className="top-bar-scores" aria-hidden="true">
        {view.players.map(({ vp }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <span key={seat}>
            <SeatMark seat={seat} /> {vp}
          </span>
        ))}
      </span>
      <span className="top-bar-buttons">{children}</span>
    </header>
  )
}
