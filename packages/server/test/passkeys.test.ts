// Signing in with a passkey and with a recovery code.

import { Person } from '@sietch/trial'
import { describe, expect, it } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { Device } from './authenticator.ts'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { nodesAt, PLACES } from './house.ts'

describe.each(PLACES)('on %s', (place, count, make) => {
  const { urlOf, config } = nodesAt(count, make, gamesWithBluff)
  const password = 'a good password'
  let made = 0
  const nameFor = () => `${place.toLowerCase()}_${made++}`

  async function account(name = 'Ann') {
    const person = await Person.named(urlOf(0), name)
    const username = nameFor()
    await person.ask('POST', '/api/register', { username, password })
    return { person, username }
  }

  /** As if they had signed in this many minutes ago. */
  async function cameIn(person: Person, minutes: number) {
    const store = await openStore({ data: '', ...config() })
    const createdAt = new Date(Date.now() - minutes * 60_000).toISOString()
    await store.db.updateTable('session').set({ createdAt }).where('userId', '=', person.id).execute()
    await store.close()
  }

  const enter = async (device: Device, at: Person, lie: object = {}) =>
    at.ask('POST', '/api/passkey', await device.sign(at, lie))

  describe('a passkey', () => {
    it.each([-7, -8, -257] as const)(
      'opens the account, at another node, too (algorithm %i)',
      async (one) => {
        const { person } = await account()
        const device = new Device(one)
        const added = await person.ask('POST', '/api/me/passkeys', await device.make(person))
        expect(added).toMatchObject({ status: 200, body: { passkey: { name: 'Laptop', used: null } } })
        const elsewhere = new Person(urlOf(1))
        expect((await enter(device, elsewhere)).body.user).toMatchObject({ id: person.id })
        expect((await elsewhere.ask('GET', '/api/me')).body.user).toMatchObject({ id: person.id })
        const { body } = await person.ask('GET', '/api/me/access')
        expect(body).toMatchObject({ password: true, passkeys: [{ name: 'Laptop' }], code: null })
        expect(JSON.stringify(body)).not.toContain(device.credential)
      },
    )

    it('makes an account of a guest, who keeps all seats, and may get a password later', async () => {
      const guest = await Person.named(urlOf(0), 'Chani')
      const { id } = await guest.table('/api/tables', bluffTable(2))
      const device = new Device()
      const nameless = await guest.ask('POST', '/api/me/passkeys', await device.make(guest))
      expect(nameless.body.code).toBe('no-account')
      const username = nameFor()
      const done = await guest.ask('POST', '/api/me/passkeys', await device.make(guest, { username }))
      expect(done.body.user).toMatchObject({ id: guest.id, username })

      const elsewhere = new Person(urlOf(1))
      await enter(device, elsewhere)
      const { tables } = (await elsewhere.ask('GET', '/api/tables/mine')).body as { tables: { id: string }[] }
      expect(tables.map((table) => table.id)).toEqual([id])
      expect((await elsewhere.ask('GET', '/api/me/access')).body).toMatchObject({ password: false })
      expect((await elsewhere.ask('POST', '/api/password', { new: password })).status).toBe(200)
      expect((await guest.ask('GET', '/api/me')).body.user).toBeNull()
      const again = new Person(urlOf(0))
      expect((await again.ask('POST', '/api/sign-in', { username, password })).status).toBe(200)
    })

    it('takes along what was begun as a guest', async () => {
      const { person } = await account()
      const device = new Device()
      await person.ask('POST', '/api/me/passkeys', await device.make(person))
      const guest = await Person.named(urlOf(1), 'Somebody')
      const { id } = await guest.table('/api/tables', bluffTable(2))
      await enter(device, guest)
      const { tables } = (await person.ask('GET', '/api/tables/mine')).body as { tables: { id: string }[] }
      expect(tables.map((table) => table.id)).toContain(id)
    })

    it.each([
      ['that another page asked for', { origin: 'https://elsewhere.example' }],
      ['within another page', { crossOrigin: true }],
      ['for another site', { rp: 'elsewhere.example' }],
      ['without its owner', { flags: 0x00 }],
      ['whose owner the device does not know', { flags: 0x01 }],
      ['of another kind', { type: 'webauthn.create' }],
      ['of something else', { challenge: 'AAAA' }],
    ])('opens nothing with a signature %s', async (_, lie) => {
      const { person } = await account()
      const device = new Device()
      await person.ask('POST', '/api/me/passkeys', await device.make(person))
      const thief = new Person(urlOf(0))
      expect(await enter(device, thief, lie)).toMatchObject({ status: 401, body: { code: 'wrong-passkey' } })
      expect(thief.cookie).toBe('')
    })

    it('opens once with a signature, and never with that of a copy or of someone else', async () => {
      const { person } = await account()
      const device = new Device()
      await person.ask('POST', '/api/me/passkeys', await device.make(person))
      const thief = new Person(urlOf(1))
      const signed = await device.sign(person)
      expect((await person.ask('POST', '/api/passkey', signed)).status).toBe(200)
      expect((await thief.ask('POST', '/api/passkey', signed)).status).toBe(401)
      const other = await new Device().sign(thief)
      expect((await thief.ask('POST', '/api/passkey', other)).status).toBe(401)
      const forged = { ...other, credential: device.credential }
      expect((await thief.ask('POST', '/api/passkey', forged)).status).toBe(401)
      device.counter = 7
      expect((await enter(device, new Person(urlOf(0)))).status).toBe(200)
      expect((await enter(device, thief)).status).toBe(401)
    })

    it('is not made of what another was given, nor twice, nor of bytes that are no key', async () => {
      const { person } = await account()
      const { person: other } = await account('Ben')
      const device = new Device()
      const forOther = await device.make(other)
      const add = (key: object) => person.ask('POST', '/api/me/passkeys', key)
      expect((await add(forOther)).body.code).toBe('wrong-passkey')
      expect((await add(await device.make(person, { publicKey: 'AAAA' }))).body.code).toBe('wrong-passkey')
      expect((await add(await device.make(person, { algorithm: -257 }))).body.code).toBe('wrong-passkey')
      expect((await add(await device.make(person, { credential: 'AAAA' }))).body.code).toBe('wrong-passkey')
      expect((await add(await device.make(person))).status).toBe(200)
      const again = await other.ask('POST', '/api/me/passkeys', await device.make(other))
      expect(again.body.code).toBe('wrong-passkey')
    })

    it('is added and dropped by whoever has shown lately who they are, but not the last way in', async () => {
      const { person, username } = await account()
      const [first, second] = [new Device(), new Device()]
      await cameIn(person, 20)
      const late = await person.ask('POST', '/api/me/passkeys', await first.make(person))
      expect(late).toMatchObject({ status: 403, body: { code: 'not-fresh' } })
      await person.ask('POST', '/api/sign-in', { username, password })
      const added = await person.ask('POST', '/api/me/passkeys', await first.make(person))
      const { id } = added.body.passkey as { id: string }
      expect((await person.ask('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200)
      expect((await enter(first, new Person(urlOf(1)))).status).toBe(401)

      const guest = await Person.named(urlOf(0), 'Key')
      const made = await guest.ask(
        'POST',
        '/api/me/passkeys',
        await second.make(guest, { username: nameFor() }),
      )
      await enter(second, guest)
      const only = (made.body.passkey as { id: string }).id
      expect((await guest.ask('DELETE', `/api/me/passkeys/${only}`)).body.code).toBe('last-way')
      // Those of others are not touched.
      await person.ask('DELETE', `/api/me/passkeys/${only}`)
      expect((await enter(second, new Person(urlOf(1)))).status).toBe(200)
    })
  })

  describe('a recovery code', () => {
    it('is good for another password once, however it is written, and ends what was open elsewhere', async () => {
      const { person, username } = await account()
      const thief = new Person(urlOf(1))
      await thief.ask('POST', '/api/sign-in', { username, password })
      const { token } = (await thief.ask('POST', '/api/recovery')).body
      const { code } = (await person.ask('POST', '/api/me/code')).body as { code: string }
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
      expect((await person.ask('GET', '/api/me/access')).body.code).toBeTypeOf('number')

      const written = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      const body = { username: username.toUpperCase(), code: written, password: 'another password' }
      const back = new Person(urlOf(1))
      expect((await back.ask('POST', '/api/reset', body)).body.user).toMatchObject({ id: person.id })
      for (const one of [person, thief]) expect((await one.ask('GET', '/api/me')).body.user).toBeNull()
      expect((await thief.ask('POST', '/api/recover', { token })).status).toBe(404)
      expect((await thief.ask('POST', '/api/sign-in', { username, password })).status).toBe(401)
      expect((await back.ask('POST', '/api/reset', body)).body.code).toBe('wrong-code')
    })

    it('is replaced by a newer one, and kept as a hash', async () => {
      const { person, username } = await account()
      const first = (await person.ask('POST', '/api/me/code')).body.code as string
      const second = (await person.ask('POST', '/api/me/code')).body.code as string
      const store = await openStore({ data: '', ...config() })
      const kept = JSON.stringify(await store.db.selectFrom('codes').selectAll().execute())
      await store.close()
      for (const code of [first, second]) expect(kept).not.toContain(code.slice(0, 5))
      const tried = await person.ask('POST', '/api/reset', { username, code: first, password })
      expect(tried.body.code).toBe('wrong-code')
    })

    it('is tried ten times an hour for a name, whether there is one or not, from wherever', async () => {
      const { username } = await account()
      for (const name of [username, nameFor()]) {
        const codes: unknown[] = []
        for (let n = 0; n < 12; n++) {
          const body = { username: name, code: 'AAAAA-AAAAA-AAAAA-AAAAA', password }
          const { body: answer } = await new Person(urlOf(0), `127.0.1.${n + 1}`).ask(
            'POST',
            '/api/reset',
            body,
          )
          codes.push(answer.code)
        }
        expect(codes).toEqual([...Array(10).fill('wrong-code'), 'too-fast', 'too-fast'])
      }
    })

    it('is for accounts whose owner has shown lately who they are', async () => {
      const guest = await Person.named(urlOf(0), 'Guest')
      expect((await guest.ask('POST', '/api/me/code')).body.code).toBe('no-account')
      const { person } = await account()
      await cameIn(person, 20)
      expect((await person.ask('POST', '/api/me/code')).body.code).toBe('not-fresh')
    })
  })
})
