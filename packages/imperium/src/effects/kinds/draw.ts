// Drawing cards from the own deck.

import { drawCards } from '../../pieces/cards.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const draw: EffectKind<'draw'> = {
  perform: (s, { seat, effect: { n } }, tell) => drawCards(s, seat, n, tell),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `draw ${n}`,
  phrase: ({ n }, { verb }) => verb('draw', { n }),
  glyphs: ({ n }) => one('card', n),
}
