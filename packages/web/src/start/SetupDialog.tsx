// Setting up a game: which one, with what, who sits where and who leads them.

import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { randomId } from '../app/matches.ts'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { TableSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { type Draft, LEADERS, newDraft, PLAYERS, withGame } from './draft.ts'
import { PLAYABLE, type Playable } from './games.ts'
import { Modules } from './Modules.tsx'
import { Seats } from './Seats.tsx'
import './setup-dialog.css'

export type Options = typeof import('./options.ts')

type Props = { readonly game: Playable; onStart(setup: TableSetup): void; onClose(): void }

export function SetupDialog({ game, onStart, onClose }: Props): ReactNode {
  const w = useWords()
  const [draft, setDraft] = useState(() => newDraft(game, settings().name))
  const options = useOptions()
  const problem = options?.problemOf(draft)
  const change = (next: Partial<Draft>) => setDraft({ ...draft, ...next })
  return (
    <Dialog title={w('page.start.setup')} className="setup-dialog" onClose={onClose}>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          if (options !== null) onStart(options.tableSetup(draft, draft.seed.trim() || randomId()))
        }}
      >
        <div className="setup-column">
          <Choice
            label={w('page.setup.game')}
            options={PLAYABLE.map((id) => ({ id, name: w(`page.game.${id}`) }))}
            value={draft.game}
            onChange={(chosen) => setDraft(withGame(draft, chosen))}
          />
          <Modules draft={draft} options={options} onChange={setDraft} />
          <Field
            label={w('page.setup.seed')}
            about={w('page.setup.seed.about')}
            value={draft.seed}
            onChange={(seed) => change({ seed })}
          />
        </div>
        <div className="setup-column">
          <Choice
            label={w('page.setup.players')}
            options={PLAYERS.map((id) => ({ id, name: w('page.setup.players.count', { n: Number(id) }) }))}
            value={draft.players}
            onChange={(players) => change({ players })}
          />
          <Choice
            label={w('page.setup.leaders')}
            options={LEADERS.map((id) => ({ id, name: w(`page.setup.leaders.${id}`) }))}
            value={draft.leaders}
            onChange={(leaders) => change({ leaders })}
          />
          <Seats draft={draft} options={options} onChange={setDraft} />
        </div>
        <p className="setup-problem" role="alert">
          {problem !== undefined && w(`page.refused.${problem}`)}
        </p>
        <Button
          look="primary"
          type="submit"
          className="setup-start"
          disabled={options === null || problem !== undefined}
        >
          {w('page.setup.start')}
        </Button>
      </form>
    </Dialog>
  )
}

function useOptions(): Options | null {
  const [options, setOptions] = useState<Options | null>(null)
  useEffect(() => void import('./options.ts').then(setOptions), [])
  return options
}
