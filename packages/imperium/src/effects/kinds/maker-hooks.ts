// The token that calls sandworms.

import { takeHooks } from '../../pieces/sandworms.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const makerHooks: EffectKind<'maker-hooks'> = {
  perform: (s, { seat }, tell) => takeHooks(s, seat, tell),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('maker-hooks'),
  glyphs: () => one('maker-hooks'),
}
