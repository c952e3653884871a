// The rules: chapters of statements, searchable, and at a table those that apply there.

import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useBook } from './book.tsx'
import { namesOf } from './game.ts'
import { Statements } from './Statements.tsx'
import { search, soughtIn } from './search.ts'

type Props = {
  /** The statement that a link leads to. */
  readonly meant?: string
  /** The search text, if it is controlled from outside. */
  readonly query?: string
  onQuery?(query: string): void
}

export function Rules({ meant, query: kept, onQuery }: Props): ReactNode {
  const { h, handbook, help, say, holds, at } = useBook()
  const [own, setOwn] = useState('')
  const [isFiltered, setFiltered] = useState(true)
  const query = kept ?? own
  const asked = useDeferredValue(query)
  const list = useRef<HTMLDivElement>(null)
  const status = useId()
  const chapters = useMemo(
    () =>
      handbook.chapters
        .map((chapter) => ({
          ...chapter,
          statements: chapter.statements.filter((one) => !isFiltered || holds(one) || one.id === meant),
        }))
        .filter(({ statements }) => statements.length > 0),
    [handbook, holds, isFiltered, meant],
  )
  const sought = useMemo(() => soughtIn(chapters, say.language, namesOf(help, say)), [chapters, help, say])
  const found = useMemo(() => search(sought, asked, say.language), [sought, asked, say])
  useEffect(() => {
    if (meant === undefined) return
    list.current
      ?.querySelector(`[data-statement="${CSS.escape(meant)}"]`)
      ?.scrollIntoView({ block: 'center' })
  }, [meant])
  const isMissing =
    meant !== undefined && !chapters.some(({ statements }) => statements.some(({ id }) => id === meant))
  return (
    <div className="rules" ref={list}>
      <div className="rules-tools">
        <input
          type="search"
          aria-label={h('help.search')}
          aria-describedby={status}
          placeholder={h('help.search.hint')}
          autoComplete="off"
          value={query}
          onChange={({ target }) => (onQuery ?? setOwn)(target.value)}
        />
        <output id={status} aria-live="polite">
          {h('help.found', { n: found.length })}
        </output>
        {at !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={isFiltered}
              onChange={({ target }) => setFiltered(target.checked)}
            />
            {h('help.in-play')}
          </label>
        )}
      </div>
      {isMissing && <p role="alert">{h('help.no-statement')}</p>}
      {asked.trim() === ''
        ? chapters.map(({ id, title, statements }) => (
            <section key={id} className="chapter">
              <h3>{title}</h3>
              <Statements statements={statements} meant={meant} />
            </section>
          ))
        : found.map(({ statement, chapter }) => (
            <section key={statement.id} className="chapter">
              <h4>{chapter.title}</h4>
              <Statements statements={[statement]} query={asked} meant={meant} />
            </section>
          ))}
    </div>
  )
}
