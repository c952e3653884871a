// The contract of a game. A game is data (the state) plus one step (choose); everything a player can ever do is an item
// in a finite list of options. Everything that is not a game knows games only through this contract.

import type { Closed, Decision, Option } from './decision.ts'
import type { Tell } from './event.ts'
import type { Json } from './json.ts'
import type { Rng } from './rng.ts'
import type { Seat, SeatKind, Viewer } from './seat.ts'

/** Every state is plain data and carries its own randomness. */
export type State = { rng: Rng }

export type Outcome = {
  /** Seats by place, winners first; tied seats are grouped together, as are all seats of a team. */
  readonly places: readonly (readonly Seat[])[]
  /** By seat; a team has the sum of its members' scores. */
  readonly scores: readonly number[]
  /** The teams of the setup, if it has any. */
  readonly teams?: Teams
}

/** Seats that win or lose together. Every seat is in one team. */
export type Teams = readonly (readonly Seat[])[]

export interface Rules<S extends State, Setup, View = unknown> {
  readonly id: string
  /** Raised whenever a match would replay differently. */
  readonly version: number
  /**
   * The oldest version whose matches replay the same under these rules, with states of the same shape; by default, this
   * version. Such matches go on as they are, without migration.
   */
  readonly since?: number
  /**
   * Who plays from each seat. An automa plays by the rules alone: it is never asked, no one sits in its seat, and it
   * has no clock and no rating. What it holds face down is hidden from every viewer, and `imagine` deals it again for
   * all of them; only the view from its own seat, which no one has before the end, shows it.
   */
  seats(setup: Setup): readonly SeatKind[]
  /**
   * The verbs that commit a player in front of everyone, such as a bid. When several people play, undoing such a choice
   * takes their consent even though nothing hidden was revealed.
   */
  readonly commitments?: ReadonlySet<string>
  /** Who plays together; if not given, everyone plays alone. */
  teams?(setup: Setup): Teams | undefined
  setup(setup: Setup, rng: Rng, tell: Tell): S
  /** Who has to choose now (no one once it is over), and which seats may (`optional`); at most one of each per seat. */
  decisions(s: S): Decision[]
  /** Finite, ordered, never empty, no key twice. */
  options(s: S, decision: Decision): Option[]
  /**
   * What the player might expect among the options but cannot do, with the reason. For people; nothing depends on it.
   */
  closed(s: S, decision: Decision): Closed[]
  /** The only way a state changes. The option is one of those listed for the decision. */
  choose(s: S, decision: Decision, option: Option, tell: Tell): void
  /** The table as the viewer may see it: safe to send. May share objects with the `open` view of `s`. */
  view(s: S, viewer: Viewer, open?: View): View
  /** A state that the viewer cannot tell from `s`: everything hidden from the viewer is dealt again. */
  imagine(s: S, viewer: Viewer, rng: Rng): S
  outcome(s: S): Outcome | undefined
  clone(s: S): S
  /** A state left by a released version, in the shape of these rules. */
  migrate(state: Json, from: number): S
}
