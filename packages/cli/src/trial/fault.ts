// sietch fault: how a server survives failures of what it depends on: the disk, the database, the connection between
// its nodes, an unreadable match; and an order to stop.

import { rngOf } from '@sietch/kernel'
import { pause, until } from '@sietch/trial'
import { startPostgres } from '@sietch/trial/postgres'
import { type Command, parse, UsageError, wholeNumber } from '../command.ts'
import { table as columns } from '../table.ts'
import { followCourse, wrongSoFar } from './course.ts'
import { DATABASE, FAULTS, type Fault, readinessOf, type Scene, smallDisk } from './fault-kinds.ts'
import { openHouse } from './house.ts'
import { seatPlayers } from './players.ts'

/** How long a server waits for its database by default. */
const DATABASE_TIMEOUT = 8000
/** How long people play before something happens, in milliseconds. */
const WARM_UP = 500

type Outcome = { readonly name: string; readonly acknowledged: number; readonly faults: readonly string[] }

export const faultCommand: Command = {
  usage: `Usage: sietch fault [--tables N] [--seconds N] [--postgres] [--only NAME] [--seed TEXT]

  --tables N     tables that are played at once (default 100)
  --seconds N    how long the database is gone or the disk full (default 30)
  --postgres     two nodes on a PostgreSQL instead of one server on SQLite
  --only NAME    one fault: ${FAULTS.map(({ name }) => name).join(', ')}
  --seed TEXT    decides what is chosen (default fault)

Exit code 1 when an acknowledged choice is missing, a table does not go on, a server dies, or /readyz does not tell.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        tables: { type: 'string', default: '100' },
        seconds: { type: 'string', default: '30' },
        postgres: { type: 'boolean', default: false },
        only: { type: 'string' },
        seed: { type: 'string', default: 'fault' },
      },
    })
    const tables = wholeNumber(values.tables, '--tables', 1, 1000)
    const length = 1000 * wholeNumber(values.seconds, '--seconds', 1, 600)
    const where = values.postgres ? 'postgres' : 'sqlite'
    const wanted = FAULTS.filter(({ name, on }) => on.includes(where) && (values.only ?? name) === name)
    if (wanted.length === 0) throw new UsageError(`there is no fault "${values.only}" on ${where}`)
    const disk = values.postgres ? undefined : smallDisk()
    const kinds = typeof disk === 'string' ? wanted.filter(({ name }) => name !== 'disk full') : wanted
    if (kinds.length < wanted.length) console.log(`disk full: not tried, ${disk}`)
    const place = typeof disk === 'object' ? disk : undefined
    const outcomes = await tryAll(kinds, values.postgres, place?.data, tables, length, values.seed).finally(
      () => place?.clear(),
    )
    console.log(columns([['fault', 'choices', 'what came of it'], ...outcomes.map(inWords)]))
    const faults = outcomes.flatMap((outcome) => outcome.faults)
    const total = outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
    console.log(
      `${outcomes.length} faults on ${values.postgres ? 'two nodes with PostgreSQL' : 'SQLite'}, ${total} choices acknowledged: ${faults.length === 0 ? '0 lost, 0 deaths, everybody went on' : `${faults.length} things went wrong`}`,
    )
    for (const fault of faults.slice(0, 20)) console.error(fault)
    return faults.length === 0 ? 0 : 1
  },
}

const inWords = ({ name, acknowledged, faults }: Outcome): (string | number)[] => [
  name,
  acknowledged,
  faults.length === 0 ? 'nothing lost, all went on' : `${faults.length} wrong`,
]

async function tryAll(
  kinds: readonly Fault[],
  isShared: boolean,
  data: string | undefined,
  tables: number,
  length: number,
  seed: string,
): Promise<Outcome[]> {
  const postgres = isShared ? await startPostgres() : undefined
  const databaseUrl = await postgres?.url(DATABASE)
  const env = {
    LOG_LEVEL: 'silent',
    // A fault shorter than the server's database timeout would go unnoticed.
    DATABASE_TIMEOUT: length < DATABASE_TIMEOUT ? '1' : '',
    ...(data !== undefined && { SIETCH_DATA: data }),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const first = await openHouse(env)
  const second = isShared ? [await openHouse(env)] : []
  const houses = [first, ...second] as const
  const players = await seatPlayers(
    [first.url, ...second.map(({ url }) => url)],
    tables,
    'uprising',
    rngOf(seed),
  )
  const outcomes: Outcome[] = []
  let trying = ''
  const course = followCourse(() => {
    const faults = outcomes.flatMap((outcome) => outcome.faults)
    return `${outcomes.length} of ${kinds.length} faults tried, now "${trying}", ${players.acknowledged()} choices acknowledged, ${wrongSoFar(faults)}`
  })
  try {
    for (const kind of kinds) {
      trying = kind.name
      const before = players.acknowledged()
      const faults = await tryOne(kind, { houses, players, postgres, databaseUrl, length }).catch(
        (error: unknown) => [String(error)],
      )
      outcomes.push({
        name: kind.name,
        acknowledged: players.acknowledged() - before,
        faults: faults.map((fault) => `${kind.name}: ${fault}`),
      })
    }
    return outcomes
  } finally {
    course.close()
    players.close()
    for (const house of houses) await house.close()
    await postgres?.stop()
  }
}

async function tryOne(kind: Fault, scene: Scene): Promise<string[]> {
  const { houses, players } = scene
  const faults = await players.back()
  players.playOn()
  await pause(WARM_UP)
  faults.push(...(await kind.happen(scene)))
  for (const house of houses) {
    if (!house.isAlive()) {
      faults.push('a server has died')
      await house.start()
    }
    const isWell = await until(async () => (await readinessOf(house)) === 200)
    if (!isWell) faults.push('/readyz does not tell that all is well again')
  }
  players.rest()
  faults.push(...(await players.back()), ...(await players.missing()))
  players.playOn()
  faults.push(...(await players.goOn()))
  players.rest()
  return faults
}
