// What the commands need from a game beyond playing it: words for scenarios, checks, and what can be measured and
// tuned.

import type { Learnable, Puzzling } from '@sietch/bots'
import type { Policy, SeenEvent, State } from '@sietch/kernel'
import type { ScenarioGame } from '@sietch/kernel/scenario'

export type Workshop<S extends State, Setup, View> = {
  readonly scenarios: ScenarioGame<S, Setup, View>
  /** Bots other than those people play with. */
  readonly bots?: { readonly [name: string]: Policy<S, View> }
  /** The weights in its bots' judgment, by name, and a bot with other weights. */
  readonly tunable?: { readonly [name: string]: Weighing<S, View> }
  readonly learnable?: Learnable<S>
  readonly puzzling?: Puzzling<S, View>
  /** The player counts that are measured. */
  readonly bench: readonly number[]
  /** Modules whose cost in time is measured against play without them. */
  readonly benchWith?: readonly { readonly players: number; readonly modules: readonly string[] }[]
  /** Throws when a position breaks what must always hold. */
  invariants?(s: S): void
  /** All components, and those an event shows in use. */
  components?(s: S): readonly string[]
  componentsIn?(event: SeenEvent): readonly string[]
}

type Weighing<S extends State, View> = {
  readonly weights: Readonly<Record<string, number>>
  bot(weights: Readonly<Record<string, number>>): Policy<S, View>
}
