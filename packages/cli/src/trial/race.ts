// sietch race: people who ask for two things at once, at two nodes on one PostgreSQL or twice at one server. One of the
// two counts, and nothing is lost, undone without consent, or given to two people.

import { startPostgres } from '@sietch/trial/postgres'
import { type Command, parse, wholeNumber } from '../command.ts'
import { followCourse, wrongSoFar } from './course.ts'
import { openHouse } from './house.ts'
import { raceForChoices } from './race-choices.ts'
import { type LobbyRaces, raceInLobby } from './race-lobby.ts'
import { checkLogs, type Raced } from './race-logs.ts'
import { raceToTakeBack } from './race-undo.ts'

/** There are many tables, so that nodes have more to do than one match, and each has its own races. */
const [MOST_TABLES, RACES_AT_LEAST] = [8, 8]

export const raceCommand: Command = {
  usage: `Usage: sietch race [--races N] [--game ID] [--sqlite]

  --races N    how often two things are asked for at once, of each kind (default 1000)
  --game ID    what is played (default uprising)
  --sqlite     one server on SQLite instead of two nodes on PostgreSQL

Races choices with choices, steps back with choices and each other, answers to a request with a choice, and all that
changes the seats of a table. Exit code 1 when a choice was made twice or lost, an irrevocable one was taken back without
consent, a seat was given twice, or a match does not replay to its stored state.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        races: { type: 'string', default: '1000' },
        game: { type: 'string', default: 'uprising' },
        sqlite: { type: 'boolean', default: false },
      },
    })
    const races = wholeNumber(values.races, '--races', 1, 1_000_000)
    const tables = Math.min(MOST_TABLES, Math.ceil(races / RACES_AT_LEAST))
    const each = Math.ceil(races / tables)
    const postgres = values.sqlite ? undefined : await startPostgres()
    const databaseUrl = await postgres?.url('race')
    const env = { BOT_THREADS: '0', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
    const one = await openHouse(env)
    const two = values.sqlite ? one : await openHouse(env)
    const urls = [one.url, two.url] as const
    const choices: Raced[] = []
    const undos: Raced[] = []
    const lobby: LobbyRaces = { raced: 0, faults: [] }
    const course = followCourse(() => {
      const faults = [...choices, ...undos, lobby].flatMap((run) => run.faults)
      return `${raced(choices)} choices, ${raced(undos)} steps back, ${lobby.raced} calls in the lobby raced, of ${races} each: ${wrongSoFar(faults)}`
    })
    try {
      const runs = Array.from({ length: tables }, (_, n) => n)
      await Promise.all(runs.map(() => raceForChoices(urls, each, values.game, choices)))
      await Promise.all(runs.map(() => raceToTakeBack(urls, each, values.game, undos)))
      await raceInLobby(urls, races, lobby)
      const matches = [...choices, ...undos]
      const faults = [...matches, lobby].flatMap((run) => run.faults)
      faults.push(...(await checkLogs({ data: one.data, databaseUrl }, matches)))
      console.log(
        `${raced(choices)} choices, ${raced(undos)} steps back and ${lobby.raced} calls in the lobby raced ${values.sqlite ? 'at one server' : 'between two nodes'}: ${faults.length === 0 ? 'no double move, no lost update, nothing taken back without consent, no seat given twice' : `${faults.length} faults`}`,
      )
      for (const fault of faults.slice(0, 20)) console.error(fault)
      return faults.length === 0 ? 0 : 1
    } finally {
      course.close()
      await one.close()
      if (two !== one) await two.close()
      await postgres?.stop()
    }
  },
}

const raced = (runs: readonly Raced[]): number => runs.reduce((sum, run) => sum + run.raced, 0)
