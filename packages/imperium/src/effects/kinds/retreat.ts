// Troops that go back from the Conflict to the garrison.

import { pushFrame } from '@sietch/kernel'
import { troopsIn } from '../../pieces/units.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const retreat: EffectKind<'retreat'> = {
  perform(s, { seat, effect }) {
    const conflict = troopsIn(player(s, seat), 'conflict')
    const upTo = effect.upTo === 'any' ? conflict : Math.min(effect.upTo, conflict)
    if (upTo > 0) pushFrame(s, { kind: 'retreat', seat, atLeast: 0, upTo })
  },
  can: (s, seat) => troopsIn(player(s, seat), 'conflict') > 0,
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ upTo }) => `retreat ${upTo}`,
  phrase: ({ upTo }, { may }) => (upTo === 'any' ? may('retreat.any') : may('retreat', { n: upTo })),
  glyphs: ({ upTo }) => one('retreat', upTo === 'any' ? undefined : upTo),
}
