// IMP-HRV-02: the printed spice of a Maker space, doubled if a card says so, and all its bonus spice.

import { fire, modifiersOf } from '../../pieces/abilities.ts'
import { gain } from '../../pieces/gains.ts'
import { turnOf } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const harvest: EffectKind<'harvest'> = {
  perform(s, { seat, source, effect: { n } }, tell) {
    const bonus = s.bonusSpice[source.id] ?? 0
    s.bonusSpice[source.id] = 0
    let harvested = n * (turnOf(s)?.doubleHarvest ? 2 : 1) + bonus
    // Sandworms instead of the printed spice, and no bonus spice there: nothing was harvested.
    if (harvested === 0) return
    for (const { less } of modifiersOf(s, seat, 'harvest')) harvested = Math.max(0, harvested - less)
    gain(s, seat, 'spice', harvested, source, tell)
    fire(s, seat, 'harvest')
  },
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `harvest ${n}`,
  phrase: ({ n }, { verb }) => verb('harvest', { n }),
  glyphs: ({ n }) => one('harvest', n),
}
