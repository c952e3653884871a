// Ratings with their reasons, matches between two, leaderboards, and friends.

import type { Between, Friends, RatingChange, Standing } from '@sietch/protocol'
import { Person } from '@sietch/trial'
import { ordinal, rate, rating } from 'openskill'
import { describe, expect, it, vi } from 'vitest'
import { readLeaderboard, seasonAt, seasonTimes } from '../src/people/leaderboard.ts'
import { openStore } from '../src/store/open.ts'
import { bluffTable, dealBluff, gamesWithBluff, playOut } from './bluff.ts'
import { nodesAt, PLACES } from './house.ts'

const reached = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

describe('a season', () => {
  it('is a quarter of a year by UTC', () => {
    expect(seasonAt(Date.UTC(2026, 9, 1))).toBe('2026-q4')
    expect(seasonAt(Date.UTC(2026, 9, 1) - 1)).toBe('2026-q3')
    expect(seasonTimes('2026-q4')).toEqual([Date.UTC(2026, 9, 1), Date.UTC(2027, 0, 1)])
  })
})

describe.each(PLACES)('on %s', (place, count, make) => {
  const { urlOf, config } = nodesAt(count, make, gamesWithBluff)
  let made = 0

  async function account(name: string, node = 0): Promise<Person> {
    const person = await Person.named(urlOf(node), name)
    const username = `${place.toLowerCase()}_${made++}`
    await person.ask('POST', '/api/register', { username, password: 'a good password' })
    return person
  }

  /** A match of these people, played to its end and counted; the best of them comes first. */
  async function played(names: readonly string[]) {
    const { table, people, seats } = await dealBluff(urlOf(0), names)
    await playOut(seats)
    const order = (seats[0]?.match.outcome?.places ?? []).flat()
    for (const seat of seats) seat.close()
    const ranked = order.map((seat) => people[seat] as Person)
    await reached(async () => expect(await changesOf(ranked[0])).toHaveLength(1))
    return { table, people, ranked }
  }

  const changesOf = async (person: Person | undefined): Promise<readonly RatingChange[]> =>
    (await new Person(urlOf(1)).ask('GET', `/api/players/${person?.id}/ratings`)).body
      .changes as RatingChange[]

  it('a rating says which match moved it, against whom, and what was expected', async () => {
    // In Bluff, everyone who has not won shares second place.
    const { table, ranked } = await played(['Paul', 'Feyd', 'Leto'])
    const [first, second, third] = ranked
    const [change] = await changesOf(first)
    const after = rate([[rating()], [rating()], [rating()]], { rank: [1, 2, 2] })
    expect(change).toMatchObject({ tableId: table.id, game: 'bluff', place: 1, sides: 3, together: [] })
    expect(change?.before).toBeCloseTo(0)
    expect(change?.after).toBeCloseTo(ordinal(after[0]?.[0] ?? rating()))
    // Among equals, everyone is expected in the middle.
    expect(change?.expected).toBeCloseTo(2)
    const against = change?.against.map(({ user, place: at }) => `${user.id} ${at}`)
    expect(new Set(against)).toEqual(new Set([second, third].map((one) => `${one?.id} 2`)))
    const { body } = await new Person(urlOf(0)).ask('GET', `/api/players/${first?.id}`)
    expect((body.games as { rating: { ordinal: number } }[])[0]?.rating.ordinal).toBeCloseTo(
      change?.after ?? 0,
    )
  })

  it('two people see how they have done against each other, and others do not', async () => {
    const { ranked } = await played(['Paul', 'Feyd'])
    const [won, lost] = ranked as [Person, Person]
    const between = async (own: Person, other: Person) =>
      (await own.ask('GET', `/api/players/${other.id}/between`)).body.games as Between[]
    const none = { ahead: 0, behind: 0, even: 0, together: 0 }
    expect(await between(won, lost)).toEqual([{ game: 'bluff', matches: 1, ...none, ahead: 1 }])
    expect(await between(lost, won)).toEqual([{ game: 'bluff', matches: 1, ...none, behind: 1 }])
    expect(await between(await Person.named(urlOf(0), 'Stranger'), won)).toEqual([])
    expect((await new Person(urlOf(0)).ask('GET', `/api/players/${won.id}/between`)).status).toBe(401)
  })

  it('a leaderboard lists accounts by their rating, ever and by season', async () => {
    const store = await openStore({ data: '', ...config() })
    const [ann, ben, guest] = [
      await account('Ann'),
      await account('Ben', 1),
      await Person.named(urlOf(0), 'Guest'),
    ]
    const [from] = seasonTimes('2026-q2')
    const change = { game: 'lively', place: 1, sides: 2, side: 0, expected: 1.5, sigma: 2, sigmaBefore: 2 }
    const tables = await Promise.all(
      [1, 2, 3].map(async () => (await ann.table('/api/tables', bluffTable(2))).id),
    )
    const [first = '', second = '', third = ''] = tables
    await store.db
      .insertInto('ratingChanges')
      .values([
        { ...change, tableId: first, userId: ann.id, at: from - 1, muBefore: 20, mu: 30 },
        { ...change, tableId: second, userId: ann.id, at: from, muBefore: 30, mu: 32 },
        { ...change, tableId: second, userId: ben.id, at: from, muBefore: 30, mu: 29, place: 2, side: 1 },
        { ...change, tableId: third, userId: ben.id, at: from + 5, muBefore: 29, mu: 35 },
        { ...change, tableId: third, userId: guest.id, at: from + 5, muBefore: 29, mu: 50 },
      ])
      .execute()
    await store.db
      .insertInto('ratings')
      .values([
        { userId: ann.id, game: 'lively', mu: 40, sigma: 2, games: 2 },
        { userId: guest.id, game: 'lively', mu: 50, sigma: 2, games: 1 },
        { userId: ben.id, game: 'lively', mu: 35, sigma: 2, games: 2 },
      ])
      .execute()
    const board = async (season: string) =>
      (await new Person(urlOf(1)).ask('GET', `/api/leaderboard?game=lively&season=${season}`)).body
    const told = (standings: unknown) =>
      (standings as Standing[]).map(({ place: at, user, rating: has, change: by, games, wins }) => {
        return [at, user.name, has, by, games, wins]
      })
    expect(told((await board('2026-q2')).standings)).toEqual([
      [1, 'Ben', 29, 5, 2, 1],
      [2, 'Ann', 26, 2, 1, 1],
    ])
    expect(told((await board('2026-q1')).standings)).toEqual([[1, 'Ann', 24, 10, 1, 1]])
    expect(told((await board('all')).standings)).toEqual([
      [1, 'Ann', 34, null, 2, null],
      [2, 'Ben', 29, null, 2, null],
    ])
    const later = await readLeaderboard(store.db, 'lively', undefined, ann.id, Date.UTC(2026, 11, 31))
    expect(later).toMatchObject({ season: '2026-q4', standings: [], own: null })
    expect(later.seasons).toEqual(['2026-q4', '2026-q3', '2026-q2', '2026-q1', 'all'])
    await store.close()
    expect((await board('2026-q5')).code).toBe('bad-request')
    expect((await new Person(urlOf(0)).ask('GET', '/api/leaderboard?game=go')).body.code).toBe('no-such-game')
  })

  describe('friends', () => {
    const friendsOf = async (person: Person): Promise<Friends> =>
      (await person.ask('GET', '/api/friends')).body as unknown as Friends
    const befriend = (person: Person, other: Person) => person.ask('POST', `/api/players/${other.id}/friend`)
    const unfriend = (person: Person, other: Person) =>
      person.ask('DELETE', `/api/players/${other.id}/friend`)
    const named = (list: readonly { user: { name: string } }[]) => list.map(({ user }) => user.name)

    /** What someone sees of the other. */
    const seen = async (person: Person) => {
      const { friends, asked, asking } = await friendsOf(person)
      return { friends: named(friends), asked: named(asked), asking: named(asking) }
    }
    const NOBODY = { friends: [], asked: [], asking: [] }

    it('ask and agree, at two nodes, and see each other online', async () => {
      const [ann, ben] = [await account('Ann'), await account('Ben', 1)]
      await befriend(ann, ben)
      expect(await seen(ann)).toEqual({ ...NOBODY, asking: ['Ben'] })
      expect(await seen(ben)).toEqual({ ...NOBODY, asked: ['Ann'] })
      await befriend(ben, ann)
      expect(await seen(ann)).toEqual({ ...NOBODY, friends: ['Ben'] })
      await reached(async () => expect((await friendsOf(ann)).friends[0]?.online).toBe(true))
      const store = await openStore({ data: '', ...config() })
      await store.db.updateTable('seen').set({ at: 1 }).where('userId', '=', ben.id).execute()
      await store.close()
      expect((await friendsOf(ann)).friends[0]?.online).toBe(false)
      await unfriend(ben, ann)
      for (const one of [ann, ben]) expect(await seen(one)).toEqual(NOBODY)
    })

    it('who ask each other at once are friends', async () => {
      const [ann, ben] = [await account('Ann'), await account('Ben', 1)]
      await Promise.all([befriend(ann, ben), befriend(ben, ann)])
      for (const one of [ann, ben]) expect((await seen(one)).friends).toHaveLength(1)
    })

    it('are declined without a word, and do not ask again and again', async () => {
      const [ann, ben] = [await account('Ann'), await account('Ben', 1)]
      await befriend(ann, ben)
      await unfriend(ben, ann)
      expect(await seen(ben)).toEqual(NOBODY)
      expect(await seen(ann)).toEqual({ ...NOBODY, asking: ['Ben'] })
      await unfriend(ann, ben)
      expect(await seen(ann)).toEqual(NOBODY)
      await befriend(ann, ben)
      expect(await seen(ben)).toEqual(NOBODY)
      expect(await seen(ann)).toEqual({ ...NOBODY, asking: ['Ben'] })
      // Who declined may change their mind.
      await befriend(ben, ann)
      expect(await seen(ann)).toEqual({ ...NOBODY, friends: ['Ben'] })
    })

    it('have accounts, and are someone else', async () => {
      const [ann, guest] = [await account('Ann'), await Person.named(urlOf(0), 'Guest')]
      expect((await befriend(guest, ann)).body.code).toBe('no-account')
      expect((await befriend(ann, guest)).body.code).toBe('not-allowed')
      expect((await befriend(ann, ann)).body.code).toBe('no-such-player')
      expect((await ann.ask('POST', '/api/players/nobody/friend')).body.code).toBe('no-such-player')
    })

    it('are invited to an open table by whoever sits there, and see it until they come', async () => {
      const [ann, ben, cid] = [await account('Ann'), await account('Ben', 1), await account('Cid')]
      await befriend(ann, ben)
      const { id } = await ann.table('/api/tables', bluffTable(2, { listed: false }))
      const invite = (by: Person, user: Person) =>
        by.ask('POST', `/api/tables/${id}/invite`, { user: user.id })
      expect((await invite(ann, ben)).body.code).toBe('not-friends')
      await befriend(ben, ann)
      expect((await invite(ben, ann)).body.code).toBe('not-your-seat')
      expect((await invite(ann, cid)).body.code).toBe('not-friends')
      expect((await invite(ann, ben)).status).toBe(200)
      expect((await friendsOf(ben)).invitations).toMatchObject([
        { table: id, game: 'bluff', by: { id: ann.id, name: 'Ann' } },
      ])
      for (const one of [ann, cid]) expect((await friendsOf(one)).invitations).toEqual([])
      await ben.ask('DELETE', `/api/tables/${id}/invite`)
      expect((await friendsOf(ben)).invitations).toEqual([])
      await invite(ann, ben)
      await ben.table(`/api/tables/${id}/join`)
      expect((await friendsOf(ben)).invitations).toEqual([])
      expect((await invite(ann, ben)).body.code).toBe('seat-taken')
    })

    it('are told to no one else: not by a profile, a table, or to whoever looks', async () => {
      const [ann, ben] = [await account('Ann'), await account('Ben', 1)]
      await befriend(ann, ben)
      await befriend(ben, ann)
      const stranger = await account('Stranger')
      const { id } = await ann.table('/api/tables', bluffTable(2))
      for (const path of [
        `players/${ann.id}`,
        `players/${ann.id}/ratings`,
        `players/${ann.id}/between`,
        `tables/${id}`,
        'friends',
        'me/access',
      ]) {
        const { body } = await stranger.ask('GET', `/api/${path}`)
        expect(JSON.stringify(body), path).not.toMatch(new RegExp(`${ben.id}|Ben|online|username|@`))
      }
      for (const path of ['friends', 'me/access', 'me/export']) {
        expect((await new Person(urlOf(0)).ask('GET', `/api/${path}`)).status, path).toBe(401)
      }
    })
  })
})
