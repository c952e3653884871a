// The menu of a table in this browser: the match as a file, the same or another deal from the beginning, notes,
// leaving. None of this loses anything: the match stays in the list of games.

import { type ReactNode, useCallback } from 'react'
import { useMoment } from '../table/context.tsx'
import { MenuButton } from '../table/MenuButton.tsx'
import { Notes } from '../table/Notes.tsx'
import type { TableSetup } from '../table/table.ts'
import { createMatch, downloadMatch, store } from './matches.ts'
import { randomId } from './random-id.ts'
import { go } from './route.ts'
import { useWords } from './words.ts'

const MOST_NOTES = 20_000

type Props = { readonly id: string; readonly setup: TableSetup }

export function LocalMenu({ id, setup }: Props): ReactNode {
  const w = useWords()
  const { game, snapshot } = useMoment()
  const { view, viewer } = snapshot
  const keepsNotes = viewer === 'spectator' || game.keepsNotes?.(view, viewer) !== false
  const load = useCallback(() => store.notes(id), [id])
  const save = useCallback((text: string) => store.setNotes(id, text), [id])
  return (
    <MenuButton>
      {(close) => {
        const deed = (name: string, about: string, act: () => void) => (
          <li>
            <button
              type="button"
              className="menu-deed"
              onClick={() => {
                act()
                close()
              }}
            >
              {name}
              <small>{about}</small>
            </button>
          </li>
        )
        return (
          <>
            <ul className="menu-deeds">
              {deed(w('page.menu.save'), w('page.menu.save.about'), () => void downloadMatch(id))}
              {deed(
                w('page.menu.restart'),
                w('page.menu.restart.about'),
                () => void restart(setup, setup.seed),
              )}
              {deed(w('page.menu.anew'), w('page.menu.anew.about'), () => void restart(setup, randomId()))}
              {deed(w('page.menu.leave'), w('page.menu.leave.about'), () => go({ page: 'start' }))}
            </ul>
            {keepsNotes && (
              <>
                <h3>{w('page.notes')}</h3>
                <Notes load={load} save={save} most={MOST_NOTES} />
              </>
            )}
          </>
        )
      }}
    </MenuButton>
  )
}

/** The same table from the beginning, dealt with this seed. */
export async function restart({ branch: _, ...setup }: TableSetup, seed: string): Promise<void> {
  go({ page: 'table', id: await createMatch({ ...setup, seed }) })
}
