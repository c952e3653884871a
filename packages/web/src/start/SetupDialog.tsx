// Setting up a game: which one, with what, who sits where and who leads them.

import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { randomId } from '../app/matches.ts'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { TableSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { newDraft } from './draft.ts'
import type { Playable } from './games.ts'
import { refusal } from './module-names.ts'
import { SetupFields } from './SetupFields.tsx'
import { useSetupOptions } from './useSetupOptions.ts'
import './setup-dialog.css'

type Props = { readonly game: Playable; onStart(setup: TableSetup): void; onClose(): void }

export function SetupDialog({ game, onStart, onClose }: Props): ReactNode {
  const w = useWords()
  const [draft, setDraft] = useState(() => newDraft(game, settings().name))
  const options = useSetupOptions()
  const problem = options?.problemOf(draft)
  return (
    <Dialog title={w('page.start.setup')} className="setup-dialog" onClose={onClose}>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          if (options !== null) onStart(options.tableSetup(draft, draft.seed.trim() || randomId()))
        }}
      >
        <SetupFields draft={draft} options={options} seats="named" onChange={setDraft}>
          <Field
            label={w('page.setup.seed')}
            about={w('page.setup.seed.about')}
            value={draft.seed}
            onChange={(seed) => setDraft({ ...draft, seed })}
          />
        </SetupFields>
        <p className="setup-problem" role="alert">
          {problem !== undefined && refusal(w, problem)}
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
