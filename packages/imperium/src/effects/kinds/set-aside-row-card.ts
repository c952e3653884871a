// Manipulate: a card of the Row is set aside for the own Reveal turn.

import { pushFrame } from '@sietch/kernel'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const setAsideRowCard: EffectKind<'set-aside-row-card'> = {
  perform(s, { seat }) {
    if (s.row.length > 0) pushFrame(s, { kind: 'set-aside', seat })
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('set-aside-row-card'),
  glyphs: text,
}
