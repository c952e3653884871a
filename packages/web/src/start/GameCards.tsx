// The games of the house as cards; those that can be played are set up from here.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { CARDS } from '../games/shelf.ts'
import { aboutGame, gameName, playersSaid } from './said.ts'
import './game-cards.css'

export function GameCards({ onSetup }: { onSetup(game: string): void }): ReactNode {
  const w = useWords()
  return (
    <ul className="game-cards" aria-label={w('page.start.games')}>
      {CARDS.map(({ id, glyph, isComing }) => (
        <li key={id} className="game-card">
          <h2>{gameName(w, id)}</h2>
          {glyph !== undefined && <img src={glyph} alt="" />}
          <p>{aboutGame(w, id)}</p>
          <small>{playersSaid(w, id)}</small>
          {isComing === undefined ? (
            <button
              type="button"
              aria-label={`${w('page.start.setup')}: ${gameName(w, id)}`}
              onClick={() => onSetup(id)}
            >
              {w('page.start.setup.short')}
            </button>
          ) : (
            <b>{w('page.start.coming')}</b>
          )}
        </li>
      ))}
    </ul>
  )
}
