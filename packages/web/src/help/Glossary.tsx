// The rulebook's terms, alphabetically.

import { type ReactNode, useMemo, useState } from 'react'
import { useBook } from './book.tsx'
import { Entries, useEntries } from './Entries.tsx'
import { likeness, wordsIn } from './search.ts'

export function Glossary(): ReactNode {
  const { h, help, say } = useBook()
  const [query, setQuery] = useState('')
  const terms = useMemo(() => help.terms.map((id) => ({ kind: 'term', id })), [help])
  const entries = useEntries(terms)
  const wanted = wordsIn(query, say.language)
  const found = entries
    .filter(({ name, text }) => {
      const words = wordsIn(`${name} ${text}`, say.language)
      return wanted.every((word) => words.some((each) => likeness(each, word) > 0))
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, say.language))
  return (
    <div className="rules">
      <div className="rules-tools">
        <input
          type="search"
          aria-label={h('help.search.words')}
          placeholder={h('help.search.hint')}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {found.length === 0 ? (
        <p role="status">{h('help.found', { n: 0 })}</p>
      ) : (
        <Entries entries={found} section="words" />
      )}
    </div>
  )
}
