// sietch tune: better weights for the bots by self-play (SPSA: all weights are perturbed at once, one half of the table
// against the other).

import type { Game } from '@sietch/games'
import {
  type Policy,
  peopleOf,
  pick,
  type Rng,
  rngOf,
  type State,
  seatPeople,
  seats,
  simulate,
  victoryOf,
} from '@sietch/kernel'
import { type Command, commaList, parse, UsageError, wholeNumber } from './command.ts'
import { findGame, setupWith } from './games.ts'
import { showProgress } from './progress.ts'

type Numbers = Readonly<Record<string, number>>

export type Tuning = {
  readonly steps: number
  /** Games per step, half of them with the seats swapped. */
  readonly games: number
  /** How far weights are perturbed, and how far a clear victory moves them, as a fraction of themselves. */
  readonly shake: number
  readonly gain: number
  readonly seed: string
}

/** Perturbs a weight in log space, so that it keeps its sign. */
const moved = (weights: Numbers, by: Numbers): Numbers =>
  Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, value * Math.exp(by[name] ?? 0)]))

/** How much better the first pair did in wins and points, roughly from −1 to 1. */
export type Compare = (first: Numbers, second: Numbers, games: number, seed: string) => number

/** Simultaneous perturbation: one random direction per step for all weights. */
export function tune(
  start: Numbers,
  compare: Compare,
  tuning: Tuning,
  progress = (_: number) => {},
): Numbers {
  const { steps, games, shake, gain, seed } = tuning
  const rng = rngOf(seed)
  const shift: Record<string, number> = Object.fromEntries(Object.keys(start).map((name) => [name, 0]))
  const sum: Record<string, number> = { ...shift }
  let counted = 0
  for (let step = 0; step < steps; step++) {
    const direction = directionOf(Object.keys(start), rng)
    const along = (sign: number): Numbers =>
      Object.fromEntries(
        Object.keys(shift).map((name) => [name, (shift[name] ?? 0) + sign * shake * (direction[name] ?? 0)]),
      )
    const lead = compare(moved(start, along(1)), moved(start, along(-1)), games, `${seed}/${step}`)
    const cooled = gain / (1 + step / (steps / 3)) ** 0.6
    for (const name in shift) shift[name] = (shift[name] ?? 0) + cooled * lead * (direction[name] ?? 0)
    // The mean over the second half is steadier than the last point.
    if (step >= steps / 2) {
      counted++
      for (const name in shift) sum[name] = (sum[name] ?? 0) + (shift[name] ?? 0)
    }
    progress(step + 1)
  }
  for (const name in sum) sum[name] = (sum[name] ?? 0) / Math.max(1, counted)
  return moved(start, sum)
}

const directionOf = (names: readonly string[], rng: Rng): Numbers =>
  Object.fromEntries(names.map((name) => [name, pick(rng, [-1, 1])]))

/** Every other player against the rest, each deal played with both seatings. */
function duel<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  modules: readonly string[],
  players: number,
  bot: (weights: Numbers) => Policy<S, View>,
): Compare {
  const { rules } = game
  const arranged = setupWith(game, { players, modules })
  const kinds = rules.seats(arranged)
  return (first, second, games, seed) => {
    const one = bot(first)
    const other = bot(second)
    let lead = 0
    for (let index = 0; index < games; index++) {
      const isFirst = (player: number) => player % 2 === index % 2
      const policies = seats(players).map((player) => (isFirst(player) ? one : other))
      const deal = `${seed}/${Math.floor(index / 2)}`
      const { outcome } = simulate(rules, arranged, seatPeople(kinds, policies), deal)
      if (outcome === undefined) continue
      for (const [player, seat] of peopleOf(kinds).entries()) {
        const done = victoryOf(outcome, seat) / 2 + (outcome.scores[seat] ?? 0) / 16
        lead += isFirst(player) ? done : -done
      }
    }
    return lead / games
  }
}

export const tuneCommand: Command = {
  usage: `Usage: sietch tune --game ID,… --weights NAME [--steps N] [--games N] [--shake N] [--gain N] [--seed TEXT]
                   [--players N] [--modules NAME,…]

  --game ID,…     which games; a step is played in one after the other
  --weights NAME  which weights of its bots: evaluation (bots that look ahead), instinct or instinct-in-teams (the fast policy alone)
  --steps N       how often all weights are shaken (200)
  --games N       games in a step (16)
  --shake N       how far, in percent (15)
  --gain N        how far the better side pulls, in percent (20)
  --seed TEXT     what shakes and deals are drawn from (tune)
  --players N     how many play (4); every other one has the weights shaken one way, in a game of teams a whole team
  --modules …     parts of the games that are in play (none)

Prints the weights found as JSON.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string', default: '' },
        weights: { type: 'string', default: 'evaluation' },
        steps: { type: 'string', default: '200' },
        games: { type: 'string', default: '16' },
        shake: { type: 'string', default: '15' },
        gain: { type: 'string', default: '20' },
        seed: { type: 'string', default: 'tune' },
        players: { type: 'string', default: '4' },
        modules: { type: 'string', default: '' },
      },
    })
    const steps = wholeNumber(values.steps, '--steps', 2)
    const modules = commaList(values.modules)
    const players = wholeNumber(values.players, '--players', 2)
    const tables = await Promise.all(
      commaList(values.game).map(async (id) => {
        const found = await findGame(registry, id)
        if (typeof found === 'string') throw new UsageError(found)
        return found.open(async (game) => {
          const weighing = (await game.workshop?.())?.tunable?.[values.weights]
          if (weighing === undefined) throw new UsageError(`${id} has no weights "${values.weights}" to tune`)
          const known = modules.filter((module) => game.setups.modules.includes(module))
          return { weights: weighing.weights, compare: duel(game, known, players, weighing.bot) }
        })
      }),
    )
    const [first] = tables
    if (first === undefined) throw new UsageError('--game is missing')
    let turn = 0
    const compare: Compare = (...words) => (tables[turn++ % tables.length] ?? first).compare(...words)
    const progress = showProgress(steps)
    const found = tune(
      first.weights,
      compare,
      {
        steps,
        games: wholeNumber(values.games, '--games', 2),
        shake: wholeNumber(values.shake, '--shake', 1, 100) / 100,
        gain: wholeNumber(values.gain, '--gain', 1, 200) / 100,
        seed: values.seed,
      },
      progress.at,
    )
    progress.clear()
    const rounded = Object.entries(found).map(([name, value]) => [name, Number(value.toPrecision(3))])
    console.log(JSON.stringify(Object.fromEntries(rounded), undefined, 2))
    return 0
  },
}
