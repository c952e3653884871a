// A lesson as data: a table as a scenario sets it up, and steps. A step says one thing, points at it on the table, and
// moves on once what it asks for is true. It is played on the real table by the real rules.

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
  /** What the learner must see of the table; with the matchers of scenario files. */
  | { readonly view: Json }
  | { readonly all: readonly Goal[] }

type Said<Text extends string> = {
  /** The key of its text. */
  readonly say: Text
  /** What its arguments are called in the language of the learner. */
  readonly names?: { readonly [argument: string]: NameRef }
  readonly at?: readonly Spot[]
  /**
   * What happens before it is shown: choices of others, one by one, and of the learner where there is nothing to learn.
   */
  readonly before?: readonly Choice[]
}

/** Something to read. */
type Told<Text extends string> = Said<Text> & { readonly goal?: never }

/** Something to do. */
type Asked<Text extends string> = Said<Text> & {
  readonly goal: Goal
  /** Choices that lead to it, for learners who ask to be shown; those no longer offered are skipped. */
  readonly shows: readonly string[]
  /** Choices that are fine along the way. Any other gets an answer and has to be taken back. */
  readonly also?: readonly string[]
  /** Answers to likely choices that lead elsewhere; the first match is given. */
  readonly answers?: readonly { readonly key: string; readonly say: Text }[]
  /**
   * The learner is on their own: any choice is fine, easy bots play the others, and the task restarts once it has
   * become impossible.
   */
  readonly alone?: { readonly fails: Goal; readonly say: Text }
}

export type Step<Text extends string = string> = Told<Text> | Asked<Text>

/** Where it begins: a table as set up by a scenario, or a state of this rules version. */
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
  /** Automa seats, after those of the players. */
  readonly automas?: number
  /** The learner's seat; the first unless another is named. */
  readonly seat?: Seat
  readonly steps: readonly Step<Text>[]
}
