// Several effects as one.

import { pushEffects } from '../../pieces/cards.ts'
import type { EffectKind, Language } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const all = ({
  areImmediate,
  asksAny,
  canDoAny,
  concernsInfluence,
  glyphs,
  isOptional,
  shows,
  wordsFor,
}: Language): EffectKind<'all'> => ({
  perform: (s, { seat, source, slot, effect: { effects } }) => pushEffects(s, seat, source, slot, effects),
  can: (s, seat, { effects }, source) => canDoAny(s, seat, source, effects),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate: (s, seat, { effects }, source, whole) => areImmediate(s, seat, effects, source, whole),
  asks: (s, seat, { effects }, source) => asksAny(s, seat, source, effects),
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: ({ effects }, { mood, place, list }) => phrase('several', { of: list(effects, mood, place) }),
  glyphs: ({ effects }) => effects.flatMap(glyphs),
})
