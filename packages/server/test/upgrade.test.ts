// Newer rules, with a different state shape and other options, take over matches in mid-game; and while only some nodes
// have them, no one writes what they do not understand.

import { pick, rngOf } from '@sietch/kernel'
import type { Person, Watched } from '@sietch/trial'
import { startPostgres } from '@sietch/trial/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff, gamesWithRemodeledBluff, playOut } from './bluff.ts'
import { type Cleanup, makeDataFolder, startServer } from './house.ts'

const cleanups: Cleanup[] = []
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function chooseAtRandom(seats: readonly Watched[], times: number): Promise<void> {
  const rng = rngOf('upgrade')
  for (let n = 0; n < times; n++) {
    const asked = seats.find(({ match }) => match.prompt)
    if (asked === undefined) throw new Error('the match was over too soon')
    const { seq, prompt } = asked.match
    await asked.choose(pick(rng, prompt?.options ?? []).key)
    await Promise.all(seats.map((seat) => seat.reach(seq + 1)))
  }
}

describe('a match in mid-game', () => {
  const data = makeDataFolder()
  cleanups.push(data.remove)
  const config = { data: data.path, botThreads: 0 }
  let people: Person[]
  let id: string
  let finished: string

  const stored = async (table: string) => {
    const { db, close } = await openStore({ data: data.path })
    const row = await db
      .selectFrom('matches')
      .select(['version', 'seq', 'state'])
      .where('tableId', '=', table)
      .executeTakeFirstOrThrow()
    await close()
    return row
  }

  beforeAll(async () => {
    const older = await startServer(config, gamesWithBluff)
    const over = await dealBluff(older.url, ['Ann', 'Ben'])
    await playOut(over.seats)
    finished = over.table.id
    const running = await dealBluff(older.url, ['Cem', 'Dora'])
    await chooseAtRandom(running.seats, 3)
    people = [...running.people, ...over.people]
    id = running.table.id
    for (const seat of [...over.seats, ...running.seats]) seat.close()
    await older.close()
  })

  it('goes on to its end under the newer rules', async () => {
    const newer = await startServer(config, gamesWithRemodeledBluff)
    cleanups.push(newer.close)
    const before = await stored(id)
    expect(before).toMatchObject({ version: 1, seq: 3 })
    const [cem, dora] = people.map((person) => person.at(newer.url)) as [Person, Person]
    const seats = await Promise.all([cem.watch(id), dora.watch(id)])
    expect(await stored(id)).toMatchObject({ version: 2, seq: 3 })
    const asked = seats.find(({ match }) => match.prompt)
    expect(asked?.match.undo ?? 0).toBe(0)
    for (const { match } of seats) expect(match.updated).toEqual([3])
    // What was before is shown in the newer form.
    const then = await cem.ask('GET', `/api/tables/${id}/past?seq=2`)
    expect(then).toMatchObject({ status: 200, body: { seq: 2, viewer: 0 } })
    const { view } = then.body as { view: object }
    expect(Object.keys(view).sort()).toEqual(Object.keys(seats[0]?.view as object).sort())
    await playOut(seats)
    expect(seats[0]?.match.outcome).toBeDefined()
    expect(JSON.parse((await stored(id)).state)).toMatchObject({ pot: 0 })
    for (const seat of seats) seat.close()
  })

  it('that was over by then is shown and stays as it was', async () => {
    const newer = await startServer(config, gamesWithRemodeledBluff)
    cleanups.push(newer.close)
    const before = await stored(finished)
    const ann = (people[2] as Person).at(newer.url)
    const watched = await ann.watch(finished)
    expect(watched.match.outcome).toBeDefined()
    expect(watched.match).not.toHaveProperty('updated')
    const file = await ann.ask('GET', `/api/tables/${finished}/file`)
    expect(file.body).toMatchObject({ version: 1 })
    expect(await stored(finished)).toEqual(before)
    const then = await ann.ask('GET', `/api/tables/${finished}/past?seq=1`)
    expect(then).toMatchObject({ status: 200, body: { seq: 1, viewer: 0 } })
    watched.close()
  })
})

describe('two nodes of different versions', () => {
  it('do not write over each other: what newer rules have taken over is theirs', async () => {
    const postgres = await startPostgres()
    cleanups.push(postgres.stop)
    const config: Partial<Config> = { databaseUrl: await postgres.url('upgrade'), botThreads: 0 }
    const older = await startServer(config, gamesWithBluff)
    cleanups.push(older.close)
    const { table, people, seats } = await dealBluff(older.url, ['Ann', 'Ben'])
    await chooseAtRandom(seats, 2)
    const newer = await startServer(config, gamesWithRemodeledBluff)
    cleanups.push(newer.close)
    const [ann, ben] = people.map((person) => person.at(newer.url)) as [Person, Person]
    const moved = await Promise.all([ann.watch(table.id), ben.watch(table.id)])
    // The player who is asked is still on the older node, and chooses there.
    const late = seats.find(({ match }) => match.prompt)
    const [option] = late?.match.prompt?.options ?? []
    const answer = await late?.socket.emitWithAck('choose', { table: table.id, seq: 2, key: option?.key })
    expect(answer).toMatchObject({ ok: false, code: 'newer-rules' })
    await playOut(moved)
    expect(moved[0]?.match.outcome).toBeDefined()
    for (const seat of [...seats, ...moved]) seat.close()
  })
})
