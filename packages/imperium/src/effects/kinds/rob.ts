// Each opponent who has some gives it up for the player.

import type { Seat } from '@sietch/kernel'
import { cited, tellOpen } from '../../events.ts'
import { gain } from '../../pieces/gains.ts'
import { opponentsOf } from '../../pieces/order.ts'
import { type ImperiumState, player } from '../../state.ts'
import { amount } from '../describe-terms.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'
import type { EffectOf } from '../types.ts'

const robbed = (s: ImperiumState, seat: Seat, { what, n }: EffectOf<'rob'>): Seat[] =>
  opponentsOf(s, seat).filter((other) => player(s, other)[what] >= n)

export const rob: EffectKind<'rob'> = {
  perform(s, { seat, source, effect }, tell) {
    const { what, n } = effect
    const victims = robbed(s, seat, effect)
    for (const other of victims) {
      player(s, other)[what] -= n
      tellOpen(tell, 'paid', { seat: other, what, n, source: cited(source) })
    }
    gain(s, seat, what, n * victims.length, source, tell)
  },
  can: (s, seat, effect) => robbed(s, seat, effect).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ what, n }, { verb }) => verb('rob', { what: amount(what, n) }),
  glyphs: ({ what, n }) => [...one('opponents'), ...one('lose'), ...one(what, n)],
}
