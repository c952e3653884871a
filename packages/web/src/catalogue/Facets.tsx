// What the catalog can be filtered by, with how many things there are of each.

import type { ReactNode } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { Facet, Filters, Value } from './filters.ts'
import { facetName, kindOf, valueName } from './names.ts'
import type { Box } from './things.ts'

type Props = {
  readonly facets: readonly Facet[]
  readonly boxes: readonly Box[]
  readonly filters: Filters
  onToggle(facet: string, value: string): void
}

export function Facets({ facets, boxes, filters: { chosen }, onToggle }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  return facets.map((facet) => (
    <fieldset key={facet.id} className="facet" data-look={lookOf(facet)}>
      <legend>{facetName(w, facet.id)}</legend>
      {facet.values.map((value) => (
        <ValueButton
          key={value.id}
          facet={facet.id}
          value={value}
          name={valueName(w, language, boxes, facet.id, value)}
          isChosen={chosen[facet.id]?.includes(value.id) === true}
          onToggle={() => onToggle(facet.id, value.id)}
        />
      ))}
    </fieldset>
  ))
}

/** Icons and numbers are side by side, names below each other. */
function lookOf({ id, values }: Facet): 'signs' | 'numbers' | 'names' {
  if (values.every((value) => kindOf(id, value) !== undefined)) return 'signs'
  return values.every((value) => /^\d+$/.test(value.id)) ? 'numbers' : 'names'
}

type ValueProps = {
  readonly facet: string
  readonly value: Value
  readonly name: string
  readonly isChosen: boolean
  onToggle(): void
}

function ValueButton({ facet, value, name, isChosen, onToggle }: ValueProps): ReactNode {
  const kind = kindOf(facet, value)
  const { Sign } = value.example.family
  return (
    <button
      type="button"
      className="facet-value"
      aria-pressed={isChosen}
      title={kind === undefined ? undefined : name}
      onClick={onToggle}
    >
      {kind !== undefined && <Sign kind={kind} id={value.id} />}
      <span className={kind === undefined ? '' : 'unseen'}>{name}</span>
      <small>{value.count}</small>
    </button>
  )
}
