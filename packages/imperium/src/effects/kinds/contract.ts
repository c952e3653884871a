// Taking a contract; with none to be had, Solari instead.

import { pushFrame } from '@sietch/kernel'
import { SOLARI_INSTEAD, takeable } from '../../pieces/contracts.ts'
import { gain } from '../../pieces/gains.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const contract: EffectKind<'contract'> = {
  perform(s, { seat, source }, tell) {
    if (takeable(s, seat).length > 0) pushFrame(s, { kind: 'contract', seat, source })
    else gain(s, seat, 'solari', SOLARI_INSTEAD, source, tell)
  },
  can: always,
  isOptional: never,
  isImmediate: (s, seat) => takeable(s, seat).length === 0,
  asks: (s, seat) => takeable(s, seat).length > 0,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('contract'),
  glyphs: () => one('contract'),
}
