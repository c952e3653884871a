// A match: its log, the state the log leads to, and the only functions that change it.

import { type Asked, type Decision, type Option, type Prompt, spelled, verbOf } from './decision.ts'
import type { GameEvent } from './event.ts'
import { type Generator, NEWEST, rngOf } from './rng.ts'
import type { Rules, State } from './rules.ts'
import type { Seat } from './seat.ts'
import { ask } from './settle.ts'

export type Choice = { readonly seat: Seat; readonly key: string }

/** Replays to the same state, bit for bit, under the rules version that wrote it. Forced choices are not in it. */
export type MatchLog<Setup> = {
  readonly rules: string
  readonly version: number
  readonly setup: Setup
  readonly seed: string
  /** The generator the seed is for. Logs from before there were two do not name it and mean `sfc32`. */
  readonly generator?: Generator | undefined
  readonly choices: readonly Choice[]
}

export type Match<S extends State, Setup, View = unknown> = Asked & {
  readonly rules: Rules<S, Setup, View>
  log: MatchLog<Setup>
  state: S
  /** For each choice in the log: true if it cannot be undone, because it revealed chance or a secret. */
  final: readonly boolean[]
  /** The states before the latest choices, as many as are kept, for undo. */
  past: readonly S[]
}

export type RefusalCode =
  | 'game-over'
  | 'not-your-decision'
  | 'no-such-option'
  | 'nothing-to-undo'
  | 'undo-closed'
  | 'wrong-rules'
  | 'wrong-version'
  | 'bad-log'

export type Refusal = { readonly ok: false; readonly code: RefusalCode; readonly message: string }

export type Chosen = { readonly ok: true; readonly events: readonly GameEvent[] }

export type Started<S extends State, Setup, View> = {
  readonly match: Match<S, Setup, View>
  readonly events: readonly GameEvent[]
}

export function start<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  seed: string,
  generator: Generator = NEWEST,
): Started<S, Setup, View> {
  const events: GameEvent[] = []
  const tell = (event: GameEvent) => void events.push(event)
  const state = rules.setup(setup, rngOf(seed, generator), tell)
  const asked = ask(rules, state, tell)
  const log = { rules: rules.id, version: rules.version, setup, seed, generator, choices: [] }
  return { match: { rules, log, state, ...asked, final: [], past: [] }, events }
}

/** More than anyone undoes in a row; to go back further, a caller has to supply the state. */
const REMEMBERED = 16

/** Makes a choice for a seat. If refused, nothing has changed; otherwise the state has been replaced, not mutated. */
export function choose<S extends State, Setup, View>(
  match: Match<S, Setup, View>,
  seat: Seat,
  key: string,
): Chosen | Refusal {
  const found = findOption(match, seat, key)
  if ('ok' in found) return found
  const { rules } = match
  const state = rules.clone(match.state)
  const events: GameEvent[] = []
  const tell = (event: GameEvent) => void events.push(event)
  rules.choose(state, found.decision, found.option, tell)
  const asked = ask(rules, state, tell)
  const { choices } = match.log
  const final = isFinal(match.state, state, events)
  match.past = final ? [] : [...match.past.slice(1 - REMEMBERED), match.state]
  Object.assign(match, { state, ...asked })
  match.log = { ...match.log, choices: [...choices, { seat, key }] }
  match.final = [...match.final, final]
  return { ok: true, events }
}

/** Was chance or a secret revealed between one state and the next? Then there is no undo. */
export const isFinal = (before: State, after: State, events: readonly GameEvent[]): boolean =>
  after.rng.drawn !== before.rng.drawn || events.some((event) => event.reveals === true)

function findOption<S extends State, Setup, View>(match: Match<S, Setup, View>, seat: Seat, key: string) {
  if (match.prompts.length === 0) return refuse('game-over', 'The game is over.')
  const found = optionFor(match, seat, key)
  if (found !== undefined) return found
  const prompt = match.prompts.find(({ decision }) => decision.seat === seat)
  // This includes seats with optional decisions, which only they know about.
  if (prompt === undefined) return refuse('not-your-decision', `Seat ${seat} has nothing to decide now.`)
  return refuse('no-such-option', `"${key}" is not among the options for "${prompt.decision.kind}".`)
}

/** What a seat can choose, whether it has to or may. */
export const optionFor = ({ prompts, offers }: Asked, seat: Seat, key: string) =>
  optionIn(prompts, seat, key) ?? optionIn(offers, seat, key)

function optionIn(
  prompts: readonly Prompt[],
  seat: Seat,
  key: string,
): { readonly decision: Decision; readonly option: Option } | undefined {
  for (const { decision, options } of prompts) {
    if (decision.seat !== seat) continue
    const option = spelled(options, key)
    if (option !== undefined) return { decision, option }
  }
  return undefined
}

/**
 * How many of the latest choices the seat may undo: its own, back to a random result, a secret, another seat's move or,
 * `among` people, a binding choice.
 */
export function undoable<S extends State, Setup, View>(
  { rules, log, final }: Pick<Match<S, Setup, View>, 'rules' | 'log' | 'final'>,
  seat: Seat,
  among: 'bots' | 'people' = 'bots',
): number {
  const binding = among === 'people' ? rules.commitments : undefined
  let count = 0
  for (let i = log.choices.length - 1; i >= 0; i--) {
    const choice = log.choices[i]
    if (choice?.seat !== seat || final[i] === true || binding?.has(verbOf(choice.key)) === true) break
    count++
  }
  return count
}

/** Takes back the seat's latest choice; `before` as for `back`. */
export function undo<S extends State, Setup, View>(
  match: Match<S, Setup, View>,
  seat: Seat,
  before?: S,
): { readonly ok: true } | Refusal {
  const { choices } = match.log
  const last = choices[choices.length - 1]
  if (last === undefined) return refuse('nothing-to-undo', 'Nothing has been chosen yet.')
  if (last.seat !== seat) return refuse('nothing-to-undo', `The latest choice was not made by seat ${seat}.`)
  if (match.final[choices.length - 1] === true) {
    return refuse('undo-closed', `"${last.key}" brought chance or a secret into the open and stands.`)
  }
  back(match, 1, before)
  return { ok: true }
}

/**
 * Undoes the latest choices, no matter who made them. The state before them must be passed in if it is no longer kept.
 */
export function back<S extends State, Setup, View>(
  match: Match<S, Setup, View>,
  steps: number,
  before: S | undefined = match.past.at(-steps),
): void {
  const { choices } = match.log
  if (before === undefined) throw new Error(`the state ${steps} choices ago is not remembered`)
  if (steps > choices.length) throw new Error(`there are no ${steps} choices to take back`)
  const state = match.rules.clone(before)
  Object.assign(match, { state, ...ask(match.rules, state) })
  match.log = { ...match.log, choices: choices.slice(0, choices.length - steps) }
  match.final = match.final.slice(0, choices.length - steps)
  match.past = match.past.slice(0, -steps)
}

/** Plays a log from its beginning. */
export function replay<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  log: MatchLog<Setup>,
): Match<S, Setup, View> | Refusal {
  if (log.rules !== rules.id) {
    return refuse('wrong-rules', `The log is of "${log.rules}", these are the rules of "${rules.id}".`)
  }
  if (!isReplayable(rules, log.version)) {
    return refuse(
      'wrong-version',
      `The log is of version ${log.version}, the rules are version ${rules.version}.`,
    )
  }
  return resume(rules, log, start(rules, log.setup, log.seed, log.generator ?? 'sfc32').match.state)
}

/** Does a match of that version of the rules replay the same way under these? */
export const isReplayable = (
  { version: newest, since = newest }: { readonly version: number; readonly since?: number },
  version: number,
): boolean => version >= since && version <= newest

/** Plays the choices of a log from a given state, which need not come from its seed. */
export function resume<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  log: MatchLog<Setup>,
  origin: S,
): Match<S, Setup, View> | Refusal {
  const state = rules.clone(origin)
  const asked = ask(rules, state)
  const match: Match<S, Setup, View> = {
    rules,
    log: { ...log, choices: [] },
    state,
    ...asked,
    final: [],
    past: [],
  }
  for (const [index, { seat, key }] of log.choices.entries()) {
    const done = choose(match, seat, key)
    if (!done.ok) return refuse('bad-log', `Choice ${index + 1} of the log: ${done.message}`)
  }
  return match
}

const refuse = (code: RefusalCode, message: string): Refusal => ({ ok: false, code, message })
