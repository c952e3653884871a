// The games of the house with their bots: what a server or a browser must know to set up a table and play it.
// Adding a game is one entry in `GAMES`.

import { classic, MODULES as classicModules, PLAYERS as classicPlayers } from '@sietch/classic'
import { classicScenarios } from '@sietch/classic/scenario'
import { type ImperiumRules, type ImperiumSetup, imperium, setupOptions, uprising } from '@sietch/imperium'
import { imperiumScenarios, uprisingScenarios } from '@sietch/imperium/scenario'
import {
  isObject,
  type Json,
  type Policy,
  type Rules,
  randomPolicy,
  type Seat,
  type State,
} from '@sietch/kernel'
import { botFor, LEVELS } from './bot.ts'
import { classicBotFor } from './classic/bot.ts'
import { classicJudgement } from './classic/judgement.ts'
import { imperiumJudgement } from './imperium/judgement.ts'

export type PlayableGame<S extends State, Setup, View> = {
  readonly rules: Rules<S, Setup, View>
  /** What a table can be set up with, for those who offer it to people. */
  readonly players: readonly number[]
  readonly modules: readonly string[]
  readonly bots: { readonly [name: string]: Policy<S, View> }
  /** The setup as it comes from outside; throws with a sentence for a person when it cannot be played. */
  readSetup(json: Json): Setup
  /** Whom the seat plays, for statistics: its Leader, its faction. */
  persona?(s: S, seat: Seat): string | null
}

/** A game whose own types are shut in; `open` hands them to something that works with any game. */
export type AnyPlayable = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: PlayableGame<S, Setup, View>) => R): R
}

export const playable = <S extends State, Setup, View>(game: PlayableGame<S, Setup, View>): AnyPlayable => ({
  id: game.rules.id,
  open: (use) => use(game),
})

/** A core box of the Dune: Imperium family. */
function imperiumGame(rules: ImperiumRules, scenarios: typeof imperiumScenarios): AnyPlayable {
  const { players, modules } = setupOptions(rules.id)
  const judgement = imperiumJudgement()
  const bots = LEVELS.map((level) => [level, botFor(rules, level, judgement)])
  return playable({
    rules,
    players,
    modules,
    bots: { random: randomPolicy, ...Object.fromEntries(bots) },
    readSetup(json): ImperiumSetup {
      const { players: count, ...words } = isObject(json) ? json : {}
      const setup = scenarios.setup({ leaders: 'random', ...words }, Number(count))
      if (Array.isArray(setup.leaders) && setup.leaders.includes(null)) {
        throw new Error('Every seat needs a Leader.')
      }
      return setup
    },
    persona: (s, seat) => s.players[seat]?.leader ?? null,
  })
}

/** Classic Dune, basic and advanced. */
function classicGame(): AnyPlayable {
  const judgement = classicJudgement()
  const bots = LEVELS.map((level) => [level, classicBotFor(level, judgement)])
  return playable({
    rules: classic,
    players: classicPlayers,
    modules: classicModules,
    bots: { random: randomPolicy, ...Object.fromEntries(bots) },
    readSetup(json) {
      const { players: count, ...words } = isObject(json) ? json : {}
      return classicScenarios.setup(words, Number(count))
    },
    persona: (s, seat) => s.players[seat]?.faction ?? null,
  })
}

export const GAMES: readonly AnyPlayable[] = [
  imperiumGame(imperium, imperiumScenarios),
  imperiumGame(uprising, uprisingScenarios),
  classicGame(),
]
