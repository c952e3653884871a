import { applyPatch } from '@sietch/trial'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff } from '../src/match/patch.ts'

// What no view has and JavaScript reads in its own way: a field named __proto__.
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')))

describe('a patch', () => {
  it('turns any data into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(applyPatch(before, diff(before, after))).toEqual(after)
      }),
    )
  })

  it('of lists that share most of what they hold turns one into the other', () => {
    const cards = fc.array(fc.constantFrom('dagger', 'diplomacy', 'seek allies', { id: 1 }, { id: 2 }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(cards, cards, (before, after) => {
        expect(applyPatch({ hand: before }, diff({ hand: before }, { hand: after }))).toEqual({ hand: after })
      }),
    )
  })

  it('of records that have most fields in common turns one into the other', () => {
    const player = fc.record(
      { hand: json, spice: fc.nat(2), posts: fc.array(fc.nat(2)) },
      { requiredKeys: ['spice'] },
    )
    const table = fc.record({ players: fc.array(player, { maxLength: 4 }), turn: fc.option(player) })
    fc.assert(
      fc.property(table, table, (before, after) => {
        expect(applyPatch(before, diff(before, after))).toEqual(after)
      }),
    )
  })

  it('of equal data is empty', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, structuredClone(value))).toEqual([])
      }),
    )
  })

  it('names only what differs', () => {
    const before = {
      round: 1,
      players: [
        { spice: 1, sent: ['arrakeen'] },
        { spice: 2, sent: [] },
      ],
    }
    const after = {
      round: 1,
      players: [
        { spice: 0, sent: ['arrakeen', 'carthag'] },
        { spice: 2, sent: [] },
      ],
    }
    expect(diff(before, after)).toEqual([
      { op: 'replace', path: '/players/0/spice', value: 0 },
      { op: 'add', path: '/players/0/sent/1', value: 'carthag' },
    ])
  })

  it('takes a field that is undefined for no field', () => {
    expect(diff({ a: 1, b: undefined }, { a: 1, c: 2 })).toEqual([{ op: 'add', path: '/c', value: 2 }])
    expect(diff([{ a: 1, b: undefined }], [{ a: 1, c: 2 }])).toEqual([{ op: 'add', path: '/0/c', value: 2 }])
    expect(diff({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }])
  })

  it('knows a field from what every object has', () => {
    expect(diff({}, { toString: 1 })).toEqual([{ op: 'add', path: '/toString', value: 1 }])
    expect(diff([{ valueOf: 1 }], [{}])).toEqual([{ op: 'remove', path: '/0/valueOf' }])
  })

  it('spells keys with strokes as the standard says', () => {
    const [before, after] = [{ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 } }]
    expect(diff(before, after)).toEqual([{ op: 'replace', path: '/a~1b/~0', value: 2 }])
    expect(applyPatch(before, diff(before, after))).toEqual(after)
  })
})
