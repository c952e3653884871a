import { describe, expect, it } from 'vitest'
import { hashOf, routeOf } from './route.ts'

describe('an address', () => {
  it.each(['#/', '#/table/0a1b', '#/replay/0a1b'])('leads to its page and back: %s', (hash) => {
    expect(hashOf(routeOf(hash))).toBe(hash)
  })

  it.each(['', '#/table/', '#/table/a/b', '#/somewhere'])('leads to the start page otherwise: %s', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'start' })
  })
})
