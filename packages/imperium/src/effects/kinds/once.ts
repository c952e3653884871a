// What an ability brings that works once in a turn, a round or the game; it is used up when it happens, not before.

import { pushFrame } from '@sietch/kernel'
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
  perform,
  wordsFor,
}: Language): EffectKind<'once'> => ({
  perform(s, { seat, source, effect, picked }, tell) {
    const { ability, per, effects } = effect
    if (isUsed(s, seat, ability) || !effects.some((part) => canDo(s, seat, source, part))) return
    // Whoever leaves it undone has not used it.
    if (!picked && effects.every(isOptional)) {
      return pushFrame(s, { kind: 'effects', seat, items: [{ source, effect }] })
    }
    use(s, seat, ability, per)
    const [only, ...others] = effects
    // Who has asked for it has asked for the one thing that it is.
    if (only !== undefined && others.length === 0) perform(s, seat, source, only, tell, picked)
    else pushEffects(s, seat, source, effects)
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
