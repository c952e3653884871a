// Someone exports everything known about them, and leaves for good.

import type { MatchFile, OnlineTable } from '@sietch/protocol'
import { Person } from '@sietch/trial'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { Device } from './authenticator.ts'
import { bluffTable, dealBluff, gamesWithBluff, playOut } from './bluff.ts'
import { nodesAt, PLACES } from './house.ts'

const reached = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

describe.each(PLACES)('on %s', (place, count, make) => {
  const { urlOf, config } = nodesAt(count, make, gamesWithBluff, { webhookPrivate: true })
  const password = 'a good password'
  const username = `${place.toLowerCase()}.leaver`

  /** Everything in the database, as one string. */
  async function everything(): Promise<string> {
    const store = await openStore({ data: '', ...config() })
    const tables = await store.db.introspection.getTables()
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db)
      texts.push(`${name}: ${JSON.stringify(rows)}`)
    }
    await store.close()
    return texts.join('\n')
  }

  it('takes everything along, and nothing is left but what others played', async () => {
    const { table, people, seats } = await dealBluff(urlOf(0), ['Leaver', 'Ben'])
    const [ann, ben] = people as [Person, Person]
    await seats[0]?.socket.emitWithAck('chat', { table: table.id, text: 'good luck to you' })
    await playOut(seats)
    for (const seat of seats) seat.close()
    await ann.ask('POST', '/api/register', { username, password })
    await ben.ask('POST', '/api/register', { username: `${username}2`, password })
    await ann.ask('POST', '/api/sign-in', { username, password })
    await ann.ask('POST', '/api/me/passkeys', await new Device().make(ann, { name: 'My laptop' }))
    const { code } = (await ann.ask('POST', '/api/me/code')).body as { code: string }
    await ann.ask('PUT', '/api/me/webhook', { url: 'http://hook.example/annas' })
    const keys = { p256dh: 'p', auth: 'a' }
    await ann.ask('POST', '/api/push', { endpoint: 'https://push.example/annas', keys })
    await ann.ask('POST', '/api/recovery')
    await ann.ask('POST', `/api/players/${ben.id}/friend`)
    await ben.ask('POST', `/api/players/${ann.id}/friend`)
    await ann.ask('PUT', `/api/tables/${table.id}/notes`, { text: 'Ben bluffs a lot' })
    await ann.ask('POST', `/api/tables/${table.id}/report`, { user: ben.id, reason: 'he bluffs' })

    const open = await ann.table('/api/tables', bluffTable(2))
    const joined = await ben.table('/api/tables', bluffTable(2))
    await ann.table(`/api/tables/${joined.id}/join`)
    const running = await ben.table(
      '/api/tables',
      bluffTable(2, { options: { substitute: 'random', botPace: 0 } }),
    )
    await ann.table(`/api/tables/${running.id}/join`)
    await ben.table(`/api/tables/${running.id}/start`)
    await ben.ask('POST', `/api/tables/${open.id}/invite`, { user: ann.id })
    await reached(async () =>
      expect((await ann.ask('GET', `/api/players/${ann.id}/ratings`)).body.changes).toHaveLength(1),
    )

    const known = await ann.ask('GET', '/api/me/export')
    const told = JSON.stringify(known.body)
    for (const one of [
      'Leaver',
      username,
      'My laptop',
      'http://hook.example/annas',
      'https://push.example/annas',
      'Ben bluffs a lot',
      'good luck to you',
      'he bluffs',
      table.id,
      ben.id,
    ]) {
      expect(told, one).toContain(one)
    }
    expect(told).not.toMatch(/"(password|token|hash|publicKey|keys)":/)
    expect(told).not.toContain(code)

    const device = ann.at(urlOf(1))
    const wrong = await ann.ask('POST', '/api/me/delete', { name: 'Somebody' })
    expect(wrong.body.code).toBe('bad-name')
    expect((await ann.ask('GET', '/api/me')).body.user).toMatchObject({ id: ann.id })
    expect((await ann.ask('POST', '/api/me/delete', { name: 'Leaver' })).status).toBe(200)

    for (const one of [ann, device]) expect((await one.ask('GET', '/api/me')).body.user).toBeNull()
    const left = await everything()
    for (const one of [
      ann.id,
      'Leaver',
      `${username}"`,
      'My laptop',
      'hook.example',
      'push.example',
      'Ben bluffs',
      'good luck to you',
    ]) {
      expect(left, one).not.toContain(one)
    }
    // What was told of others is still read by the operator.
    expect(left).toContain('he bluffs')

    const read = async (id: string) => (await ben.ask('GET', `/api/tables/${id}`)).body.table as OnlineTable
    expect((await ben.ask('GET', `/api/tables/${open.id}`)).status).toBe(404)
    expect((await read(joined.id)).seats[1]?.user).toBeNull()
    const [over, on] = [await read(table.id), await read(running.id)]
    const formerAt = ({ seats: all }: OnlineTable) => all.find(({ user }) => user?.id.startsWith('former-'))
    expect(formerAt(over)?.user?.name).toBe('A former player')
    expect(formerAt(on)).toMatchObject({ bot: 'random', resigned: true })
    expect(formerAt(on)?.user?.id).not.toBe(formerAt(over)?.user?.id)
    expect(
      ((await ben.ask('GET', `/api/tables/${table.id}/file`)).body as unknown as MatchFile).choices,
    ).not.toEqual([])
    expect((await ben.ask('GET', `/api/players/${ann.id}`)).status).toBe(404)
    const { changes } = (await ben.ask('GET', `/api/players/${ben.id}/ratings`)).body as {
      changes: { against: { user: { name: string } }[] }[]
    }
    expect(changes[0]?.against[0]?.user.name).toBe('A former player')
    expect((await ben.ask('GET', '/api/friends')).body.friends).toEqual([])
    for (const [path, body] of [
      ['sign-in', { username, password }],
      ['reset', { username, code, password }],
    ] as const) {
      expect((await new Person(urlOf(0)).ask('POST', `/api/${path}`, body)).status, path).toBe(401)
    }
    // Another may have the name now.
    const other = await Person.named(urlOf(1), 'Leaver')
    expect((await other.ask('POST', '/api/register', { username, password })).status).toBe(200)
  })

  it('leaves a running match that goes on at another node, against the bot', async () => {
    const people = await Promise.all([0, 1].map((n) => Person.named(urlOf(n), `Guest ${n}`)))
    const [ann, ben] = people as [Person, Person]
    const options = { substitute: 'random', botPace: 0 }
    const { id } = await ann.table('/api/tables', bluffTable(2, { options }))
    await ben.table(`/api/tables/${id}/join`)
    await ann.table(`/api/tables/${id}/start`)
    const seat = await ben.watch(id)
    expect((await ann.ask('POST', '/api/me/delete', { name: 'Guest 0' })).status).toBe(200)
    await reached(async () => {
      if (seat.match.prompt) await seat.choose(seat.match.prompt.options[0]?.key ?? '')
      expect(seat.match.outcome).toBeDefined()
    })
    seat.close()
    await reached(async () => {
      const { body } = await ben.ask('GET', `/api/players/${ben.id}`)
      expect(body.latest).toMatchObject([{ tableId: id, place: 1, rated: 1 }])
    })
    expect((await new Person(urlOf(0)).ask('GET', `/api/tables/${id}/file`)).status).toBe(200)
  })

  it('asks an account to show first who they are', async () => {
    const person = await Person.named(urlOf(0), 'Late')
    await person.ask('POST', '/api/register', { username: `${username}.late`, password })
    const store = await openStore({ data: '', ...config() })
    const createdAt = new Date(Date.now() - 20 * 60_000).toISOString()
    await store.db.updateTable('session').set({ createdAt }).where('userId', '=', person.id).execute()
    await store.close()
    expect((await person.ask('POST', '/api/me/delete', { name: 'Late' })).body.code).toBe('not-fresh')
    expect((await person.ask('GET', '/api/me/export')).body.code).toBe('not-fresh')
  })
})
