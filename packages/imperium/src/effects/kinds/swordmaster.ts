// The third Agent, for the rest of the game.

import { tellOpen } from '../../events.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const swordmaster: EffectKind<'swordmaster'> = {
  perform(s, { seat }, tell) {
    const p = player(s, seat)
    p.swordmaster = true
    p.agents++
    tellOpen(tell, 'swordmaster', { seat })
  },
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('swordmaster'),
  glyphs: () => one('agent', 1),
}
