// The contract of a game. A game is data (the state) plus one step (choose); everything a player can ever do is
// an item of a finite list of options. Everything in the house that is not a game knows games only through this.

import type { Closed, Decision, Option } from './decision.ts'
import type { Tell } from './event.ts'
import type { Json } from './json.ts'
import type { Rng } from './rng.ts'
import type { Seat, Viewer } from './seat.ts'

/** Every state is plain data and carries its own randomness. */
export type State = { rng: Rng }

export type Outcome = {
  /** Seats by place: the winners first, seats that share a place together. */
  readonly places: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
}

export interface Rules<S extends State, Setup, View = unknown> {
  readonly id: string
  /** Raised when a match would replay differently under older or newer rules. */
  readonly version: number
  /** The oldest version whose matches replay the same under these rules; if not given, only their own do. */
  readonly since?: number
  readonly seatCount: (setup: Setup) => number
  setup(setup: Setup, rng: Rng, tell: Tell): S
  /** Who has to choose now, at most one decision a seat; empty when the game is over. */
  decisions(s: S): Decision[]
  /** Finite, ordered, never empty, no key twice. */
  options(s: S, decision: Decision): Option[]
  /** What the player may expect among the options but is closed, with the reason. For people; nothing depends on it. */
  closed(s: S, decision: Decision): Closed[]
  /** The only way a state changes. The option is one of those listed for the decision. */
  choose(s: S, decision: Decision, option: Option, tell: Tell): void
  /** The table as the viewer may see it: safe to send. May share what it has in common with the `open` view of `s`. */
  view(s: S, viewer: Viewer, open?: View): View
  /** A state that the viewer cannot tell from `s`: everything hidden from the viewer is dealt anew. */
  imagine(s: S, viewer: Viewer, rng: Rng): S
  outcome(s: S): Outcome | undefined
  clone(s: S): S
  /** A state that a released version has left, in the form of these rules. */
  migrate(state: Json, from: number): S
}
