// What the commands need of a game beyond playing it: words for scenarios, checks, and what can be measured and tuned.

import type { Puzzling } from '@sietch/bots'
import type { Policy, SeenEvent, State } from '@sietch/kernel'
import type { ScenarioGame } from '@sietch/kernel/scenario'

export type Workshop<S extends State, Setup, View> = {
  readonly scenarios: ScenarioGame<S, Setup, View>
  /** Bots besides those that people play with. */
  readonly bots?: { readonly [name: string]: Policy<S, View> }
  /** What the judgement of its bots weighs, by name, and a bot that weighs otherwise. */
  readonly tunable?: { readonly [name: string]: Weighing<S, View> }
  readonly puzzling?: Puzzling<S, View>
  /** Numbers of players that are measured. */
  readonly bench: readonly number[]
  /** Modules whose cost in time is measured against play without them. */
  readonly benchWith?: readonly { readonly players: number; readonly modules: readonly string[] }[]
  /** Throws when a position breaks what must always hold. */
  invariants?(s: S): void
  /** The components there are, and those an event shows at work. */
  components?(s: S): readonly string[]
  componentsIn?(event: SeenEvent): readonly string[]
}

type Weighing<S extends State, View> = {
  readonly weights: Readonly<Record<string, number>>
  bot(weights: Readonly<Record<string, number>>): Policy<S, View>
}
