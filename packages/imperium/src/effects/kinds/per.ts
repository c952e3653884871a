// This much for each of something.

import { countOf } from '../../pieces/conditions.ts'
import { describeCounter } from '../describe-terms.ts'
import { one, text } from '../glyph.ts'
import { counterGlyphs } from '../glyph-terms.ts'
import { always, type EffectKind, type Language, never } from '../kind.ts'
import { phrase } from '../phrase.ts'

export const per = ({ glyphs, perform, shows, thingOf, wordsFor }: Language): EffectKind<'per'> => ({
  perform(s, { seat, source, slot, effect: { effect, counter } }, tell) {
    const n = effect.n * countOf(s, seat, counter, source)
    perform(s, seat, { source, slot: `${slot}.0`, effect: { ...effect, n } }, tell)
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: ({ effect }) => shows(effect),
  concernsInfluence: never,
  parts: ({ effect }) => [effect],
  words: ({ effect }) => wordsFor(effect),
  phrase: ({ effect, counter }, { verb }) =>
    verb('draw.per', { n: effect.n, each: describeCounter(counter) }),
  thing({ effect, counter }, mood) {
    const what = thingOf(effect, mood)
    return what && phrase('amount.per', { what, each: describeCounter(counter) })
  },
  glyphs(whole) {
    const counted = counterGlyphs(whole.counter)
    return counted === undefined ? text(whole) : [...glyphs(whole.effect), ...one('per'), ...counted]
  },
})
