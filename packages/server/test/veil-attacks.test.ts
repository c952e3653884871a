// What can be learned about a veiled question from another node, an upgrade in the middle of it, a seat given up, or
// reading late: nothing, and no answer is lost.

import { Person, until, wire } from '@sietch/trial'
import { afterAll, describe, expect, it } from 'vitest'
import { type Cleanup, makeDatabase, makeDataFolder, nodesAt, startServer } from './house.ts'
import { closed, heardBesides, hushed, nameless, type Sat, sitDown } from './hushed.ts'

const cleanups: Cleanup[] = []
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

describe('over two nodes', () => {
  const place = async () => ({ config: { databaseUrl: await makeDatabase() }, clear: () => {} })
  const { urlOf } = nodesAt(2, place, hushed())

  /** A node that follows another may already know whom the next moment asks, and that no one is waiting anymore. */
  const apart = (frames: readonly string[]) =>
    frames.map((frame) =>
      frame.replace(/"clocks":\{[^}]*\}/, '"clocks"').replace(/"closes":(null|a time)/, '"closes"'),
    )

  async function heard(game: string, answer?: string): Promise<string[][]> {
    const sat = await sitDown(urlOf, game, 3)
    if (answer !== undefined) await sat.seats[1]?.watched.choose(answer)
    return (await heardBesides(sat)).map(apart)
  }

  it('the same bytes reach the others whether Ben, at another node, could answer, does, or says nothing', async () => {
    const [silent, ...others] = await Promise.all([
      heard('nobody'),
      heard('ben'),
      heard('nobody', 'pass'),
      heard('ben', 'pass'),
    ])
    expect(silent.map((frames) => frames.length)).toEqual([4, 4, 4])
    for (const other of others) expect(other).toEqual(silent)
  })

  it('a question closes at one time for all, and an answer kept at one node is made by either', async () => {
    const sat = await sitDown(urlOf, 'ben', 3, { veilPace: 2000 })
    const closes = sat.seats.map(({ watched }) => watched.match.closes)
    expect(new Set(closes).size).toBe(1)
    await sat.seats[1]?.watched.choose('play')
    await closed(sat)
    const told = sat.seats.flatMap(({ watched }) => watched.updates.slice(1).map(({ now }) => now))
    expect(Math.min(...told)).toBeGreaterThanOrEqual(closes[0] ?? 0)
    for (const { watched } of sat.seats)
      expect(watched.updates.flatMap(({ events }) => events)).toEqual([{ kind: 'played', data: { seat: 1 } }])
    sat.leave()
  })
})

describe('an upgrade in the middle of a question', () => {
  /** What reaches Ann and a spectator after newer rules have taken over, and when it closes. */
  async function upgraded(game: string, answer?: string) {
    const data = makeDataFolder()
    const older = await startServer({ data: data.path }, hushed(1))
    const sat = await sitDown(() => older.url, game, 3, { veilPace: 8000 })
    if (answer !== undefined) await sat.seats[1]?.watched.choose(answer)
    const before = sat.seats[0]?.watched.match.closes
    sat.leave()
    await older.close()
    const newer = await startServer({ data: data.path }, hushed(2))
    cleanups.push(data.remove, newer.close)
    const ann = sat.seats[0]?.person.at(newer.url) as Person
    const watched = await ann.watch(sat.id)
    const look = await (await Person.named(newer.url, 'Otto')).watch(sat.id)
    expect(watched.match.closes).toBe(before)
    await Promise.all([watched.reach(4), look.reach(4)])
    const told = [watched, look].map(({ updates }) =>
      nameless(
        sat,
        updates.map((update) => JSON.stringify(['update', update])),
      ),
    )
    const events = watched.updates.flatMap((update) => update.events)
    for (const one of [watched, look]) one.socket.disconnect()
    return { told, events }
  }

  it('tells the others nothing of who could answer, and leaves its time as it was', async () => {
    const [silent, ...others] = await Promise.all([
      upgraded('nobody'),
      upgraded('ben'),
      upgraded('ben', 'pass'),
    ])
    expect(silent.told.map((updates) => updates.length)).toEqual([3, 3])
    for (const { told } of others) expect(told).toEqual(silent.told)
  })

  it('keeps what was answered before it', async () => {
    const { events } = await upgraded('ben', 'play')
    expect(events).toEqual([{ kind: 'played', data: { seat: 1 } }])
  })
})

describe('at a table', () => {
  const { urlOf } = nodesAt(
    1,
    async () => {
      const data = makeDataFolder()
      return { config: { data: data.path }, clear: data.remove }
    },
    hushed(),
  )

  /** Ben gives his seat to Dora while everyone is asked; what he hears from then on. */
  async function given(game: string, answer: string | null): Promise<{ ben: string[]; events: unknown }> {
    const sat = await sitDown(urlOf, game, 3, { veilPace: 4000 })
    const [ann, ben] = sat.seats as [Sat['seats'][number], Sat['seats'][number]]
    const dora = await Person.named(urlOf(0), 'Dora')
    // He answers, and then decides not to sit there.
    await ben.watched.choose('pass')
    await ben.person.table(`/api/tables/${sat.id}/offer`, { seat: 1, offered: true })
    await dora.table(`/api/tables/${sat.id}/join`, { seat: 1 })
    const before = ben.heard.length
    const watched = await dora.watch(sat.id)
    if (answer !== null) await watched.choose(answer)
    await closed(sat)
    await until(() => nameless(sat, ben.heard.slice(before)).length >= 3)
    const heard = nameless(sat, ben.heard.slice(before)).map((frame) => frame.replaceAll(dora.id, 'Dora'))
    const events = ann.watched.updates.flatMap((update) => update.events)
    watched.socket.disconnect()
    sat.leave()
    return { ben: heard, events }
  }

  it('who has given up a seat hears the same whatever is held there, and whatever its new player answers', async () => {
    const [silent, ...others] = await Promise.all([
      given('nobody', null),
      given('ben', null),
      given('ben', 'pass'),
    ])
    expect(silent.ben.length).toBe(3)
    for (const { ben } of others) expect(ben).toEqual(silent.ben)
    for (const frame of silent.ben) expect(frame).not.toContain('"holds":true')
  })

  it('the new player of a seat answers for it', async () => {
    expect((await given('ben', 'play')).events).toEqual([{ kind: 'played', data: { seat: 1 } }])
  })

  it('who reads late hears what everyone has heard, and no more', async () => {
    const late = async (game: string) => {
      const sat = await sitDown(urlOf, game, 3, { veilPace: 6000 })
      const fay = await Person.named(urlOf(0), 'Fay')
      const heard: string[] = []
      const slow = await wire(urlOf(0), fay.cookie)
      slow.heard = (frame) => void heard.push(frame)
      await new Promise((done) => slow.send('watch', { table: sat.id }, done))
      slow.deafen()
      await sat.seats[1]?.watched.choose('pass')
      await closed(sat)
      expect(nameless(sat, heard).length).toBeLessThan(3)
      slow.listen()
      await until(() => nameless(sat, heard).length >= 3)
      slow.close()
      sat.leave()
      // The first one was told before Fay came.
      const others = nameless(sat, sat.spectator).slice(1)
      return { heard: nameless(sat, heard), others: others.map((frame) => frame.slice(frame.indexOf('['))) }
    }
    const [nobody, ben] = await Promise.all([late('nobody'), late('ben')])
    expect(nobody.heard).toEqual(nobody.others)
    expect(ben).toEqual(nobody)
  })
})
