// A match at one moment, its game's own types hidden. A position never changes: a choice leads to another one, so
// what has not been stored yet can be thrown away.

import type { AnyGame, Game } from '@sietch/games'
import {
  beginRecord,
  type Channel,
  type Choice,
  type Closed,
  chosenIn,
  type Decision,
  type Entry,
  type Generator,
  generatorOf,
  isObject,
  type Json,
  type Kept,
  type Leg,
  type MatchRecord,
  type Outcome,
  type Prompt,
  type Refusal,
  readBack,
  type Seat,
  type SeatKind,
  type State,
  takenBack,
  undoable,
} from '@sietch/kernel'
import { diff, type Operation } from '@sietch/protocol'
import { orFault } from './fault.ts'

type Moved = {
  readonly ok: true
  readonly position: Position
  /** What is stored of the step. */
  readonly entry: Entry
  /** It revealed chance or a secret and cannot be undone. */
  readonly final: boolean
}

export type Position = {
  readonly prompts: readonly Prompt[]
  /** The optional decisions, each known to its seat alone. */
  readonly offers: readonly Prompt[]
  /** Those made since newer rules last took over. */
  readonly choices: readonly Choice[]
  readonly legs: readonly Leg[]
  /** Of the latest entry that counts. */
  readonly hash: string
  readonly outcome: Outcome | undefined
  /** The state as stored; never sent. */
  readonly state: unknown
  /** What everyone may see. */
  readonly publicView: unknown
  /** From there to what the seat may see. */
  own(seat: Seat): readonly Operation[]
  closed(decision: Decision): readonly Closed[]
  persona(seat: Seat): string | null
  /** May the seat's player keep notes now? */
  keepsNotes(seat: Seat): boolean
  /** Those who are allied now. */
  allies(): readonly Channel[]
  /** Would a bot ever take this optional decision? */
  considers(offer: Prompt): boolean
  /** Would a bot put this off while people are asked at the same time? */
  lingers(seat: Seat, key: string, isPerson: (seat: Seat) => boolean): boolean
  /** How many of the latest choices the seat may undo without asking, alone or among people. */
  undoable(seat: Seat, among: 'bots' | 'people'): number
  choose(seat: Seat, key: string): Moved | Refusal
  /** How many of the latest choices can be undone without being given the state before them. */
  readonly remembered: number
  /** Without the latest `steps` choices. */
  back(steps: number, before?: Json): Position
}

/** A match as it is stored. */
export type Stored = Omit<Kept<unknown>, 'setup'> & {
  readonly setup: Json
  /** How it ended, if that was stored. */
  readonly outcome?: Outcome | undefined
}

export function begin(game: AnyGame, setup: Json, seed: string, generator?: Generator) {
  return game.open((playable) => {
    const { record, entry } = beginRecord(playable.rules, playable.setups.read(setup), seed, generator)
    return { position: positionOf(playable, record), entry, version: playable.rules.version }
  })
}

/** The generator that deals in a match stored as JSON. */
export const generatorIn = (state: string): Generator => generatorOf((JSON.parse(state) as State).rng)

/**
 * The position of a stored match. It goes on from its latest state and is not replayed, so newer rules cannot break it.
 */
export function pickUp(game: AnyGame, stored: Stored): Position {
  return game.open((playable) => {
    const setup = playable.setups.read(stored.setup)
    return positionOf(playable, readBack(playable.rules, { ...stored, setup }), stored.outcome)
  })
}

/** A seat as the rules have it. */
export type SeatOfSetup = {
  readonly seat: Seat
  readonly kind: SeatKind
  /** The number of its team; null if everyone plays alone. */
  readonly team: number | null
  /** What it is called before the match; null if all are alike. */
  readonly role: string | null
}

/** The seats of a setup; throws with a sentence for a person if it cannot be played. */
export const seatsOf = (game: AnyGame, setup: Json): SeatOfSetup[] =>
  game.open(({ rules, setups, roles }) => {
    const read = setups.read(setup)
    const teams = rules.teams?.(read)
    const called = roles?.(read)
    return rules.seats(read).map((kind, seat) => ({
      seat,
      kind,
      team: teams?.findIndex((team) => team.includes(seat)) ?? null,
      role: called?.[seat] ?? null,
    }))
  })

/** The setup with these people at the table, if it matters who is a person. */
export const setupFor = (game: AnyGame, setup: Json, people: readonly Seat[]): Json =>
  game.open(({ setups }) => (isObject(setup) ? (setups.seated?.(setup, people) ?? setup) : setup))

/** What the rules say, unless they fail at it. */
const said = <T>(work: () => T): T => orFault('rules', work)

function positionOf<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  record: MatchRecord<S, Setup, View>,
  outcome?: Outcome,
): Position {
  const { rules } = game
  const { match, legs, hashes } = record
  const { state, prompts, offers, log } = match
  const publicView = rules.view(state, 'spectator')
  const owns: Operation[][] = []
  return {
    prompts,
    offers,
    choices: log.choices,
    legs,
    hash: hashes.at(-1) ?? '',
    outcome:
      prompts.length === 0
        ? (outcome ?? checked(rules.outcome(state), rules.seats(log.setup).length))
        : undefined,
    state,
    publicView,
    own(seat) {
      owns[seat] ??= said(() => diff(publicView, rules.view(state, seat, publicView)))
      return owns[seat]
    },
    closed: (decision) => said(() => rules.closed(state, decision)),
    considers: ({ options }) => said(() => options.some((option) => game.considers?.(option) === true)),
    lingers(seat, key, isPerson) {
      const prompt = prompts.find(({ decision }) => decision.seat === seat)
      const option = prompt?.options.find((one) => one.key === key)
      if (prompt === undefined || option === undefined) return false
      return said(() => game.lingers?.(prompt.decision, option, isPerson) === true)
    },
    persona(seat) {
      try {
        return game.persona?.(state, seat) ?? null
      } catch {
        // Only for statistics.
        return null
      }
    },
    keepsNotes: (seat) => said(() => game.keepsNotes?.(state, seat) ?? true),
    allies: () => said(() => game.talk?.allies?.(state) ?? []),
    undoable: (seat, among) => (prompts.length === 0 ? 0 : undoable(match, seat, among)),
    choose: (seat, key) =>
      said(() => {
        const step = chosenIn(record, { seat, key })
        if (!step.ok) return step
        const { entry, final } = step
        return { ok: true, position: positionOf(game, step.record), entry, final }
      }),
    remembered: match.past.length,
    back: (steps, before) =>
      said(() => {
        const known = before === undefined ? undefined : rules.migrate(before, log.version)
        return positionOf(game, takenBack(record, steps, known))
      }),
  }
}

/** An outcome must be countable: every seat has one place and a score. */
function checked(outcome: Outcome | undefined, seats: number): Outcome {
  const places = outcome?.places.flat() ?? []
  const isWhole =
    places.length === seats &&
    places.every((seat) => Number.isFinite(outcome?.scores[seat])) &&
    new Set(places).size === seats
  if (outcome === undefined || !isWhole)
    throw new Error(`an end without a place for each: ${JSON.stringify(outcome)}`)
  return outcome
}
