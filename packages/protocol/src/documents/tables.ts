// The tables of docs/protocol.md.

import { type Described, HTTP } from '../http.ts'
import { REFUSALS } from '../refusals.ts'
import { doorOf, ROUTES, type Route } from '../routes.ts'
import { NEWS, QUESTIONS } from '../socket.ts'
import { jsonSchemaOf, shapeOf } from './json-schema.ts'

const code = (text: string): string => (text === '' || text === '{}' ? '' : `\`${text}\``)

const rowOf = (...cells: readonly string[]): string =>
  `| ${cells.join(' | ')} |`.replace(/\| {2}(?=\|)/g, '| ')

const told = (shape: string, about: string): string => [code(shape), about].filter(Boolean).join(': ')

const headOf = (...cells: readonly string[]): string[] => [rowOf(...cells), `|${'---|'.repeat(cells.length)}`]

function requests(isHere: (path: string) => boolean): string {
  const rows = (Object.keys(ROUTES) as Route[])
    .filter((route) => isHere(doorOf(route).path))
    .map((route) => {
      const { method, path } = doorOf(route)
      const { about, body, query, answer }: Described = HTTP[route]
      const asked = query ? Object.keys(jsonSchemaOf(query, 'given').properties ?? {}) : []
      const address =
        path.replace(':id', 'ID') + asked.map((name, at) => `${at === 0 ? '?' : '&'}${name}=…`).join('')
      return rowOf(
        code(`${method} ${address}`),
        body ? code(shapeOf(body, 'given')) : '',
        told(shapeOf(answer, 'told'), about),
      )
    })
  return [...headOf('Request', 'Body', 'Answer'), ...rows].join('\n')
}

const isAboutTables = (path: string): boolean => /^\/api\/(tables|games|import)/.test(path)

/** By the name each has in the document. */
export const TABLES: Readonly<Record<string, () => string>> = {
  people: () => requests((path) => !isAboutTables(path)),
  tables: () => requests(isAboutTables),
  messages: () =>
    [
      ...headOf('Message', 'Object', 'Answer'),
      ...Object.entries(QUESTIONS).map(([name, { about, message, answer }]) =>
        rowOf(code(name), code(shapeOf(message, 'given')), told(shapeOf(answer, 'told'), about)),
      ),
    ].join('\n'),
  events: () =>
    [
      ...headOf('Event', 'Object'),
      ...Object.entries(NEWS).map(([name, { about, message }]) =>
        rowOf(code(name), told(shapeOf(message, 'told'), about)),
      ),
    ].join('\n'),
  refusals: () => {
    const statuses = [...new Set<number>(Object.values(REFUSALS))].sort()
    const codesOf = (status: number) =>
      Object.entries(REFUSALS).flatMap(([name, own]) => (own === status ? [code(name)] : []))
    return [
      ...headOf('Status', 'Codes'),
      ...statuses.map((status) => rowOf(String(status), codesOf(status).join(', '))),
    ].join('\n')
  },
}
