// The state of the catalog as the end of its address: the enlarged component, then the search. A link shows the same to
// everyone.

import type { Subject } from '../ui/pointer.ts'
import { EVERYTHING, type Filters } from './filters.ts'

export type Address = {
  readonly filters: Filters
  readonly opened?: Subject & { readonly box?: string }
}

const QUERY = 'q'
const OPENED_IN = 'in'

export function readAddress(rest: string): Address {
  const [, path = '', search = ''] = /^([^?]*)\??(.*)$/.exec(rest) ?? []
  const [, kind = '', id = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? []
  const parameters = new URLSearchParams(search)
  const query = parameters.get(QUERY) ?? EVERYTHING.query
  const box = parameters.get(OPENED_IN)
  parameters.delete(QUERY)
  parameters.delete(OPENED_IN)
  const chosen: { [facet: string]: readonly string[] } = {}
  for (const [facet, values] of parameters) if (values !== '') chosen[facet] = values.split(',')
  return {
    filters: { query, chosen },
    ...(kind !== '' && { opened: { kind, id: decodeURIComponent(id), ...(box !== null && { box }) } }),
  }
}

export function writeAddress({ filters, opened }: Address): string {
  const parameters = new URLSearchParams()
  for (const [facet, values] of Object.entries(filters.chosen)) parameters.set(facet, values.join(','))
  if (filters.query !== '') parameters.set(QUERY, filters.query)
  if (opened?.box !== undefined) parameters.set(OPENED_IN, opened.box)
  const search = parameters.toString().replaceAll('%2C', ',')
  const path = opened === undefined ? '' : `/${opened.kind}/${encodeURIComponent(opened.id)}`
  return path + (search === '' ? '' : `?${search}`)
}
