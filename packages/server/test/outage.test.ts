import type { Person, Watched } from '@sietch/trial'
import { type Postgres, startPostgres } from '@sietch/trial/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { startServer } from './house.ts'

const PATIENCE = 1000

describe('two nodes whose PostgreSQL', () => {
  let postgres: Postgres
  let nodes: Awaited<ReturnType<typeof startServer>>[]
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.url('nodes')
    const start = () =>
      startServer(
        { databaseUrl, databaseTimeout: PATIENCE, botThreads: 0, logLevel: 'silent' },
        gamesWithBluff,
      )
    nodes = [await start(), await start()]
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await postgres.stop()
  })

  /** Ann plays at the first node, Ben at the second. */
  async function deal(): Promise<{ id: string; ann: Watched; ben: Watched; person: Person; close(): void }> {
    const [one, two] = nodes.map(({ url }) => url) as [string, string]
    const { people, seats, table } = await dealBluff(one, ['Ann', 'Ben'])
    const person = people[1]?.at(two)
    const ben = await person?.watch(table.id)
    const [ann, unused] = seats
    if (ann === undefined || person === undefined || ben === undefined) throw new Error('nobody came')
    unused?.close()
    const close = () => {
      for (const watched of [ann, ben]) watched.close()
    }
    return { id: table.id, ann, ben, person, close }
  }

  const health = async () => (await fetch(`${nodes[0]?.url}/healthz`)).status

  /** Asks until it is answered with yes, as a page does; gives what it was told meanwhile. */
  async function insist(watched: Watched, key: string): Promise<Set<string>> {
    const { seq } = watched.match
    const codes = new Set<string>()
    for (;;) {
      const answer = await watched.choose(key, seq)
      if (answer.ok) return codes
      codes.add(answer.code)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const stored = (id: string) =>
    postgres.query('nodes', `select seq, key from entries where "matchId" = '${id}' order by seq`)

  it('ends the connection over which they listen hear each other again, and what they missed', async () => {
    const { ann, ben, close } = await deal()
    const [ended] = await postgres.query(
      'nodes',
      `select count(pg_terminate_backend(pid)) as n from pg_stat_activity
       where query = 'listen sietch' and datname = 'nodes'`,
    )
    expect(Number(ended?.n)).toBe(2)
    expect(await ann.choose('income')).toEqual({ ok: true, seq: 1 })
    await ben.reach(1)
    expect(await ben.choose('income')).toEqual({ ok: true, seq: 2 })
    await ann.reach(2)
    close()
  })

  it('ends every connection live on', async () => {
    const { ann, ben, close } = await deal()
    const choosing = insist(ann, 'income')
    await postgres.query(
      'nodes',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'nodes' and pid <> pg_backend_pid()`,
    )
    await choosing
    await ben.reach(1)
    await insist(ben, 'income')
    await ann.reach(2)
    close()
  })

  it('is stopped refuse what they cannot store, and go on by themselves when it is back', async () => {
    const { id, ann, ben, person, close } = await deal()
    await postgres.stopFor(async () => {
      expect(await health()).toBe(503)
      expect(await ann.choose('income')).toMatchObject({ ok: false, code: 'cannot-store' })
      const watching = ben.socket.emitWithAck('watch', { table: id })
      expect(await watching).toMatchObject({ ok: false, code: 'cannot-store' })
      expect(await person.ask('GET', '/api/tables')).toMatchObject({
        status: 503,
        body: { code: 'cannot-store' },
      })
      expect(await person.ask('GET', '/api/me')).toMatchObject({
        status: 503,
        body: { code: 'cannot-store' },
      })
    })
    expect([...(await insist(ann, 'income'))]).toEqual([])
    await ben.reach(1)
    await insist(ben, 'income')
    await ann.reach(2)
    expect(await health()).toBe(200)
    expect(await stored(id)).toHaveLength(2)
    close()
  })

  it('is frozen refuse in time, and neither lose nor double a choice', async () => {
    const { id, ann, ben, close } = await deal()
    const choosing = insist(ann, 'income')
    await postgres.freezeFor(async () => {
      expect(await health()).toBe(503)
      expect(await ben.choose('income')).toMatchObject({ ok: false })
    })
    await choosing
    await Promise.all([ann.reach(1), ben.reach(1)])
    await insist(ben, 'steal')
    await Promise.all([ann.reach(2), ben.reach(2)])
    expect(await stored(id)).toEqual([
      { seq: 0, key: 'income' },
      { seq: 1, key: 'steal' },
    ])
    close()
  })
})
