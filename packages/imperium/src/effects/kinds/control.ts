// Control of a location.

import { tellOpen } from '../../events.ts'
import { boardOf } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const control: EffectKind<'control'> = {
  perform(s, { seat, effect: { space } }, tell) {
    // A location of another board is not there to be controlled, and one without a bonus has no place for a marker (D-92).
    if (!boardOf(s).spaces.some(({ id, controlBonus }) => id === space && controlBonus !== undefined)) return
    s.control[space] = seat
    tellOpen(tell, 'control', { seat, space })
  },
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ space }, { verb }) => verb('control', { space: { kind: 'space', id: space } }),
  glyphs: ({ space }) => [...one('control'), ...one(`space:${space}`)],
}
