// sietch simulate: statistics over whole games played by bots.

import type { Game } from '@sietch/games'
import {
  isVain,
  type Option,
  type Policy,
  type Prompt,
  type Rules,
  type Seat,
  type SeatKind,
  type State,
  seatPeople,
  seats,
  simulate,
} from '@sietch/kernel'
import { type Command, commaList, messageOf, parse, UsageError, wholeNumber } from './command.ts'
import { botsNamed, findGame, setupWith } from './games.ts'
import { showProgress } from './progress.ts'
import { TABLE_HELP, TABLE_USAGE, TABLE_WORDS, type TableWords, wishOf } from './table-words.ts'

/** How many of the failed games are listed with their seeds. */
const FAILURES_TOLD = 5

type Failure = { readonly seed: string; readonly message: string }

export type Summary = {
  readonly games: number
  readonly finished: number
  readonly errors: number
  readonly decisions: number
  /** The mean over the finished games; null if the game has no rounds. */
  readonly rounds: number | null
  /** Who plays from each seat. */
  readonly seats: readonly SeatKind[]
  /** By seat, per round; null if the game has no rounds. */
  readonly prompts: readonly Prompts[] | null
  /** How often per round one device would change hands if a person sat in every seat; null without rounds. */
  readonly handOvers: number | null
  /** The same for a seat that declines whatever it can: a different one in each game. */
  readonly passer?: Prompts
  /** How often each seat won; a shared victory counts for everyone who shares it. */
  readonly wins: readonly number[]
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  /** The first few errors. */
  readonly failures: readonly Failure[]
}

/** How often someone is asked, and how often with declining as the only option. */
type Prompts = { readonly asked: number; readonly vain: number }

export type Series<S extends State, Setup, View> = {
  readonly rules: Rules<S, Setup, View>
  readonly setup: Setup
  /** By seat; an automa needs none. */
  readonly policies: readonly (Policy<S, View> | undefined)[]
  readonly games: number
  readonly seed: string
  /** One seat declines what it can decline. */
  readonly hasPasser?: boolean
  readonly rounds?: ((s: S) => number) | undefined
  readonly progress?: (played: number) => void
}

/** Plays the games of a series; game i has the seed `SEED/i`. A failed game is counted, and the rest go on. */
export function playSeries<S extends State, Setup, View>(series: Series<S, Setup, View>): Summary {
  const { rules, setup, policies, games, seed, rounds, progress, hasPasser = false } = series
  const kinds = rules.seats(setup)
  const wins = kinds.map(() => 0)
  const failures: Failure[] = []
  let finished = 0
  let errors = 0
  let decisions = 0
  let roundsPlayed = 0
  const counts = kinds.map(() => ({ asked: 0, vain: 0 }))
  const passing = { asked: 0, vain: 0 }
  let handOvers = 0
  let holder: Seat | undefined
  const started = performance.now()
  for (let game = 0; game < games; game++) {
    const gameSeed = `${seed}/${game}`
    try {
      const passer = hasPasser ? game % kinds.length : undefined
      const played = simulate(rules, setup, policies.map(counted(passer)), gameSeed)
      decisions += played.decisions
      if (played.outcome === undefined) throw new Error(`did not end within ${played.decisions} decisions`)
      roundsPlayed += rounds?.(played.state) ?? 0
      finished++
      for (const winner of played.outcome.places[0] ?? []) wins[winner] = (wins[winner] ?? 0) + 1
    } catch (error) {
      errors++
      if (failures.length < FAILURES_TOLD) failures.push({ seed: gameSeed, message: messageOf(error) })
    }
    progress?.(game + 1)
  }
  const seconds = (performance.now() - started) / 1000
  return {
    games,
    finished,
    errors,
    decisions,
    rounds: rounds === undefined || finished === 0 ? null : hundredths(roundsPlayed / finished),
    prompts: rounds === undefined ? null : counts.map(inRound),
    handOvers: rounds === undefined ? null : perRound(handOvers),
    ...(hasPasser && { passer: inRound(passing) }),
    seats: kinds,
    wins,
    gamesPerSecond: hundredths(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    failures,
  }

  function perRound(n: number): number {
    return hundredths(n / Math.max(1, roundsPlayed))
  }

  function inRound({ asked, vain }: Prompts): Prompts {
    return { asked: perRound(asked), vain: perRound(vain) }
  }

  /** The same policy, and what it is asked. */
  function counted(passer: Seat | undefined) {
    return (policy: Policy<S, View> | undefined, seat: Seat): Policy<S, View> | undefined => {
      if (policy === undefined) return undefined
      const own = seat === passer ? passing : undefined
      return (turn) => {
        const { decision } = turn
        if (decision.optional === true) return policy(turn)
        // The device does not change hands for questions put to everyone.
        if (decision.veiled !== true && holder !== seat) {
          holder = seat
          handOvers++
        }
        for (const count of [counts[seat], own])
          if (count !== undefined) count[isVain(turn) ? 'vain' : 'asked']++
        return (own && declined(turn)) ?? policy(turn)
      }
    }
  }
}

/** For as long as can be declined in one go. */
function declined({ decision: { decline }, options }: Prompt): Option | undefined {
  const find = (key: string | undefined) => options.find((option) => option.key === key)
  return find(decline?.always) ?? find(decline?.now)
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

export const simulateCommand: Command = {
  usage: `Usage: sietch simulate --game ID [--players N] [--games N] [--bots NAME,…] [--seed TEXT] [--passer] [--json]
                       ${TABLE_USAGE}

  --game ID       which game
  --players N     how many play; the most the game has, if not given
  --games N       how many games (100)
  --bots NAME,…   one bot for all who play, or one for each of them in turn (random)
  --seed TEXT     game i is played with the seed TEXT/i (1)
  --passer        one seat, another in each game, declines what it can decline
  --json          the last line is one JSON object
${TABLE_HELP}

Exit code 1 when a game broke.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string' },
        players: { type: 'string' },
        games: { type: 'string', default: '100' },
        bots: { type: 'string', default: 'random' },
        seed: { type: 'string', default: '1' },
        passer: { type: 'boolean', default: false },
        ...TABLE_WORDS,
        json: { type: 'boolean', default: false },
      },
    })
    if (values.game === undefined) throw new UsageError('--game is missing')
    const game = await findGame(registry, values.game)
    if (typeof game === 'string') throw new UsageError(game)
    const games = wholeNumber(values.games, '--games', 1)
    const progress = showProgress(games)
    const summary = await game.open(async (known) =>
      playSeries({
        ...(await arrange(known, values)),
        games,
        seed: values.seed,
        hasPasser: values.passer,
        rounds: known.round,
        progress: progress.at,
      }),
    )
    progress.clear()
    for (const { seed, message } of summary.failures)
      console.error(`the game of seed ${seed} broke: ${message}`)
    console.log(values.json ? JSON.stringify(summary) : inWords(summary))
    return summary.errors === 0 ? 0 : 1
  },
}

/** The command's arguments as a table of the game. */
async function arrange<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  words: TableWords & { readonly players?: string | undefined; readonly bots: string },
) {
  const { rules, setups } = game
  const { players: counts, modules: knownModules } = setups
  const possible = setups.playersWith?.(commaList(words.modules)) ?? counts
  const players =
    words.players === undefined ? Math.max(...possible) : wholeNumber(words.players, '--players', 1)
  if (!counts.includes(players)) {
    throw new UsageError(`--players ${players}: ${rules.id} is played by ${counts.join(', ')}`)
  }
  const wish = wishOf(players, words)
  for (const module of wish.modules) {
    if (knownModules.includes(module)) continue
    throw new UsageError(`unknown module "${module}"; ${rules.id} has: ${knownModules.join(', ') || 'none'}`)
  }
  const named = await botsNamed(game, commaList(words.bots))
  if (named.length !== 1 && named.length !== players) {
    throw new UsageError(`--bots names ${named.length} bots for ${players} players`)
  }
  const arranged = setupWith(game, wish)
  const each = named.length === 1 ? seats(players).flatMap(() => named) : named
  return { rules, setup: arranged, policies: seatPeople(rules.seats(arranged), each) }
}

function inWords(summary: Summary): string {
  const { games, finished, errors, decisions, rounds, seats, wins, gamesPerSecond, decisionsPerSecond } =
    summary
  const { prompts, passer, handOvers } = summary
  const number = (value: number) => value.toLocaleString('en')
  const inShort = ({ asked, vain }: Prompts) => `${asked} (and ${vain} in vain)`
  return [
    `${number(games)} games: ${number(finished)} finished, ${number(errors)} broken`,
    `wins by seat: ${wins.map((won, seat) => `${seat}${seats[seat] === 'automa' ? ' (automa)' : ''}: ${number(won)}`).join(', ')}`,
    ...(rounds === null ? [] : [`rounds in a game: ${rounds}`]),
    ...(prompts === null ? [] : [`asked in a round, by seat: ${prompts.map(inShort).join(', ')}`]),
    ...(handOvers === null ? [] : [`handed over in a round, with one device for all: ${handOvers}`]),
    ...(passer === undefined
      ? []
      : [`asked in a round, who declines what can be declined: ${inShort(passer)}`]),
    `decisions: ${number(decisions)}, ${number(Math.round(decisions / games))} in a game`,
    `speed: ${number(gamesPerSecond)} games and ${number(decisionsPerSecond)} decisions a second`,
  ].join('\n')
}
