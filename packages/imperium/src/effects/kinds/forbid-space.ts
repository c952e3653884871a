// The Voice: opponents cannot send their next Agent to a space (IMP-CLR-04).

import { pushFrame } from '@sietch/kernel'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const forbidSpace: EffectKind<'forbid-space'> = {
  perform: (s, { seat }) => pushFrame(s, { kind: 'forbid-space', seat }),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('forbid-space'),
  glyphs: text,
}
