// What simply counts up: resources, Persuasion, swords, victory points.

import { gain as gainFor } from '../../pieces/gains.ts'
import { amount } from '../describe-terms.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const gain: EffectKind<'gain'> = {
  perform: (s, { seat, source, effect: { what, n } }, tell) => gainFor(s, seat, what, n, source, tell),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ what, n }) => `${n} ${what}`,
  phrase: ({ what, n }, { verb }) => verb('gain', { what: amount(what, n) }),
  thing: ({ what, n }) => amount(what, n),
  glyphs: ({ what, n }) => one(what === 'swords' ? 'sword' : what, n),
}
