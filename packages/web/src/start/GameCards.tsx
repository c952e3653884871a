// The registered games as cards: each is played or set up from here.

import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { CARDS } from '../games/shelf.ts'
import { expectGame } from '../games/useGame.ts'
import type { Seating } from '../table/table.ts'
import { aboutGame, gameName, playersSaid } from './said.ts'
import './game-cards.css'

type Props = {
  onPlay(table: Seating): void
  onSetup(game: string, modules: readonly string[]): void
}

export function GameCards({ onPlay, onSetup }: Props): ReactNode {
  const w = useWords()
  return (
    <ul className="game-cards" aria-label={w('page.start.games')}>
      {CARDS.map(({ id, glyph, game, modules, atOnce }) => (
        <li key={id} className="game-card">
          <h2>
            <a href={hashOf({ page: 'game', id })}>{gameName(w, id)}</a>
          </h2>
          {glyph !== undefined && <img src={glyph} alt="" />}
          <p>{aboutGame(w, id)}</p>
          <div className="game-card-foot">
            <small>{playersSaid(w, id)}</small>
            <span className="game-card-buttons">
              <button
                type="button"
                aria-label={`${w('page.start.setup')}: ${gameName(w, id)}`}
                onClick={() => onSetup(game, modules)}
              >
                {w('page.start.setup.short')}
              </button>
              {atOnce !== undefined && (
                <button
                  type="button"
                  className="game-card-play"
                  aria-label={`${w('page.start.play.short')}: ${gameName(w, id)}`}
                  onPointerEnter={() => expectGame(game)}
                  onFocus={() => expectGame(game)}
                  onClick={() => onPlay(atOnce)}
                >
                  {w('page.start.play.short')}
                </button>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
