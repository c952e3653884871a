// Influence that only Rivals gain: by their priority lists, where they have most, or where it brings an Alliance.

import { one, text } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'
import { phrase } from '../phrase.ts'
import type { EffectOf } from '../types.ts'

const named = ({ with: which, n }: EffectOf<'rival-influence'>) =>
  typeof which === 'number'
    ? phrase('influence.place', { n, place: which })
    : phrase(`influence.${which}`, { n })

export const rivalInfluence: EffectKind<'rival-influence'> = {
  perform() {
    // No one but a Rival gains it, and a Rival has its own way (rivals/answers.ts).
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: ({ with: which, n }) => `${n} influence ${which}`,
  phrase: (effect, { verb }) => verb('gain', { what: named(effect) }),
  thing: named,
  /** A number stands for a place of the priority list; the rest takes words. */
  glyphs: (effect) => (typeof effect.with === 'number' ? one('priority', effect.with) : text(effect)),
}
