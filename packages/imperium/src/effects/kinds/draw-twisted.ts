// Twisted Intrigue cards, from their own deck (BLD-CLR-12).

import { drawTwisted as drawCards } from '../../pieces/cards.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const drawTwisted: EffectKind<'draw-twisted'> = {
  perform: (s, { seat, effect: { n } }, tell) => drawCards(s, seat, n, tell),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('draw-twisted', { n }),
  glyphs: ({ n }) => one('twisted', n),
}
