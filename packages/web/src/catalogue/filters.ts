// The catalog's search: words, and facet values. Several values of one facet widen the search, several facets narrow
// it.

import type { Collected } from './collect.ts'
import { type Box, plain, type Thing } from './things.ts'

export type Filters = {
  readonly query: string
  readonly chosen: { readonly [facet: string]: readonly string[] }
}

export const EVERYTHING: Filters = { query: '', chosen: {} }

/** The facets that every thing has; others come with its marks. */
export const BOX = 'box'
export const GROUP = 'group'

/** One of those that have it tells what it is called. */
export type Value = { readonly id: string; readonly count: number; readonly example: Thing }

export type Facet = { readonly id: string; readonly values: readonly Value[] }

const valuesOf = (thing: Thing, facet: string): readonly string[] => {
  if (facet === BOX) return thing.boxes
  if (facet === GROUP) return [thing.group]
  return thing.marks.filter((mark) => mark.facet === facet).map(({ id }) => id)
}

/** Every word must be found, each facet that is filtered by must have one of its values. */
function isMeant(thing: Thing, words: readonly string[], { chosen }: Filters, except?: string): boolean {
  if (!words.every((word) => thing.words.includes(word))) return false
  return Object.entries(chosen).every(([facet, wanted]) => {
    if (facet === except || wanted.length === 0) return true
    return valuesOf(thing, facet).some((value) => wanted.includes(value))
  })
}

const wordsIn = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean)

export function found(things: readonly Thing[], filters: Filters): readonly Thing[] {
  const words = wordsIn(filters.query)
  return things.filter((thing) => isMeant(thing, words, filters))
}

/** Facets that divide the results, with how many there would be for each value. Selected values stay visible. */
export function facetsOf(
  { things, boxes }: Pick<Collected, 'things' | 'boxes'>,
  order: readonly string[],
  filters: Filters,
): readonly Facet[] {
  const words = wordsIn(filters.query)
  return order.flatMap((id) => {
    const counts = new Map<string, Value>()
    const chosen = filters.chosen[id] ?? []
    for (const thing of things) {
      const isCounted = isMeant(thing, words, filters, id)
      for (const value of valuesOf(thing, id)) {
        const { count, example } = counts.get(value) ?? { count: 0, example: thing }
        counts.set(value, { id: value, count: count + (isCounted ? 1 : 0), example })
      }
    }
    const values = [...counts.values()].filter(({ id: value, count }) => count > 0 || chosen.includes(value))
    if (values.length < 2 && chosen.length === 0) return []
    return [{ id, values: id === BOX ? inOrder(values, boxes) : bySize(values) }]
  })
}

const inOrder = (values: readonly Value[], boxes: readonly Box[]): readonly Value[] =>
  boxes.flatMap((box) => values.find(({ id }) => id === box.id) ?? [])

/** Numbers in ascending order; everything else as is. */
const bySize = (values: readonly Value[]): readonly Value[] =>
  values.every(({ id }) => /^\d+$/.test(id)) ? values.toSorted((a, b) => Number(a.id) - Number(b.id)) : values

export function toggled(filters: Filters, facet: string, value: string): Filters {
  const before = filters.chosen[facet] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  const { [facet]: _, ...others } = filters.chosen
  return { ...filters, chosen: after.length === 0 ? others : { ...others, [facet]: after } }
}

export const isFiltered = ({ query, chosen }: Filters): boolean =>
  query !== '' || Object.keys(chosen).length > 0
