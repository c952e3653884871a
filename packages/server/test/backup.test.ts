import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Person } from '@sietch/trial'
import { afterAll, describe, expect, it } from 'vitest'
import { backup, restore } from '../src/store/backup.ts'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDatabase, makeDataFolder, startServer } from './house.ts'

describe('a backup', () => {
  const data = makeDataFolder()
  const file = join(data.path, 'backup.gz')
  afterAll(() => data.remove())

  it('of a running server on SQLite goes on on PostgreSQL, and from there on SQLite again', async () => {
    const first = await startServer({ data: join(data.path, 'first') }, gamesWithBluff)
    const { people, seats, table } = await dealBluff(first.url, ['Ann', 'Ben'])
    const [ann, ben] = people as [Person, Person]
    await ann.ask('POST', '/api/register', { username: 'ann', password: 'a good password' })
    await seats[0]?.socket.emitWithAck('chat', { table: table.id, text: 'Hello' })
    await seats[0]?.choose('income')
    const live = await openStore({ data: join(data.path, 'first') })
    const saved = await backup(live, file)
    await live.close()
    for (const seat of seats) seat.close()
    await first.close()
    expect(Object.fromEntries(saved)).toMatchObject({
      user: 2,
      tables: 1,
      seats: 2,
      entries: 1,
      chat: 1,
      account: 1,
    })

    const databaseUrl = await makeDatabase()
    const second = await openStore({ data: '', databaseUrl })
    expect(Object.fromEntries(await restore(second, file))).toMatchObject({ user: 2, entries: 1 })
    await expect(restore(second, file)).rejects.toThrow('not empty')
    await second.close()
    const server = await startServer({ databaseUrl, data: '' }, gamesWithBluff)
    const watched = await ben.at(server.url).watch(table.id)
    expect(watched.match).toMatchObject({ seq: 1, viewer: 1 })
    expect(await watched.choose('income')).toEqual({ ok: true, seq: 2 })
    expect(await watched.socket.emitWithAck('chat', { table: table.id, text: 'Hello too' })).toEqual({
      ok: true,
    })
    watched.close()
    const signIn = await ann
      .at(server.url)
      .ask('POST', '/api/sign-in', { username: 'ann', password: 'a good password' })
    expect(signIn.status).toBe(200)
    await server.close()

    const again = await openStore({ data: '', databaseUrl })
    await backup(again, file)
    await again.close()
    const third = await openStore({ data: join(data.path, 'third') })
    expect(Object.fromEntries(await restore(third, file))).toMatchObject({ user: 2, entries: 2, chat: 2 })
    await third.close()
  })

  it('that is missing, cut off or no backup at all is an error with a sentence', async () => {
    const store = await openStore({ data: join(data.path, 'fifth') })
    await expect(restore(store, join(data.path, 'nowhere.gz'))).rejects.toThrow('no such file')
    writeFileSync(file, 'this is plain text')
    await expect(restore(store, file)).rejects.toThrow('incorrect header check')
    const whole = gzipSync(
      `{"sietch":"backup","format":1}\n${'["settings",{"name":"a","value":"b"}]\n'.repeat(2)}`,
    )
    writeFileSync(file, whole.subarray(0, whole.length - 12))
    await expect(restore(store, file)).rejects.toThrow()
    await store.close()
  })

  it('that is none changes nothing', async () => {
    const store = await openStore({ data: join(data.path, 'fourth') })
    writeFileSync(file, gzipSync('{"sietch":"backup","format":1}\n["user",{"id":"a"}]\n'))
    await expect(restore(store, file)).rejects.toThrow()
    expect(await store.db.selectFrom('user').selectAll().execute()).toEqual([])
    writeFileSync(file, gzipSync('{"something":"else"}\n'))
    await expect(restore(store, file)).rejects.toThrow()
    await store.close()
  })

  it('without secrets brings no one back, and signs for no one', async () => {
    const server = await startServer({ data: join(data.path, 'secret') }, gamesWithBluff)
    const ann = await Person.named(server.url, 'Ann')
    await ann.ask('POST', '/api/register', { username: 'ann', password: 'a good password' })
    await ann.ask('PUT', '/api/me/webhook', { url: 'https://hooks.example/private' })
    await server.close()
    const store = await openStore({ data: join(data.path, 'secret') })
    const secrets = await store.db.selectFrom('settings').select('name').execute()
    expect(secrets.map(({ name }) => name)).toEqual(expect.arrayContaining(['secret', 'vapid']))
    await backup(store, file, false)
    await store.close()
    const lines = gunzipSync(readFileSync(file)).toString()
    expect(lines).toContain('["user"')
    for (const word of ['secret', 'vapid', 'session', 'account', 'hooks.example']) {
      expect(lines).not.toContain(`"${word}`)
    }
    const shown = await openStore({ data: join(data.path, 'shown') })
    expect(Object.fromEntries(await restore(shown, file))).toMatchObject({ user: 1 })
    await shown.close()
  })
})
