// The Reverend Mother: once more what is printed on the space (UPR-CLR-08).

import { repeatSpace as repeat } from '../../pieces/visit.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const repeatSpace: EffectKind<'repeat-space'> = {
  perform: (s, { seat }) => repeat(s, seat),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('repeat-space'),
  glyphs: text,
}
