// sietch soak: thousands of games, random or by bots, with every check after every choice.

import type { Setups, Wish, Workshop } from '@sietch/games'
import {
  type Policy,
  pick,
  type Rules,
  randomPolicy,
  rngOf,
  type SeenEvent,
  type State,
} from '@sietch/kernel'
import { checkGame, checkOptions, checkSecrecy, checkUntouched } from '@sietch/kernel/testing'
import { type Command, commaList, messageOf, parse, UsageError, wholeNumber } from './command.ts'
import { botsNamed, findGame, setupWith } from './games.ts'
import { showProgress } from './progress.ts'
import { TABLE_HELP, TABLE_USAGE, TABLE_WORDS, wishOf } from './table-words.ts'

/** By default, the slow checks, which imagine and clone at many positions, run on one game in this many. */
const DEEP_CHECK_EVERY = 50
/** Secrecy is checked at one position in this many, for every seat and a spectator. */
const SECRECY_EVERY = 5
const FAILURES_TOLD = 5

export type Soaked = {
  readonly games: number
  readonly decisions: number
  /** Games that went through the slow checks. */
  readonly deep: number
  readonly failures: readonly { readonly seed: string; readonly message: string }[]
  /** Components that came up in no game. */
  readonly unmet: readonly string[]
}

/** The rules, and what else can be checked about the game. */
type Soakable<S extends State, Setup, View> = { readonly rules: Rules<S, Setup, View> } & Pick<
  Workshop<S, Setup, View>,
  'invariants' | 'components' | 'componentsIn'
>

export function soak<S extends State, Setup, View>(
  game: Soakable<S, Setup, View>,
  setupOf: (seed: string) => Setup,
  games: number,
  seed: string,
  progress: (played: number) => void = () => {},
  deepEvery = DEEP_CHECK_EVERY,
  bots: readonly Policy<S, View>[] = [randomPolicy],
): Soaked {
  const met = new Set<string>()
  const failures: { seed: string; message: string }[] = []
  let decisions = 0
  let deep = 0
  let expected: readonly string[] = []
  for (let index = 0; index < games; index++) {
    const gameSeed = `${seed}/${index}`
    try {
      const setup = setupOf(gameSeed)
      const watch = (s: S, events: readonly SeenEvent[]): void => {
        game.invariants?.(s)
        for (const event of events)
          for (const component of game.componentsIn?.(event) ?? []) met.add(component)
      }
      const played = checkGame(game.rules, setup, gameSeed, watch, bots[index % bots.length])
      decisions += played.decisions
      expected = game.components?.(played.state) ?? []
      if (index % deepEvery === 0) {
        deep++
        checkOptions(game.rules, setup, gameSeed)
        checkUntouched(game.rules, setup, gameSeed)
        checkSecrecy(game.rules, setup, gameSeed, SECRECY_EVERY)
      }
    } catch (error) {
      if (failures.length < FAILURES_TOLD) failures.push({ seed: gameSeed, message: messageOf(error) })
    }
    progress(index + 1)
  }
  return { games, decisions, deep, failures, unmet: expected.filter((component) => !met.has(component)) }
}

export const soakCommand: Command = {
  usage: `Usage: sietch soak --game ID [--players N,…] [--games N] [--bots NAME,…] [--deep N] [--seed TEXT] [--varied] [--json]
                   ${TABLE_USAGE}

  --game ID       which game
  --players N,…   numbers of players, one series each; all the game has, if not given
  --games N       how many games in a series (10000)
  --bots NAME,…   who plays: one bot on all seats of a game, the next on those of the next (random)
  --deep N        one game in so many goes through the slow checks (${DEEP_CHECK_EVERY})
  --seed TEXT     game i is played with the seed TEXT/i (soak)
  --varied        every game with optional rules and personas by chance
  --json          the last line is one JSON object
${TABLE_HELP}

Every game must end, keep its invariants after every choice and replay to the same state. The slow checks are for secrecy
at every ${SECRECY_EVERY}th position, sound option lists and untouched clones. Components no game has met are listed. Exit code 1 on any failure.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string' },
        players: { type: 'string', default: '' },
        games: { type: 'string', default: '10000' },
        bots: { type: 'string', default: 'random' },
        deep: { type: 'string', default: String(DEEP_CHECK_EVERY) },
        seed: { type: 'string', default: 'soak' },
        varied: { type: 'boolean', default: false },
        ...TABLE_WORDS,
        json: { type: 'boolean', default: false },
      },
    })
    if (values.game === undefined) throw new UsageError('--game is missing')
    const game = await findGame(registry, values.game)
    if (typeof game === 'string') throw new UsageError(game)
    const games = wholeNumber(values.games, '--games', 1)
    const deep = wholeNumber(values.deep, '--deep', 1)
    const results = await game.open(async (known) => {
      const checked = { ...(await known.workshop?.()), rules: known.rules }
      const bots = await botsNamed(known, commaList(values.bots))
      const counts = commaList(values.players).map((words) => wholeNumber(words, '--players', 1))
      const { players: all, playersWith } = known.setups
      const possible = playersWith?.(commaList(values.modules)) ?? all
      return (counts.length > 0 ? counts : possible).map((players) => {
        const progress = showProgress(games)
        const wish = wishOf(players, values)
        const usual = setupWith(known, wish)
        const setupOf = (seed: string) =>
          values.varied ? setupWith(known, varied(known.setups, wish, seed)) : usual
        const result = soak(checked, setupOf, games, values.seed, progress.at, deep, bots)
        progress.clear()
        return { players, ...result }
      })
    })
    if (values.json) console.log(JSON.stringify(results))
    else for (const result of results) console.log(inWords(result))
    return results.every(({ failures, unmet }) => failures.length + unmet.length === 0) ? 0 : 1
  },
}

/** The same wish with optional rules and a way of assigning personas, drawn from a seed. */
function varied({ readings = [], personas }: Setups<unknown>, wish: Wish, seed: string): Wish {
  const rng = rngOf(`${seed}/setup`)
  const fitting = readings.filter(({ players = wish.players }) => players === wish.players)
  const ways = (personas?.ways ?? []).filter((way) => way !== 'fixed')
  return {
    ...wish,
    readings: Object.fromEntries(fitting.map(({ id, values }) => [id, pick(rng, values)])),
    ...(ways.length > 0 && { personas: { way: pick(rng, ways), given: [] } }),
  }
}

function inWords({ players, games, decisions, deep, failures, unmet }: Soaked & { players: number }): string {
  const number = (value: number) => value.toLocaleString('en')
  return [
    `${players} players: ${number(games)} games, ${number(decisions)} decisions, ${number(deep)} games checked for secrecy, ${failures.length || 'no'} failures`,
    ...failures.map(({ seed, message }) => `  seed ${seed}: ${message}`),
    ...(unmet.length > 0 ? [`  never met: ${unmet.join(', ')}`] : []),
  ].join('\n')
}
