import { describe, expect, it } from 'vitest'
import { isAbout } from './lit.ts'

describe('a place on the table', () => {
  it.each([
    ['space:arrakeen', 'arrakeen', true],
    ['contract:arrakeen-water', 'arrakeen', false],
    ['part:wind-pass/14', 'wind-pass', true],
    ['part:wind-pass-north/17', 'wind-pass', false],
    ['seat:1', '1', true],
    ['seat:12', '1', false],
  ])('%s is about %s: %s', (place, id, is) => {
    expect(isAbout(place, { id })).toBe(is)
  })
})
