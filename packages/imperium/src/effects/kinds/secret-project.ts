// Kota Odax of Ix: a tech tile of the bottom of a stack, for later (TEC-ACQ-14).

import { pushFrame } from '@sietch/kernel'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const secretProject: EffectKind<'secret-project'> = {
  perform(s, { seat }) {
    if (s.tech !== undefined) pushFrame(s, { kind: 'secret-project', seat })
  },
  can: (s) => s.tech !== undefined,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('secret-project'),
  glyphs: text,
}
