// IMP-HRV-02: the printed spice of a Maker space, doubled if a card says so, and all its bonus spice.

import { printedAt } from '../../pieces/cards.ts'
import { gain } from '../../pieces/gains.ts'
import { leaderOf, player, turnOf } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const harvest: EffectKind<'harvest'> = {
  perform(s, { seat, source, effect: { n } }, tell) {
    const turn = turnOf(s)
    const bonus = s.bonusSpice[source.id] ?? 0
    const { onHarvest } = leaderOf(s, seat)?.ability ?? {}
    s.bonusSpice[source.id] = 0
    const harvested = n * (turn?.doubleHarvest ? 2 : 1) + bonus
    // Sandworms instead of the printed spice, and no bonus spice there: nothing was harvested.
    if (harvested === 0) return
    gain(s, seat, 'spice', Math.max(0, harvested - (onHarvest?.less ?? 0)), source, tell)
    if (onHarvest === undefined) return
    const leader = { kind: 'leader', id: player(s, seat).leader ?? '' } as const
    turn?.items.push(...printedAt(leader, 'ability.harvest', onHarvest.effects))
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
