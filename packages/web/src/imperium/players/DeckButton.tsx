// How many cards are left in a player's deck. A click shows all the cards of the player, by where they are.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import type { Pile } from '../../table/PilesDialog.tsx'
import { type Seated, useImperium } from '../useImperium.ts'
import { deckList } from './deck-list.ts'

export function DeckButton({ seat, player }: Seated): ReactNode {
  const { say, snapshot, log, view, names } = useImperium()
  const w = useWords()
  const { deck, discard, played, revealed, hand, knownHand, deckTop } = player
  const term = (id: string) => say.name('term', id)
  const piles = (): readonly Pile[] => {
    const { unseen = [], trashed = [] } = deckList(log, view, seat) ?? {}
    const inHand = typeof hand === 'number' ? knownHand : hand
    const isHandSeen = typeof hand !== 'number'
    return [
      pileOf(w('page.cards.on-top'), 'card', deckTop),
      isHandSeen
        ? pileOf(term('deck'), 'card', unseen, w('page.cards.any-order'))
        : pileOf(w('page.cards.hidden'), 'card', unseen, w('page.cards.hidden.about')),
      pileOf(term('hand'), 'card', inHand),
      pileOf(term('in-play'), 'card', [...played, ...revealed]),
      pileOf(term('discard-pile'), 'card', discard),
      pileOf(w('page.pile.trashed'), 'card', trashed),
    ]
  }
  return (
    <PileButton
      name={seat === snapshot.viewer ? term('deck') : `${term('deck')} – ${names[seat] ?? ''}`}
      n={deck}
      isOpenable={player.leader !== null}
      piles={piles}
    />
  )
}
