// Styles that would make the browser style a whole table anew whenever something on it changes.

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
