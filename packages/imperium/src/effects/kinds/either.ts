// One effect if a condition holds when it is resolved, else another.

import type { Seat } from '@sietch/kernel'
import { concernsTracks, holds } from '../../pieces/conditions.ts'
import type { ImperiumState } from '../../state.ts'
import { describeCondition } from '../describe-terms.ts'
import { alternatives, drawnOrText, one } from '../glyph.ts'
import { conditionGlyphs } from '../glyph-terms.ts'
import { type EffectKind, type Language, never } from '../kind.ts'
import type { Effect, EffectOf, Source } from '../types.ts'

const partNow = (
  s: ImperiumState,
  seat: Seat,
  { condition, yes, no }: EffectOf<'either'>,
  source: Source,
): Effect => (holds(s, seat, condition, source) ? yes : no)

export const either = ({
  asks,
  canDo,
  concernsInfluence,
  glyphs,
  isImmediate,
  perform,
  shows,
  wordsFor,
}: Language): EffectKind<'either'> => ({
  perform(s, { seat, source, slot, effect, picked }, tell) {
    const part = partNow(s, seat, effect, source)
    const at = part === effect.yes ? 0 : 1
    perform(s, seat, { source, slot: `${slot}.${at}`, effect: part }, tell, picked)
  },
  can: (s, seat, effect, source) => canDo(s, seat, source, partNow(s, seat, effect, source)),
  isOptional: never,
  isImmediate: (s, seat, effect, source, whole) =>
    !concernsTracks(effect.condition) &&
    isImmediate(s, seat, partNow(s, seat, effect, source), source, whole),
  asks: (s, seat, effect, source) => asks(s, seat, source, partNow(s, seat, effect, source)),
  shows: ({ yes, no }) => shows(yes) || shows(no),
  concernsInfluence: ({ condition, yes, no }) =>
    concernsTracks(condition) || concernsInfluence(yes) || concernsInfluence(no),
  parts: ({ yes, no }) => [yes, no],
  words: ({ yes, no }) => `${wordsFor(yes)} or ${wordsFor(no)}`,
  phrase: ({ condition, yes, no }, { mood, verb, one: say }) =>
    verb('either', {
      condition: describeCondition(condition, mood),
      yes: say(yes, mood),
      no: say(no, mood),
    }),
  glyphs(effect) {
    const either = alternatives([glyphs(effect.yes), glyphs(effect.no)])
    return drawnOrText([...conditionGlyphs(effect.condition), ...one('colon'), ...either], effect)
  },
})
