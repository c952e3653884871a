// Creating a table on the server: the same setup as locally, with open seats and terms. The same dialog changes an
// existing table.

import { LIMITS, type NewTable, type OnlineTable, type TableChange } from '@sietch/protocol'
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
import { draftedFrom } from './drafted.ts'
import { recalledTerms, rememberTerms, termsOf } from './remembered-terms.ts'
import { TermsFields } from './TermsFields.tsx'
import { optionsOf, saidOf, type Terms } from './terms.ts'
import '../start/setup-dialog.css'
import '../app/settings.css'
import './create-table.css'

type CreateProps = {
  /** What has been filled in already. */
  readonly begun: Draft | null
  onCreate(table: NewTable): void
  onClose(): void
}

export function CreateTable({ begun, onCreate, onClose }: CreateProps): ReactNode {
  const w = useWords()
  const [last] = useState(() => lastSetUp('online'))
  return (
    <TableWindow
      title={w('page.lobby.create')}
      action={w('page.lobby.create.do')}
      game={begun?.game.id ?? last?.game ?? USUAL_GAME}
      begin={(game) => begun ?? recalled('online', game, last?.modules) ?? openDraft(game)}
      begun={recalledTerms}
      onDone={(draft, terms) => {
        remember('online', draft)
        rememberTerms(terms)
        const { game, setup, seats } = tableSetup(draft, randomId())
        onCreate({
          game,
          setup,
          bots: seats.map((seat) => (seat.kind === 'bot' ? seat.level : null)),
          listed: terms.listing === 'public',
          options: optionsOf(terms, talksOf(draft)),
          ...saidOf(terms),
        })
      }}
      onClose={onClose}
    />
  )
}

type ChangeProps = {
  readonly table: OnlineTable
  onChange(change: TableChange): void
  onClose(): void
}

export function ChangeTable({ table, onChange, onClose }: ChangeProps): ReactNode {
  const w = useWords()
  const [isUnlocked, setUnlocked] = useState(false)
  return (
    <TableWindow
      title={w('page.room.change')}
      action={w('page.room.change')}
      game={table.game}
      begin={(game) => draftedFrom(game, table)}
      begun={() => termsOf(table)}
      isLocked={table.locked === true && !isUnlocked}
      onDone={(draft, terms) => {
        const { game, setup } = tableSetup(draft, randomId())
        const { name = null, language = null, level = null, password } = saidOf(terms)
        onChange({
          game,
          setup,
          listed: terms.listing === 'public',
          options: optionsOf(terms, talksOf(draft)),
          name,
          language,
          level,
          ...(password !== undefined ? { password } : isUnlocked && { password: null }),
        })
      }}
      onClose={onClose}
    >
      {table.locked === true && (
        <label className="settings-check">
          <input
            type="checkbox"
            checked={isUnlocked}
            onChange={({ target }) => setUnlocked(target.checked)}
          />
          {w('page.terms.password.drop')}
        </label>
      )}
    </TableWindow>
  )
}

type WindowProps = {
  readonly title: string
  readonly action: string
  readonly game: string
  begin(game: Offered): Draft
  begun(): Terms
  /** It has a password, which is kept unless a new one is given. */
  readonly isLocked?: boolean
  onDone(draft: Draft, terms: Terms): void
  onClose(): void
  readonly children?: ReactNode
}

function TableWindow({
  title,
  action,
  game,
  begin,
  begun,
  isLocked = false,
  onDone,
  onClose,
  children,
}: WindowProps): ReactNode {
  const w = useWords()
  const { draft, change, choose } = useDraft(game, begin, (other) => recalled('online', other))
  const [terms, setTerms] = useState(begun)
  const problem = draft === null ? undefined : problemOf(draft)
  const isTooShort = terms.password !== '' && terms.password.length < LIMITS.tablePassword.least
  return (
    <Dialog
      title={title}
      className="setup-dialog create-table"
      tools={<HelpButton {...(draft !== null && { game: draft.game.id })} />}
      onClose={onClose}
    >
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft !== null) onDone(draft, terms)
        }}
      >
        {draft === null ? (
          <p aria-busy="true">{w('page.start.loading')}</p>
        ) : (
          <SetupFields draft={draft} seats="open" onChange={change} onGame={choose} />
        )}
        <TermsFields
          terms={terms}
          talks={draft === null ? NO_TALKS : talksOf(draft)}
          isLocked={isLocked}
          onChange={setTerms}
        />
        {children}
        <p className="setup-problem" role="alert">
          {problem !== undefined && refusal(w, problem)}
          {isTooShort && w('page.terms.password.short', { n: LIMITS.tablePassword.least })}
        </p>
        <Button
          look="primary"
          type="submit"
          className="setup-start"
          disabled={draft === null || problem !== undefined || isTooShort}
        >
          {action}
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
