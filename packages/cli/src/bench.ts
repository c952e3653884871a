// sietch bench: how fast the rules are, next to a bare loop measured in the same run. Machines differ in both alike, so
// only the ratio can be compared between machines and over time.

import { loadGames } from '@sietch/games'
import { pick, type Rules, randomPolicy, rngOf, type State, seats, simulate } from '@sietch/kernel'
import { type Command, parse } from './command.ts'
import { setupWith } from './games.ts'
import { table } from './table.ts'

export type Measured = {
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly cloneMicroseconds: number
  /** What the random draws of a decision cost with no rules around them. */
  readonly baselineNanoseconds: number
  /** The cost of a decision relative to its random draws. */
  readonly ratio: number
}

const SLICES = 5

/** In CPU milliseconds of this process, so that other work on the machine hardly matters. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Random play for about `ms` milliseconds of the clock after a warm-up. */
export function measure<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  ms: number,
  clock: () => number = cpuTime,
): Measured {
  const play = player(rules, setup, clock)
  const slices = []
  play(ms / 4)
  repeat(drawMany, ms / 20, clock)
  for (let slice = 0; slice < SLICES; slice++) {
    const played = play(ms / SLICES)
    const drawing = repeat(drawMany, ms / 10 / SLICES, clock)
    slices.push({ ...played, drawing: drawing.ms / (drawing.times * DRAWS) })
  }
  const states = sample(rules, setup)
  const cloning = repeat(() => states.forEach(rules.clone), ms / 10, clock)
  // The fastest slice is the one least disturbed by other work on the machine.
  const best = slices.reduce((a, b) => (a.playing / a.decisions <= b.playing / b.decisions ? a : b))
  const baseline = Math.min(...slices.map(({ drawing }) => drawing)) * (best.draws / best.decisions)
  return {
    gamesPerSecond: round(best.games / (best.playing / 1000)),
    decisionsPerSecond: Math.round(best.decisions / (best.playing / 1000)),
    cloneMicroseconds: round((cloning.ms / cloning.times / states.length) * 1000),
    baselineNanoseconds: round(baseline * 1_000_000),
    ratio: round(best.playing / best.decisions / baseline),
  }
}

/** Plays random games, one series across all calls. */
function player<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  clock: () => number,
) {
  const policies = rules.seats(setup).map(() => randomPolicy)
  let game = 0
  return (ms: number) => {
    const played = { games: 0, decisions: 0, draws: 0 }
    const { ms: playing } = repeat(
      () => {
        const { state, decisions } = simulate(rules, setup, policies, `bench/${game++}`)
        played.games++
        played.decisions += decisions
        played.draws += state.rng.drawn + decisions
      },
      ms,
      clock,
    )
    return { ...played, playing }
  }
}

/** How often two setups alternate, so that a temporarily slow machine slows down both. */
const TURNS = 21

/**
 * How many times longer a decision takes with `other` than with `plain`, measured alternately for about `ms`
 * milliseconds.
 */
export function compare<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  plain: Setup,
  other: Setup,
  ms: number,
  clock: () => number = cpuTime,
): number {
  const plays = [plain, other].map((setup) => player(rules, setup, clock))
  // Code that only the other setup needs is compiled within seconds, and takes 50% longer until then.
  for (const play of plays) play(ms / 2)
  const ratios = Array.from({ length: TURNS }, () => {
    const [without = 1, withMore = 1] = plays.map((play) => {
      const { playing, decisions } = play((ms * 3) / 4 / 2 / TURNS)
      return playing / decisions
    })
    return withMore / without
  })
  // The median drops turns that were interrupted.
  return round(ratios.sort((a, b) => a - b)[(TURNS - 1) / 2] ?? 1)
}

const DRAWS = 10_000
const rng = rngOf('baseline')
const options = seats(5)

/** The bare loop; the sum keeps the compiler from optimizing the picks away. */
function drawMany(): number {
  let sum = 0
  for (let i = 0; i < DRAWS; i++) sum += pick(rng, options)
  return sum
}

function repeat(work: () => unknown, ms: number, clock: () => number): { ms: number; times: number } {
  const start = clock()
  let times = 0
  let now = start
  for (; now - start < ms || times === 0; now = clock()) {
    work()
    times++
  }
  return { ms: now - start, times }
}

/** States from throughout one game. */
function sample<S extends State, Setup, View>(rules: Rules<S, Setup, View>, setup: Setup): S[] {
  const states: S[] = []
  const policies = rules.seats(setup).map(() => randomPolicy)
  simulate(rules, setup, policies, 'bench/sample', { watch: (s) => void states.push(rules.clone(s)) })
  return states
}

const round = (value: number): number => Number(value.toPrecision(3))

export const benchCommand: Command = {
  usage: `Usage: sietch bench [--json]

  --json    the last line is one JSON object

Random play of every registered game, about two seconds each. The ratio sets the cost of a decision against that of
its random draws alone; compare ratios, not speeds, between machines. What modules add to the time of a decision is
measured against play without them in the same run.`,

  async run(args, games) {
    const { values } = parse({ args, options: { json: { type: 'boolean', default: false } } })
    const measured = (await loadGames(games)).map((any) =>
      any.open(async (game) => {
        const { bench = [], benchWith = [] } = (await game.workshop?.()) ?? {}
        const setup = (players: number, modules: readonly string[]) => setupWith(game, { players, modules })
        return {
          benchmarks: bench.map((players) => ({
            game: any.id,
            players,
            ...measure(game.rules, setup(players, []), 2000),
          })),
          compared: benchWith.map(({ players, modules }) => ({
            game: any.id,
            players,
            modules,
            times: compare(game.rules, setup(players, []), setup(players, modules), 6000),
          })),
        }
      }),
    )
    const all = await Promise.all(measured)
    const benchmarks = all.flatMap((one) => one.benchmarks)
    const compared = all.flatMap((one) => one.compared)
    if (values.json) console.log(JSON.stringify({ node: process.version, benchmarks, compared }))
    else {
      const head = ['game', 'players', 'games/s', 'decisions/s', 'clone µs', 'baseline ns', 'ratio']
      console.log(table([head, ...benchmarks.map((one) => Object.values(one))]))
      for (const { game, players, modules, times } of compared)
        console.log(
          `${game}, ${players} players, with ${modules.join(', ')}: ${times} times the time of a decision without`,
        )
    }
    return 0
  },
}
