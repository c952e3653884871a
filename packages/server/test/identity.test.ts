import { Person } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

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
  it('is somebody with a name and a cookie that scripts cannot read', async () => {
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

  it('cannot come from the page of somebody else', async () => {
    const guest = await Person.named(server.url, 'Ann')
    const origin = { origin: 'https://elsewhere.example' }
    const { status, body } = await guest.ask('POST', '/api/tables', bluffTable(2), origin)
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'from-elsewhere' })
  })

  it('with a made-up cookie is nobody', async () => {
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

  it('has a name that nobody else has', async () => {
    const guest = await Person.named(server.url, 'Another')
    const { status, body } = await guest.ask('POST', '/api/register', { ...credentials, username: 'CHANI' })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'username-taken' })
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

describe('a recovery link', () => {
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
