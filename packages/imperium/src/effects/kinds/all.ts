// Several effects as one.

import { pushEffects } from '../../pieces/cards.ts'
import type { EffectKind, Language } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const all = ({
  asks,
  canDo,
  concernsInfluence,
  glyphs,
  isImmediate,
  isOptional,
  shows,
  wordsFor,
}: Language): EffectKind<'all'> => ({
  perform: (s, { seat, source, slot, effect: { effects } }) => pushEffects(s, seat, source, slot, effects),
  can: (s, seat, { effects }, source) => effects.some((part) => canDo(s, seat, source, part)),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate: (s, seat, { effects }, source, whole) =>
    effects.every((part) => isImmediate(s, seat, part, source, whole)),
  asks: (s, seat, { effects }, source) => effects.some((part) => asks(s, seat, source, part)),
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: ({ effects }, { mood, place, list }) => phrase('several', { of: list(effects, mood, place) }),
  glyphs: ({ effects }) => effects.flatMap(glyphs),
})
