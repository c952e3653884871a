// The scenario file as docs/scenarios.md describes it. Reading is strict: an unknown word is an error that names the
// word and where it is.

import { isObject, type Json, type JsonObject } from '../json.ts'
import { fields, list, Misread, object, quote, text, texts } from '../reading.ts'
import { MATCHERS } from './compare.ts'

export type Expectation = {
  /** Words of the game about the table, the same as in `given`. */
  readonly table: JsonObject
  readonly players: JsonObject
  /** Events that happened since the last expectation or start, in this order; there may be others in between. */
  readonly events?: readonly JsonObject[]
  readonly noEvents?: readonly JsonObject[]
  readonly decisions?: Json
  readonly view?: { readonly by: Json; readonly is: JsonObject }
  readonly outcome?: Json
}

export type OptionsExpectation = {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly exactly?: readonly string[]
}

export type Step =
  | { readonly do: 'choose'; readonly seat: Json; readonly keys: readonly string[] }
  | { readonly do: 'refuse'; readonly seat: Json; readonly key: string }
  | { readonly do: 'undo'; readonly seat: Json; readonly allowed: boolean }
  | { readonly do: 'options'; readonly seat: Json; readonly expected: OptionsExpectation }
  /** Writes down what is offered: to one seat, or to all that are asked. */
  | { readonly do: 'show'; readonly seat?: Json }
  | { readonly do: 'then'; readonly expected: Expectation }

export type Scenario = {
  readonly name: string
  readonly rules: readonly string[]
  readonly game: string
  readonly seats: readonly string[]
  readonly setup: JsonObject
  readonly seed: string
  readonly given: { readonly table: JsonObject; readonly players: JsonObject }
  readonly steps: readonly Step[]
  readonly expected?: Expectation
}

/** The file is wrong, not the game. */
export class ScenarioError extends Misread {
  override readonly name = 'ScenarioError'
}

/** A file holds one scenario, a list of them, or `{ "scenarios": […] }`. */
export function readScenarios(file: Json): Scenario[] {
  if (Array.isArray(file)) return file.flatMap((item, index) => readScenario(item, `[${index}]`))
  if (isObject(file) && 'scenarios' in file) {
    const { scenarios } = fields(file, 'file', ['scenarios'])
    return list(scenarios, 'scenarios').flatMap((item, index) => readScenario(item, `scenarios[${index}]`))
  }
  return readScenario(file, 'file')
}

/** One scenario, or one for each of its lines. */
function readScenario(json: Json, at: string): Scenario[] {
  const named = isObject(json) ? json.scenario : undefined
  const name = typeof named === 'string' ? named : at
  const known = [
    'scenario',
    'about',
    'rules',
    'game',
    'seats',
    'setup',
    'seed',
    'given',
    'steps',
    'then',
    'lines',
  ] as const
  const file = fields(json, name, known)
  const { players, ...table } = object(file.given ?? {}, `${name}: given`)
  const scenario: Scenario = {
    name: text(file.scenario, `${name}: scenario`),
    rules: texts(file.rules ?? [], `${name}: rules`),
    game: text(file.game, `${name}: game`),
    seats: namesOnce(texts(file.seats, `${name}: seats`), `${name}: seats`),
    setup: object(file.setup ?? {}, `${name}: setup`),
    seed: String(file.seed ?? '1'),
    given: { table, players: object(players ?? {}, `${name}: given.players`) },
    steps: readSteps(file.steps, name),
    ...(file.then === undefined ? {} : { expected: readExpectation(file.then, `${name}: then`) }),
  }
  if (file.lines === undefined) return [scenario]
  if (file.then !== undefined) throw new ScenarioError(`${name}: then belongs into each of the lines`)
  return list(file.lines, `${name}: lines`).map((line, i) =>
    readLine(scenario, line, `${name}: line ${i + 1}`),
  )
}

/** One way to continue from the table and the first steps that several lines share. */
function readLine(scenario: Scenario, json: Json, at: string): Scenario {
  const line = fields(json, at, ['line', 'about', 'rules', 'steps', 'then'] as const)
  const name = `${scenario.name}: ${text(line.line, `${at}: line`)}`
  return {
    ...scenario,
    name,
    rules: [...scenario.rules, ...texts(line.rules ?? [], `${at}: rules`)],
    steps: [...scenario.steps, ...readSteps(line.steps, name, scenario.steps.length)],
    ...(line.then === undefined ? {} : { expected: readExpectation(line.then, `${name}: then`) }),
  }
}

/** `before`: how many steps of the scenario come first. */
const readSteps = (json: Json | undefined, name: string, before = 0): Step[] =>
  list(json ?? [], `${name}: steps`).map((step, i) => readStep(step, `${name}: step ${before + i + 1}`))

function namesOnce(names: readonly string[], at: string): readonly string[] {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new ScenarioError(`${at}: ${quote(twice)} sits there twice`)
  return names
}

function readStep(json: Json, at: string): Step {
  const step = fields(json, at, [
    'seat',
    'choose',
    'refuse',
    'undo',
    'expectOptions',
    'show',
    'then',
    'about',
  ] as const)
  const verbs = (['choose', 'refuse', 'undo', 'expectOptions', 'show', 'then'] as const).filter(
    (verb) => step[verb] !== undefined,
  )
  if (verbs.length !== 1) {
    throw new ScenarioError(`${at}: needs exactly one of choose, refuse, undo, expectOptions, show, then`)
  }
  if (step.then !== undefined) return { do: 'then', expected: readExpectation(step.then, at) }
  if (step.show !== undefined) {
    if (step.show !== 'options') throw new ScenarioError(`${at}: show is "options"`)
    return { do: 'show', ...(step.seat === undefined ? {} : { seat: step.seat }) }
  }
  if (step.seat === undefined) throw new ScenarioError(`${at}: seat is missing`)
  const { seat } = step
  if (step.refuse !== undefined) return { do: 'refuse', seat, key: text(step.refuse, `${at}: refuse`) }
  if (step.undo !== undefined) {
    if (step.undo !== 'allowed' && step.undo !== 'closed')
      throw new ScenarioError(`${at}: undo is "allowed" or "closed"`)
    return { do: 'undo', seat, allowed: step.undo === 'allowed' }
  }
  if (step.expectOptions !== undefined) {
    const expected = fields(step.expectOptions, `${at}: expectOptions`, [
      'include',
      'exclude',
      'exactly',
    ] as const)
    return {
      do: 'options',
      seat,
      expected: {
        include: texts(expected.include ?? [], `${at}: include`),
        exclude: texts(expected.exclude ?? [], `${at}: exclude`),
        ...(expected.exactly === undefined ? {} : { exactly: texts(expected.exactly, `${at}: exactly`) }),
      },
    }
  }
  const { choose = [] } = step
  return { do: 'choose', seat, keys: typeof choose === 'string' ? [choose] : texts(choose, `${at}: choose`) }
}

function readExpectation(json: Json, at: string): Expectation {
  const { players, events, noEvents, decisions, view, outcome, ...table } = object(json, at)
  refuseUnknownMatchers(json, at)
  const seen = view === undefined ? undefined : fields(view, `${at}: view`, ['by', 'is'] as const)
  return {
    table,
    players: object(players ?? {}, `${at}: players`),
    ...(events === undefined
      ? {}
      : { events: list(events, `${at}: events`).map((e) => object(e, `${at}: events`)) }),
    ...(noEvents === undefined
      ? {}
      : { noEvents: list(noEvents, `${at}: noEvents`).map((e) => object(e, at)) }),
    ...(decisions === undefined ? {} : { decisions }),
    ...(seen === undefined
      ? {}
      : { view: { by: seen.by ?? null, is: object(seen.is ?? {}, `${at}: view.is`) } }),
    ...(outcome === undefined ? {} : { outcome }),
  }
}

/** A misspelled matcher would be an object that equals nothing, and in `noEvents` or `$excludes` that would pass. */
function refuseUnknownMatchers(json: Json, at: string): void {
  if (Array.isArray(json)) {
    for (const item of json) refuseUnknownMatchers(item, at)
  } else if (isObject(json)) {
    const keys = Object.keys(json)
    if (keys.some((key) => key.startsWith('$'))) fields(json, at, MATCHERS)
    for (const key of keys) refuseUnknownMatchers(json[key] ?? null, at)
  }
}
