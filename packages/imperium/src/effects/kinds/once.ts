// What an ability brings that works once in a turn, a round or the game; it is used up when it happens, not before.

import { pushEffects } from '../../pieces/cards.ts'
import { isUsed, use } from '../../pieces/uses.ts'
import type { EffectKind, Language } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const once = ({
  canDo,
  concernsInfluence,
  glyphs,
  isImmediate,
  isOptional,
  wordsFor,
}: Language): EffectKind<'once'> => ({
  perform(s, { seat, source, effect: { ability, per, effects } }) {
    if (isUsed(s, seat, ability) || !effects.some((part) => canDo(s, seat, source, part))) return
    use(s, seat, ability, per)
    pushEffects(s, seat, source, effects)
  },
  can: (s, seat, { ability, effects }, source) =>
    !isUsed(s, seat, ability) && effects.some((part) => canDo(s, seat, source, part)),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate: (s, seat, { effects }, source, whole) =>
    effects.every((part) => isImmediate(s, seat, part, source, whole)),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: ({ per, effects }, { mood, place, list }) =>
    phrase('once', { per, effects: list(effects, mood, place) }),
  glyphs: ({ effects }) => effects.flatMap(glyphs),
})
