// The viewer's own cards: the hand or what was revealed of it, the Intrigue cards, Plot cards that wait for the Reveal
// turn, what is known of the top of the deck, and beside them what is in play. Other players' cards are numbers on
// their panels.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { AboutGroup } from '../../ui/about.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { useImperium } from '../useImperium.ts'
import { Errands } from './Errands.tsx'
import { HeldCard, numbered } from './HeldCard.tsx'
import { Account, Revealed } from './Revealed.tsx'
import './hand.css'

const cardOf = (id: string): Subject => ({ kind: 'card', id })
const intrigueOf = (id: string): Subject => ({ kind: 'intrigue', id })

export function Hand(): ReactNode {
  const { snapshot, view, say } = useImperium()
  const w = useWords()
  const { viewer } = snapshot
  const player = typeof viewer === 'number' ? view.players[viewer] : undefined
  if (
    typeof viewer !== 'number' ||
    player === undefined ||
    typeof player.hand === 'number' ||
    typeof player.intrigue === 'number'
  )
    return null
  const { hand, intrigue, waiting, deckTop, hasRevealed } = player
  const reveals = view.turn?.seat === viewer && view.turn.stage === 'reveal'
  const plots = [...intrigue, ...waiting.map(({ card }) => card)]
  return (
    <section className="hand" aria-label={say.name('term', 'hand')}>
      {reveals && <Revealed seat={viewer} player={player} />}
      {!reveals && hand.length === 0 && (
        <p className="hand-none">{w(hasRevealed ? 'page.hand.revealed' : 'page.hand.none')}</p>
      )}
      {hand.length > 0 && (
        <AboutGroup subjects={hand.map(cardOf)}>
          <div className="hand-cards">
            {numbered(hand).map(({ id, name }) => (
              <span className="hand-slot" key={name}>
                <HeldCard place={`hand:${id}`} subject={cardOf(id)} moves={`hand:${name}`} />
              </span>
            ))}
          </div>
        </AboutGroup>
      )}
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
      {plots.length > 0 && (
        <AboutGroup subjects={plots.map(intrigueOf)}>
          <div className="hand-cards hand-intrigue">
            <span className="hand-kind">{say.name('term', 'intrigue-card')}</span>
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
      )}
      {reveals ? <Account seat={viewer} player={player} /> : <Errands seat={viewer} />}
    </section>
  )
}
