// What happens only if a condition holds when it is resolved.

import { pushEffects } from '../../pieces/cards.ts'
import { concernsTracks, holds } from '../../pieces/conditions.ts'
import { sayWhen } from '../describe-terms.ts'
import { isDrawn, one } from '../glyph.ts'
import { conditionGlyphs } from '../glyph-terms.ts'
import type { EffectKind, Language } from '../kind.ts'

export const when = ({
  areImmediate,
  asksAny,
  canDoAny,
  concernsInfluence,
  glyphs,
  isOptional,
  shows,
  wordsFor,
}: Language): EffectKind<'when'> => ({
  perform(s, { seat, source, slot, effect: { condition, effects } }) {
    if (holds(s, seat, condition, source)) pushEffects(s, seat, source, slot, effects)
  },
  can: (s, seat, { condition, effects }, source) =>
    // A card discarded earlier for something else does not count.
    condition.is !== 'discarded' && holds(s, seat, condition, source) && canDoAny(s, seat, source, effects),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate: (s, seat, { condition, effects }, source, whole) =>
    holds(s, seat, condition, source) && areImmediate(s, seat, effects, source, whole),
  asks: (s, seat, { effects }, source) => asksAny(s, seat, source, effects),
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ condition, effects }) => concernsTracks(condition) || effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: (effect, voice) =>
    sayWhen(voice.place === 'sentence' && voice.mood !== 'to' ? 'when' : 'when-inside', effect, voice),
  glyphs({ condition, effects }) {
    const needed = conditionGlyphs(condition)
    return [...needed, ...(isDrawn(needed) ? one('colon') : []), ...effects.flatMap(glyphs)]
  },
})
