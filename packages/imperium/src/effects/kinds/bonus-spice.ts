// Bonus spice that someone puts on a Maker space, or takes from one (BLD-CLR-03).

import { pushFrame, type Seat } from '@sietch/kernel'
import { tellOpen } from '../../events.ts'
import { boardOf, type ImperiumState } from '../../state.ts'
import { one, text } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

export const bonusSpice: EffectKind<'bonus-spice'> = {
  perform(s, { effect: { at, n } }, tell) {
    const now = (s.bonusSpice[at] ?? 0) + n
    s.bonusSpice[at] = now
    tellOpen(tell, 'bonus-spice', { space: at, now })
  },
  can: (s, _, { at }) => boardOf(s).spaces.some(({ id }) => id === at),
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ at, n }, { verb }) => verb('bonus-spice', { n, space: { kind: 'space', id: at } }),
  glyphs: ({ at, n }) => [...one('spice', n), ...one('arrow'), ...one(`space:${at}`)],
}

const withSpice = (s: ImperiumState, _seat?: Seat): boolean => Object.values(s.bonusSpice).some((n) => n > 0)

export const takeBonusSpice: EffectKind<'take-bonus-spice'> = {
  perform(s, { seat, source, effect: { n } }) {
    if (withSpice(s)) pushFrame(s, { kind: 'take-bonus-spice', seat, source, n })
  },
  can: withSpice,
  isOptional: never,
  isImmediate: never,
  asks: (s) => Object.values(s.bonusSpice).filter((n) => n > 0).length > 1,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('take-bonus-spice', { n }),
  glyphs: text,
}
