// The games the commands know. Adding a game is one entry in `games`.

import {
  botFor,
  classicBotFor,
  classicJudgement,
  EVALUATION,
  INSTINCT,
  imperiumJudgement,
  LEVELS,
  type Level,
  PLAYABLE,
} from '@sietch/bots'
import {
  checkInvariants as checkClassic,
  components as classicComponents,
  componentsIn as classicComponentsIn,
} from '@sietch/classic/invariants'
import { classicScenarios } from '@sietch/classic/scenario'
import { contentKey, type ImperiumSetup } from '@sietch/imperium'
import { checkInvariants, components, componentsIn } from '@sietch/imperium/invariants'
import { imperiumScenarios, uprisingScenarios } from '@sietch/imperium/scenario'
import {
  isObject,
  type Json,
  type Policy,
  type Rules,
  randomPolicy,
  type SeenEvent,
  type State,
} from '@sietch/kernel'
import type { ScenarioGame } from '@sietch/kernel/scenario'
import { bluff } from '@sietch/kernel/test/game'
import { levy } from '@sietch/kernel/test/levy'
import { levyScenarios } from '@sietch/kernel/test/levy-scenario'
import { bluffScenarios } from '@sietch/kernel/test/scenario-game'

export type Game<S extends State, Setup, View> = {
  readonly about: string
  readonly rules: Rules<S, Setup, View>
  readonly scenarios: ScenarioGame<S, Setup, View>
  readonly players: readonly number[]
  readonly modules: readonly string[]
  readonly bots: { readonly [name: string]: Policy<S, View> }
  /** What the judgement of its bots weighs, by name, and a bot that weighs otherwise: for `tune`. */
  readonly tunable?: { readonly [name: string]: Weighing<S, View> }
  /** Numbers of players that `bench` measures. */
  readonly bench: readonly number[]
  setup(table: { readonly players: number; readonly modules: readonly string[] }): Setup
  /** The setup as it stands in a match log; throws when it is none. */
  readSetup(json: Json): Setup
  round?(s: S): number
  /** Throws when a position breaks what must always hold. */
  invariants?(s: S): void
  /** The components there are, and those an event shows at work. */
  components?(s: S): readonly string[]
  componentsIn?(event: SeenEvent): readonly string[]
  /** What is in play with these modules, as translators know it. */
  contentKey?(modules: readonly string[]): string
}

type Weighing<S extends State, View> = {
  readonly weights: Readonly<Record<string, number>>
  bot(weights: Readonly<Record<string, number>>): Policy<S, View>
}

/** A game whose own types are hidden; `open` hands them to something that works with any game. */
export type AnyGame = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: Game<S, Setup, View>) => R): R
}

const anyGame = <S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame => ({
  id: game.rules.id,
  open: (use) => use(game),
})

/** Bots of all levels; on a busy machine only those without a cap in milliseconds play as they should. */
function botsOf<S extends State, View>(
  make: (level: Level, change?: { readonly cap: number }) => Policy<S, View>,
): Readonly<Record<string, Policy<S, View>>> {
  const bots = LEVELS.flatMap((level) => [
    [level, make(level)],
    [`${level}-uncapped`, make(level, { cap: Number.POSITIVE_INFINITY })],
  ])
  return { random: randomPolicy, ...Object.fromEntries(bots) }
}

/** A core box of the Dune: Imperium family. */
/** Enough thought to show the evaluation at work, and little enough for thousands of games. */
const QUICK = { candidates: 4, playouts: 8, horizon: 'turn' } as const

function imperiumGame(
  about: string,
  house: typeof PLAYABLE.imperium,
  scenarios: typeof imperiumScenarios,
): AnyGame {
  const { rules } = house
  const judgement = imperiumJudgement()
  return anyGame({
    ...house,
    about,
    scenarios,
    bots: botsOf((level, change) => botFor(rules, level, judgement, change)),
    tunable: {
      evaluation: {
        weights: EVALUATION,
        bot: (weights) => botFor(rules, 'hard', imperiumJudgement({ ...EVALUATION, ...weights }), QUICK),
      },
      instinct: {
        weights: INSTINCT,
        bot: (weights) =>
          botFor(rules, 'instinct', imperiumJudgement(EVALUATION, { ...INSTINCT, ...weights })),
      },
    },
    bench: [3, 4],
    setup: (table): ImperiumSetup => ({ ...table, leaders: 'random' }),
    readSetup(json) {
      const { players: count, ...words } = isObject(json) ? json : {}
      return scenarios.setup(words, Number(count))
    },
    invariants: checkInvariants,
    components,
    componentsIn,
    contentKey: (named) => contentKey(rules.id, named),
  })
}

const judgeOfClassic = classicJudgement()

export const games: readonly AnyGame[] = [
  imperiumGame('Dune: Imperium', PLAYABLE.imperium, imperiumScenarios),
  imperiumGame('Dune: Imperium – Uprising', PLAYABLE.uprising, uprisingScenarios),
  anyGame({
    ...PLAYABLE.classic,
    about: 'Dune: war, diplomacy and treachery',
    scenarios: classicScenarios,
    bots: botsOf((level, change) => classicBotFor(level, judgeOfClassic, change)),
    bench: [2, 6],
    setup: (table) => table,
    invariants: checkClassic,
    components: classicComponents,
    componentsIn: classicComponentsIn,
    contentKey: (named) => ['classic', ...named].join('+'),
  }),
  anyGame({
    about: "the kernel's own test game",
    rules: bluff,
    scenarios: bluffScenarios,
    players: [2, 3, 4, 5, 6],
    modules: [],
    bots: { random: randomPolicy },
    bench: [2, 4],
    setup: ({ players }) => ({ players }),
    readSetup: (json) => bluffScenarios.setup({}, isObject(json) ? Number(json.players) : Number.NaN),
  }),
  anyGame({
    about: "the kernel's test game with automas and teams",
    rules: levy,
    scenarios: levyScenarios,
    players: [1, 2, 3, 4],
    modules: ['teams'],
    bots: { random: randomPolicy },
    bench: [],
    setup: ({ players, modules }) => ({ players, teams: modules.includes('teams') }),
    readSetup(json) {
      const { players, ...words } = isObject(json) ? json : {}
      return levyScenarios.setup(words, Number(players))
    },
  }),
]

/** The game of that id, or a sentence that names those there are. */
export function findGame(id: string): AnyGame | string {
  const known = games.map((game) => `${game.id} (${game.open(({ about }) => about)})`)
  return games.find((game) => game.id === id) ?? `unknown game "${id}"; the games are: ${known.join(', ')}`
}
