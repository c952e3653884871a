// The catalog: a search field, facets to filter by, and the results.

import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { AboutGroup } from '../ui/about.tsx'
import { Button } from '../ui/Button.tsx'
import type { Collected } from './collect.ts'
import { Facets } from './Facets.tsx'
import { BOX, EVERYTHING, type Filters, facetsOf, found, isFiltered, toggled } from './filters.ts'
import { Shelf } from './Shelf.tsx'
import './catalogue.css'

type Props = {
  readonly collected: Collected
  /** The facets, in display order. */
  readonly order: readonly string[]
  readonly filters: Filters
  onFilters(filters: Filters): void
  /** Before the search, and behind it. */
  readonly head?: ReactNode
  readonly children?: ReactNode
}

export function Catalogue({ collected, order, filters, onFilters, head, children }: Props): ReactNode {
  const { things, boxes, isComplete } = collected
  const w = useWords()
  const [isNarrowing, setNarrowing] = useState(false)
  const facetsId = useId()
  const search = useRef<HTMLInputElement>(null)
  // Rendering never holds up typing.
  const asked = useDeferredValue(filters)
  const meant = useMemo(() => found(things, asked), [things, asked])
  const facets = useMemo(() => facetsOf(collected, order, asked), [collected, order, asked])
  const subjects = useMemo(() => meant.map(({ subject }) => subject), [meant])
  const count = Object.values(filters.chosen).flat().length
  return (
    <div className="catalogue">
      <header className="catalogue-tools">
        {head}
        <input
          ref={search}
          type="search"
          className="catalogue-search"
          aria-label={w('page.catalogue.search')}
          placeholder={w('page.catalogue.search.hint')}
          autoComplete="off"
          value={filters.query}
          onChange={({ target }) => onFilters({ ...filters, query: target.value })}
        />
        <Button
          className="catalogue-narrow"
          aria-expanded={isNarrowing}
          aria-controls={facetsId}
          onClick={() => setNarrowing(!isNarrowing)}
        >
          {w('page.catalogue.filters', { n: count })}
        </Button>
        <output className="catalogue-count" aria-live="polite">
          {w('page.catalogue.found', { n: meant.length, of: things.length })}
        </output>
        <Button
          look="quiet"
          disabled={!isFiltered(filters)}
          onClick={() => {
            onFilters(EVERYTHING)
            search.current?.focus()
          }}
        >
          {w('page.catalogue.reset')}
        </Button>
        {children}
      </header>
      <aside
        id={facetsId}
        className="catalogue-facets"
        data-open={isNarrowing}
        aria-label={w('page.catalogue.filters', { n: count })}
      >
        <Facets
          facets={facets}
          boxes={boxes}
          filters={filters}
          onToggle={(facet, value) => onFilters(toggled(filters, facet, value))}
        />
      </aside>
      <div className="catalogue-things" aria-busy={!isComplete}>
        <AboutGroup subjects={subjects}>
          <Shelf
            key={JSON.stringify(asked)}
            things={meant}
            boxes={boxes}
            preferred={asked.chosen[BOX] ?? []}
          />
        </AboutGroup>
        {isComplete && meant.length === 0 && <p className="catalogue-none">{w('page.catalogue.none')}</p>}
      </div>
    </div>
  )
}
