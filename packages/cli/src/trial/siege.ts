// Attacks on a server while honest people play at other tables: what the attackers gain, and what the others notice.

import { rngOf } from '@sietch/kernel'
import { type House, metric, until } from '@sietch/trial'
import { table as columns } from '../table.ts'
import type { Attack, Found } from './attack.ts'
import { aroundLimits, oddBodies } from './attack-doors.ts'
import { chatting, fillingLobby, importing, starvingBots } from './attack-floods.ts'
import { dripping, holdingSockets, notReading } from './attack-lines.ts'
import { changingNames, changingSeats } from './attack-seats.ts'
import { wrongSoFar } from './course.ts'
import { gather } from './crowd.ts'
import { at } from './percentile.ts'

const ATTACKS: readonly Attack[] = [
  changingSeats,
  changingNames,
  notReading,
  dripping,
  holdingSockets,
  aroundLimits,
  oddBodies,
  fillingLobby,
  starvingBots,
  importing,
  chatting,
]

/** Moves per second of all honest players together. */
const PACE = 20

type Siege = {
  readonly attacks: number
  readonly faults: readonly string[]
  readonly leaks: number
  readonly deaths: number
  /** The p99 of an honest player's move in milliseconds: the worst during an attack, and without one. */
  readonly under: number
  readonly without: number
}

/** Everyone attacks at the same time. */
const together = (attacks: readonly Attack[]): Attack => ({
  name: 'all at once',
  async run(field) {
    const found = await Promise.all(attacks.map((attack) => attack.run(field)))
    return {
      note: `${attacks.length} attacks`,
      leaks: found.reduce((sum, { leaks = 0 }) => sum + leaks, 0),
      faults: found.flatMap((one) => one.faults),
    }
  },
})

export async function attacksOn(
  house: House,
  length: number,
  tables: number,
  isTogether: boolean,
  tell: (doing: string) => void,
): Promise<Siege> {
  const { url } = house
  const seconds = length / 1000
  let addresses = 0
  const address = () => `127.66.${addresses >> 8}.${addresses++ & 255}`
  // Honest people come from different addresses: limits are per address.
  const crowd = await gather(url, tables, 'uprising', rngOf('siege'), (table) => `127.0.1.${table + 1}`)
  await crowd.paced(Math.min(2, seconds), PACE)
  const without = at((await crowd.paced(seconds, PACE)).times, 0.99)
  const begun = await metric(url, 'process_start_time_seconds')
  const rows: (string | number)[][] = []
  const faults: string[] = []
  let [leaks, deaths, under] = [0, 0, 0]
  for (const attack of isTogether ? [together(ATTACKS)] : ATTACKS) {
    tell(`attack ${rows.length + 1}: ${attack.name}, ${wrongSoFar(faults)}`)
    await crowd.renew()
    const failed = (error: unknown): Found => ({ note: 'it failed', faults: [String(error)] })
    const [found, run] = await Promise.all([
      attack.run({ url, length, address }).catch(failed),
      crowd.paced(seconds, PACE),
    ])
    const time = at(run.times, 0.99)
    if (run.times.length === 0) faults.push(`${attack.name}: nobody could play meanwhile`)
    under = Math.max(under, time)
    leaks += found.leaks ?? 0
    faults.push(...found.faults.map((fault) => `${attack.name}: ${fault}`))
    faults.push(...crowd.faults.splice(0).map((fault) => `${attack.name}: an honest player: ${fault}`))
    rows.push([attack.name, time.toFixed(0), (time / without).toFixed(1), found.note])
    if (!house.isAlive()) {
      deaths++
      faults.push(`${attack.name}: the server has died`)
      break
    }
    const answers = await until(async () => (await metric(url, 'process_start_time_seconds')) === begun)
    if (!answers) faults.push(`${attack.name}: the server does not answer any more`)
  }
  crowd.close()
  console.log(columns([['attack', 'p99 ms', 'times', 'what came of it'], ...rows]))
  return { attacks: ATTACKS.length, faults, leaks, deaths, under, without }
}
