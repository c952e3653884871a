// sietch race: two nodes on one PostgreSQL, and a player of one table at both of them, who chooses twice at once. One of
// the two choices counts, and nothing is lost.

import { draw, generatorOf, hashState, pick, replay, rngOf } from '@sietch/kernel'
import { openStore } from '@sietch/server/store'
import type { Watched } from '@sietch/server/test/person'
import { startPostgres } from '@sietch/server/test/postgres'
import { type Command, parse, wholeNumber } from '../command.ts'
import { findGame } from '../games.ts'
import { seatGuests, startHouse } from './house.ts'

const PLAYERS = 3
const TABLES = 8

export const raceCommand: Command = {
  usage: `Usage: sietch race [--races N] [--game ID]

  --races N    how often two nodes are asked for a choice at once (default 1000)
  --game ID    what is played (default uprising)

Exit code 1 when a choice was made twice, was lost, or a match does not replay to its stored state.`,

  async run(args) {
    const { values } = parse({
      args,
      options: { races: { type: 'string', default: '1000' }, game: { type: 'string', default: 'uprising' } },
    })
    const races = wholeNumber(values.races, '--races', 1, 1_000_000)
    const postgres = await startPostgres()
    const databaseUrl = await postgres.url('race')
    const env = { DATABASE_URL: databaseUrl, BOT_THREADS: '0' }
    const one = await startHouse(env)
    const two = await startHouse(env)
    try {
      const tables = await Promise.all(
        Array.from({ length: TABLES }, () => run(one.url, two.url, Math.ceil(races / TABLES), values.game)),
      )
      const faults = tables.flatMap((table) => table.faults)
      faults.push(...(await checkLogs(databaseUrl, tables)))
      const [raced, both, lost] = (['raced', 'bothRight', 'overtaken'] as const).map((what) =>
        tables.reduce((sum, table) => sum + table[what], 0),
      )
      console.log(
        `${raced} races between two nodes (${lost} overtaken, ${both} with the same choice twice): ${faults.length === 0 ? 'no double move, no lost update' : `${faults.length} faults`}`,
      )
      for (const fault of faults.slice(0, 20)) console.error(fault)
      return faults.length === 0 ? 0 : 1
    } finally {
      await one.close()
      await two.close()
      await postgres.stop()
    }
  },
}

type Raced = {
  readonly id: string
  seq: number
  raced: number
  bothRight: number
  overtaken: number
  readonly faults: string[]
}

async function run(urlOne: string, urlTwo: string, races: number, game: string): Promise<Raced> {
  const { id, guests } = await seatGuests(urlOne, PLAYERS, { game, setup: { players: PLAYERS } })
  const here = await Promise.all(guests.map((guest) => guest.watch(id)))
  const there = await Promise.all(guests.map((guest) => guest.at(urlTwo).watch(id)))
  const rng = rngOf(id)
  const table: Raced = { id, seq: 0, raced: 0, bothRight: 0, overtaken: 0, faults: [] }
  while (table.raced < races) {
    const player = here.findIndex(({ match }) => match.prompt)
    const [a, b] = [here[player], there[player]] as [Watched, Watched]
    if (player < 0) break
    const options = a.match.prompt?.options ?? []
    const { key } = pick(rng, options)
    const others = options.filter((option) => option.key !== key)
    const keys = [key, pick(rng, others.length > 0 ? others : options).key] as const
    const { seq } = a.match
    const late = draw(rng, 4)
    const answers = await Promise.all([
      a.choose(keys[0], seq),
      new Promise((resolve) => setTimeout(resolve, late)).then(() => b.choose(keys[1], seq)),
    ])
    table.raced++
    const won = answers.filter(({ ok }) => ok).length
    if (won === 2 && keys[0] === keys[1]) table.bothRight++
    else if (won !== 1)
      table.faults.push(`table ${id} at ${seq}: ${won} of "${keys.join('", "')}" were acknowledged`)
    else table.overtaken++
    table.seq = seq + 1
    await Promise.all([...here, ...there].map((watched) => watched.reach(seq + 1)))
    const seqs = new Set([...here, ...there].map(({ match }) => match.seq))
    if (seqs.size !== 1) table.faults.push(`table ${id}: the clients are at ${[...seqs].join(', ')}`)
  }
  for (const watched of [...here, ...there]) watched.close()
  return table
}

/** The stored log has no hole and leads to the stored state. */
async function checkLogs(databaseUrl: string, tables: readonly Raced[]): Promise<string[]> {
  const { db, close } = await openStore({ data: '', databaseUrl })
  const faults: string[] = []
  for (const { id, seq } of tables) {
    const row = await db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.tableId')
      .select([
        'matches.seq',
        'matches.state',
        'matches.version',
        'tables.game',
        'tables.setup',
        'tables.seed',
      ])
      .where('tables.id', '=', id)
      .executeTakeFirstOrThrow()
    const choices = await db
      .selectFrom('entries')
      .select(['seat', 'key'])
      .where('matchId', '=', id)
      .orderBy('seq')
      .execute()
    if (row.seq !== seq || choices.length !== seq) {
      faults.push(`table ${id}: ${choices.length} choices stored, ${row.seq} counted, ${seq} played`)
    }
    const game = findGame(row.game)
    if (typeof game === 'string') throw new Error(game)
    const leadsThere = game.open(({ rules, readSetup }) => {
      const replayed = replay(rules, {
        rules: row.game,
        version: row.version,
        setup: readSetup({ leaders: 'random', ...JSON.parse(row.setup) }),
        seed: row.seed,
        generator: generatorOf(JSON.parse(row.state).rng),
        choices: choices.map(({ seat, key }) => ({ seat, key: key ?? '' })),
      })
      return !('ok' in replayed) && hashState(replayed.state) === hashState(JSON.parse(row.state))
    })
    if (!leadsThere) {
      faults.push(`table ${id}: its log does not lead to its state`)
    }
  }
  await close()
  return faults
}
