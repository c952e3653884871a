// The effect language at work: what the kinds say about themselves, asked of any effect.

import type { Seat, Tell } from '@sietch/kernel'
import type { IntriguePlay } from '../content/types.ts'
import { type ImperiumState, ownTurn } from '../state.ts'
import { costWords } from './costs.ts'
import type { Glyph } from './glyph.ts'
import type { Voice } from './kind.ts'
import { kindsIn } from './kinds/index.ts'
import type { Phrase } from './phrase.ts'
import type { Effect, EffectName, EffectOf, Item, Source } from './types.ts'

const KINDS = kindsIn({
  perform,
  canDo,
  isOptional,
  isImmediate,
  concernsInfluence,
  influenceWaits,
  wordsFor,
  thingOf,
  glyphs,
})

/** Carries out `effect` for `seat`. `picked`: the player has just asked for exactly this effect. */
export function perform<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  effect: EffectOf<Name>,
  tell: Tell,
  picked = false,
): void {
  KINDS[effect.do].perform(s, { seat, source, effect, picked }, tell)
}

/** Would resolving it now do something? */
export function canDo<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  effect: EffectOf<Name>,
): boolean {
  return KINDS[effect.do].can(s, seat, effect, source)
}

/** IMP-GEN-11: what the player may leave undone. */
export function isOptional<Name extends EffectName>(effect: EffectOf<Name>): boolean {
  return KINDS[effect.do].isOptional(effect)
}

/** Does an effect that waits go by itself? */
export const goesByItself = (s: ImperiumState, seat: Seat, item: Item): boolean =>
  !item.optional && isImmediate(s, seat, item.effect, item.source, item)

/** Does an effect go by itself that is, or is a part of, the waiting item `whole`? */
function isImmediate<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  effect: EffectOf<Name>,
  source: Source,
  whole: Item,
): boolean {
  return KINDS[effect.do].isImmediate(s, seat, effect, source, whole)
}

function concernsInfluence<Name extends EffectName>(effect: EffectOf<Name>): boolean {
  return KINDS[effect.do].concernsInfluence(effect)
}

function influenceWaits(s: ImperiumState, seat: Seat, item: Item): boolean {
  const items = ownTurn(s, seat)?.items ?? []
  return items.some((other) => other !== item && concernsInfluence(other.effect))
}

const partsOf = <Name extends EffectName>(effect: EffectOf<Name>): readonly Effect[] =>
  KINDS[effect.do].parts(effect)

/** The effect and everything inside it. */
export const withParts = (effect: Effect): Effect[] => [effect, ...partsOf(effect).flatMap(withParts)]

/** A few words for an effect, as they stand in option keys: `resolve duncan-idaho > pay 1 water`. */
export function wordsFor<Name extends EffectName>(effect: EffectOf<Name>): string {
  return KINDS[effect.do].words(effect)
}

/** A way to play an Intrigue card: `2 spice -> 5 swords`. */
export const playWords = ({ cost, effects }: IntriguePlay): string =>
  (cost === undefined ? '' : `${costWords(cost)} -> `) + effects.map(wordsFor).join(' + ')

/** The effect as a thing that one gains, if it is one. */
export function thingOf<Name extends EffectName>(effect: EffectOf<Name>): Phrase | undefined {
  return KINDS[effect.do].thing?.(effect)
}

export function phraseFor<Name extends EffectName>(effect: EffectOf<Name>, voice: Voice): Phrase {
  return KINDS[effect.do].phrase(effect, voice)
}

/** An effect as a row of icons, as it is drawn on a card. */
export function glyphs<Name extends EffectName>(effect: EffectOf<Name>): Glyph[] {
  return KINDS[effect.do].glyphs(effect)
}
