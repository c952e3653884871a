// The registry of games. Adding a game is one entry here: servers, browsers and commands read it, and a game without
// its own table is played at a plain one. The code of a game is fetched when it is needed.

import type { Level } from '@sietch/bots'
import type { JsonObject } from '@sietch/kernel'
import type { AnyGame } from './game.ts'

export type Entry = {
  /** The id of its rules. */
  readonly id: string
  /** In English, for languages without a name for it. */
  readonly title: string
  /** Games of a family share a table; one without a family gets a plain table. */
  readonly family?: string
  /** The table that one click opens, for a person and these bots. */
  readonly atOnce?: { readonly setup: JsonObject; readonly bots: readonly Level[] }
  /** The game that is offered before the others. */
  readonly isFirst?: true
  /** True if one or two people may play it against Rivals. */
  readonly rivals?: true
  load(): Promise<AnyGame>
}

/** Games to choose from. They cannot be passed to threads, which import the registry instead, or what `from` names. */
export type Registry = readonly Entry[] & {
  readonly from?: { readonly module: string; readonly name: string }
}

export const GAMES: Registry = [
  {
    id: 'imperium',
    title: 'Dune: Imperium',
    family: 'imperium',
    atOnce: {
      setup: { players: 4, modules: [], leaders: 'random' },
      bots: ['hard', 'hard', 'hard'],
    },
    rivals: true,
    load: async () => (await import('./imperium.ts')).imperiumGame,
  },
  {
    id: 'uprising',
    title: 'Dune: Imperium – Uprising',
    family: 'imperium',
    atOnce: {
      setup: { players: 4, modules: [], leaders: 'random' },
      bots: ['hard', 'hard', 'hard'],
    },
    isFirst: true,
    rivals: true,
    load: async () => (await import('./imperium.ts')).uprisingGame,
  },
  {
    id: 'classic',
    title: 'Dune: war, diplomacy and treachery',
    family: 'classic',
    atOnce: {
      setup: { players: 6, modules: [], factions: 'choose', choosers: [0] },
      bots: ['medium', 'medium', 'medium', 'medium', 'medium'],
    },
    load: async () => (await import('./classic.ts')).classicGame,
  },
]

export const loadGames = (registry: Registry): Promise<AnyGame[]> =>
  Promise.all(registry.map((entry) => entry.load()))

export { type Analysis, analyse, type TurningPoint } from './analysis.ts'
export {
  type AnyGame,
  anyGame,
  type Bots,
  botsOf,
  type Charts,
  type Game,
  randomBots,
  type Standing,
  type Talking,
  talksOf,
} from './game.ts'
export { findPuzzle, PUZZLES, type Puzzle } from './puzzle.ts'
export {
  type Personas,
  type Problem,
  playersOnly,
  problemWith,
  type Reading,
  type RivalChoices,
  SetupRefused,
  type Setups,
  type Value,
  type Way,
  type Wish,
  type WishedRivals,
} from './setups.ts'
export type { Workshop } from './workshop.ts'
