// Six players in two teams: what a teammate, a former player and a spectator must not be able to learn or do.

import { pick, rngOf } from '@sietch/kernel'
import { patched, type Said } from '@sietch/protocol'
import { heardBy, Person, until, Watched } from '@sietch/trial'
import { describe, expect, it } from 'vitest'
import { houseGames } from '../src/table/games.ts'
import { makeDataFolder, nodesAt, PLACES, startServer } from './house.ts'

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eli', 'Fay']
/** Enough for hands, Intrigue cards and Allies who are asked in the turns of their Commanders. */
const CHOICES = 60
const games = await houseGames()

/** As far as it is looked at; cards that are hidden are a number. */
type View = {
  readonly players: readonly { readonly hand: unknown; readonly intrigue: unknown }[]
}

type Held = { readonly person: Person; readonly watched: Watched; readonly heard: readonly string[] }

describe.each(PLACES)('on %s with %i nodes', (_, count, place) => {
  const { urlOf } = nodesAt(count, place, games)

  async function hold(person: Person, id: string): Promise<Held> {
    const socket = await person.connect()
    const heard = heardBy(socket)
    return { person, heard, watched: await Watched.at(socket, id) }
  }

  async function dealt(options: object = {}) {
    const people = await Promise.all(NAMES.map((name, n) => Person.named(urlOf(n), name)))
    const [ann] = people as [Person]
    const { id } = await ann.table('/api/tables', {
      game: 'uprising',
      setup: { players: 6, modules: ['choam'], leaders: 'random' },
      options: { substitute: 'easy', botPace: 0, talk: ['team', 'pair'], ...options },
    })
    const path = (call: string) => `/api/tables/${id}/${call}`
    for (const [seat, person] of people.entries()) if (seat > 0) await person.table(path('join'), { seat })
    await ann.table(path('start'))
    const held = await Promise.all(people.map((person) => hold(person, id)))
    return { id, path, held: held as [Held, Held, Held, Held, Held, Held] }
  }

  const say = ({ watched }: Held, text: string, to: readonly number[]) =>
    watched.socket.emitWithAck('chat', { table: watched.table, text, to })

  /** Hands and Intrigue cards that the page of someone could show, by seat. */
  const openTo = ({ watched }: Held): number[] => {
    const { match, seats } = watched
    const views = [match.view, ...seats.map(({ own = [] }) => patched(match.view, own))]
    const open = views.flatMap((view) =>
      (view as unknown as View).players.flatMap(({ hand, intrigue }, seat) =>
        typeof hand === 'number' && typeof intrigue === 'number' ? [] : [seat],
      ),
    )
    return [...new Set(open)].sort()
  }

  /** Some random choices, each seen by everyone; `check` looks at every moment. */
  async function play(held: readonly Held[], check: () => void = () => {}): Promise<void> {
    const rng = rngOf('six')
    for (let n = 0; n < CHOICES; n++) {
      const asked = held.find(({ watched }) => watched.match.prompt)?.watched
      if (asked === undefined) throw new Error('nobody is asked')
      const { seq, prompt } = asked.match
      expect((await asked.choose(pick(rng, prompt?.options ?? []).key)).ok).toBe(true)
      await Promise.all(held.map(({ watched }) => watched.reach(seq + 1)))
      check()
    }
  }

  it('SIX-GEN-08 shows no one the hand of a teammate, in what is sent and in what is asked for', async () => {
    const { id, path, held } = await dealt()
    const eve = await hold(await Person.named(urlOf(1), 'Eve'), id)
    const everybody = [...held, eve]
    await play(held, () => {
      expect(everybody.map(openTo)).toEqual([[0], [1], [2], [3], [4], [5], []])
      // Options are sent only to the one who is asked.
      for (const [seat, { watched }] of everybody.entries()) {
        expect(watched.match.prompt?.decision.seat ?? seat).toBe(seat)
      }
    })
    const { seq } = held[0].watched.match
    for (const [seat, { person }] of everybody.entries()) {
      for (const other of [0, 1, 2, 3, 4, 5].filter((one) => one !== seat)) {
        const { status } = await person.ask('GET', `${path('past')}?seq=${seq}&seat=${other}`)
        expect(status).toBe(403)
      }
      for (const at of [0, 10, seq]) {
        const { body } = await person.ask('GET', `${path('past')}?seq=${at}`)
        const { players } = body.view as View
        for (const [of, { hand, intrigue }] of players.entries()) {
          expect([typeof hand, typeof intrigue]).toEqual(
            of === seat ? ['object', 'object'] : ['number', 'number'],
          )
        }
      }
      expect((await person.ask('GET', path('file'))).status).toBe(409)
    }
    for (const { watched } of everybody) watched.close()
  })

  it('leaves nothing of a seat to whoever has passed it on', async () => {
    const { id, path, held } = await dealt({ spectators: false })
    const [ann, ben, cid, dot, eli, fay] = held
    await play(held)
    await say(ann, 'before Gus', [0, 2, 4])
    await say(dot, 'of the others', [1, 3, 5])
    await until(() => cid.heard.some((frame) => frame.includes('before Gus')))
    await cid.person.table(path('offer'), { seat: 2, offered: true })
    const gus = await Person.named(urlOf(1), 'Gus')
    const taken = await gus.table(path('join'), { seat: 2 })
    expect(taken.unrated).toBe('passed')
    const gone = cid.heard.length
    const again = await hold(gus, id)
    expect(openTo(again)).toEqual([2])
    const players = [ann, ben, again, dot, eli, fay]
    await say(ann, 'with Gus', [0, 2, 4])
    await say(again, 'to Ann alone', [0, 2])
    await until(() => again.heard.some((frame) => frame.includes('with Gus')))
    await until(() => ann.heard.some((frame) => frame.includes('to Ann alone')))
    await play(players)

    // No one may watch here, and Cid no longer plays here.
    const late = cid.heard.slice(gone).join('\n')
    expect(late).not.toMatch(/\["update"/)
    expect(late).not.toMatch(/with Gus|to Ann alone/)
    const { seq, prompt } = again.watched.match
    const key = prompt?.options[0]?.key ?? 'pass'
    for (const [kind, message] of [
      ['choose', { table: id, seq, key, seat: 2 }],
      ['choose', { table: id, seq, key }],
      ['undo', { table: id, seq }],
      ['chat', { table: id, text: 'x', to: [0, 2, 4] }],
      ['chat', { table: id, text: 'x', to: [0, 2] }],
      ['chat', { table: id, text: 'x' }],
    ] as const) {
      expect(await cid.watched.socket.emitWithAck(kind, message), kind).toMatchObject({ ok: false })
    }
    for (const call of ['match', 'history', `past?seq=${seq}`, `past?seq=0&seat=2`]) {
      expect((await cid.person.ask('GET', path(call))).status, call).toBe(403)
    }
    for (const [call, body] of [
      ['choose', { seq, key, seat: 2 }],
      ['substitute', { bot: 'easy', seat: 2 }],
      ['offer', { seat: 2, offered: true }],
      ['join', { seat: 2 }],
    ] as const) {
      expect((await cid.person.ask('POST', path(call), body)).status, call).toBeGreaterThanOrEqual(400)
    }

    // A newcomer reads what is said from then on, and only in their own channels.
    const texts = async (person: Person): Promise<string[]> => {
      const socket = await person.connect()
      const seen = await socket.emitWithAck('watch', { table: id })
      socket.close()
      return ((seen.whispers ?? []) as Said[]).map(({ text }) => text)
    }
    expect(await texts(gus)).toEqual(['with Gus', 'to Ann alone'])
    expect(await texts(eli.person)).toEqual(['before Gus', 'with Gus'])
    expect(await texts(ben.person)).toEqual(['of the others'])
    expect(await texts(cid.person)).toEqual([])
    for (const { watched } of [...held, again]) watched.close()
  })
})

describe('a server that comes back in the middle of a match of six', () => {
  it('knows the channels, who heard what, and why the match is not rated', async () => {
    const data = makeDataFolder()
    const first = await startServer({ data: data.path })
    const [ann, ben, cid] = (await Promise.all(
      ['Ann', 'Ben', 'Cid'].map((name) => Person.named(first.url, name)),
    )) as [Person, Person, Person]
    const { id } = await ann.table('/api/tables', {
      game: 'uprising',
      setup: { players: 6, modules: ['choam'], leaders: 'random' },
      options: { botPace: 0, talk: ['team'] },
      bots: [null, null, null, 'easy', 'easy', 'easy'],
    })
    const path = (call: string) => `/api/tables/${id}/${call}`
    await ben.table(path('join'), { seat: 1 })
    await cid.table(path('join'), { seat: 2 })
    await ann.table(path('start'))
    const watched = await ann.watch(id)
    await watched.socket.emitWithAck('chat', { table: id, text: 'for Cid', to: [0, 2, 4] })
    await cid.table(path('offer'), { seat: 2, offered: true })
    const dan = await Person.named(first.url, 'Dan')
    await dan.table(path('join'), { seat: 2 })
    watched.close()
    await first.close()

    const second = await startServer({ data: data.path })
    const seen = async (person: Person) => {
      const socket = await person.at(second.url).connect()
      const { table, viewer, whispers = [], match } = await socket.emitWithAck('watch', { table: id })
      socket.close()
      const texts = (whispers as Said[]).map(({ text }) => text)
      return { viewer, texts, unrated: table.unrated, channels: match.channels }
    }
    const now = { unrated: 'passed', channels: [[0, 2, 4]] }
    expect(await seen(ann)).toEqual({ ...now, viewer: 0, texts: ['for Cid'] })
    expect(await seen(ben)).toEqual({ ...now, viewer: 1, texts: [] })
    expect(await seen(dan)).toEqual({ ...now, viewer: 2, texts: [] })
    // Someone who has left becomes a spectator, and keeps what was said to them.
    expect(await seen(cid)).toEqual({ ...now, viewer: 'spectator', texts: ['for Cid'] })
    await second.close()
    await data.remove()
  })
})
