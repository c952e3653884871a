import type { Json } from '@sietch/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, patched } from './patch.ts'

// Something no view has and JavaScript treats specially: a field named __proto__.
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')))

describe('the patch that is made', () => {
  it('turns any data into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patched(before, diff(before, after))).toEqual(after)
      }),
    )
  })

  it('of lists that share most of what they hold turns one into the other', () => {
    const cards = fc.array(fc.constantFrom('dagger', 'diplomacy', 'seek allies', { id: 1 }, { id: 2 }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(cards, cards, (before, after) => {
        expect(patched({ hand: before }, diff({ hand: before }, { hand: after }))).toEqual({ hand: after })
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
        expect(patched(before, diff(before, after))).toEqual(after)
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
    expect(patched(before, diff(before, after))).toEqual(after)
  })
})

const view: Json = {
  round: 1,
  players: [
    { spice: 1, sent: ['arrakeen'] },
    { spice: 2, sent: [] },
  ],
  row: {},
}

describe('a patch that is applied', () => {
  it('adds, replaces and removes fields', () => {
    expect(
      patched(view, [
        { op: 'replace', path: '/round', value: 2 },
        { op: 'add', path: '/row/a~1b~0c', value: 3 },
        { op: 'remove', path: '/players/0/spice' },
      ]),
    ).toEqual({ round: 2, players: [{ sent: ['arrakeen'] }, { spice: 2, sent: [] }], row: { 'a/b~c': 3 } })
  })

  it('puts into lists, takes out of them and changes what is in them', () => {
    expect(
      patched(view, [
        { op: 'add', path: '/players/0/sent/0', value: 'carthag' },
        { op: 'add', path: '/players/0/sent/-', value: 'sietch-tabr' },
        { op: 'replace', path: '/players/0/sent/1', value: 'spice-refinery' },
        { op: 'remove', path: '/players/1' },
      ]),
    ).toMatchObject({ players: [{ sent: ['carthag', 'spice-refinery', 'sietch-tabr'] }] })
  })

  it('replaces everything', () => {
    expect(patched(view, [{ op: 'replace', path: '', value: 7 }])).toBe(7)
  })

  it('leaves what it was made from as it was, and keeps what it does not touch', () => {
    const before = structuredClone(view)
    const after = patched(view, [{ op: 'replace', path: '/players/0/spice', value: 9 }])
    expect(view).toEqual(before)
    expect((after as typeof view & { row: object }).row).toBe((view as typeof view & { row: object }).row)
  })

  it('says when it does not fit', () => {
    expect(() => patched(view, [{ op: 'replace', path: '/round/n', value: 1 }])).toThrow('does not fit')
    expect(() => patched(view, [{ op: 'add', path: '/nobody/hand', value: 1 }])).toThrow('does not fit')
  })
})
