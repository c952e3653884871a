// A match as stored: every choice with what it changed and its events, and the legs it was played in, one per version
// of the rules. Reading it runs no rules, so it can be shown forever; only `migrate` and `view` are asked, to show a
// state that older rules have left.

import type { Decision } from './decision.ts'
import { applyDelta, type Delta, deltaOf } from './delta.ts'
import type { GameEvent } from './event.ts'
import { hashState } from './hash.ts'
import type { Json } from './json.ts'
import type { Choice } from './match.ts'
import type { Generator } from './rng.ts'
import type { Outcome, Rules, State } from './rules.ts'

/** What everyone saw after a step besides the table. Newer rules might derive it differently. */
export type Moment = {
  /** Who had to decide, and what about. */
  readonly asked: readonly Pick<Decision, 'seat' | 'kind'>[]
  /** Once it was over. */
  readonly outcome?: Outcome
}

/** One step of a match. Without a choice: the setup, or newer rules that take over. */
export type Entry = {
  readonly choice: Choice | null
  readonly events: readonly GameEvent[]
  readonly moment: Moment
  /** From the state before to the one after; null if nothing changed. The first entry's leads from null. */
  readonly delta: Delta | null
  /** Covers this entry and all before it: if replaying the choices gives the same hash, it is the same match. */
  readonly hash: string
}

/** A part of a match that was played under one version of the rules; `from` is the number of its first entry. */
export type Leg = { readonly version: number; readonly from: number }

export type Recording = {
  readonly rules: string
  readonly setup: Json
  readonly seed: string
  readonly generator: Generator
  readonly legs: readonly Leg[]
  readonly entries: readonly Entry[]
}

/** The step from one state to the next. `last` is the hash of the entry before it. */
export function entryOf(
  last: string,
  before: unknown,
  after: State,
  { choice, events, moment }: Pick<Entry, 'choice' | 'events' | 'moment'>,
): Entry {
  const entry = { choice, events, moment, delta: deltaOf(before, after) ?? null }
  return { ...entry, hash: hashEntry(last, entry) }
}

/** The hash of an entry, from that of the one before it. */
export const hashEntry = (last: string, { choice, events, moment, delta }: Omit<Entry, 'hash'>): string =>
  hashState([last, choice, events, moment, delta])

/** The number of the first entry that does not follow from those before it; undefined when all do. */
export function firstFalse({ entries }: Pick<Recording, 'entries'>): number | undefined {
  let last = ''
  for (const [index, entry] of entries.entries()) {
    if (entry.hash !== hashEntry(last, entry)) return index
    last = entry.hash
  }
  return undefined
}

/** The states after each entry, as they were. Parts that did not change are the same objects. */
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

/** The states after each entry in the form of these rules: to be viewed, never to be played on. */
export function* shownBy<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  recording: Pick<Recording, 'entries' | 'legs'>,
): IterableIterator<S> {
  let index = 0
  for (const state of statesIn(recording)) yield rules.migrate(state, versionAt(recording, index++))
}
