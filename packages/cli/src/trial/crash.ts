// sietch crash: what is left after a kill -9. Every choice that was acknowledged must be there, and every table goes on.

import { draw, type Rng, rngOf } from '@sietch/kernel'
import { type House, pause } from '@sietch/trial'
import { startPostgres } from '@sietch/trial/postgres'
import { type Command, parse, wholeNumber } from '../command.ts'
import { followCourse } from './course.ts'
import { openHouse } from './house.ts'
import { seatPlayers } from './players.ts'

/** How long people play between two crashes, in milliseconds. */
const [LEAST, MOST] = [100, 700]

export const crashCommand: Command = {
  usage: `Usage: sietch crash [--tables N] [--kills N] [--game ID] [--postgres] [--seed TEXT]

  --tables N     tables that are played at once (default 50)
  --kills N      how often the server is killed and started again (default 20)
  --game ID      what is played (default uprising)
  --postgres     on a PostgreSQL instead of SQLite
  --seed TEXT    decides when it is killed and what is chosen (default crash)

Says every few seconds how far it is, and when it is interrupted, what has come of it. Exit code 1 when an acknowledged
choice is missing or a table does not go on.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        tables: { type: 'string', default: '50' },
        kills: { type: 'string', default: '20' },
        game: { type: 'string', default: 'uprising' },
        postgres: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'crash' },
      },
    })
    const tables = wholeNumber(values.tables, '--tables', 1, 1000)
    const kills = wholeNumber(values.kills, '--kills', 1, 1000)
    const postgres = values.postgres ? await startPostgres() : undefined
    const house = await openHouse(postgres === undefined ? {} : { DATABASE_URL: await postgres.url('crash') })
    try {
      return await crash(house, tables, kills, values.game, rngOf(values.seed))
    } finally {
      await house.close()
      await postgres?.stop()
    }
  },
}

async function crash(house: House, count: number, kills: number, game: string, rng: Rng): Promise<number> {
  const players = await seatPlayers([house.url], count, game, rng)
  const faults: string[] = []
  let [killed, cutOff] = [0, 0]
  const soFar = () =>
    `${count} tables, killed ${killed} times in the middle of ${cutOff} choices, ${players.acknowledged()} acknowledged: ${faults.length === 0 ? 'all there, every table went on' : `${faults.length} faults`}`
  const course = followCourse(soFar)
  faults.push(...(await players.back()))
  players.playOn()
  while (killed < kills) {
    await pause(LEAST + draw(rng, MOST - LEAST))
    players.rest()
    cutOff += players.underWay()
    await house.crash()
    const found = [...(await players.back()), ...(await players.missing())]
    await players.renew()
    players.playOn()
    found.push(...(await players.goOn()))
    killed++
    faults.push(...found)
    for (const fault of found) console.error(fault)
  }
  players.close()
  course.close()
  console.log(soFar())
  return faults.length === 0 ? 0 : 1
}
