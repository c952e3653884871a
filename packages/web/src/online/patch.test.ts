import type { Json } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { patched } from './patch.ts'

const view: Json = {
  round: 1,
  players: [
    { spice: 1, sent: ['arrakeen'] },
    { spice: 2, sent: [] },
  ],
  row: {},
}

describe('a patch', () => {
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
