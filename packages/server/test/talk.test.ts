// Private talk: who hears it, byte by byte, who can read it later, and what is refused.

import { anyGame, GAMES, playersOnly, randomBots } from '@sietch/games'
import { levyEntry } from '@sietch/games/test/levy'
import { bluff } from '@sietch/kernel/test/game'
import type { OnlineTable, Said, Watched as Seen } from '@sietch/protocol'
import { heardBy, Person, type Socket, until } from '@sietch/trial'
import { describe, expect, it } from 'vitest'
import { readReports } from '../src/people/reports.ts'
import { openStore } from '../src/store/open.ts'
import { type Games, gamesIn } from '../src/table/games.ts'
import { nodesAt, PLACES } from './house.ts'

/** Bluff in which players with equal coins are allied. */
const fickle = anyGame({
  rules: { ...bluff, id: 'fickle' },
  setups: playersOnly([2, 3, 4]),
  bots: randomBots,
  usualLevel: 'easy',
  talk: {
    usual: () => ['allies'],
    allies: ({ coins }) =>
      [...new Set(coins)].map((n) => [...coins.keys()].filter((seat) => coins[seat] === n)),
  },
})

const games: Games = new Map([...(await gamesIn([...GAMES, levyEntry])), ['fickle', fickle] as const])

const TEAMS = { game: 'levy', setup: { players: 4, teams: true }, options: { substitute: 'random' } }

describe.each(PLACES)('on %s with %i nodes', (_, count, place) => {
  const { urlOf, config } = nodesAt(count, place, games)

  type Listener = {
    readonly person: Person
    readonly socket: Socket
    readonly heard: readonly string[]
    seen: Seen
  }

  /** Comes to the table on some node and hears everything said there. */
  async function listen(person: Person, id: string): Promise<Listener> {
    const socket = await person.connect()
    const heard = heardBy(socket)
    return { person, socket, heard, seen: await socket.emitWithAck('watch', { table: id }) }
  }

  /** A match with people on several nodes and a spectator. */
  async function dealt(names: readonly string[], wanted: object) {
    const people = await Promise.all(names.map((name, n) => Person.named(urlOf(n), name)))
    const [host, ...others] = people as [Person, ...Person[]]
    const made = await host.table('/api/tables', wanted)
    for (const other of others) await other.table(`/api/tables/${made.id}/join`)
    const table = await host.table(`/api/tables/${made.id}/start`)
    const seats = await Promise.all(people.map((person) => listen(person, made.id)))
    const guest = await listen(await Person.named(urlOf(1), 'Otto'), made.id)
    return {
      id: made.id,
      table,
      people,
      seats,
      guest,
      close() {
        for (const { socket } of [...seats, guest]) socket.close()
      },
    }
  }

  const say = (socket: Socket | undefined, table: string, text: string, to?: readonly number[]) =>
    socket?.emitWithAck('chat', { table, text, ...(to && { to }) })

  const textsIn = (said: readonly Said[] | undefined): string[] => said?.map(({ text }) => text) ?? []

  it('carries ready phrases as ids with their English, to all or to some, and no byte of it to anyone else', async () => {
    const { id, seats, guest, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], {
      ...TEAMS,
      options: { ...TEAMS.options, talk: ['team'] },
    })
    const [ann, ben, cid, dan] = seats as [Listener, Listener, Listener, Listener]
    const phrase = (socket: Socket, more: object) => socket.emitWithAck('chat', { table: id, ...more })
    expect(await phrase(ann.socket, { phrase: 'puzzled', to: [0, 2] })).toMatchObject({ ok: true })
    expect(await phrase(ann.socket, { phrase: 'luck' })).toMatchObject({ ok: true })
    for (const { heard } of [ben, cid, dan, guest])
      await until(() => heard.some((text) => text.includes('"phrase":"luck","at"')))
    await until(() => cid.heard.some((text) => text.includes('"text":"🤔","phrase":"puzzled"')))
    for (const { heard, socket } of [ben, dan, guest]) {
      const { chat, whispers } = await socket.emitWithAck('watch', { table: id })
      expect(chat).toMatchObject([{ text: 'Good luck and have fun', phrase: 'luck' }])
      expect(whispers).toBeUndefined()
      for (const text of heard) expect(text).not.toMatch(/puzzled|🤔/)
    }
    for (const wrong of [{ phrase: 'insult' }, { phrase: 'luck', text: 'bad luck' }, {}])
      expect(await phrase(ben.socket, wrong)).toMatchObject({ code: 'bad-message' })
    close()
  })

  it('keeps for the operator whom someone reports, and what they had heard of them, and nothing else', async () => {
    const { id, people, seats, guest, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], {
      ...TEAMS,
      options: { ...TEAMS.options, talk: ['team'] },
    })
    const [ann, ben, cid] = people as [Person, Person, Person]
    await say(seats[1]?.socket, id, 'You are all worms')
    await say(seats[1]?.socket, id, 'Ann is a worm', [1, 3])
    const { whispers } = await (seats[1] as Listener).socket.emitWithAck('watch', { table: id })
    const { chat } = await (seats[0] as Listener).socket.emitWithAck('watch', { table: id })
    const told = (by: Person, body: object) => by.ask('POST', `/api/tables/${id}/report`, body)
    const said = { in: 'chat', id: chat[0].id }
    expect(await told(ann, { user: ben.id, said, reason: 'rude' })).toMatchObject({ status: 200 })
    expect(await told(cid, { user: ben.id })).toMatchObject({ status: 200 })
    // What was not heard is not quoted; no one is reported for what they did not say, or by non-players.
    const whispered = { in: 'whisper', id: whispers[0].id }
    expect(await told(ann, { user: ben.id, said: whispered })).toMatchObject({ status: 200 })
    expect(await told(ann, { user: cid.id, said })).toMatchObject({ body: { code: 'no-such-player' } })
    expect(await told(ann, { user: 'nobody' })).toMatchObject({ body: { code: 'no-such-player' } })
    expect(await told(guest.person, { user: ben.id })).toMatchObject({ body: { code: 'not-your-seat' } })
    const store = await openStore({ data: '', ...config() })
    const kept = (await readReports(store.db, 10)).filter(({ tableId }) => tableId === id)
    await store.close()
    expect(kept).toMatchObject([
      { name: 'Ann', aboutName: 'Ben', said: null },
      { name: 'Cid', aboutName: 'Ben', said: null, reason: '' },
      { name: 'Ann', aboutName: 'Ben', said: 'You are all worms', reason: 'rude' },
    ])
    close()
  })

  it('S-SIX-16 SIX-GEN-08 offers teams no talk of their own before the table has switched it on', async () => {
    const { id, table, seats, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], TEAMS)
    expect(table.options.talk).toEqual([])
    expect(seats[0]?.seen.match?.channels).toBeUndefined()
    expect(await say(seats[0]?.socket, id, 'psst', [0, 2])).toMatchObject({ code: 'no-such-channel' })
    close()
    const open = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], {
      ...TEAMS,
      options: { ...TEAMS.options, talk: ['team'] },
    })
    expect(open.seats[0]?.seen.match?.channels).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(await say(open.seats[0]?.socket, open.id, 'psst', [2, 0])).toMatchObject({ ok: true })
    open.close()
  })

  it('S-SIX-16 SIX-GEN-06 knows six players by team and role, who talk openly unless they want it otherwise', async () => {
    const ann = await Person.named(urlOf(0), 'Ann')
    const made = (options: object = {}) =>
      ann.table('/api/tables', { game: 'uprising', setup: { players: 6, modules: ['choam'] }, options })
    const { options, teams, seats } = await made()
    expect(options.talk).toEqual([])
    expect(teams?.map((team) => team.toSorted())).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
    expect(seats.map(({ role }) => role)).toEqual([
      'muad-dib',
      'ally',
      'ally',
      'shaddam-corrino-iv',
      'ally',
      'ally',
    ])
    expect((await made({ talk: ['team'] })).options.talk).toEqual(['team'])
  })

  it('carries what a team says to the team and to no one else, now and later', async () => {
    const wanted = { ...TEAMS, options: { ...TEAMS.options, talk: ['team', 'pair'] } }
    const { id, seats, people, guest, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], wanted)
    await say(seats[0]?.socket, id, 'take the low road', [0, 2])
    await say(seats[1]?.socket, id, 'they are whispering', [1, 3])
    await say(seats[2]?.socket, id, 'to one of them alone', [2, 3])
    await say(seats[3]?.socket, id, 'hello to all')
    const everybody = [...seats, guest]
    await until(() => everybody.every(({ heard }) => heard.some((frame) => frame.includes('hello to all'))))
    await until(() => seats[3]?.heard.some((frame) => frame.includes('to one of them alone')) === true)
    await until(() => seats[2]?.heard.some((frame) => frame.includes('take the low road')) === true)
    await until(() => seats[3]?.heard.some((frame) => frame.includes('whispering')) === true)
    const hears = (text: string) =>
      everybody.flatMap(({ heard }, n) => (heard.join('\n').includes(text) ? n : []))
    expect(hears('take the low road')).toEqual([0, 2])
    expect(hears('they are whispering')).toEqual([1, 3])
    expect(hears('to one of them alone')).toEqual([2, 3])

    // Someone who comes back, even on another node, finds what they have heard.
    const again = await Promise.all(
      [...people, guest.person].map((person, n) => listen(person.at(urlOf(n + 1)), id)),
    )
    expect(again.map(({ seen }) => textsIn(seen.whispers))).toEqual([
      ['take the low road'],
      ['they are whispering'],
      ['take the low road', 'to one of them alone'],
      ['they are whispering', 'to one of them alone'],
      [],
    ])
    for (const { seen } of again) expect(textsIn(seen.chat)).toEqual(['hello to all'])
    for (const { socket } of again) socket.close()
    close()
  })

  it('refuses a channel that is not there, or not one’s own, and keeps nothing of it', async () => {
    const wanted = { ...TEAMS, options: { ...TEAMS.options, talk: ['team'] } }
    const { id, seats, guest, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], wanted)
    const [ann, ben] = seats
    expect(await say(ann?.socket, id, 'x', [0, 1])).toMatchObject({ ok: false, code: 'no-such-channel' })
    expect(await say(ann?.socket, id, 'x', [0, 11])).toMatchObject({ ok: false, code: 'no-such-channel' })
    expect(await say(ann?.socket, id, 'x', [0, 0])).toMatchObject({ ok: false, code: 'no-such-channel' })
    expect(await say(ben?.socket, id, 'x', [0, 2])).toMatchObject({ ok: false, code: 'not-your-channel' })
    expect(await say(guest.socket, id, 'x', [0, 2])).toMatchObject({ ok: false, code: 'not-at-table' })
    expect(await say(ann?.socket, id, 'x', [])).toMatchObject({ ok: false, code: 'bad-message' })
    for (const { person } of [...seats, guest]) {
      const { seen, socket } = await listen(person, id)
      expect([seen.chat, seen.whispers]).toEqual([[], undefined])
      socket.close()
    }
    close()
  })

  it('counts what is said to some like what is said to all', async () => {
    const wanted = { ...TEAMS, options: { ...TEAMS.options, talk: ['team'] } }
    const { id, seats, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], wanted)
    const answers = []
    for (let n = 0; n < 7; n++)
      answers.push(await say(seats[0]?.socket, id, `${n}`, n % 2 === 0 ? [0, 2] : undefined))
    expect(answers.at(-1)).toMatchObject({ code: 'too-fast' })
    close()
  })

  it('DUN-ALY-3 DUN-ALY-11 lets those talk who are allied now, and tells when that changes', async () => {
    const { id, seats, guest, close } = await dealt(['Ann', 'Ben', 'Cid'], {
      game: 'fickle',
      setup: { players: 3 },
      options: { substitute: 'random' },
    })
    const [ann, ben, cid] = seats as [Listener, Listener, Listener]
    expect(ann.seen.table.options.talk).toEqual(['allies'])
    expect(ann.seen.match?.channels).toEqual([[0, 1, 2]])
    expect(await say(ann.socket, id, 'all three of us', [0, 1, 2])).toMatchObject({ ok: true })
    const told = new Promise<{ channels?: number[][] }>((resolve) => cid.socket.once('update', resolve))
    await ann.socket.emitWithAck('choose', { table: id, seq: 0, key: 'income' })
    expect((await told).channels).toEqual([[1, 2]])
    expect(await say(ann.socket, id, 'x', [0, 1, 2])).toMatchObject({ code: 'no-such-channel' })
    expect(await say(ann.socket, id, 'x', [1, 2])).toMatchObject({ code: 'not-your-channel' })
    expect(await say(cid.socket, id, 'now for us two', [1, 2])).toMatchObject({ ok: true })
    await until(() => ben.heard.some((frame) => frame.includes('now for us two')))
    expect(ann.heard.join('\n')).not.toContain('now for us two')
    expect(guest.heard.join('\n')).not.toMatch(/all three of us|now for us two/)
    close()
  })

  it('is not read by whoever comes to sit there later', async () => {
    const wanted = { ...TEAMS, options: { ...TEAMS.options, talk: ['team'] } }
    const { id, seats, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], wanted)
    await say(seats[0]?.socket, id, 'between the two of us', [0, 2])
    const eve = await Person.named(urlOf(0), 'Eve')
    const store = await openStore({ data: '', ...config() })
    await store.db
      .updateTable('seats')
      .set({ userId: eve.id })
      .where('tableId', '=', id)
      .where('seat', '=', 2)
      .execute()
    // Nodes that hold the match read it again.
    await store.db.updateTable('matches').set({ arranged: 1 }).where('tableId', '=', id).execute()
    await store.close()
    const { seen, socket } = await listen(eve, id)
    expect([seen.viewer, seen.whispers]).toEqual([2, undefined])
    socket.close()
    close()
  })

  it('goes with a guest who signs in', async () => {
    const wanted = { ...TEAMS, options: { ...TEAMS.options, talk: ['team'] } }
    const { id, seats, people, close } = await dealt(['Ann', 'Ben', 'Cid', 'Dan'], wanted)
    await say(seats[0]?.socket, id, 'remember me', [0, 2])
    const credentials = {
      username: `cid_${Math.random().toString(36).slice(2, 12)}`,
      password: 'the spice must flow',
    }
    await (await Person.named(urlOf(0), 'Account')).ask('POST', '/api/register', credentials)
    const [, , cid] = people as [Person, Person, Person]
    expect((await cid.ask('POST', '/api/sign-in', credentials)).status).toBe(200)
    const { seen, socket } = await listen(cid, id)
    expect(textsIn(seen.whispers)).toEqual(['remember me'])
    socket.close()
    close()
  })

  it('is refused as a term where the game has none of it', async () => {
    const ann = await Person.named(urlOf(0), 'Ann')
    const { status, body } = await ann.ask('POST', '/api/tables', {
      game: 'uprising',
      setup: { players: 3 },
      options: { talk: ['team'] },
    })
    expect([status, body.code]).toEqual([409, 'no-such-channel'])
    const made = async (game: string): Promise<OnlineTable> =>
      ann.table('/api/tables', { game, setup: { players: 3 } })
    expect((await made('classic')).options.talk).toEqual(['allies'])
    expect((await made('uprising')).options.talk).toEqual([])
  })
})
