import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { makeDatabase, makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path }, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

const credentials = { username: 'Chani', password: 'water of life' }

describe('a guest', () => {
  it('is someone with a name and a cookie that scripts cannot read', async () => {
    const guest = new Person(server.url)
    const { headers, body } = await guest.ask('POST', '/api/guest', { name: '  Ann ' })
    expect(body.user).toMatchObject({ name: 'Ann', username: null })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/)
    expect((await guest.ask('GET', '/api/me')).body.user).toMatchObject({ name: 'Ann' })
  })

  it('needs a name', async () => {
    const { status, body } = await new Person(server.url).ask('POST', '/api/guest', { name: ' ' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ ok: false, code: 'bad-request' })
  })

  it('may take another one', async () => {
    const guest = await Person.named(server.url, 'Ann')
    await guest.ask('PATCH', '/api/me', { name: 'Anna' })
    expect((await guest.ask('GET', '/api/me')).body.user).toMatchObject({ name: 'Anna' })
  })

  it.each([
    ['nothing that can be seen', '\u3164\u2800'],
    ['a space without width', 'An\u200Bn'],
    ['letters that run backwards', '\u202Enna'],
    ['a new line', 'Ann\nBen'],
    ['a NUL', 'Ann\0'],
    ['half a character', 'Ann\uD83D'],
    ['a pile of marks', `A${'\u0301'.repeat(20)}`],
  ])('cannot have %s as a name', async (_, name) => {
    const nobody = await new Person(server.url).ask('POST', '/api/guest', { name })
    expect(nobody).toMatchObject({ status: 400, body: { ok: false } })
    const guest = await Person.named(server.url, 'Ann')
    expect((await guest.ask('PATCH', '/api/me', { name })).status).toBe(400)
    expect((await guest.ask('GET', '/api/me')).body.user).toMatchObject({ name: 'Ann' })
  })

  it.each([
    ['Łukasz', 'Łukasz'],
    ['Оксана Ґ.', 'Оксана Ґ.'],
    ['E\u0301mile', 'Émile'],
    ['Paul\u00A0\u2003Atreides', 'Paul Atreides'],
    ['👩\u200D🚀 ❤\uFE0F', '👩\u200D🚀 ❤\uFE0F'],
  ])('may be called %s', async (name, kept) => {
    const guest = await Person.named(server.url, name)
    expect((await guest.ask('GET', '/api/me')).body.user).toMatchObject({ name: kept })
  })

  it('who sends a request without end or bottom is told so', async () => {
    const guest = await Person.named(server.url, 'Ann')
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    for (const levels of [40, 20_000]) {
      const response = await fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { cookie: guest.cookie, 'content-type': 'application/json' },
        body: `{"game":"bluff","setup":{"players":2,"more":${deep(levels)}}}`,
      })
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 400,
        body: { code: 'bad-request', message: 'the request: nested too deeply' },
      })
    }
  })

  it('cannot come from the page of someone else', async () => {
    const guest = await Person.named(server.url, 'Ann')
    const origin = { origin: 'https://elsewhere.example' }
    const { status, body } = await guest.ask('POST', '/api/tables', bluffTable(2), origin)
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'from-elsewhere' })
  })

  it('with a made-up cookie is no one', async () => {
    const forger = new Person(server.url)
    const guest = await Person.named(server.url, 'Ann')
    forger.cookie = guest.cookie.replace(/=.{8}/, '=AAAAAAAA')
    expect((await forger.ask('GET', '/api/me')).body.user).toBeNull()
    expect((await forger.ask('GET', '/api/tables/mine')).status).toBe(401)
  })
})

describe('an account', () => {
  it('is the guest with a password, and has all their seats', async () => {
    const guest = await Person.named(server.url, 'Chani')
    const { id } = await guest.table('/api/tables', bluffTable(2))
    expect((await guest.ask('POST', '/api/register', credentials)).body.user).toMatchObject({
      username: 'chani',
    })

    const elsewhere = new Person(server.url)
    expect((await elsewhere.ask('POST', '/api/sign-in', credentials)).status).toBe(200)
    const { tables } = (await elsewhere.ask('GET', '/api/tables/mine')).body as { tables: { id: string }[] }
    expect(tables.map((table) => table.id)).toEqual([id])
  })

  it('takes in what was begun as a guest on another device', async () => {
    const guest = await Person.named(server.url, 'Somebody')
    const { id } = await guest.table('/api/tables', bluffTable(2))
    await guest.ask('POST', '/api/sign-in', credentials)
    const { tables } = (await guest.ask('GET', '/api/tables/mine')).body as { tables: { id: string }[] }
    expect(tables.map((table) => table.id)).toContain(id)
  })

  it('opens with its own password only', async () => {
    const thief = new Person(server.url)
    const { status, body } = await thief.ask('POST', '/api/sign-in', {
      ...credentials,
      password: 'spice must flow',
    })
    expect(status).toBe(401)
    expect(body.ok).toBe(false)
    expect(thief.cookie).toBe('')
  })

  it('has a name that no one else has', async () => {
    const guest = await Person.named(server.url, 'Another')
    const { status, body } = await guest.ask('POST', '/api/register', { ...credentials, username: 'CHANI' })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'username-taken' })
  })

  it('is made once, however often it is asked for', async () => {
    const twice = await Person.named(server.url, 'Twice')
    const ask = (username: string) => twice.ask('POST', '/api/register', { ...credentials, username })
    const answers = await Promise.all([ask('twice_a'), ask('twice_b')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already-registered')
    const tries = await Promise.all(
      ['twice_a', 'twice_b'].map((username) =>
        new Person(server.url).ask('POST', '/api/sign-in', { ...credentials, username }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('goes to one of two who want the same name at once', async () => {
    const rivals = await Promise.all(['A', 'B'].map((name) => Person.named(server.url, name)))
    const answers = await Promise.all(
      rivals.map((rival) => rival.ask('POST', '/api/register', { ...credentials, username: 'rival' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('username-taken')
  })

  it('gets a new password from whoever knows the old one, and all others are out', async () => {
    const guest = await Person.named(server.url, 'Gurney')
    const by = { username: 'gurney', password: 'mood is for cattle' }
    await guest.ask('POST', '/api/register', by)
    const thief = new Person(server.url)
    await thief.ask('POST', '/api/sign-in', by)
    const { token } = (await thief.ask('POST', '/api/recovery')).body
    const wrong = await guest.ask('POST', '/api/password', { old: 'something else', new: 'a new password' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-password' } })
    expect((await thief.ask('GET', '/api/me')).body.user).toMatchObject({ id: guest.id })

    const done = await guest.ask('POST', '/api/password', { old: by.password, new: 'a new password' })
    expect(done).toMatchObject({ status: 200, body: { user: { id: guest.id } } })
    expect((await guest.ask('GET', '/api/me')).body.user).toMatchObject({ id: guest.id })
    expect((await thief.ask('GET', '/api/me')).body.user).toBeNull()
    expect((await thief.ask('POST', '/api/recover', { token })).status).toBe(404)
    expect((await thief.ask('POST', '/api/sign-in', by)).status).toBe(401)
    expect((await thief.ask('POST', '/api/sign-in', { ...by, password: 'a new password' })).status).toBe(200)
  })

  it('is left everywhere at once', async () => {
    const guest = await Person.named(server.url, 'Stilgar')
    const by = { username: 'stilgar', password: 'bless the maker' }
    await guest.ask('POST', '/api/register', by)
    const elsewhere = new Person(server.url)
    await elsewhere.ask('POST', '/api/sign-in', by)
    const { token } = (await guest.ask('POST', '/api/recovery')).body
    const { cookie } = guest
    expect((await guest.ask('POST', '/api/sign-out-everywhere')).body).toEqual({ user: null })
    guest.cookie = cookie
    for (const person of [guest, elsewhere]) expect((await person.ask('GET', '/api/me')).body.user).toBeNull()
    expect((await elsewhere.ask('POST', '/api/recover', { token })).status).toBe(404)
    expect((await elsewhere.ask('POST', '/api/sign-in', by)).status).toBe(200)
  })

  it('is left by signing out', async () => {
    const player = new Person(server.url)
    await player.ask('POST', '/api/sign-in', credentials)
    const old = player.cookie
    await player.ask('POST', '/api/sign-out')
    player.cookie = old
    expect((await player.ask('GET', '/api/me')).body.user).toBeNull()
  })
})

describe('a guest who signs out everywhere', () => {
  it('stays where they are, for nothing else would bring them back', async () => {
    const guest = await Person.named(server.url, 'Jamis')
    const { token } = (await guest.ask('POST', '/api/recovery')).body
    const thief = new Person(server.url)
    await thief.ask('POST', '/api/recover', { token })
    expect((await thief.ask('GET', '/api/me')).body.user).toMatchObject({ id: guest.id })
    expect((await guest.ask('POST', '/api/sign-out-everywhere')).body.user).toMatchObject({ id: guest.id })
    expect((await thief.ask('GET', '/api/me')).body.user).toBeNull()
    expect((await guest.ask('GET', '/api/me')).body.user).toMatchObject({ id: guest.id })
  })
})

describe('a recovery link', () => {
  it('lasts 30 days', async () => {
    const guest = await Person.named(server.url, 'Liet')
    const { token, until } = (await guest.ask('POST', '/api/recovery')).body
    const days = (Number(until) - Date.now()) / (24 * 3600 * 1000)
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    const store = await openStore({ data: data.path })
    const at = Date.now() - 31 * 24 * 3600 * 1000
    await store.db.updateTable('recoveries').set({ at }).where('userId', '=', guest.id).execute()
    await store.close()
    const { status, body } = await new Person(server.url).ask('POST', '/api/recover', { token })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'no-such-link' })
  })

  it('opens once', async () => {
    const guest = await Person.named(server.url, 'Thufir')
    const { token } = (await guest.ask('POST', '/api/recovery')).body
    const tries = await Promise.all(
      [1, 2, 3].map(() => new Person(server.url).ask('POST', '/api/recover', { token })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('brings a player back on another device, until there is a newer one', async () => {
    const guest = await Person.named(server.url, 'Duncan')
    const first = (await guest.ask('POST', '/api/recovery')).body
    expect(first.link).toContain(`/#/recover/${first.token}`)

    const device = new Person(server.url)
    expect((await device.ask('POST', '/api/recover', { token: first.token })).body.user).toMatchObject({
      id: guest.id,
    })
    expect((await device.ask('GET', '/api/me')).body.user).toMatchObject({ name: 'Duncan' })

    await guest.ask('POST', '/api/recovery')
    const { status, body } = await new Person(server.url).ask('POST', '/api/recover', { token: first.token })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'no-such-link' })
  })
})

describe('on PostgreSQL', () => {
  let node: typeof server
  beforeAll(async () => {
    node = await startServer({ data: '', databaseUrl: await makeDatabase() }, gamesWithBluff)
  })
  afterAll(() => node.close())

  it('of those who register at once as the same, one does', async () => {
    const rivals = await Promise.all(['A', 'B', 'C'].map((name) => Person.named(node.url, name)))
    const answers = await Promise.all(rivals.map((one) => one.ask('POST', '/api/register', credentials)))
    expect(answers.map(({ body }) => body.code ?? 'registered').sort()).toEqual([
      'registered',
      'username-taken',
      'username-taken',
    ])
    const twice = await Person.named(node.url, 'Twice')
    const again = await Promise.all(
      ['one', 'two', 'three'].map((username) =>
        twice.ask('POST', '/api/register', { ...credentials, username }),
      ),
    )
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('what the database could not keep is refused', async () => {
    const ann = await Person.named(node.url, 'Ann')
    expect((await ann.ask('PATCH', '/api/me', { name: 'A\0nn' })).status).toBe(400)
    const url = 'https://play.example/\0'
    expect((await ann.ask('PUT', '/api/me/webhook', { url })).status).toBe(400)
  })

  it('a password is changed and everything left', async () => {
    const ann = await Person.named(node.url, 'Ann')
    await ann.ask('POST', '/api/register', { ...credentials, username: 'ann' })
    const { token } = (await ann.ask('POST', '/api/recovery')).body
    const thief = new Person(node.url)
    expect((await thief.ask('POST', '/api/recover', { token })).status).toBe(200)
    expect((await thief.ask('POST', '/api/recover', { token })).status).toBe(404)
    const change = { old: credentials.password, new: 'another password' }
    expect((await ann.ask('POST', '/api/password', change)).status).toBe(200)
    expect((await thief.ask('GET', '/api/me')).body.user).toBeNull()
    expect((await ann.ask('POST', '/api/sign-out-everywhere')).body).toEqual({ user: null })
  })
})
