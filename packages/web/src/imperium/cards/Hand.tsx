// The viewer's own cards: the hand, the Intrigue cards, Plot cards that wait for the Reveal turn, and what is known of
// the top of the deck. Other players' cards are numbers on their panels.

import type { ReactNode } from 'react'
import { AboutGroup } from '../../ui/about.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { useImperium } from '../useImperium.ts'
import { HeldCard, numbered } from './HeldCard.tsx'
import './hand.css'

const cardOf = (id: string): Subject => ({ kind: 'card', id })
const intrigueOf = (id: string): Subject => ({ kind: 'intrigue', id })

export function Hand(): ReactNode {
  const { shown, view, say } = useImperium()
  const { viewer } = shown.snapshot
  const player = typeof viewer === 'number' ? view.players[viewer] : undefined
  if (player === undefined || typeof player.hand === 'number' || typeof player.intrigue === 'number')
    return null
  const { hand, intrigue, waiting, deckTop } = player
  return (
    <section className="hand" aria-label={say.name('term', 'hand')}>
      <AboutGroup subjects={hand.map(cardOf)}>
        <div className="hand-cards">
          {numbered(hand).map(({ id, name }) => (
            <span className="hand-slot" key={name}>
              <HeldCard place={`hand:${id}`} subject={cardOf(id)} moves={`hand:${name}`} />
            </span>
          ))}
        </div>
      </AboutGroup>
      {deckTop.length > 0 && (
        <AboutGroup subjects={deckTop.map(cardOf)}>
          <div className="hand-cards hand-deck">
            <span className="hand-caption">{say.name('term', 'deck')}</span>
            {numbered(deckTop).map(({ id, name }) => (
              <span className="hand-slot" key={name}>
                <HeldCard
                  place={`deck:${id}`}
                  subject={cardOf(id)}
                  label={`${say.name('term', 'deck')}: ${say.name('card', id)}`}
                />
              </span>
            ))}
          </div>
        </AboutGroup>
      )}
      <AboutGroup subjects={[...intrigue, ...waiting.map(({ card }) => card)].map(intrigueOf)}>
        <div className="hand-cards hand-intrigue">
          {numbered(intrigue).map(({ id, name }) => (
            <span className="hand-slot" key={name}>
              <HeldCard place={`intrigue:${id}`} subject={intrigueOf(id)} moves={`intrigue:${name}`} />
            </span>
          ))}
          {numbered(waiting.map(({ card }) => card)).map(({ id, name }) => (
            <span className="hand-slot hand-waiting" key={`waiting:${name}`}>
              <HeldCard place={`waiting:${id}`} subject={intrigueOf(id)} />
            </span>
          ))}
        </div>
      </AboutGroup>
    </section>
  )
}
