// A match as it is kept: every choice with what it changed and what was told, and the legs it was played in, one for
// each version of the rules. Reading it runs no rules, so it can be shown for ever; only `migrate` is asked, to
// bring a state that older rules have left into today's form.

import { applyDelta, type Delta, deltaOf } from './delta.ts'
import type { GameEvent } from './event.ts'
import { hashState } from './hash.ts'
import type { Json } from './json.ts'
import type { Choice } from './match.ts'
import type { Generator } from './rng.ts'
import type { State } from './rules.ts'

/** One step of a match. Without a choice: the setup, or newer rules that take over. */
export type Entry = {
  readonly choice: Choice | null
  readonly events: readonly GameEvent[]
  /** From the state before to the one after; null if nothing changed. The first entry's leads from null. */
  readonly delta: Delta | null
  /** Of this entry and all before it: who replays the choices and comes to the same has the same match. */
  readonly hash: string
}

/** A part of a match that was played under one version of the rules; `from` is the number of its first entry. */
export type Leg = { readonly version: number; readonly from: number }

export type Recording = {
  readonly rules: string
  readonly setup: Json
  readonly seed: string
  readonly generator?: Generator | undefined
  readonly legs: readonly Leg[]
  readonly entries: readonly Entry[]
}

/** The step from one state to the next. `last` is the hash of the entry before it. */
export function entryOf(
  last: string,
  before: State | null,
  after: State,
  choice: Choice | null,
  events: readonly GameEvent[],
): Entry {
  const delta = deltaOf(before, after) ?? null
  return { choice, events, delta, hash: chained(last, choice, events, delta) }
}

const chained = (
  last: string,
  choice: Choice | null,
  events: readonly GameEvent[],
  delta: Delta | null,
): string => hashState([last, choice, events, delta])

/** The number of the first entry that does not follow from those before it; undefined when all do. */
export function firstFalse({ entries }: Pick<Recording, 'entries'>): number | undefined {
  let last = ''
  for (const [index, { choice, events, delta, hash }] of entries.entries()) {
    if (hash !== chained(last, choice, events, delta)) return index
    last = hash
  }
  return undefined
}

/** The states after each entry, as they were. */
export function* statesIn({ entries }: Pick<Recording, 'entries'>): IterableIterator<Json> {
  let state: Json = null
  for (const { delta } of entries) {
    if (delta !== null) state = applyDelta(state, delta)
    yield state
  }
}

/** The version of the rules that an entry was made under. */
export function versionAt({ legs }: Pick<Recording, 'legs'>, index: number): number {
  const leg = legs.findLast(({ from }) => from <= index)
  if (leg === undefined) throw new Error(`no leg holds entry ${index}`)
  return leg.version
}

/** The state after an entry, as it was. */
export function stateAt(recording: Pick<Recording, 'entries'>, index: number): Json {
  let at = 0
  for (const state of statesIn(recording)) if (at++ === index) return state
  throw new Error(`there is no entry ${index}`)
}
