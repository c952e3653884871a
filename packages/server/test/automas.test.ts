// Automa seats and teams on a real server: all questions about seats go to the rules.

import type { Json } from '@sietch/kernel'
import type { LevyView } from '@sietch/kernel/test/levy'
import type { OnlineTable } from '@sietch/protocol'
import { Person, type Watched } from '@sietch/trial'
import { ordinal, rate, rating } from 'openskill'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playOut } from './bluff.ts'
import { makeDataFolder, startServer, testConfig } from './house.ts'
import { gamesWithLevy } from './levy.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const { limits } = testConfig()
  server = await startServer({ data: data.path, limits: { ...limits, running: 2 } }, gamesWithLevy)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

const BANK = { kind: 'bank', seconds: 60, increment: 0 }

const newTable = (setup: object, change: object = {}) => ({
  game: 'levy',
  setup,
  options: { substitute: 'random', botPace: 0, clock: BANK },
  ...change,
})

const codeOf = async (asked: ReturnType<Person['ask']>): Promise<unknown> => (await asked).body.code

/** Who sits where: a name, a bot, `automa` or no one. */
const sitting = ({ seats }: OnlineTable) =>
  seats.map(({ kind, user, bot }) => (kind === 'automa' ? kind : (user?.name ?? bot)))

async function dealt(
  names: readonly string[],
  setup: object,
  change?: object,
): Promise<{ table: OnlineTable; people: Person[]; seats: Watched[] }> {
  const people = await Promise.all(names.map((name) => Person.named(server.url, name)))
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody came')
  const { id } = await host.table('/api/tables', newTable(setup, change))
  for (const other of others) await other.table(`/api/tables/${id}/join`)
  const table = await host.table(`/api/tables/${id}/start`)
  return { table, people, seats: await Promise.all(people.map((person) => person.watch(id))) }
}

type Played = {
  games: { wins: number; rating: { ordinal: number } | null }[]
  latest: { tableId: string; place: number; players: number; score: number; rated: number }[]
}

/** The history of a player once their match is in it. */
const playedBy = (person: Person): Promise<Played> =>
  vi.waitFor(async () => {
    const { body } = await person.ask('GET', `/api/players/${person.id}`)
    expect(body.latest).toHaveLength(1)
    return body as unknown as Played
  })

describe('a table with automas', () => {
  it('has seats for people alone', async () => {
    const [ann, ben, cid] = (await Promise.all(
      ['Ann', 'Ben', 'Cid'].map((name) => Person.named(server.url, name)),
    )) as [Person, Person, Person]
    const table = await ann.table('/api/tables', newTable({ players: 2 }))
    const path = (door: string) => `/api/tables/${table.id}/${door}`
    expect(sitting(table)).toEqual(['Ann', 'automa', null, 'automa'])
    expect(table.teams).toBeNull()
    expect(await codeOf(ben.ask('POST', path('join'), { seat: 1 }))).toBe('seat-taken')
    expect(await codeOf(ann.ask('POST', path('bot'), { seat: 3, bot: 'random' }))).toBe('plays-by-itself')
    expect(await codeOf(ann.ask('POST', path('kick'), { seat: 3 }))).toBe('plays-by-itself')
    expect(await codeOf(ann.ask('POST', path('start')))).toBe('seats-free')
    expect(sitting(await ben.table(path('join')))).toEqual(['Ann', 'automa', 'Ben', 'automa'])
    expect(await codeOf(cid.ask('POST', path('join')))).toBe('seat-taken')
    expect((await ann.table(path('start'))).status).toBe('playing')
  })

  it('takes no bot for a seat that plays by itself', async () => {
    const ann = await Person.named(server.url, 'Ann')
    const open = (bots: (string | null)[]) =>
      ann.ask('POST', '/api/tables', newTable({ players: 2 }, { bots }))
    expect(await codeOf(open([null, 'random']))).toBe('plays-by-itself')
    expect(sitting((await open([null, null, 'random'])).body.table as OnlineTable)).toEqual([
      'Ann',
      'automa',
      'random',
      'automa',
    ])
  })

  it('needs no one but one person, and does not count as a match against bots', async () => {
    const ann = await Person.named(server.url, 'Ann')
    for (let count = 0; count < 3; count++) {
      const { id } = await ann.table('/api/tables', newTable({ players: 1 }))
      expect((await ann.table(`/api/tables/${id}/start`)).status).toBe('playing')
    }
  })

  it('runs clocks for people alone, and lets bots and automas play on by themselves', async () => {
    const { seats } = await dealt(['Ann'], { players: 2 }, { bots: [null, null, 'random'] })
    const [ann] = seats as [Watched]
    expect(ann.match.clocks.left).toEqual([60_000, 0, 60_000, 0])
    expect(ann.match.clocks.since.map((since) => since !== null)).toEqual([true, false, false, false])
    for (let turn = 0; turn < 4; turn++) {
      const { seq, prompt } = ann.match
      expect(ann.match.decisions).toMatchObject([{ seat: 0 }])
      await ann.choose(prompt?.options[0]?.key ?? '')
      // The bot's choice follows, and with it the next round.
      await ann.reach(seq + 2)
    }
    expect(ann.match.outcome?.scores.reduce((sum, won) => sum + won)).toBe(4)
    ann.close()
  })

  it('asks no automa whether a choice may be taken back', async () => {
    const { seats } = await dealt(['Ann', 'Ben'], { players: 2 })
    const [ann, ben] = seats as [Watched, Watched]
    await ann.choose(ann.match.prompt?.options[0]?.key ?? '')
    await ben.reach(1)
    const id = ann.match.table
    expect(await ann.socket.emitWithAck('undo', { table: id, seq: 1 })).toMatchObject({
      ok: true,
      asked: true,
    })
    expect(await ben.socket.emitWithAck('answer-undo', { table: id, agree: true })).toEqual({
      ok: true,
      seq: 2,
    })
    for (const seat of seats) seat.close()
  })

  it('shows no one what an automa holds, until the match is over', async () => {
    const { seats, table } = await dealt(['Ann', 'Ben'], { players: 2 })
    const guest = await (await Person.named(server.url, 'Eve')).watch(table.id)
    const hands = ({ view }: Watched) => (view as LevyView).hands.map((hand) => typeof hand !== 'number')
    expect([...seats, guest].map(hands)).toEqual([
      [true, false, false, false],
      [false, false, true, false],
      [false, false, false, false],
    ])
    await playOut(seats)
    await guest.reach(8)
    expect(guest.match.reveal?.map((patch) => patch.map(({ path }) => path))).toEqual([
      ['/hands/0'],
      ['/hands/1'],
      ['/hands/2'],
      ['/hands/3'],
    ])
    for (const seat of [...seats, guest]) seat.close()
  })

  it('is the same again in a rematch, in a copy and in a file that is read in', async () => {
    const { people, seats, table } = await dealt(['Ann', 'Ben'], { players: 2 })
    const [ann, ben] = people as [Person, Person]
    await playOut(seats)
    expect(sitting(await ben.table(`/api/tables/${table.id}/rematch`))).toEqual([
      null,
      'automa',
      'Ben',
      'automa',
    ])
    expect(sitting(await ann.table(`/api/tables/${table.id}/clone`))).toEqual([
      'Ann',
      'automa',
      null,
      'automa',
    ])
    const { body: file } = await ann.ask('GET', `/api/tables/${table.id}/file`)
    expect(file.choices).toHaveLength(8)
    // A match that is cut short is not the one that was recorded.
    const { sealed: _, ...bare } = file
    const read = async (choices: Json[]) =>
      (await ann.ask('POST', '/api/import', { ...bare, choices })).body.table as OnlineTable
    expect(sitting(await read(file.choices as Json[]))).toEqual(['medium', 'automa', 'medium', 'automa'])
    const begun = await read((file.choices as Json[]).slice(0, 1))
    expect(sitting(begun)).toEqual(['medium', 'automa', 'Ann', 'automa'])
    for (const seat of seats) seat.close()
  })

  it('rates people against each other, and no one against automas alone', async () => {
    const two = await dealt(['Ann', 'Ben'], { players: 2 })
    await playOut(two.seats)
    const outcome = two.seats[0]?.match.outcome
    for (const [index, person] of two.people.entries()) {
      const { games, latest } = await playedBy(person)
      const seat = [0, 2][index] ?? 0
      expect(latest).toMatchObject([{ players: 4, rated: 1, score: outcome?.scores[seat] }])
      expect(games[0]?.rating).not.toBeNull()
    }
    const alone = await dealt(['Cid'], { players: 1 })
    await playOut(alone.seats)
    const { games, latest } = await playedBy(alone.people[0] as Person)
    expect(latest).toMatchObject([{ players: 4, rated: 0 }])
    expect(games[0]?.rating).toBeNull()
    for (const seat of [...two.seats, ...alone.seats]) seat.close()
  })
})

describe('a table with teams', () => {
  const TEAMS = [
    [0, 2],
    [1, 3],
  ]

  it('tells them before anyone has come, and in the outcome', async () => {
    const { seats, table } = await dealt(['Ann', 'Ben', 'Cid'], { players: 3, teams: true })
    expect(table.teams).toEqual(TEAMS)
    expect(table.seats.map(({ role }) => role)).toEqual(['captain', 'captain', 'crew', 'crew'])
    expect(sitting(table)).toEqual(['Ann', 'automa', 'Ben', 'Cid'])
    await playOut(seats)
    expect(seats[0]?.match.outcome?.teams).toEqual(TEAMS)
    for (const seat of seats) seat.close()
  })

  it('counts a whole win for each member, and rates the teams', async () => {
    const { seats, people } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], { players: 4, teams: true })
    await playOut(seats)
    const { places = [], scores = [] } = seats[0]?.match.outcome ?? {}
    const rank = TEAMS.map(([first = 0]) => 1 + places.findIndex((place) => place.includes(first)))
    const after = rate(
      TEAMS.map((team) => team.map(() => rating())),
      { rank },
    )
    for (const [index, team] of TEAMS.entries()) {
      for (const [member, seat] of team.entries()) {
        const { games, latest } = await playedBy(people[seat] as Person)
        const place = rank[index]
        expect(latest).toMatchObject([{ place, players: 2, score: scores[seat], rated: 1 }])
        expect(games[0]?.wins).toBe(place === 1 ? 1 : 0)
        expect(games[0]?.rating?.ordinal).toBeCloseTo(ordinal(after[index]?.[member] ?? rating()))
      }
    }
    for (const seat of seats) seat.close()
  })

  it('rates no team that plays against automas alone', async () => {
    const { seats, people } = await dealt(['Ann', 'Ben'], { players: 2, teams: true })
    await playOut(seats)
    for (const person of people)
      expect((await playedBy(person)).latest).toMatchObject([{ players: 2, rated: 0 }])
    for (const seat of seats) seat.close()
  })

  it('leaves whoever goes to a bot behind the team that stays', async () => {
    const { seats, people, table } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], { players: 4, teams: true })
    await people[2]?.table(`/api/tables/${table.id}/substitute`, { bot: 'random' })
    for (let end = false; !end; ) {
      const [ann, ben, , dan] = seats as [Watched, Watched, Watched, Watched]
      const asked = [ann, ben, dan].find(({ match }) => match.prompt)
      const { seq } = ann.match
      if (asked !== undefined) await asked.choose(asked.match.prompt?.options[0]?.key ?? '')
      await Promise.all([ann, ben, dan].map((seat) => seat.reach(seq + 1)))
      end = ann.match.outcome !== undefined
    }
    expect((await playedBy(people[2] as Person)).latest).toMatchObject([{ place: 3, players: 3 }])
    for (const index of [0, 1, 3]) {
      expect((await playedBy(people[index] as Person)).latest[0]?.place).toBeLessThan(3)
    }
    for (const seat of seats) seat.close()
  })
})
