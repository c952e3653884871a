// Feyd-Rautha's token moves on along the training track (UPR-CLR-04).

import { pushFrame } from '@sietch/kernel'
import { nextPlaces } from '../../pieces/training.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const train: EffectKind<'train'> = {
  perform: (s, { seat }) => pushFrame(s, { kind: 'train', seat }),
  can: (s, seat) => nextPlaces(s, seat).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('train'),
  glyphs: text,
}
