// What the store keeps for a match besides its choices: what each changed, who was asked after it, and its hash.

import { applyDelta, type Delta, type Json } from '@sietch/kernel'
import type { Person, Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

describe('a match in the store', () => {
  const data = makeDataFolder()
  let server: Awaited<ReturnType<typeof startServer>>
  let people: Person[]
  let seats: Watched[]
  let id: string
  /** What the first player saw after each choice. */
  const seen: unknown[] = []

  const start = async () => {
    server = await startServer({ data: data.path, botThreads: 0 }, gamesWithBluff)
  }

  async function restart(): Promise<void> {
    for (const seat of seats) seat.close()
    await server.close()
    await start()
    people = people.map((person) => person.at(server.url))
    seats = await Promise.all(people.map((person) => person.watch(id)))
  }

  async function stored() {
    const { db, close } = await openStore({ data: data.path })
    const match = await db.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
    const entries = await db.selectFrom('entries').selectAll().orderBy('seq').execute()
    const legs = await db.selectFrom('legs').selectAll().execute()
    await close()
    return { match, entries, legs }
  }

  beforeAll(async () => {
    await start()
    const dealt = await dealBluff(server.url, ['Ann', 'Ben'])
    ;({ people, seats } = dealt)
    id = dealt.table.id
    seen.push(seats[0]?.view)
    for (let seq = 0; seq < 9; seq++) {
      await seats[seq % 2]?.choose(seq < 8 ? 'income' : 'steal')
      await Promise.all(seats.map((seat) => seat.reach(seq + 1)))
      seen.push(seats[0]?.view)
    }
  })
  afterAll(async () => {
    for (const seat of seats) seat.close()
    await server.close()
    await data.remove()
  })

  it('leads from the state its leg began in to the latest one, with what each choice changed', async () => {
    const { match, entries, legs } = await stored()
    const [leg] = legs
    expect(leg).toMatchObject({ leg: 0, seq: 0, version: match.version })
    const last = entries.reduce<Json>(
      (state, { delta }) => applyDelta(state, JSON.parse(delta ?? '') as Delta),
      JSON.parse(leg?.state ?? ''),
    )
    expect(last).toEqual(JSON.parse(match.state))
    expect(entries.map(({ moment }) => JSON.parse(moment ?? '').asked[0])).toEqual(
      entries.map(({ seq }) => ({ seat: (seq + 1) % 2, kind: seq < 8 ? 'turn' : 'challenge' })),
    )
    expect(new Set([leg?.hash, ...entries.map(({ hash }) => hash)]).size).toBe(entries.length + 1)
  })

  it('is taken back after a restart, alone and by consent, to what it was', async () => {
    await restart()
    const [ann, ben] = seats as [Watched, Watched]
    expect(await ann.socket.emitWithAck('undo', { table: id, seq: 9 })).toEqual({ ok: true, seq: 10 })
    await Promise.all(seats.map((seat) => seat.reach(10)))
    expect(ann.view).toEqual(seen[8])
    await restart()
    const [annAgain, benAgain] = seats as [Watched, Watched]
    expect(ann.view).toEqual(annAgain.view)
    expect(ben.view).toEqual(benAgain.view)
    const asked = await annAgain.socket.emitWithAck('undo', { table: id, seq: 10 })
    expect(asked).toMatchObject({ ok: true, asked: true })
    await benAgain.socket.emitWithAck('answer-undo', { table: id, agree: true })
    await Promise.all(seats.map((seat) => seat.reach(11)))
    expect(annAgain.view).toEqual(seen[6])
    const { entries } = await stored()
    expect(entries[10]?.hash).toBe(entries[5]?.hash)
  })
})
