// The Signet Ring ability of the Leader, without the card (D-101).

import { pushFrame } from '@sietch/kernel'
import { signetOf } from '../../pieces/signet.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const signet: EffectKind<'signet'> = {
  perform(s, { seat }) {
    const items = signetOf(s, seat)
    const kind = items.some(({ optional }) => optional) ? 'effects' : 'sequence'
    pushFrame(s, { kind, seat, items })
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('signet'),
  glyphs: () => one('signet'),
}
