import { expect, it } from 'vitest'
import { table } from '../src/table.ts'

it('sets words to the left and numbers to the right', () => {
  const rows = [
    ['what', 'many'],
    ['water', 1],
    ['spice', 1000],
  ]
  expect(table(rows)).toBe('what   many\nwater     1\nspice  1000')
})
