// The token that calls sandworms.

import { tellOpen } from '../../events.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const makerHooks: EffectKind<'maker-hooks'> = {
  perform(s, { seat }, tell) {
    const p = player(s, seat)
    if (p.hooks) return
    p.hooks = true
    tellOpen(tell, 'maker-hooks', { seat })
  },
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
