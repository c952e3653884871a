// The state of a Combat while someone is asked: a line over the table that hides nothing relevant.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useTable } from '../../table/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Told } from '../../ui/Told.tsx'
import { useImperium } from '../useImperium.ts'
import { combatOf } from './combat.ts'
import { PlaceMark } from './PlaceMark.tsx'
import { standingOf } from './standing.ts'
import './combat-now.css'

export function CombatNow(): ReactNode {
  const { view } = useImperium()
  const { shown } = useTable()
  return view.phase === 'combat' && shown.beat === null ? <Now /> : null
}

function Now(): ReactNode {
  const { view, log, content, say, names } = useImperium()
  const w = useWords()
  const combat = combatOf(log, view)
  if (combat === undefined || combat.isOver) return null
  const strengths = view.players.map(({ strength }) => strength)
  const { places, ties } = standingOf(strengths, combat.order, content)
  const tied = ties.flatMap(({ seats }) => seats)
  const cards = combat.steps.flatMap((step) => (step.kind === 'card' ? [step] : []))
  const ranked = strengths
    .map((strength, seat) => ({ seat, strength }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
  return (
    <section className="combat-now" aria-label={say.name('term', 'phase-combat')}>
      <b className="combat-now-title">
        <Icon name="combat" /> {say.name('term', 'phase-combat')}
      </b>
      <ol>
        {ranked.map(({ seat, strength }) => (
          <li key={seat} data-seat={seat}>
            <PlaceMark place={places[seat] ?? null} isTied={tied.includes(seat)} />
            <SeatMark seat={seat} />
            <span className="combat-now-name">{names[seat]}</span>
            <b>{strength}</b>
            {combat.passed.includes(seat) && <small>{w('page.combat.passed')}</small>}
          </li>
        ))}
      </ol>
      {cards.length > 0 && (
        <p>
          {w('page.combat.so-far')}:{' '}
          {cards.map(({ seq, seat, card }) => (
            <Told key={seq} about={{ kind: 'intrigue', id: card }} label={say.name('intrigue', card)}>
              <SeatMark seat={seat} /> {say.name('intrigue', card)}
            </Told>
          ))}
        </p>
      )}
    </section>
  )
}
