// sietch arena: bots against bots, or against Rivals. Everyone plays every seat of every deal, so neither luck nor the
// seat decides.

import { type ArenaTable, readTable } from './arena-game.ts'
import { type Standing, standingsOf } from './arena-standings.ts'
import { type Command, commaList, parse, UsageError, wholeNumber } from './command.ts'
import { findGame } from './games.ts'
import { showProgress } from './progress.ts'
import { table } from './table.ts'
import { TABLE_HELP, TABLE_USAGE, TABLE_WORDS, type TableWords, wishOf } from './table-words.ts'
import { playEverywhere } from './workers.ts'

/** How well a bot did, and against which level of Rivals. */
type Result = Standing & { readonly level?: string }

export const arenaCommand: Command = {
  usage: `Usage: sietch arena --game ID --seats NAME,… [--players N] [--games N] [--seed TEXT] [--workers N] [--json]
                    ${TABLE_USAGE}

  --game ID       which game
  --seats NAME,…  a bot for each player; they move on by one seat from game to game (NAME-uncapped: without a time limit)
  --players 1     each of these bots plays alone against Rivals; --level may name several levels, one after the other
  --games N       how many games (100); as many in a row as there are ways to sit are dealt alike
  --seed TEXT     what the deals are drawn from (arena)
  --workers N     threads that play at the same time (1)
  --json          the last line is one JSON object
${TABLE_HELP}

A win rate is per seat, with its 95 % interval (Wilson); with four seats, 25 % is parity. In a game of teams it is per
team, for all games and for each side, which goes by its seats. Exit code 1 when a game broke.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string' },
        seats: { type: 'string', default: '' },
        players: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'arena' },
        workers: { type: 'string', default: '1' },
        ...TABLE_WORDS,
        json: { type: 'boolean', default: false },
      },
    })
    if (values.game === undefined) throw new UsageError('--game is missing')
    const found = await findGame(registry, values.game)
    if (typeof found === 'string') throw new UsageError(found)
    const tables = tablesOf({ ...values, game: values.game })
    // The arguments are checked here, before any worker starts.
    for (const one of tables) await readTable(registry, one)
    const games = wholeNumber(values.games, '--games', 1)
    const workers = wholeNumber(values.workers, '--workers', 1, 64)
    const progress = showProgress(games * tables.length)
    const played = await playEverywhere(registry, tables, games, workers, progress.at)
    progress.clear()
    const results = tables.flatMap(({ rivals }, index): Result[] =>
      standingsOf(played[index] ?? []).map((standing) => ({
        ...(rivals?.level !== undefined && { level: rivals.level }),
        ...standing,
      })),
    )
    const failures = played.flat().filter(({ error }) => error !== undefined)
    for (const { index, error } of failures.slice(0, 5)) console.error(`game ${index} broke: ${error}`)
    if (values.json) {
      const { game, seed } = values
      const [modules, seats] = [commaList(values.modules), commaList(values.seats)]
      console.log(
        JSON.stringify({ game, modules, seats, seed, games, errors: failures.length, bots: results }),
      )
    } else console.log(`${played.flat().length} games\n${inWords(results)}`)
    return failures.length === 0 ? 0 : 1
  },
}

/** One table for all bots or, in solo games, one for each bot and level. */
function tablesOf(
  words: TableWords & {
    readonly game: string
    readonly seats: string
    readonly seed: string
    readonly players?: string | undefined
  },
): ArenaTable[] {
  const { game, seed, players } = words
  const seats = commaList(words.seats)
  const tableOf = (bots: readonly string[], level = words.level): ArenaTable => {
    const { modules, rivals } = wishOf(bots.length, { ...words, level })
    return { game, seats: bots, seed, modules, ...(rivals && { rivals }) }
  }
  if (players === undefined) return [tableOf(seats)]
  const count = wholeNumber(players, '--players', 1)
  if (count > 1 && count !== seats.length) {
    throw new UsageError(`--seats names ${seats.length} bots for ${count} players`)
  }
  if (count > 1) return [tableOf(seats)]
  const levels = words.level === undefined ? [undefined] : commaList(words.level)
  return levels.flatMap((level) => seats.map((bot) => tableOf([bot], level)))
}

function inWords(results: readonly Result[]): string {
  const percent = (part: number) => (100 * part).toFixed(1)
  const hasLevels = results.some(({ level }) => level !== undefined)
  const hasSides = results.some(({ side }) => side !== undefined)
  const head = [
    'bot',
    ...(hasSides ? ['side'] : []),
    hasSides ? 'teams' : 'seats',
    'wins',
    'rate %',
    '95 % interval',
    'points',
    'ms/decision',
    'p95 ms',
  ]
  const rows = results.map(
    ({ level = '', name, side = 'any', seats, wins, rate, low, high, points, meanMs, p95Ms }) => [
      ...(hasLevels ? [level] : []),
      name,
      ...(hasSides ? [side] : []),
      seats,
      wins,
      percent(rate),
      `${percent(low)} to ${percent(high)}`,
      points.toFixed(2),
      meanMs.toFixed(2),
      p95Ms.toFixed(1),
    ],
  )
  return table([hasLevels ? ['level', ...head] : head, ...rows])
}
