// The rules of a game as a separate page. The linked statement and the search are in the address: a link shows the same
// to everyone.

import { type ReactNode, useEffect, useState } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { hashOf, note } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { GAMES_WITH_HELP, hasHelp } from '../games/helps.ts'
import { USUAL_GAME } from '../games/shelf.ts'
import { gameName } from '../start/said.ts'
import { readAddress, writeAddress } from './address.ts'
import { BookProvider, useLoadedBook } from './book.tsx'
import { Rules } from './Rules.tsx'
import { Unread } from './Unread.tsx'
import './drawer.css'
import './rules-page.css'

export function RulesPage({ rest }: { readonly rest: string }): ReactNode {
  const w = useWords()
  const address = readAddress(rest)
  const game = hasHelp(address.game) ? address.game : USUAL_GAME
  const [query, setQuery] = useState(address.query)
  const book = useLoadedBook({ game, isPage: true })
  useEffect(() => setQuery(address.query), [address.query])
  const { statement } = address
  return (
    <main className="rules-page">
      <header>
        <a className="rules-home" href={hashOf({ page: 'start' })}>
          Sietch
        </a>
        <h1>{w('page.help')}</h1>
        <nav aria-label={w('page.start.games')}>
          {GAMES_WITH_HELP.map((id) => (
            <a
              key={id}
              href={hashOf({ page: 'rules', rest: writeAddress({ game: id, query: '' }) })}
              aria-current={id === game ? 'page' : undefined}
            >
              {gameName(w, id)}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      {book === null || book === 'failed' ? (
        <Unread hasFailed={book === 'failed'} />
      ) : (
        <BookProvider value={book}>
          <Rules
            key={`${game} ${statement}`}
            {...(statement !== undefined && { meant: statement })}
            query={query}
            onQuery={(next) => {
              setQuery(next)
              note({ page: 'rules', rest: writeAddress({ game, query: next }) })
            }}
          />
        </BookProvider>
      )}
    </main>
  )
}
