// A game as known to everything that offers, hosts or measures it, described once. `index.ts` lists the games.

import type { Analyst, Explanation, Level } from '@sietch/bots'
import {
  type Channel,
  type Decision,
  type LaidPile,
  type Option,
  type Policy,
  peopleOf,
  type Rules,
  randomPolicy,
  type Seat,
  type State,
  TALKS,
  type Talk,
  type Turn,
} from '@sietch/kernel'
import type { Setups } from './setups.ts'
import type { Workshop } from './workshop.ts'

export type Game<S extends State, Setup, View> = {
  readonly rules: Rules<S, Setup, View>
  readonly setups: Setups<Setup>
  readonly bots: Bots<S, View>
  /** Fetches what these bots have learned; await it before asking one of them. */
  study?(bots: readonly string[]): Promise<void>
  /** The usual level for people who know the game. */
  readonly usualLevel: Level
  /** Whether a bot would ever take this option of an optional decision: otherwise it is not even asked. */
  considers?(option: Option): boolean
  /** What a bot puts off while people are asked at the same time, so as not to cut them short. */
  lingers?(decision: Decision, option: Option, isPerson: (seat: Seat) => boolean): boolean
  /** What a strong bot would do, and why. */
  hint?(turn: Turn<S, View>): Explanation
  /** For analyzing a finished match. */
  readonly analyst?: Analyst<S, View>
  /** Missing if the game has no rounds. */
  round?(s: S): number
  /** Whether the seat may keep notes now; by default everyone may. */
  keepsNotes?(s: S, seat: Seat): boolean
  /** What the seat plays, for statistics: its Leader or faction. */
  persona?(s: S, seat: Seat): string | null
  /**
   * What each seat is called before the match, if seats differ: an id that the pages have words for (`page.role.ID`),
   * and perhaps a name for that seat's team (`page.role.ID.team`).
   */
  roles?(setup: Setup): readonly (string | null)[] | undefined
  /** Missing if the rules do not mention it: then everyone hears everything, unless a table decides otherwise. */
  readonly talk?: Talking<S, Setup>
  readonly charts?: Charts<View>
  /** Everything hidden, shown when the match is over; missing if the game hides nothing. */
  laidOpen?(s: S): readonly LaidPile[]
  /** What is in play with these modules, as the translator knows it. Missing if it does not know the game. */
  contentKey?(modules: readonly string[]): string
  /** Only needed for testing and measuring. */
  workshop?(): Promise<Workshop<S, Setup, View>>
}

/** One for every level, since tables everywhere offer all of them. */
export type Bots<S extends State, View> = { readonly [name in Level | 'random']: Policy<S, View> } & {
  readonly [name: string]: Policy<S, View>
}

export const botsOf = <S extends State, View>(make: (level: Level) => Policy<S, View>): Bots<S, View> => ({
  random: randomPolicy,
  easy: make('easy'),
  medium: make('medium'),
  hard: make('hard'),
  expert: make('expert'),
  master: make('master'),
})

/** For a game without bots of its own. */
export const randomBots = botsOf(() => randomPolicy)

/** Who may talk privately. */
export type Talking<S, Setup> = {
  /** What the rules call for with this setup. */
  usual(setup: Setup): readonly Talk[]
  /** Current allies, which are public; missing if the game has no alliances. */
  allies?(s: S): readonly Channel[]
}

/** How people can talk privately with this setup, and what the rules call for. */
export function talksOf<S extends State, Setup, View>(
  { rules, talk }: Game<S, Setup, View>,
  setup: Setup,
): { readonly possible: readonly Talk[]; readonly usual: readonly Talk[] } {
  const isPossible = {
    team: rules.teams?.(setup) !== undefined,
    allies: talk?.allies !== undefined,
    pair: peopleOf(rules.seats(setup)).length > 2,
  }
  const possible = TALKS.filter((one) => isPossible[one])
  const usual = talk?.usual(setup) ?? []
  return { possible, usual: possible.filter((one) => usual.includes(one)) }
}

/** What the charts show round by round. */
export type Charts<View> = {
  /** By seat. */
  standings(view: View): readonly Standing[]
  /** Measures that reset when a round ends: for these, the highest value in the round counts. */
  readonly peaks: readonly string[]
}

/** Points, resources, Influence… */
export type Standing = { readonly [measure: string]: number }

/** A game with its own types hidden; `open` passes them to code that works with any game. */
export type AnyGame = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: Game<S, Setup, View>) => R): R
}

export const anyGame = <S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame => ({
  id: game.rules.id,
  open: (use) => use(game),
})
