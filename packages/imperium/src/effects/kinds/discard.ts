// Discarding cards from hand.

import { pushFrame } from '@sietch/kernel'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { type EffectKind, never, noParts } from '../kind.ts'

export const discard: EffectKind<'discard'> = {
  perform: (s, { seat, source, effect: { n } }) => pushFrame(s, { kind: 'discard', seat, source, left: n }),
  can: (s, seat) => player(s, seat).hand.length > 0,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat) => player(s, seat).hand.length > 1,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `discard ${n}`,
  phrase: ({ n }, { verb }) => verb('discard', { n }),
  glyphs: ({ n }) => one('discard', n),
}
