// How a game plugs into the scenario kit: its words. A word can be put on the table (`given`) and read from it
// (`then`); both sides use the same spelling, so what can be arranged can be checked.

import type { Tell } from '../event.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { object, quote } from '../reading.ts'
import type { Rules, State } from '../rules.ts'
import { peopleOf, type Seat, type SeatKind, seatPeople, seats } from '../seat.ts'
import { differences } from './compare.ts'
import { type Expectation, type Scenario, ScenarioError } from './format.ts'
import { type Keys, misspelling } from './keys.ts'

export type Word<S> = {
  readonly about: string
  readonly example: Json
  show(s: S, names: SeatNames): Json
  /** If missing, the word can be checked but not arranged. */
  put?(s: S, value: Json, names: SeatNames): void
}

export type SeatWord<S> = {
  readonly about: string
  readonly example: Json
  show(s: S, seat: Seat, names: SeatNames): Json
  put?(s: S, seat: Seat, value: Json, names: SeatNames): void
}

export interface ScenarioGame<S extends State, Setup, View = unknown> {
  readonly rules: Rules<S, Setup, View>
  /** The file's `setup` and its number of players as the game's setup. */
  setup(words: JsonObject, players: number): Setup
  /** Sets up the table where a match would go on by itself: automas wait until everything is arranged. */
  readonly lays?: Rules<S, Setup, View>['setup']
  /** In the order they are applied: first the table, then the seats. */
  readonly words: { readonly [word: string]: Word<S> }
  readonly seatWords: { readonly [word: string]: SeatWord<S> }
  /** How the keys of its options are spelled. */
  readonly keys: Keys<S>
  /** An event as emitted now, where scenarios may use the words of an earlier version. */
  toldNow?(event: JsonObject): JsonObject
  /** Throws if no game could have led to the given table, and says why. */
  checkTable?(s: S): void
  /** Called once everything given is on the table, to bring pending work in line with it. */
  arranged?(s: S, tell: Tell): void
}

/** The players' names in a scenario; a seat may also be given as its number, counted from 0. */
export type SeatNames = { seat(name: Json): Seat; name(seat: Seat): string }

/** The names of all seats: players are named in the file, automas are numbered. */
export function allNames(kinds: readonly SeatKind[], players: readonly string[]): string[] {
  const { length: count } = peopleOf(kinds)
  if (count !== players.length) throw new Error(`${count} play, but ${players.length} are named`)
  let automas = 0
  return seatPeople(kinds, players).map((name) => name ?? `automa ${++automas}`)
}

export function seatNames(names: readonly string[]): SeatNames {
  return {
    seat(name) {
      const named = typeof name === 'string' ? names.indexOf(name) : -1
      const isNumber = typeof name === 'number' || (typeof name === 'string' && /^\d+$/.test(name))
      const seat = named < 0 && isNumber ? Number(name) : named
      if (names[seat] === undefined) {
        const spelled = typeof name === 'string' ? name : JSON.stringify(name)
        throw new ScenarioError(`unknown seat ${quote(spelled)} (known: ${names.join(', ')})`)
      }
      return seat
    },
    name: (seat) => names[seat] ?? String(seat),
  }
}

/**
 * Refuses every word and seat that the game does not know, before anything is played: a typo must not hide behind a
 * step that fails first.
 */
export function refuseMisspelled<S extends State, Setup, View>(
  game: ScenarioGame<S, Setup, View>,
  { given, steps, expected }: Scenario,
  names: SeatNames,
): void {
  const checkWords = ({ table, players }: Scenario['given'], at: string, arranging: boolean) => {
    refuseUnknown(table, game.words, at, arranging)
    for (const [name, words] of Object.entries(players)) {
      within(`${at}.players`, () => names.seat(name))
      refuseUnknown(words, game.seatWords, `${at}.players.${name}`, arranging)
    }
  }
  const checkExpectation = (expectation: Expectation, at: string) => {
    checkWords(expectation, at, false)
    const by = expectation.view?.by
    if (by !== undefined && by !== 'spectator') within(`${at}.view.by`, () => names.seat(by))
  }
  const checkSeat = (seat: Json, at: string) => void within(at, () => names.seat(seat))
  checkWords(given, 'given', true)
  for (const [index, step] of steps.entries()) {
    const at = `step ${index + 1}`
    if (step.do === 'then') checkExpectation(step.expected, `${at}: then`)
    else if (step.seat !== undefined) checkSeat(step.seat, at)
  }
  if (expected !== undefined) checkExpectation(expected, 'then')
}

/**
 * Refuses keys that no option could ever have where a scenario says they are not offered: such a check would pass no
 * matter what the game does.
 */
export function refuseImpossibleKeys<S extends State, Setup, View>(
  { keys }: ScenarioGame<S, Setup, View>,
  s: S,
  { steps }: Scenario,
): void {
  for (const [index, step] of steps.entries()) {
    const refused = step.do === 'refuse' ? [step.key] : step.do === 'options' ? step.expected.exclude : []
    const [wrong] = refused.flatMap((key) => misspelling(keys, s, key) ?? [])
    if (wrong !== undefined) throw new ScenarioError(`step ${index + 1}: ${wrong}`)
  }
}

/** An error inside is the file's fault, and this says where. */
export function within<T>(at: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new ScenarioError(`${at}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Arranges the table as `given` says. A word that another one overrides is an error: no one meant that table. */
export function arrange<S extends State, Setup, View>(
  game: ScenarioGame<S, Setup, View>,
  s: S,
  given: Scenario['given'],
  names: SeatNames,
  tell: Tell,
): void {
  const checks: (() => string[])[] = []
  const arrangeWord = (at: string, value: Json, put: () => void, show: () => Json) => {
    within(at, put)
    const check = () => differences(value, show(), at)
    // A word may be given in a form other than the one it is shown in; then there is nothing to compare later.
    if (check().length === 0) checks.push(check)
  }
  for (const [word, { put, show }] of Object.entries(game.words)) {
    const value = given.table[word]
    if (value === undefined) continue
    arrangeWord(
      `given.${word}`,
      value,
      () => put?.(s, value, names),
      () => show(s, names),
    )
  }
  for (const [word, { put, show }] of Object.entries(game.seatWords)) {
    for (const [name, words] of Object.entries(given.players)) {
      const value = isObject(words) ? words[word] : undefined
      if (value === undefined) continue
      const seat = names.seat(name)
      arrangeWord(
        `given.players.${name}.${word}`,
        value,
        () => put?.(s, seat, value, names),
        () => show(s, seat, names),
      )
    }
  }
  const [overruled] = checks.flatMap((check) => check())
  if (overruled !== undefined) throw new ScenarioError(`${overruled}: another word of given has changed it`)
  within('given', () => game.checkTable?.(s))
  within('given', () => game.arranged?.(s, tell))
}

/** The whole table in the game's words. */
export function tableOf<S extends State, Setup, View>(
  game: ScenarioGame<S, Setup, View>,
  s: S,
  names: SeatNames,
  seatCount: number,
): { table: JsonObject; players: JsonObject } {
  const table = Object.fromEntries(
    Object.entries(game.words).map(([word, { show }]) => [word, show(s, names)]),
  )
  const players = Object.fromEntries(
    seats(seatCount).map((seat) => [
      names.name(seat),
      Object.fromEntries(
        Object.entries(game.seatWords).map(([word, { show }]) => [word, show(s, seat, names)]),
      ),
    ]),
  )
  return { table, players }
}

function refuseUnknown(
  words: Json,
  vocabulary: { readonly [word: string]: { put?: unknown } },
  at: string,
  arranging: boolean,
): void {
  for (const word of Object.keys(object(words, at))) {
    if (!Object.hasOwn(vocabulary, word)) {
      throw new ScenarioError(
        `${at}: unknown word ${quote(word)} (known: ${Object.keys(vocabulary).join(', ')})`,
      )
    }
    if (arranging && vocabulary[word]?.put === undefined) {
      throw new ScenarioError(`${at}: ${quote(word)} can be checked but not arranged`)
    }
  }
}
