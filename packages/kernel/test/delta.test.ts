// For any two pieces of data, the delta between them applied to the first gives the second.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDelta, deltaOf, type Json } from '../src/index.ts'

const after = (before: Json, delta = deltaOf(before, {})) => delta && applyDelta(before, delta)

describe('a delta', () => {
  it('leads from any data to any other', () => {
    const anything = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        const [before, wanted] = [a, b].map((json) => JSON.parse(JSON.stringify(json))) as [Json, Json]
        const delta = deltaOf(before, wanted)
        if (delta === undefined) expect(before).toEqual(wanted)
        else expect(applyDelta(before, JSON.parse(JSON.stringify(delta)))).toEqual(wanted)
      }),
      { numRuns: 2000 },
    )
  })

  it.each<[string, Json, Json, unknown]>([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a field that is gone and one that is new', { a: 1 }, { b: [1] }, { a: 0, b: [[1]] }],
    ['a place of a list of records', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], { 1: { a: [3] } }],
    ['a card drawn', ['x', 'y', 'z'], ['y', 'z'], [0, 1]],
    ['a card put in', ['x', 'z'], ['x', 'y', 'z'], [1, 0, 'y']],
    ['a deck shuffled', ['x', 'y', 'z'], ['y', 'x', 'z'], [0, 2, 'y', 'x']],
    ['null where something was', { a: { b: 1 } }, { a: null }, { a: [null] }],
    ['a frame on top of the stack', [{ k: 1 }], [{ k: 1 }, { k: 2 }], [1, 0, { k: 2 }]],
  ])('tells %s', (_, before, wanted, delta) => {
    expect(deltaOf(before, wanted)).toEqual(delta)
    expect(applyDelta(before, deltaOf(before, wanted) ?? [])).toEqual(wanted)
  })

  it('says nothing about what stayed, and does not touch it', () => {
    const before = { kept: { deep: [1, 2] }, changed: 1 }
    const wanted = { kept: { deep: [1, 2] }, changed: 2 }
    expect(deltaOf(before, wanted)).toEqual({ changed: [2] })
    const made = applyDelta(before, { changed: [2] }) as typeof before
    expect(made.kept).toBe(before.kept)
    expect(before.changed).toBe(1)
    expect(deltaOf(before, { ...before, missing: undefined })).toBeUndefined()
  })

  it.each<[string, Json, Json]>([
    ['a list', { a: 1 }, [0, 1]],
    ['a record', 3, { a: [1] }],
    ['a place', [1], { 4: [2] }],
  ])('of %s is refused where it does not fit', (_, before, delta) => {
    expect(() => after(before, delta as never)).toThrow('does not fit')
  })
})
