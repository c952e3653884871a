// The games the worker can host. Adding a game is one entry in `games`.

import {
  botFor,
  classicBotFor,
  classicJudgement,
  type Explanation,
  explain,
  explainClassic,
  imperiumJudgement,
  type Level,
} from '@sietch/bots'
import { type ClassicView, classic } from '@sietch/classic'
import { classicScenarios } from '@sietch/classic/scenario'
import { type ImperiumRules, imperium, type PlayerView, uprising } from '@sietch/imperium'
import { imperiumScenarios, uprisingScenarios } from '@sietch/imperium/scenario'
import { isObject, type Json, type Policy, type Rules, type State, type Turn } from '@sietch/kernel'
import { TableError } from './protocol.ts'
import type { Standing } from './table.ts'

export type Game<S extends State, Setup, View> = {
  readonly rules: Rules<S, Setup, View>
  /** The setup as it stands in a match file; throws with a sentence when it is none. */
  readSetup(json: Json): Setup
  bot(level: Level): Policy<S, View>
  hint(turn: Turn<S, View>): Explanation
  round(s: S): number
  /** What the charts show, by seat. */
  standings(view: View): readonly Standing[]
}

/** A game whose own types are shut in; `open` hands them to something that works with any game. */
export type AnyGame = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: Game<S, Setup, View>) => R): R
}

const shut = <S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame => ({
  id: game.rules.id,
  open: (use) => use(game),
})

/** A hint is worth this much thought: half a second. */
const HINT_LEVEL = 'hard'

function imperiumGame(rules: ImperiumRules, { setup }: typeof imperiumScenarios): AnyGame {
  const judgement = imperiumJudgement()
  return shut({
    rules,
    readSetup(json) {
      const { players, ...words } = isObject(json) ? json : {}
      return setup(words, Number(players))
    },
    bot: (level) => botFor(rules, level, judgement),
    hint: (turn) => explain(rules, HINT_LEVEL, judgement, turn),
    round: ({ round }) => round,
    standings: ({ players }) => players.map(standingOf),
  })
}

const standingOf = ({ vp, solari, spice, water, strength, influence }: PlayerView): Standing => ({
  vp,
  solari,
  spice,
  water,
  strength,
  influence: Object.values(influence).reduce((sum, n) => sum + n, 0),
})

const judgementOfClassic = classicJudgement()

const classicGame = shut({
  rules: classic,
  readSetup(json) {
    const { players, ...words } = isObject(json) ? json : {}
    return classicScenarios.setup(words, Number(players))
  },
  bot: (level) => classicBotFor(level, judgementOfClassic),
  hint: (turn) => explainClassic(HINT_LEVEL, judgementOfClassic, turn),
  round: ({ round }) => round,
  standings: ({ players }: ClassicView) =>
    players.map(({ strongholds, stacks, tanks }) => ({
      strongholds,
      forces: stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0),
      tanks: tanks.forces + tanks.elite,
    })),
})

const games: readonly AnyGame[] = [
  imperiumGame(imperium, imperiumScenarios),
  imperiumGame(uprising, uprisingScenarios),
  classicGame,
]

export function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new TableError('rules', `There is no game "${id}" here.`)
  return game
}
