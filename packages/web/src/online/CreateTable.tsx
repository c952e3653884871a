// Opening a table on the server: the game as it is set up at home, with seats for whoever comes, and how it is played.

import type { NewTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { randomId } from '../app/random-id.ts'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { USUAL_GAME } from '../games/shelf.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { type Draft, newDraft, problemOf, tableSetup, talksOf, withSeat } from '../start/draft.ts'
import type { Offered, Talks } from '../start/offered.ts'
import { lastSetUp, recalled, remember } from '../start/remembered.ts'
import { SetupFields } from '../start/SetupFields.tsx'
import { refusal } from '../start/said.ts'
import { useDraft } from '../start/useDraft.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TermsFields } from './TermsFields.tsx'
import { optionsOf, USUAL } from './terms.ts'
import '../start/setup-dialog.css'
import '../app/settings.css'
import './create-table.css'

type Props = {
  /** What has been filled in already. */
  readonly begun: Draft | null
  onCreate(table: NewTable): void
  onClose(): void
}

export function CreateTable({ begun, onCreate, onClose }: Props): ReactNode {
  const w = useWords()
  const [last] = useState(() => lastSetUp('online'))
  const { draft, change, choose } = useDraft(
    begun?.game.id ?? last?.game ?? USUAL_GAME,
    (game) => begun ?? recalled('online', game, last?.modules) ?? openDraft(game),
    (game) => recalled('online', game),
  )
  const [terms, setTerms] = useState(USUAL)
  const problem = draft === null ? undefined : problemOf(draft)
  return (
    <Dialog
      title={w('page.lobby.create')}
      className="setup-dialog create-table"
      tools={<HelpButton {...(draft !== null && { game: draft.game.id })} />}
      onClose={onClose}
    >
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft === null) return
          remember('online', draft)
          const { game, setup, seats } = tableSetup(draft, randomId())
          const bots = seats.map((seat) => (seat.kind === 'bot' ? seat.level : null))
          onCreate({
            game,
            setup,
            bots,
            listed: terms.listing === 'public',
            options: optionsOf(terms, talksOf(draft)),
          })
        }}
      >
        {draft === null ? (
          <p aria-busy="true">{w('page.start.loading')}</p>
        ) : (
          <SetupFields draft={draft} seats="open" onChange={change} onGame={choose} />
        )}
        <TermsFields terms={terms} talks={draft === null ? NO_TALKS : talksOf(draft)} onChange={setTerms} />
        <p className="setup-problem" role="alert">
          {problem !== undefined && refusal(w, problem)}
        </p>
        <Button
          look="primary"
          type="submit"
          className="setup-start"
          disabled={draft === null || problem !== undefined}
        >
          {w('page.lobby.create.do')}
        </Button>
      </form>
    </Dialog>
  )
}

const NO_TALKS: Talks = { possible: [], usual: [] }

/** All seats are for people. */
function openDraft(game: Offered): Draft {
  const draft = newDraft(game, settings().name)
  return draft.seats.reduce((filled, _, seat) => withSeat(filled, seat, { who: 'human' }), draft)
}
