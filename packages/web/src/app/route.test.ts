import { describe, expect, it } from 'vitest'
import { hashOf, routeOf } from './route.ts'

describe('an address', () => {
  it.each([
    '#/',
    '#/lobby',
    '#/learn',
    '#/lesson/a-first-game',
    '#/game/one-of-them',
    '#/puzzle/uprising-blt-1-0-272',
    '#/table/0a1b',
    '#/replay/0a1b',
    '#/online/kX0c1T0nB2aQ',
    '#/online/kX0c1T0nB2aQ/2',
    '#/match/kX0c-_0nB2aQ',
    '#/player/u1',
    '#/recover/a-token',
    '#/catalogue',
    '#/catalogue?box=a,b',
    '#/catalogue/card/b%2Fc?q=d',
  ])('leads to its page and back: %s', (hash) => {
    expect(hashOf(routeOf(hash))).toBe(hash)
  })

  it.each(['', '#/table/', '#/table/a/b', '#/somewhere', '#/lobby/a', '#/start/a', '#/catalogues'])(
    'leads to the start page otherwise: %s',
    (hash) => {
      expect(routeOf(hash)).toEqual({ page: 'start' })
    },
  )

  it('leads to a step of a replay, and to a step of nothing else', () => {
    expect(routeOf('#/replay/abc/120')).toEqual({ page: 'replay', id: 'abc', step: 120 })
    expect(hashOf({ page: 'match', id: 'abc', step: 7 })).toBe('#/match/abc/7')
    expect(routeOf('#/table/abc/120')).toEqual({ page: 'start' })
    expect(routeOf('#/replay/abc/x')).toEqual({ page: 'start' })
  })
})
