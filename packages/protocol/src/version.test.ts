import { expect, it } from 'vitest'
import { isSpoken, PROTOCOL } from './version.ts'

it('is understood when it is the same, and nothing stands for the first', () => {
  expect([PROTOCOL, String(PROTOCOL)].map(isSpoken)).toEqual([true, true])
  expect([undefined, null].map(isSpoken)).toEqual([PROTOCOL === 1, PROTOCOL === 1])
  expect([0, '0', PROTOCOL + 1, '1.5', 'one', '', {}, [1, 2]].map(isSpoken)).toEqual(Array(8).fill(false))
})
