// The fields of a game that is set up, here or on a server.

import { GAMES } from '@sietch/games'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { useWords } from '../app/words.ts'
import { Difficulty } from './Difficulty.tsx'
import { type Draft, playersOf, rivalChoices, withPlayers } from './draft.ts'
import { Modules } from './Modules.tsx'
import { Readings } from './Readings.tsx'
import { Rivals } from './Rivals.tsx'
import { Seats } from './Seats.tsx'
import { gameName } from './said.ts'

type Props = {
  readonly draft: Draft
  /** People are named here, or come by themselves. */
  readonly seats: 'named' | 'open'
  onChange(draft: Draft): void
  onGame(game: string): void
  /** Fields below those of the game. */
  readonly children?: ReactNode
}

export function SetupFields({ draft, seats, onChange, onGame, children }: Props): ReactNode {
  const w = useWords()
  const { game } = draft
  const { personas } = game
  const hasLevels = (rivalChoices(draft)?.levels ?? []).length > 0
  return (
    <>
      <div className="setup-column">
        <Choice
          label={w('page.setup.game')}
          options={GAMES.map(({ id }) => ({ id, name: gameName(w, id) }))}
          value={game.id}
          onChange={onGame}
        />
        <Modules draft={draft} onChange={onChange} />
        <Readings draft={draft} onChange={onChange} />
        {hasLevels && <Rivals draft={draft} onChange={onChange} />}
        {children}
      </div>
      <div className="setup-column">
        <Choice
          label={w('page.setup.players')}
          options={playersOf(draft).map((n) => ({
            id: String(n),
            name: w('page.setup.players.count', { n }),
          }))}
          value={String(draft.players)}
          onChange={(players) => onChange(withPlayers(draft, Number(players)))}
        />
        {personas !== undefined && draft.way !== null && (
          <Choice
            label={w(`page.setup.${personas.kind}s`)}
            options={personas.ways.map((id) => ({ id, name: w(`page.setup.leaders.${id}`) }))}
            value={draft.way}
            onChange={(way) => onChange({ ...draft, way })}
          />
        )}
        <Seats draft={draft} people={seats} onChange={onChange} />
        {hasLevels ? (
          <Difficulty draft={draft} onChange={onChange} />
        ) : (
          <Rivals draft={draft} onChange={onChange} />
        )}
      </div>
    </>
  )
}
