// The discard pile is shuffled into the deck.

import { shuffleDiscardIntoDeck as shuffle } from '../../pieces/cards.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const shuffleDiscardIntoDeck: EffectKind<'shuffle-discard-into-deck'> = {
  perform: (s, { seat }, tell) => shuffle(s, seat, tell),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('shuffle-discard-into-deck'),
  glyphs: text,
}
