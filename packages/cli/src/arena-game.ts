// One game of an arena, as plain data in and out, so that it can be played in any thread.

import type { Game, Registry, Wish } from '@sietch/games'
import { type Policy, peopleOf, type State, seatPeople, simulate, victoryOf } from '@sietch/kernel'
import { messageOf, UsageError } from './command.ts'
import { botsNamed, findGame, setupWith } from './games.ts'

export type ArenaTable = {
  readonly game: string
  /** A bot for each player. */
  readonly seats: readonly string[]
  readonly seed: string
} & Pick<Wish, 'modules' | 'rivals'>

type ArenaSeat = {
  readonly name: string
  /** 1 for the winner, and for each member of a team that wins; a shared victory is shared. */
  readonly won: number
  readonly points: number
  /** Milliseconds per decision. */
  readonly times: readonly number[]
}

export type ArenaGame = {
  readonly index: number
  /** Those of the bots; automas are part of the game. */
  readonly seats: readonly ArenaSeat[]
  /** Who plays together, as indexes into these seats. */
  readonly teams?: readonly (readonly number[])[]
  readonly error?: string
}

/** Prepares the table to play game after game; throws if the arguments name something that does not exist. */
export async function readTable(games: Registry, table: ArenaTable): Promise<(index: number) => ArenaGame> {
  const found = await findGame(games, table.game)
  if (typeof found === 'string') throw new UsageError(found)
  return found.open((game) => prepare(game, table))
}

async function prepare<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { seats, modules, rivals, seed }: ArenaTable,
): Promise<(index: number) => ArenaGame> {
  const { rules, setups } = game
  const { players, modules: known } = setups
  if (!players.includes(seats.length)) {
    throw new UsageError(`--seats names ${seats.length} bots; ${rules.id} is played by ${players.join(', ')}`)
  }
  const missing = modules.find((module) => !known.includes(module))
  if (missing !== undefined) {
    throw new UsageError(`unknown module "${missing}"; ${rules.id} has: ${known.join(', ') || 'none'}`)
  }
  const bots = await botsNamed(game, seats)
  const named = bots.map((bot, player): [string, Policy<S, View>] => [seats[player] ?? '', bot])
  const setup = setupWith(game, { players: seats.length, modules, ...(rivals && { rivals }) })
  return (index) => playGame(rules, setup, named, seed, index)
}

function playGame<S extends State, Setup, View>(
  rules: Game<S, Setup, View>['rules'],
  setup: Setup,
  named: readonly [string, Policy<S, View>][],
  seed: string,
  index: number,
): ArenaGame {
  const count = named.length
  const seated = named.map((_, player) => named[(player + index) % count] as (typeof named)[number])
  const times: number[][] = seated.map(() => [])
  const policies = seated.map(
    ([, bot], player): Policy<S, View> =>
      (turn) => {
        const start = performance.now()
        const option = bot(turn)
        if (turn.decision.optional !== true) times[player]?.push(performance.now() - start)
        return option
      },
  )
  try {
    const kinds = rules.seats(setup)
    const deal = `${seed}/${Math.floor(index / seatingsOf(named.map(([name]) => name)))}`
    const { outcome } = simulate(rules, setup, seatPeople(kinds, policies), deal)
    if (outcome === undefined) throw new Error('the game did not end')
    const people = peopleOf(kinds)
    const seats = people.map((seat, player) => ({
      name: seated[player]?.[0] ?? '',
      won: victoryOf(outcome, seat),
      points: outcome.scores[seat] ?? 0,
      times: times[player] ?? [],
    }))
    const teams = outcome.teams?.map((team) => team.map((seat) => people.indexOf(seat)).sort((a, b) => a - b))
    return { index, seats, ...(teams && { teams }) }
  } catch (error) {
    return { index, seats: [], error: messageOf(error) }
  }
}

/** After rotating by this many seats, everyone sits where they started, or where the same bot did. */
function seatingsOf(names: readonly string[]): number {
  const isSame = (by: number): boolean =>
    names.every((name, seat) => name === names[(seat + by) % names.length])
  let by = 1
  while (!isSame(by)) by++
  return by
}
