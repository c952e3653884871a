// A game that is being set up, as the person has filled it in so far.

import type { Problem, RivalChoices, Value, Way, Wish, WishedRivals } from '@sietch/games'
import { type SeatKind, seatPeople } from '@sietch/kernel'
import { LEVELS as BOT_LEVELS } from '../table/levels.ts'
import type { SeatSetup, TableSetup } from '../table/table.ts'
import type { Offered, Seats, Talks } from './offered.ts'

export const WHO = ['human', ...BOT_LEVELS] as const

export type SeatDraft = {
  readonly who: (typeof WHO)[number]
  readonly name: string
  /** Played by the same person as the seat with this number. */
  readonly as?: number | undefined
  /** For personas given by seat; empty: randomly. */
  readonly persona: string
}

export type Draft = {
  readonly game: Offered
  readonly modules: readonly string[]
  /** Readings of the rules other than the usual ones. */
  readonly readings: { readonly [reading: string]: Value }
  readonly players: number
  /** At least as many as can play: unused ones are remembered. */
  readonly seats: readonly SeatDraft[]
  /** How the personas are found, where there are any. */
  readonly way: Way | null
  /** How Rivals play, where there are any: what does not go with so many people is remembered. */
  readonly rivals: Required<WishedRivals> & { readonly level: RivalLevel }
  readonly seed: string
}

export const newDraft = (game: Offered, name: string): Draft => ({
  game,
  modules: [],
  readings: {},
  players: usual(game),
  seats: seatsFor(game, [{ who: 'human', name, persona: '' }]),
  way: game.personas?.ways[0] ?? null,
  rivals: USUAL_RIVALS,
  seed: '',
})

/** The first so many seats are for people. */
export const amongFriends = (draft: Draft, people: number): Draft => ({
  ...draft,
  players: people,
  seats: draft.seats.map((seat, index) => (index < people ? { ...seat, who: 'human' } : seat)),
})

/** From easy to hard, and what makes Rivals cleverer, whether a game has them or not. */
export const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const
export type RivalLevel = (typeof LEVELS)[number]
export const RULES = ['smart-politics', 'brutal-escalation', 'expert-deployment'] as const

/** Random Rivals, at the level below the hard ones. */
const USUAL_RIVALS: Draft['rivals'] = {
  who: [],
  level: 'sardaukar',
  rules: [],
  streamlined: false,
  churn: false,
}

/** A full table. */
const usual = ({ playersWith }: Offered): number => Math.max(...playersWith([]))

/** Bots fill unassigned seats. */
const seatsFor = ({ players, usualLevel }: Offered, known: readonly SeatDraft[]): SeatDraft[] =>
  Array.from(
    { length: Math.max(known.length, ...players) },
    (_, seat) => known[seat] ?? { who: usualLevel, name: '', persona: '' },
  )

/** Of modules those that the game has and that go together. */
export function possible(game: Offered, modules: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const module of modules)
    if (game.modules.includes(module) && game.moduleProblem(module, kept) === undefined) kept.push(module)
  return kept
}

/** What the other game does not have is dropped. */
export const withGame = (draft: Draft, game: Offered): Draft => ({
  ...draft,
  game,
  modules: possible(game, draft.modules),
  readings: {},
  players: game.playersWith([]).includes(draft.players) ? draft.players : usual(game),
  way: game.personas?.ways.find((way) => way === draft.way) ?? game.personas?.ways[0] ?? null,
  rivals: { ...draft.rivals, who: [], rules: [] },
  seats: seatsFor(
    game,
    draft.seats.map((seat) => ({ ...seat, persona: '' })),
  ),
})

export const withModule = (draft: Draft, module: string, isIn: boolean): Draft => ({
  ...draft,
  modules: isIn ? [...draft.modules, module] : draft.modules.filter((other) => other !== module),
})

/** With the modules this number of players requires. */
export const withPlayers = (draft: Draft, players: number): Draft => ({
  ...draft,
  players,
  modules: withNeeds(draft, players),
})

const withNeeds = ({ game, modules }: Draft, players: number): readonly string[] => [
  ...new Set([...modules, ...game.needs(players)]),
]

/** How many can play, with what they need beside what has been chosen. */
export const playersOf = (draft: Draft): readonly number[] =>
  draft.game.players.filter((n) => draft.game.playersWith(withNeeds(draft, n)).includes(n))

/** The readings that are about so many players. */
export const readingsOf = ({ game, players }: Draft): Offered['readings'] =>
  game.readings.filter((reading) => reading.players === undefined || reading.players === players)

export const withReading = (draft: Draft, reading: string, value: Value): Draft => ({
  ...draft,
  readings: { ...draft.readings, [reading]: value },
})

/** A seat that becomes someone else's takes along the seats played by the same person. */
export const withSeat = (draft: Draft, index: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, at) => {
    if (at === index) return { ...seat, ...change }
    return seat.as === index && change.as !== undefined ? { ...seat, as: change.as } : seat
  }),
})

export const withRivals = (draft: Draft, change: Partial<Draft['rivals']>): Draft => ({
  ...draft,
  rivals: { ...draft.rivals, ...change },
})

/** Opponents whom the rules play, as the game is set up so far. */
export const rivalChoices = ({ game, modules, players }: Draft): RivalChoices | undefined =>
  game.rivals(modules, players)

/** The part of the wishes that fits this many people. */
function wishedRivals(draft: Draft): WishedRivals | undefined {
  const choices = rivalChoices(draft)
  if (choices === undefined) return undefined
  const { who, level, rules, streamlined, churn } = draft.rivals
  const isStreamlined = streamlined && choices.streamlined.length > 0
  const possible = isStreamlined ? choices.streamlined : choices.who
  return {
    ...(possible.length > 0 && {
      who: Array.from({ length: choices.count }, (_, index) => {
        const wanted = who[index] ?? ''
        return possible.includes(wanted) ? wanted : ''
      }),
    }),
    ...(choices.levels.length > 0 && { level }),
    rules: rules.filter((rule) => choices.rules.includes(rule)),
    ...(isStreamlined && { streamlined }),
    ...(churn && choices.churn && { churn }),
  }
}

/** The seats that play. */
export const playing = ({ seats, players }: Draft): readonly SeatDraft[] => seats.slice(0, players)

const wishOf = (draft: Draft, seed: string): Wish => ({
  players: draft.players,
  modules: draft.modules,
  readings: Object.fromEntries(
    Object.entries(draft.readings).filter(([id]) => readingsOf(draft).some((reading) => reading.id === id)),
  ),
  ...(draft.way !== null && {
    personas: {
      way: draft.way,
      given: playing(draft).map(({ persona }) => persona),
      choosers: playing(draft).flatMap(({ who }, seat) => (who === 'human' ? [seat] : [])),
    },
  }),
  ...optional(wishedRivals(draft)),
  seed,
})

const optional = (rivals: WishedRivals | undefined): Pick<Wish, 'rivals'> =>
  rivals === undefined ? {} : { rivals }

/** Why the game cannot be played this way; undefined if it can. */
export const problemOf = (draft: Draft): Problem | undefined => draft.game.problem(wishOf(draft, ''))

export const seatsOf = (draft: Draft): Seats => draft.game.seats(wishOf(draft, ''))

export const talksOf = (draft: Draft): Talks => draft.game.talks(wishOf(draft, ''))

export function tableSetup(draft: Draft, seed: string): TableSetup {
  const { game } = draft
  const wish = wishOf(draft, seed)
  const { seats, teams, roles } = game.seats(wish)
  const sitting = seated(seats, seatSetups(draft))
  return {
    game: game.id,
    setup: game.setup(wish),
    seats: sitting,
    ...(teams && { teams }),
    ...(roles && { roles }),
    seed,
  }
}

/** The seat of the person who plays this one: their first, or another that is played by someone. */
export function playedAs(draft: Draft, index: number): number {
  const { as } = draft.seats[index] ?? {}
  const isPerson = as !== undefined && as < draft.players && draft.seats[as]?.who === 'human'
  return isPerson && draft.seats[as]?.as === undefined ? as : index
}

const seatSetups = (draft: Draft): SeatSetup[] => {
  const all = playing(draft)
  const persons = all.map(({ who }, index) => (who === 'human' ? playedAs(draft, index) : null))
  return all.map(({ who }, index): SeatSetup => {
    if (who !== 'human') return { kind: 'bot', level: who }
    const person = persons[index] ?? index
    const isOne = persons.filter((one) => one === person).length === 1
    return { kind: 'human', name: all[person]?.name.trim() ?? '', ...(!isOne && { person }) }
  })
}

/** Those who play on their seats, automas on the others. */
export const seated = (kinds: readonly SeatKind[], players: readonly SeatSetup[]): SeatSetup[] =>
  seatPeople(kinds, players).map((player) => player ?? { kind: 'automa' })
