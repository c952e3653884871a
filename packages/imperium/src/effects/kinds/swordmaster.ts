// The third Agent, for the rest of the game or for one round (SIX-SWM-01).

import { tellOpen } from '../../events.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const swordmaster: EffectKind<'swordmaster'> = {
  perform(s, { seat, effect: { once } }, tell) {
    const p = player(s, seat)
    p.swordmaster = true
    if (once) p.swordmasterUse = 'ready'
    p.agents++
    tellOpen(tell, 'swordmaster', { seat })
  },
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ once }, { verb }) => verb(once ? 'swordmaster.once' : 'swordmaster'),
  glyphs: ({ once }) => (once ? [...one('agent', 1), ...one('swordmaster-bonus')] : one('agent', 1)),
}
