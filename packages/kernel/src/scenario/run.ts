// Runs a scenario: arranges the table, takes the steps, compares. Forced choices are taken as in any match.

import type { Prompt } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import type { JsonObject } from '../json.ts'
import { choose, type Match, resume, start, undo } from '../match.ts'
import { Misread, quote } from '../reading.ts'
import type { State } from '../rules.ts'
import type { Seat, Viewer } from '../seat.ts'
import { settle } from '../settle.ts'
import { differences, matches } from './compare.ts'
import type { Expectation, OptionsExpectation, Scenario, Step } from './format.ts'
import {
  allNames,
  arrange,
  refuseImpossibleKeys,
  refuseMisspelled,
  type ScenarioGame,
  type SeatNames,
  seatNames,
  tableOf,
  within,
} from './game.ts'
import { fitsPattern, misspelling } from './keys.ts'

export type ScenarioResult = {
  readonly name: string
  readonly rules: readonly string[]
  /** Empty when the scenario passed. */
  readonly problems: readonly string[]
  /** The file is wrong, not the game: it has a word, a seat or a value that means nothing here. */
  readonly misspelled: boolean
  /** What its steps asked to see; for a traced scenario, every choice and its result. */
  readonly shown: readonly string[]
}

export function runScenario<S extends State, Setup, View>(
  game: ScenarioGame<S, Setup, View>,
  scenario: Scenario,
  { trace = false }: { readonly trace?: boolean } = {},
): ScenarioResult {
  const { name, rules } = scenario
  const shown: string[] = []
  try {
    return { name, rules, problems: play(game, scenario, shown, trace), misspelled: false, shown }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const misspelled = error instanceof Misread
    return { name, rules, problems: [misspelled ? message : `the game broke: ${message}`], misspelled, shown }
  }
}

type Playing<S extends State, Setup, View> = {
  readonly game: ScenarioGame<S, Setup, View>
  readonly names: SeatNames
  readonly seatCount: number
  readonly match: Match<S, Setup, View>
  /** Since the last expectation, choice by choice: what is undone did not happen. */
  told: (readonly GameEvent[])[]
  readonly shown: string[]
  readonly trace: boolean
}

/** A table as a scenario wants it before its first step. */
type Laid<S extends State, Setup, View> = {
  readonly match: Match<S, Setup, View>
  readonly events: readonly GameEvent[]
  /** By seat. */
  readonly seated: readonly string[]
}

/** Sets up the table of a scenario and settles it. Throws if the file is wrong. */
export function layOut<S extends State, Setup, View>(
  game: ScenarioGame<S, Setup, View>,
  scenario: Scenario,
): Laid<S, Setup, View> {
  const setup = within('setup', () => game.setup(scenario.setup, scenario.seats.length))
  const seated = within('seats', () => allNames(game.rules.seats(setup), scenario.seats))
  const names = seatNames(seated)
  refuseMisspelled(game, scenario, names)
  const rules = game.lays === undefined ? game.rules : { ...game.rules, setup: game.lays }
  const { log, state } = start(rules, setup, scenario.seed).match
  const events: GameEvent[] = []
  const tell = (event: GameEvent) => void events.push(event)
  arrange(game, state, scenario.given, names, tell)
  refuseImpossibleKeys(game, state, scenario)
  settle(game.rules, state, tell)
  const match = resume(game.rules, log, state)
  if ('ok' in match) throw new Error(match.message)
  return { match, events, seated }
}

function play<S extends State, Setup, View>(
  game: ScenarioGame<S, Setup, View>,
  scenario: Scenario,
  shown: string[],
  trace: boolean,
): string[] {
  const { match, events, seated } = layOut(game, scenario)
  const [names, seatCount] = [seatNames(seated), seated.length]
  const playing = { game, names, seatCount, match, told: [events], shown, trace }
  traceEvents(playing, 'given', events)
  for (const [index, step] of scenario.steps.entries()) {
    const problems = take(playing, step, `step ${index + 1}`).map(
      (problem) => `step ${index + 1}: ${problem}`,
    )
    if (problems.length > 0) return problems
  }
  return scenario.expected === undefined ? [] : check(playing, scenario.expected)
}

function take<S extends State, Setup, View>(
  playing: Playing<S, Setup, View>,
  step: Step,
  at: string,
): string[] {
  const { match, names } = playing
  if (step.do === 'then') return check(playing, step.expected)
  if (step.do === 'show') {
    const seat = step.seat === undefined ? undefined : names.seat(step.seat)
    playing.shown.push(...asked(playing, seat).map((line) => `${at}: ${line}`))
    return []
  }
  const seat = names.seat(step.seat)
  const name = names.name(seat)
  switch (step.do) {
    case 'choose':
      for (const key of step.keys) {
        const done = choose(match, seat, key)
        if (!done.ok) return [`${done.message} ${offered(playing, seat)}`]
        playing.told.push(done.events)
        traceEvents(playing, `${at}: ${name}: ${key}`, done.events)
      }
      return []
    case 'refuse': {
      const { must, may } = keysFor(playing, seat)
      // What a seat may do at any time does not count as being asked.
      return (step.key === '*' ? must : [...must, ...may])
        .filter((key) => fitsPattern(step.key, key))
        .map((key) => `${quote(key)} is offered to ${name}, it should not be`)
    }
    case 'undo': {
      const done = undo(match, seat)
      if (done.ok) playing.told.pop()
      if (done.ok) traceEvents(playing, `${at}: ${name}: undo`, [])
      if (done.ok === step.allowed) return []
      return [done.ok ? 'undo is open, it should be closed' : done.message]
    }
    case 'options':
      return checkOptions(keysFor(playing, seat), step.expected, name)
  }
}

/** What a seat has to choose from, and what else it may do. */
type Offered = { readonly must: readonly string[]; readonly may: readonly string[] }

const keysFor = <S extends State, Setup, View>(playing: Playing<S, Setup, View>, seat: Seat): Offered => ({
  must: keysIn(playing, playing.match.prompts, seat),
  may: keysIn(playing, playing.match.offers, seat),
})

function keysIn<S extends State, Setup, View>(
  { game, match }: Playing<S, Setup, View>,
  prompts: readonly Prompt[],
  seat: Seat,
): string[] {
  const prompt = prompts.find(({ decision }) => decision.seat === seat)
  const keys = prompt?.options.map(({ key }) => key) ?? []
  for (const key of keys) {
    const problem = misspelling(game.keys, match.state, key)
    // Otherwise a scenario could not say that this option is not offered.
    if (problem !== undefined) throw new Error(`it offers ${quote(key)}, but ${problem}`)
  }
  return keys
}

/** Who is asked now (or the one seat) and what is offered, then what else may be done. */
function asked<S extends State, Setup, View>(playing: Playing<S, Setup, View>, only?: Seat): string[] {
  const { match, names } = playing
  const list = (prompts: readonly Prompt[], word: string) =>
    prompts
      .filter(({ decision }) => only === undefined || decision.seat === only)
      .map(
        ({ decision: { seat, kind } }) =>
          `${names.name(seat)} (${word}${kind}): ${keysIn(playing, prompts, seat).join(' | ')}`,
      )
  const must = list(match.prompts, '')
  const nobody = `${only === undefined ? 'nobody' : names.name(only)} is not asked`
  return [...(must.length > 0 ? must : [nobody]), ...list(match.offers, 'may, ')]
}

function traceEvents<S extends State, Setup, View>(
  playing: Playing<S, Setup, View>,
  what: string,
  events: readonly GameEvent[],
): void {
  if (!playing.trace) return
  playing.shown.push(
    what,
    ...events.map((event) => `  ${JSON.stringify(contentsOf(event))}`),
    ...asked(playing).map((line) => `  ${line}`),
  )
}

function offered<S extends State, Setup, View>(playing: Playing<S, Setup, View>, seat: Seat): string {
  const { match, names } = playing
  const { must, may } = keysFor(playing, seat)
  const keys = [...must, ...may]
  if (keys.length > 0) return `Offered to ${names.name(seat)}: ${keys.join(' | ')}`
  const asked = match.prompts.map(({ decision }) => `${names.name(decision.seat)} (${decision.kind})`)
  return `Asked now: ${asked.join(', ') || 'nobody'}`
}

/** Options that a seat has at any time need not be listed in an exact list of offers, but can be. */
function checkOptions({ must, may }: Offered, expected: OptionsExpectation, seat: string): string[] {
  const { include, exclude, exactly } = expected
  const keys = [...must, ...may]
  const isAmong = (patterns: readonly string[], key: string) => patterns.some((one) => fitsPattern(one, key))
  const missing = [...include, ...(exactly ?? [])].filter((one) => !keys.some((key) => fitsPattern(one, key)))
  const surplus = keys.filter(
    (key) => isAmong(exclude, key) || (exactly !== undefined && must.includes(key) && !isAmong(exactly, key)),
  )
  const all = `among ${seat}'s options: ${keys.join(' | ') || 'none'}`
  return [
    ...missing.map((key) => `${quote(key)} is not ${all}`),
    ...surplus.map((key) => `${quote(key)} should not be ${all}`),
  ]
}

function check<S extends State, Setup, View>(
  playing: Playing<S, Setup, View>,
  expected: Expectation,
): string[] {
  const { game, match, names, seatCount } = playing
  const actual = tableOf(game, match.state, names, seatCount)
  const problems = [
    ...differences(expected.table, actual.table, 'table'),
    ...Object.entries(expected.players).flatMap(([name, words]) =>
      differences(words, actual.players[names.name(names.seat(name))], name),
    ),
    ...checkEvents(playing, expected),
  ]
  if (expected.decisions !== undefined) {
    const asked = match.prompts.map(({ decision }) => ({
      seat: names.name(decision.seat),
      kind: decision.kind,
    }))
    problems.push(...differences(expected.decisions, asked, 'decisions'))
  }
  if (expected.view !== undefined) {
    const viewer: Viewer = expected.view.by === 'spectator' ? 'spectator' : names.seat(expected.view.by)
    const view = JSON.parse(JSON.stringify(game.rules.view(match.state, viewer))) as JsonObject
    problems.push(...differences(expected.view.is, view, `view of ${expected.view.by}`))
  }
  if (expected.outcome !== undefined) {
    const outcome = game.rules.outcome(match.state)
    const shown = outcome && {
      places: outcome.places.map((place) => place.map(names.name)),
      scores: [...outcome.scores],
      ...(outcome.teams && { teams: outcome.teams.map((team) => team.map(names.name)) }),
    }
    problems.push(...differences(expected.outcome, shown ?? null, 'outcome'))
  }
  playing.told = []
  return problems
}

function checkEvents<S extends State, Setup, View>(
  { game, told }: Playing<S, Setup, View>,
  expected: Expectation,
): string[] {
  const toldNow = (event: JsonObject) => game.toldNow?.(event) ?? event
  const seen = told.flat().map(contentsOf)
  const kinds = seen.map((event) => JSON.stringify(event)).join(' ')
  const problems: string[] = []
  let from = 0
  for (const event of (expected.events ?? []).map(toldNow)) {
    const found = seen.findIndex((candidate, index) => index >= from && matches(event, candidate))
    if (found < 0)
      problems.push(`event ${JSON.stringify(event)} did not happen; these did: ${kinds || 'none'}`)
    else from = found + 1
  }
  for (const event of (expected.noEvents ?? []).map(toldNow)) {
    if (seen.some((candidate) => matches(event, candidate)))
      problems.push(`event ${JSON.stringify(event)} happened`)
  }
  return problems
}

const contentsOf = ({ kind, data, secret }: GameEvent): JsonObject => ({
  kind,
  ...data,
  ...(secret === undefined ? {} : secret.data),
})
