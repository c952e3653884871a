// The turn is over before it has begun.

import { tellOpen } from '../../events.ts'
import { ownTurn } from '../../state.ts'
import { text } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

export const pass: EffectKind<'pass'> = {
  perform(s, { seat }, tell) {
    const turn = ownTurn(s, seat)
    if (turn === undefined) return
    turn.stage = 'over'
    tellOpen(tell, 'passed', { seat })
  },
  can: (s, seat) => ownTurn(s, seat) !== undefined,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('pass.now'),
  glyphs: text,
}
