// Several effects as one.

import { pushEffects } from '../../pieces/cards.ts'
import type { EffectKind, Language } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const all = ({
  canDo,
  concernsInfluence,
  glyphs,
  isImmediate,
  isOptional,
  wordsFor,
}: Language): EffectKind<'all'> => ({
  perform: (s, { seat, source, effect: { effects } }) => pushEffects(s, seat, source, effects),
  can: (s, seat, { effects }, source) => effects.some((part) => canDo(s, seat, source, part)),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate: (s, seat, { effects }, source, whole) =>
    effects.every((part) => isImmediate(s, seat, part, source, whole)),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: ({ effects }, { mood, place, list }) => phrase('several', { of: list(effects, mood, place) }),
  glyphs: ({ effects }) => effects.flatMap(glyphs),
})
