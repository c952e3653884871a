// An opponent's troop goes from the Conflict to its garrison; whose and which is the player's choice.

import { pushFrame } from '@sietch/kernel'
import { canRepel } from '../../pieces/troops.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const repel: EffectKind<'repel'> = {
  perform(s, { seat }) {
    if (canRepel(s, seat)) pushFrame(s, { kind: 'repel', seat })
  },
  can: canRepel,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('repel'),
  glyphs: () => [...one('opponent'), ...one('retreat', 1)],
}
