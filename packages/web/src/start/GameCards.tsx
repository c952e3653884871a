// The games of the house as cards: each is set up from here.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { CARDS } from '../games/shelf.ts'
import { aboutGame, gameName, playersSaid } from './said.ts'
import './game-cards.css'

type Props = { onSetup(game: string, modules: readonly string[]): void }

export function GameCards({ onSetup }: Props): ReactNode {
  const w = useWords()
  return (
    <ul className="game-cards" aria-label={w('page.start.games')}>
      {CARDS.map(({ id, glyph, game, modules }) => (
        <li key={id} className="game-card">
          <h2>{gameName(w, id)}</h2>
          {glyph !== undefined && <img src={glyph} alt="" />}
          <p>{aboutGame(w, id)}</p>
          <small>{playersSaid(w, id)}</small>
          <button
            type="button"
            aria-label={`${w('page.start.setup')}: ${gameName(w, id)}`}
            onClick={() => onSetup(game, modules)}
          >
            {w('page.start.setup.short')}
          </button>
        </li>
      ))}
    </ul>
  )
}
