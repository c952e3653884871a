// What a kind of effect knows about itself. Each kind has a file in kinds/, and kinds/index.ts lists them all, so that
// nothing can be forgotten: what it does, when it can be done, whether it must be, and how it is said and drawn.

import type { Seat, Tell } from '@sietch/kernel'
import type { Faction, TrackId } from '../content/types.ts'
import type { ImperiumState } from '../state.ts'
import type { Glyph } from './glyph.ts'
import type { List, Mood, Phrase } from './phrase.ts'
import type { Effect, EffectName, EffectOf, Item, Printed, Slot, Source } from './types.ts'

/** An effect that is carried out: for whom, and where it comes from. */
export type Act<Name extends EffectName> = {
  readonly seat: Seat
  readonly source: Source
  readonly slot: Slot
  readonly effect: EffectOf<Name>
  /** The player has just asked for exactly this effect. */
  readonly picked: boolean
}

// What is asked many times for each decision takes its arguments one by one: no object is made for the question.
export type EffectKind<Name extends EffectName> = {
  /** Carries it out. What needs a choice, or must wait for one, becomes a frame on the stack. */
  readonly perform: (s: ImperiumState, act: Act<Name>, tell: Tell) => void
  /** Would carrying it out now do something? Otherwise it waits, and lapses with the turn (IMP-GEN-13, IMP-GEN-15). */
  readonly can: (s: ImperiumState, seat: Seat, effect: EffectOf<Name>, source: Source) => boolean
  /** IMP-GEN-11: may the player leave it undone? */
  readonly isOptional: (effect: EffectOf<Name>) => boolean
  /**
   * IMP-AGT-08: is it carried out at once, because no order could make a difference, nothing is to be chosen and nothing
   * hidden comes out? Everything else waits for the player. `whole` is the waiting item that the effect is, or is a part of.
   */
  readonly isImmediate: (
    s: ImperiumState,
    seat: Seat,
    effect: EffectOf<Name>,
    source: Source,
    whole: Item,
  ) => boolean
  /** Would carrying it out now ask someone something? Asked only of what can be done. */
  readonly asks: (s: ImperiumState, seat: Seat, effect: EffectOf<Name>, source: Source) => boolean
  /** Does something hidden come out? */
  readonly shows: (effect: EffectOf<Name>) => boolean
  /** Does it give Influence, cost it or ask for it? The order of those that do is the player's. */
  readonly concernsInfluence: (effect: EffectOf<Name>) => boolean
  /** The effects inside it. */
  readonly parts: (effect: EffectOf<Name>) => readonly Effect[]
  /** A few words for it, as they stand in option keys: `resolve duncan-idaho > pay 1 water`. */
  readonly words: (effect: EffectOf<Name>) => string
  readonly phrase: (effect: EffectOf<Name>, voice: Voice) => Phrase
  /** If it is named as a thing that one gains ("2 spice"), how; everything else is a deed. */
  readonly thing?: (effect: EffectOf<Name>, mood: Mood) => Phrase | undefined
  readonly glyphs: (effect: EffectOf<Name>) => Glyph[]
}

/** What a kind may ask about other effects: its parts, or those that wait beside it. */
export type Language = {
  readonly perform: (s: ImperiumState, seat: Seat, printed: Printed, tell: Tell, picked?: boolean) => void
  readonly canDo: (s: ImperiumState, seat: Seat, source: Source, effect: Effect) => boolean
  /** One of them at least. */
  readonly canDoAny: (s: ImperiumState, seat: Seat, source: Source, effects: readonly Effect[]) => boolean
  readonly isOptional: (effect: Effect) => boolean
  readonly isImmediate: (s: ImperiumState, seat: Seat, effect: Effect, source: Source, whole: Item) => boolean
  /** All of them. */
  readonly areImmediate: (
    s: ImperiumState,
    seat: Seat,
    effects: readonly Effect[],
    source: Source,
    whole: Item,
  ) => boolean
  readonly asks: (s: ImperiumState, seat: Seat, source: Source, effect: Effect) => boolean
  /** One of them at least. */
  readonly asksAny: (s: ImperiumState, seat: Seat, source: Source, effects: readonly Effect[]) => boolean
  readonly shows: (effect: Effect) => boolean
  readonly concernsInfluence: (effect: Effect) => boolean
  /** Does what this much Influence sets off (IMP-INF-12) go by itself, too? Does it ask something? */
  readonly goesUnasked: (s: ImperiumState, seat: Seat, track: TrackId, n: number, whole: Item) => boolean
  readonly asksAfter: (s: ImperiumState, seat: Seat, track: TrackId, n: number) => boolean
  /** Does this much Influence with a Faction ask something: which of its tracks, or what comes after? */
  readonly asksWithFaction: (s: ImperiumState, seat: Seat, faction: Faction, n: number) => boolean
  /** Does another pending effect care about Influence, so that the order is the player's? */
  readonly influenceWaits: (s: ImperiumState, seat: Seat, item: Item) => boolean
  readonly wordsFor: (effect: Effect) => string
  readonly thingOf: (effect: Effect, mood: Mood) => Phrase | undefined
  readonly glyphs: (effect: Effect) => Glyph[]
}

/**
 * Where effects are said: as a sentence, after a colon, where a colon of their own would be one too many, or within a
 * clause, where Persuasion and swords need a verb, too.
 */
export type Place = 'sentence' | 'colon' | 'clause'

/** How something is said: who the verb speaks to, where it stands, and how to say what is inside it. */
export type Voice = {
  readonly mood: Mood
  readonly place: Place
  readonly verb: Say
  /** With "you may", unless it is only named, or done by a Rival, who leaves nothing undone. */
  readonly may: Say
  readonly one: (effect: Effect, mood: Mood) => Phrase
  readonly list: (effects: readonly Effect[], mood: Mood, place: Place) => List
}

type Say = (id: Phrase['id'], args?: Phrase['args']) => Phrase

export const always = (): boolean => true

export const never = (): boolean => false

export const noParts = (): readonly Effect[] => []

/** The words of an effect whose name says it all. */
export const itsName = ({ do: name }: Effect): string => name.replaceAll('-', ' ')
