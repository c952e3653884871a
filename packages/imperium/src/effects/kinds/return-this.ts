// The played card comes back into the hand.

import { tellOpen } from '../../events.ts'
import { player, removeOne } from '../../state.ts'
import { text } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

export const returnThis: EffectKind<'return-this'> = {
  perform(s, { seat, source }, tell) {
    const p = player(s, seat)
    if (!removeOne(p.played, source.id)) return
    p.hand.push(source.id)
    p.knownHand.push(source.id)
    tellOpen(tell, 'returned-to-hand', { seat, card: source.id })
  },
  can: (s, seat, _, source) => player(s, seat).played.includes(source.id),
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('return-this'),
  glyphs: text,
}
