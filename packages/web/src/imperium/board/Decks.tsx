// The decks of the table with what is left in them, and the piles beside them.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useImperium } from '../useImperium.ts'
import './decks.css'

export function Decks({ isNarrow = false }: { readonly isNarrow?: boolean }): ReactNode {
  const { view, say } = useImperium()
  const w = useWords()
  const { twisted, imperiumDeck, intrigueDeck, intrigueDiscard, intrigueTrashed, trashed } = view
  return (
    <ul className={`decks ${isNarrow ? 'decks-narrow' : ''}`}>
      <li data-spot="imperium-deck">
        <Figure about={term('imperium-deck')} data-spot="trash">
          <Icon name="card" />
          <span>{say.name('term', 'imperium-deck')}</span>
        </Figure>
        <b>{imperiumDeck}</b>
        <PileButton
          name={w('page.pile.trashed')}
          n={trashed.length}
          piles={() => [pileOf(w('page.pile.trashed'), 'card', trashed)]}
          className="decks-trashed"
        />
      </li>
      <li data-spot="intrigue-deck">
        <Figure about={term('intrigue-deck')}>
          <Icon name="intrigue" />
          <span>{say.name('term', 'intrigue-deck')}</span>
        </Figure>
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
      {twisted !== undefined && (
        <li data-spot="twisted-deck">
          <Figure about={term('twisted-intrigue')}>
            <Icon name="twisted" />
            <span>{say.name('term', 'twisted-intrigue')}</span>
          </Figure>
          <b>{twisted.deck}</b>
          <PileButton
            name={say.name('term', 'twisted-intrigue')}
            n={twisted.discard.length}
            piles={() => [pileOf(say.name('term', 'discard-pile'), 'intrigue', twisted.discard)]}
          />
        </li>
      )}
    </ul>
  )
}
