// One or two people against Rivals, in as few clicks as possible: which game, how hard, and who plays. Everything else
// is one more click away.

import { type ReactNode, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { randomId } from '../app/random-id.ts'
import { go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { AGAINST_RIVALS, EXPANSION_MODULES } from '../games/shelf.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { useServer } from '../online/server.ts'
import { wantTable } from '../online/wanted.ts'
import { colorName } from '../table/names.ts'
import type { TableSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Difficulty, Variant } from './Difficulty.tsx'
import { amongFriends, type Draft, newDraft, rivalChoices, tableSetup, withSeat } from './draft.ts'
import { Modules } from './Modules.tsx'
import { gameName } from './said.ts'
import { useDraft } from './useDraft.ts'
import './against-rivals.css'

type Props = {
  readonly people: 1 | 2
  onStart(setup: TableSetup): void
  /** All there is to set. */
  onMore(draft: Draft): void
  onClose(): void
}

const COMPANY = ['first', 'random'] as const

export function AgainstRivals({ people, onStart, onMore, onClose }: Props): ReactNode {
  const w = useWords()
  const server = useServer()
  const [company, setCompany] = useState<(typeof COMPANY)[number]>('first')
  const { draft, change, choose } = useDraft(AGAINST_RIVALS[0] ?? '', (game) =>
    amongFriends(newDraft(game, settings().name), people),
  )
  const first = (draft && rivalChoices(draft)?.first) ?? []
  /** With the recommended Rivals. */
  const chosen = (): Draft | null => {
    if (draft === null || company === 'random') return draft
    const who = first.toSorted(() => Math.random() - 0.5)
    return { ...draft, rivals: { ...draft.rivals, who } }
  }
  return (
    <Dialog
      title={w(people === 1 ? 'page.start.solo' : 'page.start.two')}
      className="against-rivals"
      tools={<HelpButton {...(draft !== null && { game: draft.game.id })} />}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const table = chosen()
          if (table !== null) onStart(tableSetup(table, randomId()))
        }}
      >
        {draft === null ? (
          <p aria-busy="true">{w('page.start.loading')}</p>
        ) : (
          <>
            <Choice
              label={w('page.setup.game')}
              options={AGAINST_RIVALS.map((id) => ({ id, name: gameName(w, id) }))}
              value={draft.game.id}
              onChange={choose}
            />
            <Modules draft={draft} only={EXPANSION_MODULES} onChange={change} />
            {people === 1 ? (
              <Difficulty draft={draft} onChange={change} />
            ) : (
              <>
                <Names draft={draft} onChange={change} />
                <Variant draft={draft} onChange={change} />
              </>
            )}
            {first.length > 0 && !draft.rivals.streamlined && (
              <Choice
                label={w('page.rivals')}
                options={COMPANY.map((id) => ({ id, name: w(`page.rivals.company.${id}`) }))}
                value={company}
                onChange={(id) => setCompany(id)}
              />
            )}
          </>
        )}
        <div className="against-rivals-buttons">
          <Button look="quiet" disabled={draft === null} onClick={() => draft && onMore(draft)}>
            {w('page.rivals.more')}
          </Button>
          {people === 2 && server.state === 'there' && (
            <Button
              disabled={draft === null}
              onClick={() => {
                const table = chosen()
                if (table === null) return
                wantTable(table)
                go({ page: 'lobby' })
              }}
            >
              {w('page.rivals.online')}
            </Button>
          )}
          <Button look="primary" type="submit" disabled={draft === null} data-first>
            {w(people === 1 ? 'page.setup.start' : 'page.rivals.here')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The two who share the device. */
function Names({ draft, onChange }: { readonly draft: Draft; onChange(draft: Draft): void }): ReactNode {
  const w = useWords()
  return (
    <div className="against-rivals-names">
      {[0, 1].map((seat) => (
        <Field
          key={seat}
          label={w('page.setup.name', { n: seat + 1 })}
          placeholder={colorName(seat, w)}
          value={draft.seats[seat]?.name ?? ''}
          onChange={(name) => onChange(withSeat(draft, seat, { name }))}
        />
      ))}
    </div>
  )
}
