// The effect language at work: what the kinds say about themselves, asked of any effect.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import type { Faction, IntriguePlay, TrackId } from '../content/types.ts'
import { setOff } from '../pieces/influence.ts'
import { alliesInOrder, isUnallied, withAlly } from '../pieces/teams.ts'
import { answersIn } from '../rivals/answers.ts'
import { type ImperiumState, isRival, ownTurn } from '../state.ts'
import { doerOf, needsAlly } from './allies.ts'
import { costWords } from './costs.ts'
import type { Glyph } from './glyph.ts'
import type { EffectKind, Voice } from './kind.ts'
import { kindsIn } from './kinds/index.ts'
import type { Mood, Phrase } from './phrase.ts'
import type { Effect, EffectName, EffectOf, Item, Printed, Slot, Source } from './types.ts'

const kinds = kindsIn({
  perform,
  canDo,
  canDoAny,
  isOptional,
  isImmediate,
  areImmediate,
  asks,
  asksAny,
  shows,
  concernsInfluence,
  goesUnasked,
  asksAfter,
  asksWithFaction,
  influenceWaits,
  wordsFor,
  thingOf,
  glyphs,
})

/** All rules ask all the time, and a table of so many names is read sooner as a map. */
const byName: ReadonlyMap<string, EffectKind<never>> = new Map(Object.entries(kinds))

const kindOf = <Name extends EffectName>({ do: name }: EffectOf<Name>): EffectKind<Name> =>
  byName.get(name) as EffectKind<Name>

/** How Rivals carry effects out. */
const ANSWERS = answersIn({ canDo })

/** Carries out an effect for `seat`. `picked`: the player has just asked for exactly this effect. */
export function perform(
  s: ImperiumState,
  seat: Seat,
  { source, slot, effect }: Printed,
  tell: Tell,
  picked = false,
): void {
  // D-82
  if (s.throne !== undefined && isUnallied(s, seat) && needsAlly(effect))
    return pushFrame(s, { kind: 'activate', seat, printed: { source, slot, effect }, picked })
  performKind(s, seat, source, slot, effect, tell, picked)
}

function performKind<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  slot: Slot,
  effect: EffectOf<Name>,
  tell: Tell,
  picked: boolean,
): void {
  const act = { seat: doerOf(s, seat, effect), source, slot, effect, picked }
  const answer = s.rivals !== undefined && isRival(s, seat) ? ANSWERS[effect.do] : 'as-a-player'
  if (answer === 'as-a-player') kindOf(effect).perform(s, act, tell)
  else if (answer !== 'nothing') answer(s, act, tell)
}

/** Would resolving it now do something? */
export function canDo<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  effect: EffectOf<Name>,
): boolean {
  return s.throne === undefined
    ? kindOf(effect).can(s, seat, effect, source)
    : canDoInTeam(s, seat, source, effect)
}

function canDoInTeam<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  effect: EffectOf<Name>,
): boolean {
  const can = (): boolean => kindOf(effect).can(s, doerOf(s, seat, effect), effect, source)
  if (!isUnallied(s, seat) || !needsAlly(effect)) return can()
  return alliesInOrder(s, seat).some((ally) => withAlly(s, seat, ally, can))
}

function canDoAny(s: ImperiumState, seat: Seat, source: Source, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (canDo(s, seat, source, effect)) return true
  return false
}

/** IMP-GEN-11: what the player may leave undone. */
export function isOptional<Name extends EffectName>(effect: EffectOf<Name>): boolean {
  return kindOf(effect).isOptional(effect)
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
  if (s.throne === undefined) return kindOf(effect).isImmediate(s, seat, effect, source, whole)
  if (isUnallied(s, seat) && needsAlly(effect)) return false
  return kindOf(effect).isImmediate(s, doerOf(s, seat, effect), effect, source, whole)
}

function areImmediate(
  s: ImperiumState,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
  whole: Item,
): boolean {
  for (const effect of effects) if (!isImmediate(s, seat, effect, source, whole)) return false
  return true
}

/** Would carrying it out now ask someone something? */
export function asks<Name extends EffectName>(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  effect: EffectOf<Name>,
): boolean {
  if (s.throne === undefined) return kindOf(effect).asks(s, seat, effect, source)
  if (isUnallied(s, seat) && needsAlly(effect)) return true
  return kindOf(effect).asks(s, doerOf(s, seat, effect), effect, source)
}

function asksAny(s: ImperiumState, seat: Seat, source: Source, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (asks(s, seat, source, effect)) return true
  return false
}

/** Does something hidden come out? */
export function shows<Name extends EffectName>(effect: EffectOf<Name>): boolean {
  return kindOf(effect).shows(effect)
}

function goesUnasked(s: ImperiumState, seat: Seat, track: TrackId, n: number, whole: Item): boolean {
  return setOff(s, seat, track, n).every(({ source, effect }) => isImmediate(s, seat, effect, source, whole))
}

function asksAfter(s: ImperiumState, seat: Seat, track: TrackId, n: number): boolean {
  return setOff(s, seat, track, n).some(({ source, effect }) => asks(s, seat, source, effect))
}

function asksWithFaction(s: ImperiumState, seat: Seat, faction: Faction, n: number): boolean {
  return asks(s, seat, { kind: 'track', id: faction }, { do: 'influence', with: faction, n })
}

function concernsInfluence<Name extends EffectName>(effect: EffectOf<Name>): boolean {
  return kindOf(effect).concernsInfluence(effect)
}

/** Of two copies of one effect either may come first. */
const isSame = (one: Item, other: Item): boolean =>
  one.slot === other.slot && one.source.id === other.source.id && one.source.kind === other.source.kind

function influenceWaits(s: ImperiumState, seat: Seat, item: Item): boolean {
  const top = s.stack[s.stack.length - 1]
  const items = top?.kind === 'effects' ? top.items : (ownTurn(s, seat)?.items ?? [])
  for (const other of items) if (!isSame(other, item) && concernsInfluence(other.effect)) return true
  return false
}

export const partsOf = <Name extends EffectName>(effect: EffectOf<Name>): readonly Effect[] =>
  kindOf(effect).parts(effect)

/** The effect and everything inside it. */
export const withParts = (effect: Effect): Effect[] => [effect, ...partsOf(effect).flatMap(withParts)]

/** A few words for an effect, as they stand in option keys: `resolve duncan-idaho > pay 1 water`. */
export function wordsFor<Name extends EffectName>(effect: EffectOf<Name>): string {
  return kindOf(effect).words(effect)
}

/** A way to play an Intrigue card: `2 spice -> 5 swords`. */
export const playWords = ({ cost, effects }: IntriguePlay): string =>
  (cost === undefined ? '' : `${costWords(cost)} -> `) + effects.map(wordsFor).join(' + ')

/** The effect as a thing that one gains, if it is one. */
export function thingOf<Name extends EffectName>(effect: EffectOf<Name>, mood: Mood): Phrase | undefined {
  return kindOf(effect).thing?.(effect, mood)
}

export function phraseFor<Name extends EffectName>(effect: EffectOf<Name>, voice: Voice): Phrase {
  return kindOf(effect).phrase(effect, voice)
}

/** An effect as a row of icons, as it is drawn on a card. */
export function glyphs<Name extends EffectName>(effect: EffectOf<Name>): Glyph[] {
  return kindOf(effect).glyphs(effect)
}
