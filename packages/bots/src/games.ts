// The games of the house with their bots: what a server or a browser must know to set up a table and play it.
// Adding a game is one entry in `PLAYABLE`.

import {
  type ClassicSetup,
  type ClassicState,
  type ClassicView,
  classic,
  MODULES as classicModules,
  PLAYERS as classicPlayers,
} from '@sietch/classic'
import { classicScenarios } from '@sietch/classic/scenario'
import {
  type ImperiumRules,
  type ImperiumSetup,
  type ImperiumState,
  type ImperiumView,
  imperium,
  setupOptions,
  uprising,
} from '@sietch/imperium'
import { imperiumScenarios, uprisingScenarios } from '@sietch/imperium/scenario'
import {
  isObject,
  type Json,
  type Option,
  type Policy,
  type Rules,
  randomPolicy,
  type Seat,
  type State,
  type Turn,
} from '@sietch/kernel'
import { botFor, type Level } from './bot.ts'
import { classicBotFor, explainClassic } from './classic/bot.ts'
import { considers } from './classic/interrupts.ts'
import { classicJudgement } from './classic/judgement.ts'
import { type Explanation, explain } from './explain.ts'
import { imperiumJudgement } from './imperium/judgement.ts'

export type PlayableGame<S extends State, Setup, View> = {
  readonly rules: Rules<S, Setup, View>
  /** What a table can be set up with, for those who offer it to people. */
  readonly players: readonly number[]
  readonly modules: readonly string[]
  readonly bots: { readonly [name: string]: Policy<S, View> }
  /** Whether a bot ever takes this option of an optional decision: else it is not even asked. */
  considers?(option: Option): boolean
  /** The setup as it comes from outside; throws with a sentence for a person when it cannot be played. */
  readSetup(json: Json): Setup
  /** Whom the seat plays, for statistics: its Leader, its faction. */
  persona?(s: S, seat: Seat): string | null
}

/** A game of the house: with bots of every level and hints. */
export type HouseGame<S extends State, Setup, View> = PlayableGame<S, Setup, View> & {
  readonly bots: { readonly [name in Level | 'random']: Policy<S, View> }
  /** What a strong bot would do, and why. */
  hint(turn: Turn<S, View>): Explanation
  round(s: S): number
}

/** A game whose own types are hidden; `open` hands them to something that works with any game. */
export type AnyPlayable = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: PlayableGame<S, Setup, View>) => R): R
}

export const playable = <S extends State, Setup, View>(game: PlayableGame<S, Setup, View>): AnyPlayable => ({
  id: game.rules.id,
  open: (use) => use(game),
})

const botsOf = <S extends State, View>(make: (level: Level) => Policy<S, View>) => ({
  random: randomPolicy,
  easy: make('easy'),
  medium: make('medium'),
  hard: make('hard'),
  expert: make('expert'),
})

/** A core box of the Dune: Imperium family. */
function imperiumGame(
  rules: ImperiumRules,
  scenarios: typeof imperiumScenarios,
): HouseGame<ImperiumState, ImperiumSetup, ImperiumView> {
  const judgement = imperiumJudgement()
  return {
    rules,
    ...setupOptions(rules.id),
    bots: botsOf((level) => botFor(rules, level, judgement)),
    hint: (turn) => explain(rules, 'expert', judgement, turn),
    round: ({ round }) => round,
    readSetup(json) {
      const { players: count, ...words } = isObject(json) ? json : {}
      const setup = scenarios.setup({ leaders: 'random', ...words }, Number(count))
      if (Array.isArray(setup.leaders) && setup.leaders.includes(null)) {
        throw new Error('Every seat needs a Leader.')
      }
      return setup
    },
    persona: (s, seat) => s.players[seat]?.leader ?? null,
  }
}

/** Classic Dune, basic and advanced. */
function classicGame(): HouseGame<ClassicState, ClassicSetup, ClassicView> {
  const judgement = classicJudgement()
  return {
    rules: classic,
    players: classicPlayers,
    modules: classicModules,
    bots: botsOf((level) => classicBotFor(level, judgement)),
    considers,
    hint: (turn) => explainClassic('hard', judgement, turn),
    round: ({ round }) => round,
    readSetup(json) {
      const { players: count, ...words } = isObject(json) ? json : {}
      return classicScenarios.setup(words, Number(count))
    },
    persona: (s, seat) => s.players[seat]?.faction ?? null,
  }
}

/** With their own types, for whoever adds something to one of them. */
export const PLAYABLE = {
  imperium: imperiumGame(imperium, imperiumScenarios),
  uprising: imperiumGame(uprising, uprisingScenarios),
  classic: classicGame(),
}

export const GAMES: readonly AnyPlayable[] = [
  playable(PLAYABLE.imperium),
  playable(PLAYABLE.uprising),
  playable(PLAYABLE.classic),
]
