// The help outside a table: the rules, terms and icons of a game.

import { type ReactNode, useState } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { GAMES_WITH_HELP, hasHelp } from '../games/helps.ts'
import { USUAL_GAME } from '../games/shelf.ts'
import { gameName } from '../start/said.ts'
import { BookProvider, useLoadedBook } from './book.tsx'
import { Drawer } from './Drawer.tsx'
import { closeHelp, type Section, type Wanted } from './help.ts'
import { Sections } from './Sections.tsx'
import { Unread } from './Unread.tsx'

const PARTS: readonly Section[] = ['rules', 'words', 'signs']

type Props = { readonly wanted: Wanted; readonly game?: string }

export function PageHelp({ wanted, game: first }: Props): ReactNode {
  const w = useWords()
  const [game, setGame] = useState(first !== undefined && hasHelp(first) ? first : USUAL_GAME)
  const book = useLoadedBook({ game })
  return (
    <Drawer title={w('page.help')} onClose={closeHelp}>
      <label className="drawer-game">
        {w('page.setup.game')}
        <select value={game} onChange={({ target }) => setGame(target.value)}>
          {GAMES_WITH_HELP.map((id) => (
            <option key={id} value={id}>
              {gameName(w, id)}
            </option>
          ))}
        </select>
        <a href={hashOf({ page: 'rules', rest: `/${game}` })} target="_blank" rel="noreferrer">
          {book !== null && book !== 'failed' && book.h('help.all-rules')}
        </a>
      </label>
      {book === null || book === 'failed' ? (
        <Unread hasFailed={book === 'failed'} />
      ) : (
        <BookProvider value={book}>
          <Sections wanted={wanted} parts={PARTS} />
        </BookProvider>
      )}
    </Drawer>
  )
}
