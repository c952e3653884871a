// Sandworms from the bank into the Conflict (UPR-WRM-01).

import { canPlaceWorm, placeWorms } from '../../pieces/sandworms.ts'
import { one } from '../glyph.ts'
import { type EffectKind, never, noParts } from '../kind.ts'

export const sandworm: EffectKind<'sandworm'> = {
  perform: (s, { seat, effect: { n } }, tell) => placeWorms(s, seat, n, tell),
  can: canPlaceWorm,
  isOptional: never,
  isImmediate: canPlaceWorm,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `${n} sandworm`,
  phrase: ({ n }, { verb }) => verb('sandworm', { n }),
  glyphs: ({ n }) => one('sandworm', n),
}
