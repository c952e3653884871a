// Styles that would make the browser style a whole table anew whenever something on it changes, or that would change
// other rooms once a table has been opened: they are never taken away again.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** The rooms of which something is on a page with a table. */
const ROOMS = ['classic', 'decision', 'imperium', 'log', 'motion', 'plain', 'stage', 'table', 'ui']

const folder = fileURLToPath(new URL('../src', import.meta.url))
const files = ROOMS.flatMap((room) =>
  readdirSync(`${folder}/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${room}/${file}`),
)

it('are looked for in every room of a table', () => {
  expect(files.length).toBeGreaterThan(50)
})

// Catalogues show one thing at a time, and a tile is small.
it.each(files.filter((file) => file !== 'imperium/cards/tiles.css'))('%s has no :has()', (file) => {
  expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toContain(':has(')
})

/** Classes that a file styles wherever they are. */
const styledBare = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/(?<=^|[{},])\s*\.([\w-]+)\s*(?=[,{])/g),
  ].flatMap(([, name]) => name ?? [])

it('of classic Dune touch nothing in another room', () => {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const [own, others] = [true, false].map((isOwn) =>
    all
      .filter((file) => file.startsWith('classic/') === isOwn)
      .flatMap((file) => styledBare(`${folder}/${file}`)),
  ) as [string[], string[]]
  expect(own).toContain('phase-panel')
  expect(others).toContain('panel')
  expect(own.filter((name) => others.includes(name))).toEqual([])
})
