// What only the viewer knows: the Treachery cards, the traitors, the prediction, cards seen.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { AboutGroup } from '../../ui/about.tsx'
import { Told } from '../../ui/Told.tsx'
import { Emblem, Sign } from '../Sign.tsx'
import { hasFaction, seenIn, useClassic } from '../useClassic.ts'
import { Held } from './Held.tsx'
import { LeaderDisc } from './LeaderDisc.tsx'
import { SpiceCard } from './SpiceCard.tsx'

export function Hand(): ReactNode {
  const { own, say } = useClassic()
  const w = useWords()
  if (own === undefined) return null
  const hand = seenIn(own.player.hand)
  const cards = hand.map((id, index) => ({
    id,
    copy: hand.slice(0, index).filter((other) => other === id).length,
  }))
  return (
    <section className="classic-hand" aria-label={say.name('term', 'hand')}>
      <AboutGroup subjects={hand.map((id) => ({ kind: 'treachery', id }))}>
        <div className="classic-hand-cards" data-many={hand.length > 4 || undefined}>
          {cards.map(({ id, copy }) => (
            <Held
              key={`${id} ${copy}`}
              place={`hand:${id}`}
              subject={{ kind: 'treachery', id }}
              moves={`hand:${id}:${copy}`}
            />
          ))}
          {hand.length === 0 && <p className="classic-hand-none">{w('page.classic.no-cards')}</p>}
        </div>
      </AboutGroup>
      <Secrets />
    </section>
  )
}

function Secrets(): ReactNode {
  const { own, view, say } = useClassic()
  const w = useWords()
  if (own === undefined || !hasFaction(view, own.seat)) return null
  const { traitors, captives, faction } = own.player
  return (
    <div className="secrets">
      <small className="secrets-own">{w('page.classic.only-you')}</small>
      <Leaders name={say.name('term', 'traitor')} leaders={seenIn(traitors)} />
      <Leaders name={say.name('term', 'captured-leaders')} leaders={seenIn(captives)} />
      {view.prediction !== null && (
        <span className="secret-group">
          <small>{say.name('term', 'prediction')}</small>
          <span className="secret-fact">
            <Emblem faction={view.prediction.faction} /> {w('page.log.round', { n: view.prediction.round })}
          </span>
        </span>
      )}
      {view.stormCard !== null && (
        <span className="secret-group">
          <small>{say.name('term', 'storm-card')}</small>
          <span className="secret-fact">
            <Sign name="storm" /> {view.stormCard}
          </span>
        </span>
      )}
      {view.spiceTop !== null && (
        <span className="secret-group">
          <small>{w('page.classic.next-spice')}</small>
          <Told
            about={{ kind: 'spice-card', id: view.spiceTop }}
            label={say.name('spice-card', view.spiceTop)}
          >
            <SpiceCard id={view.spiceTop} say={say} />
          </Told>
        </span>
      )}
      {faction === 'atreides' && view.advanced && (
        <span className="secret-group">
          <small>{w('page.classic.kwisatz')}</small>
          <span className="secret-fact">
            {view.kwisatz.dead
              ? w('page.classic.kwisatz.dead')
              : w('page.classic.kwisatz.losses', { n: Math.min(view.kwisatz.losses, 7) })}
          </span>
        </span>
      )}
    </div>
  )
}

type LeadersProps = {
  readonly name: string
  readonly leaders: readonly Parameters<typeof LeaderDisc>[0]['id'][]
}

function Leaders({ name, leaders }: LeadersProps): ReactNode {
  const { say } = useClassic()
  if (leaders.length === 0) return null
  return (
    <span className="secret-group">
      <small>{name}</small>
      <span className="secret-leaders">
        {leaders.map((id) => (
          <Told key={id} about={{ kind: 'leader', id }} label={say.name('leader', id)}>
            <LeaderDisc id={id} />
          </Told>
        ))}
      </span>
    </span>
  )
}
