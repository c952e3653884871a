// What only cards of the Commanders do: spice paid together, contracts for the Allies, cards for the Throne Row.

import { pushFrame } from '@sietch/kernel'
import { canPayTogether } from '../../pieces/contribute.ts'
import { alliesInOrder } from '../../pieces/teams.ts'
import { movable, moveToThrone } from '../../pieces/throne-row.ts'
import { amount } from '../describe-terms.ts'
import { one, text } from '../glyph.ts'
import { always, type EffectKind, itsName, type Language, never, noParts } from '../kind.ts'

/** D-93: each Ally decides on the own share. */
export const payTogether = ({ concernsInfluence, glyphs, shows }: Language): EffectKind<'pay-together'> => ({
  perform(s, { seat, source, slot, effect, picked }) {
    if (!picked) return pushFrame(s, { kind: 'effects', seat, items: [{ source, slot, effect }] })
    pushFrame(s, {
      kind: 'contribute',
      seat,
      printed: { source, slot, effect },
      left: alliesInOrder(s, seat),
      given: [],
    })
  },
  can: (s, seat, { spice }, source) => canPayTogether(s, seat, spice, source),
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ spice }) => `pay ${spice} spice together`,
  phrase: ({ spice, effects }, { may, list }) =>
    may('pay-together', { cost: amount('spice', spice), effects: list(effects, 'to', 'clause') }),
  glyphs: ({ spice, effects }) => [
    ...one('spice', spice),
    ...one('team'),
    ...one('trash-this'),
    ...one('arrow'),
    ...effects.flatMap(glyphs),
  ],
})

export const assignContracts: EffectKind<'assign-contracts'> = {
  perform: (s, { seat, source }) =>
    pushFrame(s, {
      kind: 'assign-contracts',
      seat,
      source,
      contracts: s.contractMarket.slice(),
      left: alliesInOrder(s, seat),
    }),
  can: (s, seat) => alliesInOrder(s, seat).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('assign-contracts'),
  glyphs: () => [...one('allies'), ...one('contract', 1)],
}

/** SIX-THR-01 */
export const throneRow: EffectKind<'throne-row'> = {
  perform: (s, { seat }) => moveToThrone(s, seat),
  can: (s) => movable(s).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('throne-row'),
  glyphs: text,
}
