// The help at a table: what can be done there now, and the rules of what is in play.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { BookProvider, useLoadedBook } from './book.tsx'
import { Drawer } from './Drawer.tsx'
import { closeHelp, type Section, type Wanted } from './help.ts'
import { Keys } from './Keys.tsx'
import { Now } from './Now.tsx'
import { PhaseRules } from './PhaseRules.tsx'
import { Sections } from './Sections.tsx'
import { Unread } from './Unread.tsx'

const PARTS: readonly Section[] = ['now', 'phase', 'signs', 'words', 'rules', 'keys']

const OWN = { now: Now, phase: PhaseRules, keys: Keys }

export function TableHelp({ wanted }: { readonly wanted: Wanted }): ReactNode {
  const w = useWords()
  const { table, say } = useMatch()
  const players = table.setup.seats.filter(({ kind }) => kind !== 'automa').length
  const book = useLoadedBook({ game: table.setup.game, at: { box: say.box, players, say } })
  return (
    <Drawer title={w('page.help')} onClose={closeHelp}>
      {book === null || book === 'failed' ? (
        <Unread hasFailed={book === 'failed'} />
      ) : (
        <BookProvider value={book}>
          <Sections wanted={wanted} parts={PARTS} own={OWN} />
        </BookProvider>
      )}
    </Drawer>
  )
}
