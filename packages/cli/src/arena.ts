// sietch arena: bots against bots. Everyone plays every seat of every deal, so neither luck nor the seat decides.

import { type ArenaGame, type ArenaTable, readTable } from './arena-game.ts'
import { type Standing, standingsOf } from './arena-standings.ts'
import { type Command, commaList, parse, UsageError, wholeNumber } from './command.ts'
import { findGame } from './games.ts'
import { showProgress } from './progress.ts'
import { table } from './table.ts'
import { playEverywhere } from './workers.ts'

export const arenaCommand: Command = {
  usage: `Usage: sietch arena --game ID --seats NAME,… [--games N] [--seed TEXT] [--modules NAME,…] [--workers N] [--json]

  --game ID       which game
  --seats NAME,…  a bot for each player; they move on by one seat from game to game (NAME-uncapped: without a time limit)
  --games N       how many games (100); as many in a row as there are players are dealt alike
  --seed TEXT     what the deals are drawn from (arena)
  --modules …     parts of the game that are in play (none)
  --workers N     threads that play at the same time (1)
  --json          the last line is one JSON object

A win rate is per seat, with its 95 % interval (Wilson); with four seats, 25 % is parity. Exit code 1 when a game broke.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string' },
        seats: { type: 'string', default: '' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: 'arena' },
        modules: { type: 'string', default: '' },
        workers: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    })
    if (values.game === undefined) throw new UsageError('--game is missing')
    const found = await findGame(registry, values.game)
    if (typeof found === 'string') throw new UsageError(found)
    const arena: ArenaTable = {
      game: values.game,
      seats: commaList(values.seats),
      modules: commaList(values.modules),
      seed: values.seed,
    }
    // The words are checked here, before any worker starts.
    await readTable(registry, arena)
    const games = wholeNumber(values.games, '--games', 1)
    const workers = wholeNumber(values.workers, '--workers', 1, 64)
    const progress = showProgress(games)
    const played = await playEverywhere(registry, arena, games, workers, progress.at)
    progress.clear()
    const standings = standingsOf(played)
    const failures = played.filter(({ error }) => error !== undefined)
    for (const { index, error } of failures.slice(0, 5)) console.error(`game ${index} broke: ${error}`)
    if (values.json) {
      const { game, modules, seed, seats } = arena
      console.log(
        JSON.stringify({ game, modules, seats, seed, games, errors: failures.length, bots: standings }),
      )
    } else console.log(inWords(standings, played))
    return failures.length === 0 ? 0 : 1
  },
}

function inWords(standings: readonly Standing[], played: readonly ArenaGame[]): string {
  const percent = (part: number) => (100 * part).toFixed(1)
  const head = ['bot', 'seats', 'wins', 'rate %', '95 % interval', 'points', 'ms/decision', 'p95 ms']
  const rows = standings.map(({ name, seats, wins, rate, low, high, points, meanMs, p95Ms }) => [
    name,
    seats,
    wins,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    points.toFixed(2),
    meanMs.toFixed(2),
    p95Ms.toFixed(1),
  ])
  return `${played.length} games\n${table([head, ...rows])}`
}
