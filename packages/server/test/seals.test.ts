// A finished match can be shown forever as it was seen: from its seal, from its file, and as a table made from its
// file, even if the rules changed along the way.

import { deflateRawSync } from 'node:zlib'
import { type Json, pick, rngOf, shownBy, writeRecording } from '@sietch/kernel'
import { remodeledBluff } from '@sietch/kernel/test/remodeled'
import type { MatchFile } from '@sietch/protocol'
import { type Person, until, type Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsealed } from '../src/match/file.ts'
import { openStore } from '../src/store/open.ts'
import type { Games } from '../src/table/games.ts'
import { dealBluff, gamesWithBluff, gamesWithRemodeledBluff, playOut } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
afterAll(data.remove)

let server: Awaited<ReturnType<typeof startServer>>
const serve = async (games: Games) => {
  server = await startServer({ data: data.path, botThreads: 0 }, games)
}
async function serveAgain(games: Games): Promise<void> {
  await server.close()
  await serve(games)
}
afterAll(() => server.close())

const fileOf = async (person: Person, id: string) =>
  (await person.at(server.url).ask('GET', `/api/tables/${id}/file`)).body as unknown as MatchFile

async function inStore<T>(work: (db: Awaited<ReturnType<typeof openStore>>['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openStore({ data: data.path })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const sealOf = (id: string) =>
  inStore((db) => db.selectFrom('seals').selectAll().where('matchId', '=', id).executeTakeFirst())

/** Chooses randomly, and undoes a choice where possible; returns what the first seat saw of the choices that count. */
async function play(seats: readonly Watched[], times: number, seen: unknown[]): Promise<void> {
  const rng = rngOf('sealed')
  for (let n = 0; n < times; n++) {
    const asked = seats.find(({ match }) => match.prompt)
    if (asked === undefined) return
    const { seq, prompt } = asked.match
    await asked.choose(pick(rng, prompt?.options ?? []).key)
    await Promise.all(seats.map((seat) => seat.reach(seq + 1)))
    seen.push(seats[0]?.view)
    if (n !== 1 || (asked.match.undo ?? 0) === 0) continue
    await asked.socket.emitWithAck('undo', { table: asked.table, seq: seq + 1 })
    await Promise.all(seats.map((seat) => seat.reach(seq + 2)))
    seen.pop()
    expect(seats[0]?.view).toEqual(seen.at(-1))
  }
}

const viewsIn = ({ sealed = '' }: MatchFile) =>
  [...shownBy(remodeledBluff, unsealed(sealed))].map((state) =>
    JSON.parse(JSON.stringify(remodeledBluff.view(state, 0))),
  )

describe('a match during which the rules changed', () => {
  const seen: unknown[] = []
  let people: Person[]
  let id: string
  let file: MatchFile

  beforeAll(async () => {
    await serve(gamesWithBluff)
    const dealt = await dealBluff(server.url, ['Ann', 'Ben'])
    ;({ people } = dealt)
    id = dealt.table.id
    seen.push(dealt.seats[0]?.view)
    await play(dealt.seats, 6, seen)
    for (const seat of dealt.seats) seat.close()
    await serveAgain(gamesWithRemodeledBluff)
    const seats = await Promise.all(people.map((person) => person.at(server.url).watch(id)))
    seen.push(seats[0]?.view)
    await play(seats, Number.POSITIVE_INFINITY, seen)
    for (const seat of seats) seat.close()
    await until(async () => (await sealOf(id)) !== undefined)
    file = await fileOf(people[0] as Person, id)
  })

  it('is shown step by step as it was seen, by its seal alone', async () => {
    const kept = await inStore((db) =>
      db
        .selectFrom('entries')
        .select('delta')
        .where('matchId', '=', id)
        .where('delta', 'is not', null)
        .execute(),
    )
    expect(kept).toEqual([])
    expect(viewsIn(file)).toEqual(seen)
  })

  it('says in its file under which rules it was played, and how it ended', () => {
    const { version, legs, choices } = file
    expect(version).toBe(1)
    expect(legs).toMatchObject([{ version: 1, from: 0 }, { version: 2 }])
    expect(choices).toHaveLength(seen.length - 2)
    expect(unsealed(file.sealed ?? '').entries.at(-1)?.moment.outcome).toBeDefined()
  })

  it('becomes a table again whose file is the same', async () => {
    const [ann] = people.map((person) => person.at(server.url)) as [Person]
    const { id: copy } = await ann.table('/api/import', file as unknown as Json)
    expect(await fileOf(ann, copy)).toEqual(file)
    await expect.poll(() => fileOf(ann, copy)).toEqual(file)
    const watched = await ann.watch(copy)
    expect(watched.match.outcome).toEqual(unsealed(file.sealed ?? '').entries.at(-1)?.moment.outcome)
    watched.close()
  })

  it('is refused as a forged file, with the entry that is wrong', async () => {
    const [ann] = people.map((person) => person.at(server.url)) as [Person]
    const refused = async (change: object) =>
      (await ann.ask('POST', '/api/import', { ...file, ...change })).body as { code: string; message: string }
    const text = JSON.parse(writeRecording(unsealed(file.sealed ?? '')))
    const sealed = (change: object) =>
      deflateRawSync(JSON.stringify({ ...text, ...change })).toString('base64')
    const richer = text.deltas.with(3, { coins: [[9, 9]] })
    expect(await refused({ sealed: sealed({ deltas: richer }) })).toMatchObject({
      code: 'bad-log',
      message: expect.stringContaining('Entry 3 is not what was recorded'),
    })
    const choices = file.choices.with(4, { seat: 0, key: 'coup' })
    expect(await refused({ choices })).toMatchObject({
      code: 'bad-log',
      message: expect.stringContaining('Choice 5'),
    })
    expect(await refused({ sealed: 'AAAA' })).toMatchObject({ code: 'bad-log' })
    expect(await refused({ seed: 'another' })).toMatchObject({ code: 'bad-log' })
    expect(await refused({ sealed: undefined })).toMatchObject({ code: 'wrong-version' })
  })

  it('is of no use to a server whose rules do not know its version', async () => {
    await serveAgain(gamesWithBluff)
    const [ann] = people.map((person) => person.at(server.url)) as [Person]
    const { body } = await ann.ask('POST', '/api/import', file as unknown as Json)
    expect(body).toMatchObject({ code: 'wrong-version' })
  })
})

describe('a match that was over before matches were recorded', () => {
  async function played(): Promise<{ id: string; ann: Person; file: MatchFile }> {
    const { people, seats, table } = await dealBluff(server.url, ['Ann', 'Ben'])
    await playOut(seats)
    for (const seat of seats) seat.close()
    await expect.poll(() => sealOf(table.id)).toBeDefined()
    const [ann] = people as [Person]
    const file = await fileOf(ann, table.id)
    await inStore(async (db) => {
      await db.deleteFrom('seals').where('matchId', '=', table.id).execute()
      await db.deleteFrom('legs').where('matchId', '=', table.id).execute()
      await db
        .updateTable('entries')
        .set({ moment: null, delta: null, hash: null })
        .where('matchId', '=', table.id)
        .execute()
    })
    return { id: table.id, ann, file }
  }

  it('is recorded by rules that know its way, and only by those', async () => {
    await serveAgain(gamesWithBluff)
    const { id, ann, file } = await played()
    expect(await fileOf(ann, id)).toEqual(file)
    await serveAgain(gamesWithRemodeledBluff)
    const { sealed: _, ...log } = file
    expect(await fileOf(ann, id)).toEqual(log)
  })
})
