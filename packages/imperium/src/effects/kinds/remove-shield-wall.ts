// The Shield Wall leaves the game, if the player wants (UPR-SHW-02).

import { pushFrame } from '@sietch/kernel'
import { removeShieldWall as remove } from '../../pieces/sandworms.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const removeShieldWall: EffectKind<'remove-shield-wall'> = {
  perform(s, { seat, picked }, tell) {
    if (!s.shieldWall) return
    if (picked) remove(s, seat, tell)
    else pushFrame(s, { kind: 'shield-wall', seat })
  },
  can: (s) => s.shieldWall,
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('remove-shield-wall'),
  glyphs: () => one('shield-wall'),
}
