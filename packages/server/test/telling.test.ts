// People who are away are notified: by mail and webhook, once, no matter how many nodes there are.

import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openStore, type Store } from '../src/store/open.ts'
import { bluffTable, dealBluff, gamesWithBluff } from './bluff.ts'
import { PLACES, socketsAt, startServer } from './house.ts'
import { openHook, openPostOffice } from './post-office.ts'

/** Nodes check for due errands every other second. */
const SOON = { timeout: 20_000 }

describe.each(PLACES)('on %s', (_, count, make) => {
  let office: Awaited<ReturnType<typeof openPostOffice>>
  let hook: Awaited<ReturnType<typeof openHook>>
  const nodes: Awaited<ReturnType<typeof startServer>>[] = []
  let place: Awaited<ReturnType<typeof make>>
  let store: Store
  const urlOf = (n: number): string => nodes[n % nodes.length]?.url ?? ''
  /** Mail links to where people reach the server. */
  const PUBLIC = 'https://play.example'

  beforeAll(async () => {
    office = await openPostOffice()
    hook = await openHook()
    place = await make()
    const mail = { url: office.url, from: 'Sietch <sietch@play.example>' }
    const config = { ...place.config, webhookPrivate: true, publicUrl: PUBLIC, mail }
    store = await openStore({ data: '', ...place.config })
    // All at once: each would generate its own keys.
    nodes.push(
      ...(await Promise.all(Array.from({ length: count }, () => startServer(config, gamesWithBluff)))),
    )
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await store.close()
    await office.close()
    hook.close()
    await place.clear()
  })

  const noErrands = () =>
    expect
      .poll(async () => (await store.db.selectFrom('errands').select('id').execute()).length, SOON)
      .toBe(0)

  /** Ann and Ben, Ben on the last node; it is Ann's turn, and Ben is away. */
  async function deal(change: object = {}) {
    const dealt = await dealBluff(urlOf(0), ['Ann', 'Ben'], change)
    const [ann, ben] = dealt.people as [Person, Person]
    onTestFinished(async () => {
      for (const seat of dealt.seats) seat.close()
      await expect.poll(() => socketsAt(urlOf(0))).toBe(0)
    })
    dealt.seats[1]?.close()
    await expect.poll(() => socketsAt(urlOf(0))).toBe(1)
    return { ...dealt, ann, ben: ben.at(urlOf(count - 1)) }
  }

  /** Ben plays without a socket. */
  const benPlays = (ben: Person, table: string, seq: number) =>
    ben.ask('POST', `/api/tables/${table}/choose`, { seq, key: 'income' })

  it('there is a key for pushes from the first start, the same at each node, and only its public half is told', async () => {
    const ann = await Person.named(urlOf(0), 'Ann')
    const keys = await Promise.all(nodes.map(({ url }) => ann.at(url).ask('GET', '/api/push')))
    const [first] = keys
    expect(first?.body.key).toMatch(/^[\w-]{87}$/)
    for (const { body } of keys) expect(body).toEqual(first?.body)
    const kept = await store.db.selectFrom('settings').selectAll().where('name', '=', 'vapid').execute()
    expect(JSON.parse(kept[0]?.value ?? '').publicKey).toBe(first?.body.key)
  })

  it('an address is confirmed before anything else is sent, and a link ends the mails', async () => {
    const { table, seats, ben } = await deal()
    expect((await ben.ask('PUT', '/api/me/mail', { address: 'ben@mail.example' })).body.code).toBe(
      'no-account',
    )
    await ben.ask('POST', '/api/register', { username: `ben${count}`, password: 'a good password' })
    expect((await ben.ask('PUT', '/api/me/mail', { address: 'nobody' })).status).toBe(400)
    const set = await ben.ask('PUT', '/api/me/mail', { address: 'ben@mail.example', language: 'ru' })
    expect(set.body).toEqual({ mail: { address: 'ben@mail.example', confirmed: false } })
    expect((await ben.ask('PUT', '/api/me/mail', { address: 'ben@mail.example' })).body.code).toBe('too-fast')
    await expect.poll(() => office.received.length, SOON).toBe(1)
    const [asked] = office.received
    expect(asked).toMatchObject({ to: ['ben@mail.example'], subject: 'Подтвердите адрес' })
    expect(asked?.headers.has('list-unsubscribe')).toBe(false)

    await seats[0]?.choose('income')
    await noErrands()
    expect(office.received.length).toBe(1)

    const doorIn = (text = '', deed: string) => {
      const [link = ''] = new RegExp(`${PUBLIC}/mail/${deed}\\S+`).exec(text) ?? []
      return link.replace(PUBLIC, urlOf(count - 1))
    }
    const confirm = doorIn(asked?.text, 'confirm')
    expect((await fetch(`${confirm}x`)).status).toBe(404)
    const looked = await fetch(confirm)
    expect(await looked.text()).toContain('Подтвердить ben@mail.example')
    expect((await ben.ask('GET', '/api/me/telling')).body).toMatchObject({ mail: { confirmed: false } })
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(200)
    expect((await ben.ask('GET', '/api/me/telling')).body).toMatchObject({
      mails: true,
      mail: { address: 'ben@mail.example', confirmed: true },
    })

    expect((await benPlays(ben, table.id, 1)).status).toBe(200)
    await seats[0]?.reach(2)
    await seats[0]?.choose('income')
    await expect.poll(() => office.received.length, SOON).toBe(2)
    const told = office.received[1]
    expect(told?.subject).toBe('Ваш ход: bluff, за столом: Ann')
    const stop = doorIn(told?.text, 'stop')
    expect(told?.headers.get('list-unsubscribe')?.replace(PUBLIC, urlOf(count - 1))).toBe(`<${stop}>`)
    expect(told?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    // On a device without a session, the link opens the table as its player.
    const [, at, token] = new RegExp(`${PUBLIC}/#/told/([\\w-]+)/(\\S+)`).exec(told?.text ?? '') ?? []
    expect(at).toBe(table.id)
    const phone = new Person(urlOf(0))
    expect((await phone.ask('POST', '/api/recover', { token })).body.user).toMatchObject({ id: ben.id })
    const forged = token?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await phone.ask('POST', '/api/recover', { token: forged })).body.code).toBe('no-such-link')
    await phone.ask('POST', '/api/sign-out-everywhere')
    expect((await phone.ask('POST', '/api/recover', { token })).body.code).toBe('no-such-link')

    // As a mail program does it, without a cookie.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const clicked = await fetch(stop, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
    expect(clicked.status).toBe(200)
    expect(await store.db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  it('two nodes tell everything once', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, (_, n) => Person.named(urlOf(n), `P${n}`)))
    const { table } = await deal()
    for (const { id } of people) {
      await store.db.insertInto('webhooks').values({ userId: id, url: hook.url }).execute()
    }
    hook.calls.length = 0
    const now = Date.now()
    const rows = people.map(({ id }, n) => ({
      id: `errand ${n}`,
      userId: id,
      way: 'hook' as const,
      target: id,
      kind: 'started' as const,
      tableId: table.id,
      made: now,
      due: now,
      tries: 0,
      claimed: 0,
    }))
    await store.db.insertInto('errands').values(rows).execute()
    await noErrands()
    expect(hook.calls.length).toBe(30)
  })

  it('what fails is tried again later, and holds up no one else', async () => {
    const { table, seats, ben } = await deal()
    await ben.ask('PUT', '/api/me/webhook', { url: hook.url })
    ;[hook.calls.length, hook.status] = [0, 500]
    await seats[0]?.choose('income')
    const errand = () => store.db.selectFrom('errands').selectAll().executeTakeFirst()
    await expect.poll(async () => (await errand())?.tries, SOON).toBe(1)
    expect(Number((await errand())?.due)).toBeGreaterThan(Date.now())
    hook.status = 200
    await store.db
      .updateTable('errands')
      .set({ due: Date.now() - 1 })
      .execute()
    await noErrands()
    expect(hook.calls.map(({ kind, table: at }) => [kind, at])).toEqual([
      ['your-turn', table.id],
      ['your-turn', table.id],
    ])

    // A negative response is final.
    hook.status = 404
    await benPlays(ben, table.id, 1)
    await seats[0]?.reach(2)
    await seats[0]?.choose('income')
    await expect.poll(() => hook.calls.length, SOON).toBe(3)
    await noErrands()
    hook.status = 200
  })

  it('a turn that was played meanwhile is not told of', async () => {
    const { table, seats, ben } = await deal()
    await ben.ask('PUT', '/api/me/webhook', { url: hook.url })
    ;[hook.calls.length, hook.status] = [0, 503]
    await seats[0]?.choose('income')
    await expect.poll(() => hook.calls.length, SOON).toBe(1)
    await benPlays(ben, table.id, 1)
    hook.status = 200
    await expect
      .poll(async () => {
        await store.db
          .updateTable('errands')
          .set({ due: Date.now() - 1 })
          .where('tries', '=', 1)
          .execute()
        return (await store.db.selectFrom('errands').select('id').execute()).length
      }, SOON)
      .toBe(0)
    expect(hook.calls.length).toBe(1)
  })

  it('a digest tells of all tables that wait, and comes once in its time', async () => {
    const first = await deal()
    const { ben, ann } = first
    await ben.ask('PUT', '/api/me/webhook', { url: hook.url })
    expect((await ben.ask('PATCH', '/api/me/telling', { digest: 'weekly' })).status).toBe(400)
    expect((await ben.ask('PATCH', '/api/me/telling', { digest: 'hour', language: 'pl' })).status).toBe(200)
    hook.calls.length = 0
    await first.seats[0]?.choose('income')
    await expect.poll(() => hook.calls.length, SOON).toBe(1)
    expect(hook.calls[0]).toMatchObject({ kind: 'digest', tables: [{ table: first.table.id }] })
    expect(hook.calls[0]?.text).toBe('Czeka na ciebie 1 stół\nbluff, przy stole: Ann')

    const second = await ann.table('/api/tables', {
      game: 'bluff',
      setup: { players: 2 },
      options: { substitute: 'random' },
    })
    await ben.ask('POST', `/api/tables/${second.id}/join`, {})
    await ann.ask('POST', `/api/tables/${second.id}/start`)
    await expect.poll(() => hook.calls.map(({ kind }) => kind), SOON).toEqual(['digest', 'started'])
    const seat = await ann.watch(second.id)
    await seat.choose('income')
    const pending = () => store.db.selectFrom('errands').selectAll().where('kind', '=', 'digest').execute()
    await expect.poll(async () => (await pending()).length, SOON).toBe(1)
    const [{ due = 0 } = {}] = await pending()
    expect(Number(due)).toBeGreaterThan(Date.now() + 50 * 60_000)
    // Another turn in the meantime adds nothing.
    await benPlays(ben, second.id, 1)
    await seat.reach(2)
    await seat.choose('income')
    expect((await pending()).length).toBe(1)
    await store.db
      .updateTable('errands')
      .set({ due: Date.now() - 1 })
      .where('kind', '=', 'digest')
      .execute()
    await expect.poll(() => hook.calls.length, SOON).toBe(3)
    const tables = hook.calls[2]?.tables as readonly { readonly table: string }[]
    expect(new Set(tables.map(({ table }) => table))).toEqual(new Set([first.table.id, second.id]))
    seat.close()
  })

  it('everyone hears what they want to hear, in the ways they want', async () => {
    const { table, seats, ben } = await deal()
    await ben.ask('PUT', '/api/me/webhook', { url: hook.url })
    const { body } = await ben.ask('GET', '/api/me/telling')
    const wishes = { ...(body.wishes as object), 'your-turn': [] }
    expect((await ben.ask('PATCH', '/api/me/telling', { wishes: { ...wishes, gossip: [] } })).status).toBe(
      400,
    )
    await ben.ask('PATCH', '/api/me/telling', { wishes })
    expect((await ben.ask('GET', '/api/me/telling')).body).toMatchObject({ wishes, digest: 'none' })
    hook.calls.length = 0
    await seats[0]?.choose('income')
    await ben.ask('PATCH', '/api/me/telling', { wishes: { ...wishes, 'your-turn': ['hook'] } })
    await benPlays(ben, table.id, 1)
    await seats[0]?.reach(2)
    await seats[0]?.choose('income')
    await expect.poll(() => hook.calls.length, SOON).toBe(1)
    await noErrands()
    expect(hook.calls.length).toBe(1)
  })

  it('whoever sits at a table that its host changes hears so once, until they have agreed', async () => {
    const ann = await Person.named(urlOf(0), 'Ann')
    const ben = await Person.named(urlOf(count - 1), 'Ben')
    await ben.ask('PUT', '/api/me/webhook', { url: hook.url })
    const { id } = await ann.table('/api/tables', bluffTable(3, {}))
    await ben.table(`/api/tables/${id}/join`)
    const change = (days: number) =>
      ann.ask('PATCH', `/api/tables/${id}`, {
        options: { substitute: 'random', clock: { kind: 'days', days } },
      })
    hook.calls.length = 0
    expect((await ben.ask('PATCH', `/api/tables/${id}`, { password: 'sandworm' })).body.code).toBe(
      'not-the-host',
    )
    await ann.ask('PATCH', `/api/tables/${id}`, { name: 'Another name' })
    await change(1)
    await expect.poll(() => hook.calls.length, SOON).toBe(1)
    expect(hook.calls[0]).toMatchObject({ kind: 'changed', table: id })
    await change(2)
    await noErrands()
    expect(hook.calls.length).toBe(1)
    await ben.table(`/api/tables/${id}/agree`)
    await change(3)
    await expect.poll(() => hook.calls.length, SOON).toBe(2)
    await ann.ask('POST', `/api/tables/${id}/leave`)
  })

  it('a test of a webhook tells what came back', async () => {
    const ann = await Person.named(urlOf(0), 'Ann')
    expect((await ann.ask('POST', '/api/me/webhook/test')).status).toBe(404)
    await ann.ask('PUT', '/api/me/webhook', { url: hook.url })
    hook.status = 403
    expect((await ann.ask('POST', '/api/me/webhook/test')).body).toEqual({ status: 403, said: 'heard' })
    hook.status = 200
    await ann.ask('PUT', '/api/me/webhook', { url: 'http://127.0.0.1:1/' })
    const { body } = await ann.ask('POST', '/api/me/webhook/test')
    expect(body).toMatchObject({ status: null, said: expect.stringContaining('ECONNREFUSED') })
  })
})
