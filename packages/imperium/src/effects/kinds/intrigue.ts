// Drawing Intrigue cards.

import { drawIntrigue } from '../../pieces/cards.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const intrigue: EffectKind<'intrigue'> = {
  perform: (s, { seat, effect: { n } }, tell) => drawIntrigue(s, seat, n, tell),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `${n} intrigue`,
  phrase: ({ n }, { verb }) => verb('intrigue', { n }),
  glyphs: ({ n }) => one('intrigue', n),
}
