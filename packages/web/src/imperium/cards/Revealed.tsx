// What was revealed on the Reveal turn and what was acquired, with the totals: Persuasion left and strength.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { AboutGroup } from '../../ui/about.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Seated, useImperium } from '../useImperium.ts'
import { numbered } from './HeldCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import { revealAccount, type Share, strengthAccount } from './reveal.ts'
import './revealed.css'

const cardOf = (id: string) => ({ kind: 'card', id })

export function Revealed({ seat, player }: Seated): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  const acquired = view.turn?.seat === seat ? view.turn.acquired : []
  return (
    <>
      {player.revealed.length > 0 && <Cards cards={player.revealed} />}
      {acquired.length > 0 && (
        <div className="revealed-acquired">
          <span className="hand-caption">{w('page.reveal.acquired')}</span>
          <Cards cards={acquired} />
        </div>
      )}
    </>
  )
}

const Cards = ({ cards }: { readonly cards: readonly string[] }): ReactNode => (
  <AboutGroup subjects={cards.map(cardOf)}>
    <div className="hand-cards">
      {numbered(cards).map(({ id, name }) => (
        <span className="hand-slot" key={name}>
          <OpenCard subject={cardOf(id)} />
        </span>
      ))}
    </div>
  </AboutGroup>
)

export function Account({ seat, player }: Seated): ReactNode {
  const { log, content, say, view } = useImperium()
  const w = useWords()
  // SIX-ACT-02: swords go to the Ally whom a Commander has activated.
  const fighter = view.players[player.activated ?? seat] ?? player
  const { left, spent, persuasion } = revealAccount(log, seat, player)
  const { troop, sandworm, sword } = strengthAccount(fighter, content)
  const called = ({ from, n }: Share) =>
    `${from === 'cards' ? w('page.reveal.cards') : say.name(from.kind, from.id)} ${n}`
  const units = [
    { name: w('page.reveal.troops'), n: troop },
    { name: say.name('term', 'sandworm'), n: sandworm },
    { name: w('page.reveal.swords'), n: sword },
  ].filter(({ n }) => n > 0)
  const isIdle = sword > 0 && troop + sandworm === 0
  return (
    <section className="account" aria-label={say.name('term', 'reveal-turn')}>
      <p className="account-now" aria-live="polite">
        <span>
          <Icon name="persuasion" />
          {w('page.reveal.left', { n: left })}
        </span>
        <span>
          <Icon name="sword" />
          {w('page.reveal.strength', { n: fighter.strength })}
        </span>
      </p>
      <dl>
        {persuasion.length > 0 && (
          <div>
            <dt>{persuasion.map(called).join(', ')}</dt>
            <dd>{left + spent}</dd>
          </div>
        )}
        {spent > 0 && (
          <div>
            <dt>{w('page.reveal.spent')}</dt>
            <dd>−{spent}</dd>
          </div>
        )}
        {units.length > 0 && (
          <div>
            <dt>
              {units.map(({ name, n }) => `${name} ${n}`).join(', ')}
              {isIdle && ` – ${w('page.reveal.no-units')}`}
            </dt>
            <dd>{fighter.strength}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
