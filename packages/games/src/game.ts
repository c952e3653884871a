// A game as all who offer, host or measure it know it, described once. `index.ts` lists the games of the house.

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
  /** The bots that are good company for people who know the game. */
  readonly usualLevel: Level
  /** Whether a bot ever takes this option of an optional decision: else it is not even asked. */
  considers?(option: Option): boolean
  /** What a bot leaves for later while people are asked beside it, so that they are not cut short. */
  lingers?(decision: Decision, option: Option, isPerson: (seat: Seat) => boolean): boolean
  /** What a strong bot would do, and why. */
  hint?(turn: Turn<S, View>): Explanation
  /** For looking back at a match that is over. */
  readonly analyst?: Analyst<S, View>
  /** Missing where a game has no rounds. */
  round?(s: S): number
  /** Whether the seat may keep notes now; everybody does where nobody says otherwise. */
  keepsNotes?(s: S, seat: Seat): boolean
  /** Whom the seat plays, for statistics: its Leader, its faction. */
  persona?(s: S, seat: Seat): string | null
  /**
   * By seat what it is called before the match, where seats are not alike: an id for which pages have words
   * (`page.role.ID`), and perhaps a name for the team of that seat (`page.role.ID.team`).
   */
  roles?(setup: Setup): readonly (string | null)[] | undefined
  /** Missing where the rules say nothing of it: then everybody hears everything, unless a table wants it otherwise. */
  readonly talk?: Talking<S, Setup>
  readonly charts?: Charts<View>
  /** All that is hidden, for those who look when the match is over; missing where a game hides nothing. */
  laidOpen?(s: S): readonly LaidPile[]
  /** What is in play with these modules, as translators know it. Missing where they know nothing of the game. */
  contentKey?(modules: readonly string[]): string
  /** What only those need who test and measure. */
  workshop?(): Promise<Workshop<S, Setup, View>>
}

/** At every level, for tables everywhere offer all of them. */
export type Bots<S extends State, View> = { readonly [name in Level | 'random']: Policy<S, View> } & {
  readonly [name: string]: Policy<S, View>
}

export const botsOf = <S extends State, View>(make: (level: Level) => Policy<S, View>): Bots<S, View> => ({
  random: randomPolicy,
  easy: make('easy'),
  medium: make('medium'),
  hard: make('hard'),
  expert: make('expert'),
})

/** For a game that nobody has taught bots yet. */
export const randomBots = botsOf(() => randomPolicy)

/** Who may talk among themselves besides in front of everybody. */
export type Talking<S, Setup> = {
  /** What the rules want at a table with this setup. */
  usual(setup: Setup): readonly Talk[]
  /** Those who are allied now; missing where no alliances are made. Everybody may know of them. */
  allies?(s: S): readonly Channel[]
}

/** How people can talk among themselves at a table with this setup, and how the rules want it. */
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

/** What is drawn of a game round by round. */
export type Charts<View> = {
  /** By seat. */
  standings(view: View): readonly Standing[]
  /** Measures that are gone when a round is over: of these the highest of the round counts. */
  readonly peaks: readonly string[]
}

/** Points, resources, Influence… */
export type Standing = { readonly [measure: string]: number }

/** A game whose own types are hidden; `open` hands them to something that works with any game. */
export type AnyGame = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: Game<S, Setup, View>) => R): R
}

export const anyGame = <S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame => ({
  id: game.rules.id,
  open: (use) => use(game),
})
