import type { Person, Watched } from '@sietch/trial'
import { type Postgres, startPostgres } from '@sietch/trial/postgres'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nodesOf } from '../src/nodes.ts'
import { openStore } from '../src/store/open.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { startServer } from './house.ts'

const PATIENCE = 1000

/** Not shared with other tests: it is stopped and frozen here. */
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe('on PostgreSQL', () => {
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await postgres.url('alone')
  })

  it('a connection that breaks in the middle of a transaction fails it, and the next one works', async () => {
    const causes: unknown[] = []
    const store = await openStore({ data: '', databaseUrl, databaseTimeout: PATIENCE }, (cause) =>
      causes.push(cause),
    )
    const broken = store.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await postgres.query('alone', `select pg_terminate_backend(${rows[0]?.pid})`)
      // The broken connection is noticed while idle.
      const living = `select pid from pg_stat_activity where pid = ${rows[0]?.pid}`
      await vi.waitUntil(async () => (await postgres.query('alone', living)).length === 0)
      await sql`select 1`.execute(trx)
    })
    await expect(broken).rejects.toMatchObject({ code: 'cannot-store', status: 503 })
    expect(causes).not.toEqual([])
    await store.db.transaction().execute((trx) => sql`select 1`.execute(trx))
    await store.close()
  })

  it('a question that takes too long is refused, and its late answer goes to no one', async () => {
    const store = await openStore({ data: '', databaseUrl, databaseTimeout: 200 })
    await expect(sql`select pg_sleep(5)`.execute(store.db)).rejects.toMatchObject({ code: 'cannot-store' })
    expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }])
    await store.close()
  })

  it('a node that could not tell the others something tells them to look', async () => {
    const log = pino({ level: 'silent' })
    const stores = [
      await openStore({ data: '', databaseUrl }),
      await openStore({ data: '', databaseUrl }),
    ] as const
    let isFailing = false
    const failing = Object.create(stores[0].pool ?? null, {
      query: {
        value: (text: string, values: unknown[]) =>
          isFailing ? Promise.reject(new Error('no connection')) : stores[0].pool?.query(text, values),
      },
    })
    const [one, two] = [nodesOf({ pool: failing }, log), nodesOf(stores[1], log)]
    const heard: string[] = []
    let listening = () => {}
    const began = new Promise<void>((resolve) => {
      listening = resolve
    })
    let told = () => {}
    const passed = new Promise<void>((resolve) => {
      told = resolve
    })
    two.listen({
      hear: (news) => {
        heard.push(news.kind)
        told()
      },
      missed: () => {
        heard.push('missed')
        listening()
      },
      isWatching: () => false,
    })
    await began
    isFailing = true
    one.tell({ kind: 'table', table: 'a' })
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    isFailing = false
    one.tell({ kind: 'closed', table: 'b' })
    await passed
    expect(heard).toEqual(['missed', 'missed', 'closed'])
    await postgres.query('alone', "notify sietch, 'no letter at all'")
    await vi.waitUntil(() => heard.length === 4)
    expect(heard.at(-1)).toBe('missed')
    for (const node of [one, two]) await node.close()
    for (const store of stores) await store.close()
  })

  it.each([
    ['a wrong password', (url: string) => url.replace(':sietch@', ':wrong@'), 'password'],
    ['no PostgreSQL there', (url: string) => url.replace(/:\d+\//, ':1/'), 'ECONNREFUSED'],
  ])('%s is told in one sentence, without the password', async (_, change, reason) => {
    const causes: unknown[] = []
    const place = { data: '', databaseUrl: change(databaseUrl), databaseTimeout: PATIENCE }
    const opening = openStore(place, (cause) => causes.push(cause))
    const { message } = await opening.then(
      () => new Error('it opened'),
      (error: Error) => error,
    )
    expect(message).toMatch(/^The database alone at localhost:\d+ cannot be opened: /)
    expect(message).toContain(reason)
    expect(causes).toEqual([])
    expect(message).not.toMatch(/\n|:wrong@|:sietch@/)
  })
})

describe('two nodes whose PostgreSQL', () => {
  let nodes: Awaited<ReturnType<typeof startServer>>[]
  beforeAll(async () => {
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

  /** Results are cached for a second. */
  async function readinessBecomes(status: number): Promise<void> {
    for (;;) {
      const [alive, ready] = await Promise.all(
        ['healthz', 'readyz'].map(async (name) => (await fetch(`${nodes[0]?.url}/${name}`)).status),
      )
      expect(alive).toBe(200)
      if (ready === status) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Asks until the answer is yes, as a page does; returns the answers in between. */
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
      await readinessBecomes(503)
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
    await readinessBecomes(200)
    expect(await stored(id)).toHaveLength(2)
    close()
  })

  it('is frozen refuse in time, and neither lose nor double a choice', async () => {
    const { id, ann, ben, close } = await deal()
    const choosing = insist(ann, 'income')
    await postgres.freezeFor(async () => {
      await readinessBecomes(503)
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
