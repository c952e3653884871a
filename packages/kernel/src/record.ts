// The record of a match in progress, the same for a server and a browser: the part that newer rules have not taken
// over, the legs before it, and the hash of every entry. A record is immutable: a step produces another one along with
// the entry to store, so if storing fails, nothing has happened.

import type { Asked } from './decision.ts'
import type { GameEvent } from './event.ts'
import type { Json } from './json.ts'
import { back, type Choice, choose, type Match, type Refusal, start } from './match.ts'
import { type Entry, entryOf, type Leg, type Moment, type Recording } from './recording.ts'
import { type Generator, generatorOf } from './rng.ts'
import type { Rules, State } from './rules.ts'
import { ask } from './settle.ts'

export type MatchRecord<S extends State, Setup, View = unknown> = {
  /** What has been played under the rules of the latest leg; nothing before it can be taken back. */
  readonly match: Match<S, Setup, View>
  readonly legs: readonly Leg[]
  /** The entries of the latest leg that still count: its first one, and its choices. */
  readonly hashes: readonly string[]
}

export type Step<S extends State, Setup, View> = {
  readonly ok: true
  readonly record: MatchRecord<S, Setup, View>
  readonly entry: Entry
  /** It revealed chance or a secret and cannot be undone. */
  readonly final: boolean
}

/** A record as read back from storage. */
export type Kept<Setup> = {
  readonly setup: Setup
  readonly seed: string
  readonly legs: readonly Leg[]
  /** Of the latest leg. */
  readonly choices: readonly (Choice & { readonly final: boolean })[]
  readonly hashes: readonly string[]
  /** As left by the version of the latest leg. */
  readonly state: Json
  /** Then nothing is asked anymore, no matter what newer rules would ask. */
  readonly isOver: boolean
}

export function beginRecord<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  generator?: Generator,
): Step<S, Setup, View> {
  const { match, events } = start(rules, setup, seed, generator)
  return newLeg(match, [], '', null, events)
}

/** A log, with the choices that make its recording. */
type Log = Omit<Recording, 'legs' | 'entries'> & { readonly choices: readonly Choice[] }

/** The recording of a log under these rules, or what they say to the first choice they refuse. */
export function recordLog<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  { choices, ...log }: Log,
): { readonly ok: true; readonly recording: Recording } | (Refusal & { readonly index: number }) {
  const first = beginRecord(rules, setup, log.seed, log.generator)
  const entries = [first.entry]
  let { record } = first
  for (const [index, choice] of choices.entries()) {
    const step = chosenIn(record, choice)
    if (!step.ok) return { ...step, index }
    entries.push(step.entry)
    record = step.record
  }
  return { ok: true, recording: { ...log, legs: record.legs, entries } }
}

/** Makes a choice. If refused, there is no step. */
export function chosenIn<S extends State, Setup, View>(
  { match, legs, hashes }: MatchRecord<S, Setup, View>,
  choice: Choice,
): Step<S, Setup, View> | Refusal {
  const next = { ...match }
  const done = choose(next, choice.seat, choice.key)
  if (!done.ok) return done
  const { events } = done
  const moment = momentOf(next)
  const entry = entryOf(hashes.at(-1) ?? '', match.state, next.state, { choice, events, moment })
  const record = { match: next, legs, hashes: [...hashes, entry.hash] }
  return { ok: true, record, entry, final: next.final.at(-1) === true }
}

/**
 * Undoes the latest choices, no matter who made them. The state before them must be passed in if it is no longer kept.
 */
export function takenBack<S extends State, Setup, View>(
  { match, legs, hashes }: MatchRecord<S, Setup, View>,
  steps: number,
  before?: S,
): MatchRecord<S, Setup, View> {
  const next = { ...match }
  back(next, steps, before)
  return { match: next, legs, hashes: hashes.slice(0, hashes.length - steps) }
}

/** The record as it was left, under rules that know its version. A finished one is read-only. */
export function readBack<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  { setup, seed, legs, choices, hashes, state: latest, isOver }: Kept<Setup>,
): MatchRecord<S, Setup, View> {
  const version = versionOf(legs)
  const state = rules.migrate(latest, version)
  const asked: Asked = isOver ? { prompts: [], offers: [] } : ask(rules, state)
  const log = {
    rules: rules.id,
    version,
    setup,
    seed,
    generator: generatorOf(state.rng),
    choices: choices.map(({ seat, key }) => ({ seat, key })),
  }
  const match = { rules, log, state, ...asked, final: choices.map(({ final }) => final), past: [] }
  return { match, legs, hashes }
}

/** Newer rules take over: the match goes on from its current state, and earlier choices stay. */
export function takenOver<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  { setup, seed, legs, hashes, state: latest }: Omit<Kept<Setup>, 'choices' | 'isOver'>,
): Step<S, Setup, View> {
  const state = rules.clone(rules.migrate(latest, versionOf(legs)))
  const events: GameEvent[] = []
  const asked = ask(rules, state, (event) => void events.push(event))
  const { id, version } = rules
  const log = { rules: id, version, setup, seed, generator: generatorOf(state.rng), choices: [] }
  const match = { rules, log, state, ...asked, final: [], past: [] }
  return newLeg(match, legs, hashes.at(-1) ?? '', latest, events, hashes.length)
}

function newLeg<S extends State, Setup, View>(
  match: Match<S, Setup, View>,
  before: readonly Leg[],
  last: string,
  state: Json,
  events: readonly GameEvent[],
  entries = 0,
): Step<S, Setup, View> {
  const entry = entryOf(last, state, match.state, { choice: null, events, moment: momentOf(match) })
  const leg = { version: match.rules.version, from: (before.at(-1)?.from ?? 0) + entries }
  return { ok: true, record: { match, legs: [...before, leg], hashes: [entry.hash] }, entry, final: true }
}

function versionOf(legs: readonly Leg[]): number {
  const leg = legs.at(-1)
  if (leg === undefined) throw new Error('a match without a leg')
  return leg.version
}

function momentOf<S extends State, Setup, View>({ rules, state, prompts }: Match<S, Setup, View>): Moment {
  const asked = prompts.map(({ decision: { seat, kind } }) => ({ seat, kind }))
  const outcome = prompts.length === 0 ? rules.outcome(state) : undefined
  return outcome === undefined ? { asked } : { asked, outcome }
}
