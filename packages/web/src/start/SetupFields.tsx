// The fields of a game that is set up, here or on a server.

import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { useWords } from '../app/words.ts'
import { type Draft, LEADERS, PLAYERS, withGame } from './draft.ts'
import { PLAYABLE } from './games.ts'
import { Modules } from './Modules.tsx'
import { Readings } from './Readings.tsx'
import { Seats } from './Seats.tsx'
import type { Options } from './useSetupOptions.ts'

type Props = {
  readonly draft: Draft
  readonly options: Options | null
  /** People are named here, or come by themselves. */
  readonly seats: 'named' | 'open'
  onChange(draft: Draft): void
  /** Fields below those of the game. */
  readonly children?: ReactNode
}

export function SetupFields({ draft, options, seats, onChange, children }: Props): ReactNode {
  const w = useWords()
  return (
    <>
      <div className="setup-column">
        <Choice
          label={w('page.setup.game')}
          options={PLAYABLE.map((id) => ({ id, name: w(`page.game.${id}`) }))}
          value={draft.game}
          onChange={(chosen) => onChange(withGame(draft, chosen))}
        />
        <Modules draft={draft} options={options} onChange={onChange} />
        <Readings draft={draft} options={options} onChange={onChange} />
        {children}
      </div>
      <div className="setup-column">
        <Choice
          label={w('page.setup.players')}
          options={(options?.playersOf(draft) ?? PLAYERS[draft.game]).map((id) => ({
            id,
            name: w('page.setup.players.count', { n: Number(id) }),
          }))}
          value={draft.players}
          onChange={(players) => onChange({ ...draft, players })}
        />
        <Choice
          label={w(draft.game === 'classic' ? 'page.setup.factions' : 'page.setup.leaders')}
          options={LEADERS[draft.game].map((id) => ({ id, name: w(`page.setup.leaders.${id}`) }))}
          value={draft.leaders}
          onChange={(leaders) => onChange({ ...draft, leaders })}
        />
        <Seats draft={draft} options={options} people={seats} onChange={onChange} />
      </div>
    </>
  )
}
