// sietch puzzles: positions from bot games with one clearly best choice that is not obvious, for people to find.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Game, Puzzle, Registry } from '@sietch/games'
import {
  ask,
  type JsonObject,
  type Policy,
  rngOf,
  type State,
  seatPeople,
  seats,
  simulate,
} from '@sietch/kernel'
import { type Command, parse, UsageError, wholeNumber } from './command.ts'
import { botsNamed, findGame, setupWith } from './games.ts'
import { showProgress } from './progress.ts'
import { TABLE_HELP, TABLE_USAGE, TABLE_WORDS, type TableWords, wishOf } from './table-words.ts'

/** Per game, so that a collection shows many games. */
const MOST_OF_A_GAME = 2

export const puzzlesCommand: Command = {
  usage: `Usage: sietch puzzles --check FILE
       sietch puzzles --game ID --into FILE [--players N] [--games N] [--bots NAME] [--seed TEXT] [--minutes N]
                      ${TABLE_USAGE}

  --check FILE    searches the positions of the file again, and names those whose answer is no longer clearly the best
  --game ID       which game
  --into FILE     the puzzles found are added to this file
  --players N     how many play; the most the game has, if not given
  --games N       how many games are searched (20)
  --bots NAME     who plays them (medium)
  --seed TEXT     game i is played with the seed TEXT/i (puzzles)
  --minutes N     no game is begun after so many (60)
${TABLE_HELP}

At most ${MOST_OF_A_GAME} puzzles are taken of a game. Several processes with seeds of their own find more.
Exit code 1 when an answer no longer holds.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        check: { type: 'string' },
        game: { type: 'string' },
        into: { type: 'string' },
        players: { type: 'string' },
        games: { type: 'string', default: '20' },
        bots: { type: 'string', default: 'medium' },
        seed: { type: 'string', default: 'puzzles' },
        minutes: { type: 'string', default: '60' },
        ...TABLE_WORDS,
      },
    })
    if (values.check !== undefined) return checkAll(values.check, registry)
    const { into } = values
    if (values.game === undefined) throw new UsageError('--game is missing')
    if (into === undefined) throw new UsageError('--into is missing')
    const found = await findGame(registry, values.game)
    if (typeof found === 'string') throw new UsageError(found)
    const games = wholeNumber(values.games, '--games', 1)
    const until = performance.now() + 60_000 * wholeNumber(values.minutes, '--minutes', 1)
    const progress = showProgress(games)
    const known = existsSync(into) ? read(into) : []
    const count = await found.open(async (game) => {
      const look = await searching(game, values)
      for (let index = 0; index < games && performance.now() < until; index++) {
        const seed = `${values.seed}/${index}`
        const fresh = look(seed).filter(({ id }) => known.every((puzzle) => puzzle.id !== id))
        known.push(...fresh)
        writeFileSync(into, `[\n${known.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`)
        progress.at(index + 1)
      }
      return known.length
    })
    progress.clear()
    console.log(`${count} puzzles in ${into}`)
    return 0
  },
}

const read = (file: string): Puzzle[] => JSON.parse(readFileSync(file, 'utf8'))

async function checkAll(file: string, registry: Registry): Promise<number> {
  const puzzles = read(file)
  const progress = showProgress(puzzles.length)
  const wrong: string[] = []
  for (const [index, puzzle] of puzzles.entries()) {
    const found = await findGame(registry, puzzle.game)
    if (typeof found === 'string') throw new UsageError(found)
    if (!(await found.open((game) => holds(game, puzzle)))) wrong.push(puzzle.id)
    progress.at(index + 1)
  }
  progress.clear()
  for (const id of wrong) console.log(`the answer to ${id} no longer holds`)
  console.log(`${puzzles.length - wrong.length} of ${puzzles.length} puzzles hold`)
  return wrong.length === 0 ? 0 : 1
}

/** Does a new search find the same answer? */
async function holds<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { id, state, version, seat, answer }: Puzzle,
): Promise<boolean> {
  const { rules } = game
  const s = rules.migrate(state, version)
  const prompt = ask(rules, s).prompts.find(({ decision }) => decision.seat === seat)
  if (prompt === undefined) return false
  const rng = rngOf(`${id}/check`)
  const view = () => rules.view(s, seat)
  const imagine = () => rules.imagine(s, seat, rng)
  return (await puzzlingOf(game)).holds({ ...prompt, rng, view, imagine }, answer.option.key)
}

async function puzzlingOf<S extends State, Setup, View>({ rules, workshop }: Game<S, Setup, View>) {
  const puzzling = (await workshop?.())?.puzzling
  if (puzzling === undefined) throw new UsageError(`nobody can find puzzles of ${rules.id} yet`)
  return puzzling
}

async function searching<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  words: TableWords & { readonly players?: string | undefined; readonly bots: string },
): Promise<(seed: string) => Puzzle[]> {
  const { rules, setups } = game
  const puzzling = await puzzlingOf(game)
  const players =
    words.players === undefined ? Math.max(...setups.players) : wholeNumber(words.players, '--players', 1)
  const setup = setupWith(game, wishOf(players, words))
  const [bot] = await botsNamed(game, [words.bots])
  if (bot === undefined) throw new UsageError('--bots names nobody')
  return (seed) => {
    const puzzles: Puzzle[] = []
    let now: S | undefined
    let decisions = 0
    const watched: Policy<S, View> = (turn) => {
      const { decision } = turn
      if (decision.optional !== true) decisions++
      const answer =
        puzzles.length < MOST_OF_A_GAME && isLate(puzzles.at(-1)) ? puzzling.find(turn) : undefined
      if (answer !== undefined && now !== undefined) {
        puzzles.push({
          id: `${rules.id}-${seed}-${decisions}`.replaceAll('/', '-'),
          game: rules.id,
          version: rules.version,
          setup: setup as JsonObject,
          state: JSON.parse(JSON.stringify(now)),
          seat: decision.seat,
          kind: decision.kind,
          round: game.round?.(now) ?? null,
          answer,
        })
      }
      return bot(turn)
    }
    /** Puzzles from the same game are some rounds apart. */
    const isLate = (last: Puzzle | undefined): boolean =>
      last === undefined || now === undefined || (game.round?.(now) ?? 0) > (last.round ?? 0) + 1
    simulate(
      rules,
      setup,
      seatPeople(
        rules.seats(setup),
        seats(players).map(() => watched),
      ),
      seed,
      {
        watch: (s) => {
          now = s
        },
      },
    )
    return puzzles
  }
}
