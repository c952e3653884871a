import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

describe('the end of an address of the catalogue', () => {
  it.each([
    '',
    '?box=a,b&cost=3',
    '?q=two+words',
    '/card/a',
    '/card/b%2Fa?q=x&in=other',
    '/card/a?group=one&q=%C5%82',
  ])('says what is shown, and is read again: %s', (rest) => {
    expect(writeAddress(readAddress(rest))).toBe(rest)
  })

  it('names the thing that is enlarged, and its box where that is needed', () => {
    expect(readAddress('/card/b%2Fa?in=other').opened).toEqual({ kind: 'card', id: 'b/a', box: 'other' })
    expect(readAddress('/card').opened).toBeUndefined()
  })

  it('leaves out what is not looked for', () => {
    expect(readAddress('?cost=').filters).toEqual({ query: '', chosen: {} })
  })
})
