// What an ability brings that works once in a turn, a round or the game; it is used up when it happens, not before.

import { pushFrame } from '@sietch/kernel'
import { tellOpen } from '../../events.ts'
import { pushEffects } from '../../pieces/cards.ts'
import { isUsed, use } from '../../pieces/uses.ts'
import type { EffectKind, Language } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const once = ({
  areImmediate,
  asksAny,
  canDoAny,
  concernsInfluence,
  glyphs,
  isOptional,
  perform,
  shows,
  wordsFor,
}: Language): EffectKind<'once'> => ({
  perform(s, { seat, source, slot, effect, picked }, tell) {
    const { ability, per, effects } = effect
    if (isUsed(s, seat, ability) || !canDoAny(s, seat, source, effects)) return
    // Whoever leaves it undone has not used it.
    if (!picked && effects.every(isOptional)) {
      return pushFrame(s, { kind: 'effects', seat, items: [{ source, slot, effect }] })
    }
    use(s, seat, ability, per)
    // TEC-USE-02: the tile is turned face down.
    if (source.kind === 'tech') tellOpen(tell, 'tech-used', { seat, tech: source.id })
    const [only, ...others] = effects
    // Who has asked for it has asked for the one thing that it is.
    if (only !== undefined && others.length === 0)
      perform(s, seat, { source, slot: `${slot}.0`, effect: only }, tell, picked)
    else pushEffects(s, seat, source, slot, effects)
  },
  can: (s, seat, { ability, effects }, source) =>
    !isUsed(s, seat, ability) && canDoAny(s, seat, source, effects),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate: (s, seat, { effects }, source, whole) => areImmediate(s, seat, effects, source, whole),
  asks: (s, seat, { effects }, source) => asksAny(s, seat, source, effects),
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  phrase: ({ per, effects }, { mood, place, list }) =>
    phrase('once', { per, effects: list(effects, mood, place) }),
  glyphs: ({ effects }) => effects.flatMap(glyphs),
})
