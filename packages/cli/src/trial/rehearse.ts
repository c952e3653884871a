// sietch rehearse: an upgrade. Matches of every game are stopped in the middle, a server with newer rules, a different
// shape of state and other options takes them over, and all are played to the end.

import { draw, type Rng, rngOf } from '@sietch/kernel'
import type { House } from '@sietch/trial'
import { startPostgres } from '@sietch/trial/postgres'
import { type Command, parse, wholeNumber } from '../command.ts'
import { followCourse } from './course.ts'
import { openHouse, openRenewedHouse } from './house.ts'
import { type Checked, check } from './rehearse-check.ts'
import { enter, isOver, leave, playOut, playTo, type Rehearsed, seatTable } from './rehearse-tables.ts'

/** How many are played at once: everything sent to each is remembered. */
const AT_ONCE = 10
/** Choices of people before the upgrade. */
const [LEAST, MOST] = [5, 40]

export const rehearseCommand: Command = {
  usage: `Usage: sietch rehearse [--matches N] [--nodes] [--seed TEXT]

  --matches N   matches that are under way when the server is stopped (default 100)
  --nodes       on a PostgreSQL, and the older server runs on beside the newer one
  --seed TEXT   decides what is chosen, and when it is stopped (default rehearsal)

Plays matches of every game to the middle, upgrades them to rules of another version with states of another form and other
options, and plays them to the end. Exit code 1 when a match does not go on, an acknowledged choice is missing or doubled,
or the replay of a match shows anybody anything else than was sent at the time.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        matches: { type: 'string', default: '100' },
        nodes: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'rehearsal' },
      },
    })
    const matches = wholeNumber(values.matches, '--matches', 1, 10_000)
    const rng = rngOf(values.seed)
    const postgres = values.nodes ? await startPostgres() : undefined
    const env = postgres && { DATABASE_URL: await postgres.url('rehearsal') }
    const older = await openHouse(env)
    const houses = [older]
    let [begun, finished] = [0, 0]
    const course = followCourse(
      () => `${begun} of ${matches} matches played to the middle, ${finished} to the end`,
    )
    try {
      const tables = await inTurns(matches, async (n) => {
        const table = await toTheMiddle(older.url, n, rng)
        begun++
        return table
      })
      const newer = await upgrade(older, env)
      houses.push(newer)
      return await finish(tables, older, newer, rng, () => finished++)
    } finally {
      course.close()
      for (const house of houses) await house.close()
      await postgres?.stop()
    }
  },
}

/** A match in progress; not one that ended too soon. */
async function toTheMiddle(url: string, n: number, rng: Rng): Promise<Rehearsed> {
  for (;;) {
    const table = await seatTable(url, n)
    await playTo(table, LEAST + draw(rng, MOST - LEAST), rng)
    if (!isOver(table)) return table
    leave(table)
  }
}

/** With an embedded database, the older server must be gone first; otherwise both run side by side. */
async function upgrade(older: House, env: { DATABASE_URL: string } | undefined): Promise<House> {
  if (env !== undefined) return openRenewedHouse(env)
  await older.stop('SIGTERM')
  return openRenewedHouse({ SIETCH_DATA: older.data })
}

async function finish(
  tables: readonly Rehearsed[],
  older: House,
  newer: House,
  rng: Rng,
  afterEach: () => void,
): Promise<number> {
  const checked = await inTurns(tables.length, async (n) => {
    const table = tables[n] as Rehearsed
    const failed = (error: unknown): Checked => {
      const fault = `table ${table.id} (${table.game}): ${String(error)}`
      console.error(fault)
      return { steps: 0, compared: 0, legs: 0, faults: [fault] }
    }
    return toTheEnd(table, older, newer, rng).catch(failed).finally(afterEach)
  })
  const sum = (count: (one: Checked) => number) => checked.reduce((all, one) => all + count(one), 0)
  const faults = [...tables, ...checked].flatMap((one) => one.faults)
  const acknowledged = tables.reduce((all, table) => all + table.acknowledged.length, 0)
  console.log(
    `${tables.length} matches taken over in the middle, ${acknowledged} choices acknowledged, ${sum(({ steps }) => steps)} steps replayed and ${sum(({ compared }) => compared)} times compared: ${faults.length === 0 ? 'nothing lost, nothing doubled, everything as it was sent' : `${faults.length} faults`}`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  return faults.length === 0 ? 0 : 1
}

async function toTheEnd(table: Rehearsed, older: House, newer: House, rng: Rng): Promise<Checked> {
  // While the older server is still running, only one of the players at a table moves to the newer one on their own.
  const coming = older.isAlive() ? table.guests.slice(0, 1) : table.guests
  for (const guest of coming) await enter(table, guest, newer.url)
  await playOut(table, newer.url, rng)
  leave(table)
  const checked = await check(table, newer.url)
  if (checked.legs !== 2) checked.faults.push(`table ${table.id}: ${checked.legs} legs and not two`)
  return checked
}

/** Does the work for each number, a few at a time. */
async function inTurns<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  let next = 0
  const hand = async () => {
    for (let n = next++; n < count; n = next++) done[n] = await work(n)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return done
}
