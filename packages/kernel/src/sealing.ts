// A recording as one text, to be compressed and stored, and the check that one read back is genuine.

import type { Delta } from './delta.ts'
import type { GameEvent } from './event.ts'
import { canonical, isObject, type Json, type JsonObject } from './json.ts'
import type { Choice, MatchLog } from './match.ts'
import { beginRecord, chosenIn, type MatchRecord, type Step, takenOver } from './record.ts'
import {
  type Entry,
  hashEntry,
  type Leg,
  type Moment,
  type Recording,
  shownBy,
  statesIn,
  versionAt,
} from './recording.ts'
import { GENERATORS } from './rng.ts'
import type { Rules, State } from './rules.ts'

/** Grouped by type, which compresses best. */
export function writeRecording({ rules, setup, seed, generator, legs, entries }: Recording): string {
  return JSON.stringify({
    rules,
    setup,
    seed,
    generator,
    legs,
    choices: entries.map(({ choice }) => choice && [choice.seat, choice.key]),
    deltas: entries.map(({ delta }) => delta),
    events: entries.map(({ events }) => events),
    moments: entries.map(({ moment }) => moment),
    hashes: entries.map(({ hash }) => hash.slice(0, DIGITS)).join(''),
    hash: entries.at(-1)?.hash,
  })
}

/**
 * Hashes do not compress. This many digits of each are enough to find a false entry; the last one in full proves that
 * there is none.
 */
const DIGITS = 4

/**
 * Throws with a sentence for a person if the text is not a recording or an entry does not follow from those before it.
 * `flawOf` checks it against the rules.
 */
export function readRecording(text: string): Recording {
  const json: Json = JSON.parse(text)
  if (!isObject(json)) throw new Error('A recording is an object.')
  const { rules, setup, seed, generator } = json
  if (typeof rules !== 'string' || typeof seed !== 'string' || setup === undefined) {
    throw new Error('A recording says its rules, its setup and its seed.')
  }
  const known = GENERATORS.find((each) => each === generator)
  if (known === undefined) throw new Error(`A recording names its generator: ${GENERATORS.join(', ')}.`)
  const choices = listIn(json, 'choices').map(readChoice)
  const [deltas, events, moments] = (['deltas', 'events', 'moments'] as const).map((name) =>
    listIn(json, name, choices.length),
  ) as [readonly Json[], readonly Json[], readonly Json[]]
  const entries: Entry[] = []
  for (const [index, choice] of choices.entries()) {
    const entry = {
      choice,
      // The hashes vouch for what is in them.
      delta: deltas[index] as Delta | null,
      events: events[index] as unknown as readonly GameEvent[],
      moment: moments[index] as unknown as Moment,
    }
    entries.push({ ...entry, hash: hashEntry(entries.at(-1)?.hash ?? '', entry) })
  }
  const wrong = firstUnlike(entries, json.hashes, json.hash)
  if (wrong !== undefined) throw new Error(`Entry ${wrong} is not what was recorded.`)
  return { rules, setup, seed, generator: known, legs: legsOf(listIn(json, 'legs'), entries), entries }
}

function firstUnlike(
  entries: readonly Entry[],
  digits: Json | undefined,
  last: Json | undefined,
): number | undefined {
  if (typeof digits !== 'string' || digits.length !== entries.length * DIGITS) {
    throw new Error('A recording has the hashes of its entries.')
  }
  const wrong = entries.findIndex(
    ({ hash }, index) => !hash.startsWith(digits.slice(index * DIGITS, (index + 1) * DIGITS)),
  )
  if (wrong >= 0) return wrong
  return entries.at(-1)?.hash === last ? undefined : entries.length - 1
}

function listIn(json: JsonObject, name: string, length?: number): readonly Json[] {
  const list = json[name]
  if (!Array.isArray(list)) throw new Error(`A recording has a list of ${name}.`)
  if (length !== undefined && list.length !== length) {
    throw new Error(`A recording of ${length} entries has ${list.length} ${name}.`)
  }
  return list
}

function readChoice(json: Json, index: number): Choice | null {
  if (json === null) return null
  const [seat, key] = Array.isArray(json) ? (json as readonly Json[]) : []
  if (typeof seat === 'number' && typeof key === 'string') return { seat, key }
  throw new Error(`Entry ${index} of the recording has no choice.`)
}

/** Legs begin with entries that no one chose, the first one with the setup. */
function legsOf(list: readonly Json[], entries: readonly Entry[]): Leg[] {
  const legs = list.map((json) => {
    const { version, from } = isObject(json) ? json : {}
    if (typeof version === 'number' && typeof from === 'number') return { version, from }
    throw new Error('A leg says its version and where it begins.')
  })
  const begun = entries.flatMap(({ choice }, index) => (choice === null ? [index] : []))
  if (begun[0] !== 0 || begun.join() !== legs.map(({ from }) => from).join()) {
    throw new Error('The legs of the recording do not begin where its entries do.')
  }
  if (legs.some(({ version }, index) => version < (legs[index - 1]?.version ?? 1))) {
    throw new Error('The legs of the recording go back to older rules.')
  }
  return legs
}

/** What is wrong with a recording, and with which of its entries. */
export type Flaw = { readonly entry: number; readonly text: string }

/** Every state must be viewable, and what these rules produced they must reproduce. */
export function flawOf<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  recording: Recording,
): Flaw | undefined {
  return unshown(rules, recording) ?? unlikeReplay(rules, setup, recording)
}

function unshown<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  recording: Recording,
): Flaw | undefined {
  let entry = 0
  try {
    for (const state of shownBy(rules, recording)) {
      rules.view(state, 'spectator')
      entry++
    }
    return undefined
  } catch (error) {
    return { entry, text: error instanceof Error ? error.message : String(error) }
  }
}

function unlikeReplay<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  recording: Recording,
): Flaw | undefined {
  const { seed, generator, legs, entries } = recording
  const states = [...statesIn(recording)]
  let record: MatchRecord<S, Setup, View> | undefined
  for (const [index, { choice, hash }] of entries.entries()) {
    if (versionAt(recording, index) !== rules.version) continue
    const step = choice === null ? beginningAt(index) : record && chosenIn(record, choice)
    if (step === undefined) throw new Error(`no leg begins before entry ${index}`)
    if (!step.ok) return { entry: index, text: step.message }
    if (step.entry.hash !== hash) return { entry: index, text: 'The rules come to something else.' }
    record = step.record
  }
  return undefined

  function beginningAt(index: number): Step<S, Setup, View> {
    if (index === 0) return beginRecord(rules, setup, seed, generator)
    const before = legs.filter(({ from }) => from < index)
    const hashes = entries.slice(before.at(-1)?.from, index).map(({ hash }) => hash)
    return takenOver(rules, { setup, seed, legs: before, hashes, state: states[index - 1] ?? null })
  }
}

/** How a log differs from its recording, as a sentence for a person. */
export function unlikeLog(recording: Recording, log: MatchLog<Json>): string | undefined {
  const { rules, version, setup, seed, generator = 'sfc32', choices } = log
  const said = { rules, setup, seed, generator }
  const field = (['rules', 'setup', 'seed', 'generator'] as const).find(
    (name) => canonical(said[name]) !== canonical(recording[name]),
  )
  if (field !== undefined) return `The log and its recording do not have the same ${field}.`
  const first = versionAt(recording, 0)
  if (version !== first) return `The log is of version ${version}, its recording of version ${first}.`
  const made = recording.entries.flatMap(({ choice }) => choice ?? [])
  for (let index = 0; index < Math.max(choices.length, made.length); index++) {
    if (canonical(choices[index]) === canonical(made[index])) continue
    return `Choice ${index + 1} of the log is not the one that was recorded.`
  }
  return undefined
}
