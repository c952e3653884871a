// What a table shows in a list, who may sit down at one with a password, and a table changed by its host.

import { readdirSync, readFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import type { OnlineTable } from '@sietch/protocol'
import { Person } from '@sietch/trial'
import { describe, expect, it } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { bluffTable, dealBluff, gamesWithBluff, playOut } from './bluff.ts'
import { nodesAt, PLACES } from './house.ts'

const PASSWORD = 'the-sleeper-must-awaken'

describe.each(PLACES)('on %s with %i nodes', (_, count, place) => {
  const { urlOf, config } = nodesAt(count, place, gamesWithBluff)

  const people = (names: readonly string[]): Promise<Person[]> =>
    Promise.all(names.map((name, n) => Person.named(urlOf(n), name)))
  const listed = async (person: Person, status: string) =>
    (await person.ask('GET', `/api/tables?status=${status}`)).body.tables as OnlineTable[]
  const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>) => (await answer).body.code
  const names = ({ seats }: OnlineTable) => seats.map(({ user, bot }) => user?.name ?? bot)

  describe('a list', () => {
    it('says what a table is called, what is spoken there and whom it is for', async () => {
      const [ann] = (await people(['Ann'])) as [Person]
      const made = await ann.table(
        '/api/tables',
        bluffTable(3, { name: '  Tabr   tonight ', language: 'uk', level: 'new' }),
      )
      expect(made).toMatchObject({ name: 'Tabr tonight', language: 'uk', level: 'new' })
      const found = (await listed(ann, 'open')).find(({ id }) => id === made.id)
      expect(found).toMatchObject({ name: 'Tabr tonight', language: 'uk', level: 'new' })
    })

    it.each([{ name: 'x'.repeat(41) }, { name: '\u202Eevil' }, { language: 'fr' }, { level: 'divine' }])(
      'refuses %j',
      async (change) => {
        const [ann] = (await people(['Ann'])) as [Person]
        expect((await ann.ask('POST', '/api/tables', bluffTable(3, change))).status).toBe(400)
      },
    )

    it('of matches to watch has those where someone may, and what was played last says who has won', async () => {
      const { table, people: sat, seats } = await dealBluff(urlOf(0), ['Ann', 'Ben'])
      const closed = await dealBluff(urlOf(0), ['Cat', 'Dan'], {
        options: { substitute: 'random', spectators: false },
      })
      const [eve] = (await people(['Eve'])) as [Person]
      const ids = async (status: string) => (await listed(eve, status)).map(({ id }) => id)
      expect(await ids('playing')).toContain(table.id)
      expect(await ids('playing')).not.toContain(closed.table.id)
      await playOut(seats)
      const { outcome } = (seats[0] as (typeof seats)[number]).match
      await expect
        .poll(async () => (await listed(eve, 'over')).find(({ id }) => id === table.id)?.winners)
        .toEqual(outcome?.places[0])
      expect(await ids('playing')).not.toContain(table.id)
      for (const seat of [...seats, ...closed.seats]) seat.socket.disconnect()
      expect(sat).toHaveLength(2)
    })
  })

  describe('a password', () => {
    async function lockedTable() {
      const [ann, ben] = (await people(['Ann', 'Ben'])) as [Person, Person]
      const table = await ann.table('/api/tables', bluffTable(2, { password: PASSWORD }))
      const join = (person: Person, password?: string) =>
        person.ask('POST', `/api/tables/${table.id}/join`, { ...(password !== undefined && { password }) })
      return { ann, ben, table, join }
    }

    it('is needed to sit down, but not by whoever sits there', async () => {
      const { ann, ben, table, join } = await lockedTable()
      expect(table.locked).toBe(true)
      expect(await codeOf(join(ben))).toBe('locked')
      expect(await codeOf(join(ben, 'something else'))).toBe('wrong-table-password')
      expect((await join(ben, PASSWORD)).status).toBe(200)
      expect((await join(ben)).status).toBe(200)
      expect((await join(ann)).status).toBe(200)
    })

    it('is told to no one, and kept by no one', async () => {
      const { ann, ben, table, join } = await lockedTable()
      const socket = await ben.connect()
      const answers = [
        table,
        await ann.ask('GET', `/api/tables/${table.id}`),
        await ann.ask('GET', '/api/tables/mine'),
        await listed(ben, 'open'),
        await socket.emitWithAck('watch', { table: table.id }),
        await join(ben, PASSWORD),
        await ann.ask('PATCH', `/api/tables/${table.id}`, { name: 'Ours' }),
      ]
      socket.disconnect()
      const store = await openStore({ data: '', ...config() })
      const { password } = await store.db
        .selectFrom('tables')
        .select('password')
        .where('id', '=', table.id)
        .executeTakeFirstOrThrow()
      await store.close()
      expect(password).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
      const said = JSON.stringify(answers)
      expect(said).not.toContain(PASSWORD)
      expect(said).not.toContain(password)
      const { data } = config()
      if (data === undefined) return
      const kept = Buffer.concat(readdirSync(data).map((name) => readFileSync(pathOf(data, name))))
      expect(kept.includes(table.id)).toBe(true)
      expect(kept.includes(PASSWORD)).toBe(false)
    })

    it('is not guessed: after five tries no one tries again, at any node, not even with the right one', async () => {
      const { table } = await lockedTable()
      const eve = await Person.named(urlOf(0), 'Eve')
      const guess = (n: number, password: string) =>
        eve.at(urlOf(n)).ask('POST', `/api/tables/${table.id}/join`, { password })
      const codes = await Promise.all(
        Array.from({ length: 12 }, (_each, n) => codeOf(guess(n, `guess ${n}`))),
      )
      expect(codes.filter((code) => code === 'wrong-table-password')).toHaveLength(5)
      expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(7)
      expect(await codeOf(guess(0, PASSWORD))).toBe('too-many-tries')
    })

    it('keeps those out who would only watch, until the match is over', async () => {
      const { ann, ben, table, join } = await lockedTable()
      await join(ben, PASSWORD)
      await ann.table(`/api/tables/${table.id}/start`)
      const eve = await Person.named(urlOf(1), 'Eve')
      const socket = await eve.connect()
      expect(await socket.emitWithAck('watch', { table: table.id })).toMatchObject({ code: 'no-spectators' })
      expect(await codeOf(eve.ask('GET', `/api/tables/${table.id}/match`))).toBe('no-spectators')
      expect(await codeOf(eve.ask('GET', `/api/tables/${table.id}/file`))).toBe('not-over')
      expect((await listed(eve, 'playing')).map(({ id }) => id)).not.toContain(table.id)
      socket.disconnect()
    })

    it('is set, changed and taken away by the host', async () => {
      const { ann, ben, table, join } = await lockedTable()
      const change = (password: string | null) => ann.ask('PATCH', `/api/tables/${table.id}`, { password })
      await change('another one')
      expect(await codeOf(join(ben, PASSWORD))).toBe('wrong-table-password')
      expect(await codeOf(change('abc') as never)).toBe('bad-request')
      const { body } = await change(null)
      expect((body.table as OnlineTable).locked).toBeUndefined()
      expect((await join(ben)).status).toBe(200)
    })
  })

  describe('a table that its host changes', () => {
    async function tableOfThree() {
      const [ann, ben, cat] = (await people(['Ann', 'Ben', 'Cat'])) as [Person, Person, Person]
      const { id } = await ann.table('/api/tables', bluffTable(4, { bots: [null, 'random'] }))
      await ben.table(`/api/tables/${id}/join`, { seat: 2 })
      await cat.table(`/api/tables/${id}/join`, { seat: 3 })
      const change = async (by: Person, what: object) => by.ask('PATCH', `/api/tables/${id}`, what)
      const changed = async (what: object) => (await change(ann, what)).body.table as OnlineTable
      return { ann, ben, cat, id, change, changed }
    }

    it('keeps everyone at it, where there is room', async () => {
      const { changed, ann, change } = await tableOfThree()
      const three = await changed({ setup: { players: 3 } })
      expect(names(three)).toEqual(['Ann', 'Cat', 'Ben'])
      expect(await codeOf(change(ann, { setup: { players: 2 } }))).toBe('too-few-seats')
      expect(names(await changed({ setup: { players: 4 } }))).toEqual(['Ann', 'Cat', 'Ben', null])
    })

    it('begins when all have agreed', async () => {
      const { ann, ben, cat, id, changed } = await tableOfThree()
      const unagreed = ({ seats }: OnlineTable) =>
        seats.flatMap((one) => (one.unagreed ? one.user?.name : []))
      const made = await changed({ options: { substitute: 'random', clock: { kind: 'turn', seconds: 60 } } })
      expect(unagreed(made)).toEqual(['Ben', 'Cat'])
      expect(await codeOf(ann.ask('POST', `/api/tables/${id}/start`))).toBe('not-agreed')
      expect(unagreed(await ben.table(`/api/tables/${id}/agree`))).toEqual(['Cat'])
      await cat.ask('POST', `/api/tables/${id}/leave`)
      // Someone who sits down has seen it as it is.
      expect(unagreed(await cat.table(`/api/tables/${id}/join`))).toEqual([])
      expect((await ann.table(`/api/tables/${id}/start`)).status).toBe('playing')
      expect(await codeOf(ann.ask('PATCH', `/api/tables/${id}`, { name: 'Late' }))).toBe('already-started')
    })

    it('asks no one to agree to a name or to what is played already', async () => {
      const { changed, id, ann } = await tableOfThree()
      const before = (await ann.ask('GET', `/api/tables/${id}`)).body.table as OnlineTable
      const after = await changed({
        name: 'Ours',
        listed: false,
        language: 'pl',
        setup: before.setup,
        options: before.options,
      })
      expect(after).toMatchObject({ name: 'Ours', listed: false, language: 'pl', options: before.options })
      expect(after.seats.some(({ unagreed }) => unagreed)).toBe(false)
      expect((await changed({ name: null })).name).toBeUndefined()
    })

    it('is changed by no one else, and not to what cannot be played', async () => {
      const { ann, ben, change, id } = await tableOfThree()
      const before = (await ann.ask('GET', `/api/tables/${id}`)).body.table
      expect(await codeOf(change(ben, { name: 'Mine' }))).toBe('not-the-host')
      expect(await codeOf(change(ann, { setup: { players: 9 } }))).toBe('bad-setup')
      expect(await codeOf(change(ann, { game: 'chess' }))).toBe('no-such-game')
      expect(await codeOf(change(ann, { seed: 'mine' }))).toBe('bad-request')
      expect(await codeOf(change(ann, { options: { substitute: 'genius' } }))).toBe('no-such-bot')
      expect((await ann.ask('GET', `/api/tables/${id}`)).body.table).toEqual(before)
    })

    it('is told at once to whoever looks, on another node as well', async () => {
      const { ben, id, changed } = await tableOfThree()
      const socket = await ben.at(urlOf(1)).connect()
      await socket.emitWithAck('watch', { table: id })
      const told = new Promise<{ table: OnlineTable }>((resolve) => socket.once('table', resolve))
      await changed({ name: 'Ours' })
      expect((await told).table.name).toBe('Ours')
      socket.disconnect()
    })
  })

  it('of one’s own has what is still played, however much was played since', async () => {
    const { people: seated, table, seats } = await dealBluff(urlOf(0), ['Ann', 'Ben'])
    for (const seat of seats) seat.close()
    const [ann] = seated as [Person]
    const store = await openStore({ data: '', ...config() })
    const over = Array.from({ length: 120 }, (_, n) => ({
      id: `over-${count}-${n}`,
      host: ann.id,
      game: 'bluff',
      setup: '{"players":2}',
      options: '{"substitute":"random"}',
      listed: 0 as const,
      status: 'over' as const,
      seed: 'a',
      before: null,
      created: Date.now() + n,
      ended: Date.now() + n,
      counted: 1 as const,
    }))
    await store.db.insertInto('tables').values(over).execute()
    const sitting = over.map(({ id }) => ({ tableId: id, seat: 0, userId: ann.id, bot: null }))
    await store.db.insertInto('seats').values(sitting).execute()
    await store.close()
    const mine = (await ann.ask('GET', '/api/tables/mine')).body.tables as OnlineTable[]
    expect(mine.map(({ id }) => id)).toContain(table.id)
    expect(mine).toHaveLength(101)
  })

  it('two people of one name are told apart, in what they say as well', async () => {
    const [one, two] = (await people(['Paul', 'PAUL'])) as [Person, Person]
    const { id } = await one.table('/api/tables', bluffTable(3))
    await one.table(`/api/tables/${id}/join`, { seat: 2 })
    const table = await two.table(`/api/tables/${id}/join`)
    expect(names(table)).toEqual(['Paul', 'PAUL (2)', 'Paul'])
    const socket = await two.connect()
    await socket.emitWithAck('watch', { table: id })
    await socket.emitWithAck('chat', { table: id, text: 'Which Paul?' })
    const { chat } = await socket.emitWithAck('watch', { table: id })
    expect(chat.at(-1).user).toEqual({ id: two.id, name: 'PAUL (2)' })
    socket.disconnect()
  })
})
