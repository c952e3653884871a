// What the bots must know about a game beyond its rules: how good a position is, and which options look good at a
// glance.

import type { Decision, Option, Seat, State } from '@sietch/kernel'
import type { Levels } from './bot.ts'

/** What a seat's position is worth, by term, in victory points. */
export type Terms<Term extends string = string> = { readonly [T in Term]: number }

export type Judgement<S extends State, Term extends string = string> = {
  /** How hard each level thinks about this game. */
  readonly levels: Levels
  /**
   * How good the position is for every seat: chances to win that add up to 1, with each member of a team having the
   * team's.
   */
  chances(s: S): readonly number[]
  /** The names of all terms, as used in translations. */
  readonly termIds: readonly Term[]
  /** Where a seat's prospects come from. */
  terms(s: S, seat: Seat): Terms<Term>
  /**
   * How good each option looks without trying it, in the unit of the terms; an option at minus infinity is not even
   * tried.
   */
  glance(s: S, decision: Decision, options: readonly Option[]): readonly number[]
  /** Whether the turn in which the seat chose is over: a good point to look back. */
  isQuiet(s: S, seat: Seat): boolean
  /** Increases at each good point to end a playout: the start of a round. */
  clock(s: S): number
}
