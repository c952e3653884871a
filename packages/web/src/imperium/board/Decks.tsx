// The decks of the table with what is left in them, and the piles beside them.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { useImperium } from '../useImperium.ts'
import './decks.css'

export function Decks(): ReactNode {
  const { view, say } = useImperium()
  const w = useWords()
  const { imperiumDeck, intrigueDeck, intrigueDiscard, intrigueTrashed, trashed } = view
  return (
    <ul className="decks">
      <li data-spot="imperium-deck">
        <span data-spot="trash">{say.name('term', 'imperium-deck')}</span>
        <b>{imperiumDeck}</b>
        <PileButton
          name={w('page.pile.trashed')}
          n={trashed.length}
          piles={() => [pileOf(w('page.pile.trashed'), 'card', trashed)]}
          className="decks-trashed"
        />
      </li>
      <li data-spot="intrigue-deck">
        <span>{say.name('term', 'intrigue-deck')}</span>
        <b>{intrigueDeck}</b>
        <PileButton
          name={w('page.pile.intrigue')}
          n={intrigueDiscard.length + intrigueTrashed.length}
          piles={() => [
            pileOf(say.name('term', 'discard-pile'), 'intrigue', intrigueDiscard),
            pileOf(w('page.pile.trashed'), 'intrigue', intrigueTrashed),
          ]}
        />
      </li>
    </ul>
  )
}
