// A lesson as data: a table as a scenario sets it up, and steps. A step says one thing, points at where it is on the
// table, and goes on when what it asks for is true. It is played on the real table by the real rules.

import type { Choice, Json, JsonObject, Seat } from '@sietch/kernel'

/**
 * Where something is on the table: a place by the name that targets of options have (`space:arrakeen`, `hand:dagger`), a
 * part of the board (`panel:conflict`), a button of the bar (`tool:end`), or an option in words (`option:reveal`).
 */
export type Spot = string

/** A component or a term of the game, by kind and id: `space:arrakeen`, `term:conflict`. */
type NameRef = `${string}:${string}`

/** What must have become true since the step began, as the learner sees it. */
export type Goal =
  /** The learner has chosen an option with such a key; `*` stands for any target, as in scenario files. */
  | { readonly key: string }
  /** Such an event has happened; only what is named is compared. */
  | { readonly event: JsonObject }
  /** The learner sees the table like this; with the matchers of scenario files. */
  | { readonly view: Json }
  | { readonly all: readonly Goal[] }

type Said<Text extends string> = {
  /** The text, of those of the lesson. */
  readonly say: Text
  /** What its arguments are called in the language of the learner. */
  readonly names?: { readonly [argument: string]: NameRef }
  readonly at?: readonly Spot[]
  /** What happens before it is said: choices of others, one by one, and of the learner where nothing is to be learned. */
  readonly before?: readonly Choice[]
}

/** Something to read. */
type Told<Text extends string> = Said<Text> & { readonly goal?: never }

/** Something to do. */
type Asked<Text extends string> = Said<Text> & {
  readonly goal: Goal
  /** Choices of the learner that reach it, for whoever wants to be shown. */
  readonly shows: readonly string[]
  /** Choices that are fine on the way to it. Any other is answered, and can be taken back. */
  readonly also?: readonly string[]
  /** Answers to choices that are likely and lead elsewhere; the first that fits is given. */
  readonly answers?: readonly { readonly key: string; readonly say: Text }[]
  /**
   * The learner is on their own: whatever is chosen is fine, the others are played by easy bots, and it is tried again
   * when it has become impossible.
   */
  readonly alone?: { readonly fails: Goal; readonly say: Text }
}

export type Step<Text extends string = string> = Told<Text> | Asked<Text>

/** Where it begins: a table as a scenario sets it up, or one that rules of this version have left. */
type Beginning =
  | { readonly given: JsonObject }
  | { readonly position: { readonly version: number; readonly state: Json } }

export type Lesson<Text extends string = string> = Beginning & {
  /** The id of the rules. */
  readonly game: string
  /** As in scenario files; the players are called by their numbers. */
  readonly players: number
  readonly setup: JsonObject
  readonly seed: string
  /** Seats after those of the players, which the rules play for. */
  readonly automas?: number
  /** Whose place the learner takes; the first seat unless another is named. */
  readonly seat?: Seat
  readonly steps: readonly Step<Text>[]
}
