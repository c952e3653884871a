// How many cards are left in the decks of the table.

import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import './decks.css'

export function Decks(): ReactNode {
  const { view, say } = useImperium()
  const decks = [
    { kind: 'intrigue', name: say.name('term', 'intrigue-deck'), left: view.intrigueDeck },
    { kind: 'conflict', name: say.name('term', 'conflict-card'), left: view.conflictDeck },
    { kind: 'imperium', name: say.name('term', 'imperium-deck'), left: view.imperiumDeck },
  ]
  return (
    <ul className="decks">
      {decks.map(({ kind, name, left }) => (
        <li key={kind} className={`deck deck-${kind}`}>
          <b>{left}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
