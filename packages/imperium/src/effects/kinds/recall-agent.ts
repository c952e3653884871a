// An Agent comes back to the Leader (IMP-ICO-03).

import { pushFrame } from '@sietch/kernel'
import { recallable } from '../../pieces/mentat.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

export const recallAgent: EffectKind<'recall-agent'> = {
  perform(s, { seat }) {
    if (recallable(s, seat).length > 0) pushFrame(s, { kind: 'recall-agent', seat })
  },
  can: (s, seat) => recallable(s, seat).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat) => recallable(s, seat).length > 1,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('recall-agent'),
  glyphs: () => one('recall', 1),
}
