// What a Rival seeks: its Factions, the most important first, and what it saves for.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Seated, useImperium } from '../useImperium.ts'
import { aimOf, isSpoilerSeat, rivalAt } from './rivals.ts'
import './rival-line.css'

export function RivalLine({ seat }: Pick<Seated, 'seat'>): ReactNode {
  const { view, say } = useImperium()
  const w = useWords()
  const priorities = rivalAt(view, seat)?.card?.priorities ?? []
  const names = priorities.map((faction) => say.name('faction', faction)).join(', ')
  return (
    <div className="player-row rival-line">
      {priorities.length > 0 && (
        <Figure
          about={term('priority-list')}
          label={w('page.rivals.priorities', { names })}
          className="rival-priorities"
        >
          {priorities.map((faction, index) => (
            <span key={faction}>
              <b>{index + 1}</b>
              <Icon name={`faction:${faction}`} />
            </span>
          ))}
        </Figure>
      )}
      <Aims seat={seat} />
      {isSpoilerSeat(view, seat) && <span className="rival-aim">{w('page.rivals.spoiler')}</span>}
    </div>
  )
}

function Aims({ seat }: Pick<Seated, 'seat'>): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  const aim = aimOf(view, seat)
  switch (aim?.is) {
    case undefined:
      return null
    case 'swordmaster': {
      const { n, of } = aim
      const words = `${w('page.rivals.swordmaster', { n, of })}. ${w('page.rivals.swordmaster.about', { of })}`
      return (
        <Figure about={term('swordmaster')} label={words} className="rival-aim">
          <Icon name="agent" />
          <b>
            {n} / {of}
          </b>
          <progress value={Math.min(n, of)} max={of} aria-hidden="true" />
        </Figure>
      )
    }
    case 'round':
      return (
        <Figure about={term('swordmaster')} className="rival-aim">
          <Icon name="agent" />
          {w('page.rivals.swordmaster.round', { n: aim.n })}
        </Figure>
      )
    case 'points':
      return (
        <Figure about={term('victory-point')} label={w('page.rivals.points')} className="rival-aim">
          <Icon name="vp" />
          {GOODS.map(({ icon, n }) => (
            <span key={icon}>
              {n}
              <Icon name={icon} />
            </span>
          ))}
        </Figure>
      )
  }
}

/** So much of each buys a point (SOL-HAG-12, SOL-RIV-08). */
const GOODS = [
  { icon: 'solari', n: 7 },
  { icon: 'spice', n: 7 },
  { icon: 'intrigue', n: 3 },
  { icon: 'water', n: 3 },
] as const
