// The games of the house as cards; those that can be played are set up from here.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { GAMES, isPlayable, type Playable } from './games.ts'
import './game-cards.css'

export function GameCards({ onSetup }: { onSetup(game: Playable): void }): ReactNode {
  const w = useWords()
  return (
    <ul className="game-cards" aria-label={w('page.start.games')}>
      {GAMES.map(({ id, glyph }) => (
        <li key={id} className="game-card">
          <h2>{w(`page.game.${id}`)}</h2>
          <img src={glyph} alt="" />
          <p>{w(`page.game.${id}.about`)}</p>
          <small>{w(`page.game.${id}.players`)}</small>
          {isPlayable(id) ? (
            <button
              type="button"
              aria-label={`${w('page.start.setup')}: ${w(`page.game.${id}`)}`}
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
