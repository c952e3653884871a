// A match at one moment, its game's own types hidden. A position never changes: a choice leads to another one, so
// what has not been stored yet can be thrown away.

import type { AnyGame, Game } from '@sietch/games'
import {
  ask,
  type Choice,
  type Closed,
  choose,
  type Decision,
  type GameEvent,
  type Generator,
  generatorOf,
  type Json,
  type Match,
  type MatchLog,
  type Outcome,
  type Prompt,
  type Refusal,
  resume,
  type Seat,
  type SeatKind,
  type State,
  start,
  undoable,
} from '@sietch/kernel'
import { diff, type Operation } from './patch.ts'

type Moved = {
  readonly ok: true
  readonly position: Position
  readonly events: readonly GameEvent[]
  /** Chance or a secret came out with it: it cannot be taken back. */
  readonly final: boolean
}

export type Position = {
  readonly prompts: readonly Prompt[]
  /** What seats may decide and need not: each is known to its seat alone. */
  readonly offers: readonly Prompt[]
  readonly choices: readonly Choice[]
  readonly outcome: Outcome | undefined
  /** The state as it is stored, and never sent. */
  readonly state: unknown
  /** What everybody may see. */
  readonly publicView: unknown
  /** From there to what the seat may see. */
  own(seat: Seat): readonly Operation[]
  closed(decision: Decision): readonly Closed[]
  persona(seat: Seat): string | null
  /** Would a bot that may decide this ever do so? */
  considers(offer: Prompt): boolean
  /** How many of the latest choices the seat may take back without asking. */
  undoable(seat: Seat): number
  choose(seat: Seat, key: string): Moved | Refusal
  /** Without the latest `steps` choices. */
  back(steps: number): Position
}

export type Recorded = {
  readonly setup: Json
  readonly seed: string
  readonly version: number
  readonly choices: readonly (Choice & { readonly final: boolean })[]
  readonly state: Json
  /** The state the choices begin in, when newer rules took over in the middle of the match. */
  readonly base: Json | null
}

export function begin(game: AnyGame, setup: Json, seed: string, generator?: Generator) {
  return game.open((playable) => {
    const { match, events } = start(playable.rules, playable.setups.read(setup), seed, generator)
    return { position: positionOf(playable, match), events, version: playable.rules.version }
  })
}

/** What deals in a match that is stored as JSON. */
export const generatorIn = (state: string): Generator => generatorOf((JSON.parse(state) as State).rng)

/** Where a stored match stands. It goes on from its latest state and is not replayed, so newer rules cannot break it. */
export function pickUp(game: AnyGame, recorded: Recorded): Position {
  return game.open((playable) => positionOf(playable, restore(playable, recorded)))
}

/** A seat as the rules have it. */
export type SeatOfSetup = {
  readonly seat: Seat
  readonly kind: SeatKind
  /** The number of its team; null where everybody plays alone. */
  readonly team: number | null
}

/** The seats of a setup; throws with a sentence for a person when it cannot be played. */
export const seatsOf = (game: AnyGame, setup: Json): SeatOfSetup[] =>
  game.open(({ rules, setups }) => {
    const read = setups.read(setup)
    const teams = rules.teams?.(read)
    return rules
      .seats(read)
      .map((kind, seat) => ({ seat, kind, team: teams?.findIndex((team) => team.includes(seat)) ?? null }))
  })

function restore<S extends State, Setup, View>(
  { rules, setups }: Game<S, Setup, View>,
  { setup: json, seed, version, choices, state: latest, base }: Recorded,
): Match<S, Setup, View> {
  const setup = setups.read(json)
  // A match that is over stays as older rules have left it.
  const state = rules.migrate(latest, version)
  const asked = ask(rules, state)
  const generator = generatorOf(state.rng)
  const log: MatchLog<Setup> = {
    rules: rules.id,
    version,
    setup,
    seed,
    generator,
    choices: choices.map(bare),
  }
  const origin =
    base === null ? start(rules, setup, seed, generator).match.origin : rules.migrate(base, version)
  return { rules, log, origin, state, ...asked, final: choices.map(({ final }) => final) }
}

const bare = ({ seat, key }: Choice): Choice => ({ seat, key })

function positionOf<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  match: Match<S, Setup, View>,
): Position {
  const { rules } = game
  const { state, prompts, offers, log } = match
  const publicView = rules.view(state, 'spectator')
  const owns: Operation[][] = []
  return {
    prompts,
    offers,
    choices: log.choices,
    outcome: prompts.length === 0 ? rules.outcome(state) : undefined,
    state,
    publicView,
    own(seat) {
      owns[seat] ??= diff(publicView, rules.view(state, seat, publicView))
      return owns[seat]
    },
    closed: (decision) => rules.closed(state, decision),
    considers: ({ options }) => options.some((option) => game.considers?.(option) === true),
    persona: (seat) => game.persona?.(state, seat) ?? null,
    undoable: (seat) => (prompts.length === 0 ? 0 : undoable(match, seat)),
    choose(seat, key) {
      const next = { ...match }
      const done = choose(next, seat, key)
      if (!done.ok) return done
      return {
        ok: true,
        position: positionOf(game, next),
        events: done.events,
        final: next.final.at(-1) === true,
      }
    },
    back(steps) {
      const kept = { ...log, choices: log.choices.slice(0, log.choices.length - steps) }
      const before = resume(rules, kept, match.origin)
      if ('ok' in before) throw new Error(`the match's own log does not replay: ${before.message}`)
      return positionOf(game, before)
    },
  }
}
