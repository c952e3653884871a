// Setting up a game: which one, with what, who sits where and who leads them.

import type { ReactNode } from 'react'
import { Field } from '../app/Field.tsx'
import { randomId } from '../app/random-id.ts'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import type { TableSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { type Draft, newDraft, problemOf, tableSetup } from './draft.ts'
import { recalled, remember } from './remembered.ts'
import { SetupFields } from './SetupFields.tsx'
import { refusal } from './said.ts'
import { useDraft } from './useDraft.ts'
import './setup-dialog.css'

type Props = {
  readonly game: string
  /** What has been filled in already. */
  readonly begun?: Draft | undefined
  /** What it is played with to begin with. */
  readonly modules?: readonly string[] | undefined
  onStart(setup: TableSetup): void
  onClose(): void
}

export function SetupDialog({ game, begun, modules = [], onStart, onClose }: Props): ReactNode {
  const w = useWords()
  const { draft, change, choose } = useDraft(
    game,
    (offered) =>
      begun ?? recalled('here', offered, modules) ?? { ...newDraft(offered, settings().name), modules },
    (offered) => recalled('here', offered),
  )
  const problem = draft === null ? undefined : problemOf(draft)
  return (
    <Dialog
      title={w('page.start.setup')}
      className="setup-dialog"
      tools={<HelpButton game={draft?.game.id ?? game} />}
      onClose={onClose}
    >
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft === null) return
          remember('here', draft)
          onStart(tableSetup(draft, draft.seed.trim() || randomId()))
        }}
      >
        {draft === null ? (
          <p aria-busy="true">{w('page.start.loading')}</p>
        ) : (
          <SetupFields draft={draft} seats="named" onChange={change} onGame={choose}>
            <Field
              label={w('page.setup.seed')}
              about={w('page.setup.seed.about')}
              value={draft.seed}
              onChange={(seed) => change({ ...draft, seed })}
            />
          </SetupFields>
        )}
        <p className="setup-problem" role="alert">
          {problem !== undefined && refusal(w, problem)}
        </p>
        <Button
          look="primary"
          type="submit"
          className="setup-start"
          disabled={draft === null || problem !== undefined}
        >
          {w('page.setup.start')}
        </Button>
      </form>
    </Dialog>
  )
}
