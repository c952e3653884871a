import { rmSync, writeFileSync } from 'node:fs'
import { Person } from '@sietch/trial'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Limits, readConfig } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { gamesWithBluff, slowGate } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
const servers: Awaited<ReturnType<typeof startServer>>[] = []

async function serverWith(change: Partial<Limits> = {}) {
  const { limits } = readConfig({ HTTP_LIMIT: '0', SOCKET_LIMIT: '0' })
  const folder = `${data.path}/${servers.length}`
  const server = await startServer({ data: folder, limits: { ...limits, ...change } }, gamesWithBluff)
  servers.push(server)
  return { ...server, folder }
}

afterAll(async () => {
  for (const server of servers) await server.close()
  await data.remove()
})

const unlimited = serverWith()

const openGate = () => writeFileSync(slowGate, '')
afterEach(() => rmSync(slowGate, { force: true }))

const file = (rules: string, choices = 1) => ({
  rules,
  version: 1,
  setup: { players: 2 },
  seed: 'a',
  choices: Array.from({ length: choices }, (_, n) => ({ seat: n % 2, key: 'income' })),
})

describe('a file', () => {
  it('is played through while everyone else goes on', async () => {
    const { url } = await unlimited
    const ann = await Person.named(url, 'Ann')
    let isDone = false
    const done = ann.ask('POST', '/api/import', file('slow', 2)).finally(() => {
      isDone = true
    })
    for (let n = 0; n < 5; n++) expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(isDone).toBe(false)
    openGate()
    expect((await done).status).toBe(200)
  })

  it('is taken from each person one at a time', async () => {
    const { url } = await unlimited
    const [ann, ben] = [await Person.named(url, 'Ann'), await Person.named(url, 'Ben')]
    const asked = [ann, ann, ann, ben].map((person) => person.ask('POST', '/api/import', file('slow')))
    // Two of Ann's are refused while the first is still played through.
    const refused: unknown[] = []
    for (const one of asked) void one.then(({ body }) => refused.push(body.code))
    await expect.poll(() => refused).toEqual(['too-fast', 'too-fast'])
    openGate()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.slice(0, 3).sort()).toEqual([200, 429, 429])
    expect(statuses[3]).toBe(200)
  })

  it('is taken from each person so often a day', async () => {
    const { url, folder } = await serverWith({ imports: 2 })
    const ann = await Person.named(url, 'Ann')
    const bring = () => ann.ask('POST', '/api/import', file('bluff'))
    await bring()
    await bring()
    const refused = await bring()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-imports' } })
    const store = await openStore({ data: folder })
    await store.db
      .updateTable('tables')
      .set({ created: Date.now() - 25 * 3600 * 1000 })
      .execute()
    await store.close()
    expect((await bring()).status).toBe(200)
  })

  it('that is too long or too large is refused before it is played', async () => {
    const { url } = await unlimited
    const ann = await Person.named(url, 'Ann')
    const long = await ann.ask('POST', '/api/import', file('bluff', 5001))
    expect(long).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    const large = await ann.ask('POST', '/api/import', { ...file('bluff'), format: 'x'.repeat(600_000) })
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } })
  })

  it('of other rules, or that does not replay, is refused with the reason', async () => {
    const { url } = await unlimited
    const ann = await Person.named(url, 'Ann')
    const code = async (change: object) =>
      (await ann.ask('POST', '/api/import', { ...file('bluff'), ...change })).body.code
    expect(await code({ rules: 'chess' })).toBe('no-such-game')
    expect(await code({ version: 99 })).toBe('wrong-version')
    expect(await code({ setup: { players: 9 } })).toBe('bad-setup')
    expect(await code({ choices: [{ seat: 1, key: 'income' }] })).toBe('bad-log')
    expect(await code({ seed: 'a\0b' })).toBe('bad-request')
  })
})
