// One bad match hurts no other: whatever fails in a match, in its rules, its bots or its stored data, halts only that
// match; its players are told, can get its file, and resume when it can go on.

import type { OnlineTable } from '@sietch/protocol'
import type { Person, Watched } from '@sietch/trial'
import type { Updateable } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../src/store/open.ts'
import type { Schema } from '../src/store/schema.ts'
import type { Games } from '../src/table/games.ts'
import { bluffTable, dealBluff, playOut } from './bluff.ts'
import { FAULTS, type Fault, gamesWithFaulty, gamesWithUpgradedFaulty, planted } from './faulty.ts'
import { makeDatabase, makeDataFolder, startServer, testConfig } from './house.ts'

const POLL = { timeout: 30_000 }

type Dealt = Awaited<ReturnType<typeof dealBluff>>

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let data: ReturnType<typeof makeDataFolder>
  let databaseUrl: string | undefined
  let server: Awaited<ReturnType<typeof startServer>>
  let store: Store
  let lines: { table?: string; msg: string; why?: string }[]
  const watching: Watched[] = []

  async function start(games: Games = gamesWithFaulty): Promise<void> {
    const config = { data: data.path, databaseUrl, idlePace: 0, logLevel: 'error' } as const
    server = await startServer(config, games, (line) => void lines.push(JSON.parse(line)))
  }

  async function stop(): Promise<void> {
    for (const one of watching.splice(0)) one.close()
    await server.close()
  }

  beforeEach(async () => {
    planted.isArmed = false
    lines = []
    data = makeDataFolder()
    databaseUrl = dialect === 'postgres' ? await makeDatabase() : undefined
    await start()
    store = await openStore({ data: data.path, databaseUrl })
  })
  afterEach(async () => {
    planted.isArmed = false
    await stop()
    await store.close()
    await data.remove()
  })

  async function deal(names: readonly string[], change: object = {}): Promise<Dealt> {
    const dealt = await dealBluff(server.url, names, change)
    watching.push(...dealt.seats)
    return dealt
  }

  const faulty = (fault: Fault, change: object = {}) => ({
    game: 'faulty',
    setup: { players: 2, fault },
    options: { substitute: 'random', botPace: 0 },
    ...change,
  })

  async function tableOf({ table, people }: Dealt): Promise<OnlineTable> {
    const answer = await people[0]?.at(server.url).ask('GET', `/api/tables/${table.id}`)
    return answer?.body.table as OnlineTable
  }

  const whyOf = async (dealt: Dealt) => (await tableOf(dealt)).halted?.why ?? null

  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  }

  type Edit = (id: string) => Promise<unknown>
  const setMatch = (set: Updateable<Schema['matches']>) => (id: string) =>
    store.db.updateTable('matches').set(set).where('tableId', '=', id).execute()
  const setTable = (set: Updateable<Schema['tables']>) => (id: string) =>
    store.db.updateTable('tables').set(set).where('id', '=', id).execute()

  /** Matches that are all right: of people, and of one person against a bot. */
  const dealGood = () =>
    Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0
          ? deal([`Good ${n}`, `Other ${n}`])
          : deal([`Good ${n}`], {
              setup: { players: 2 },
              bots: [null, 'random'],
              options: { substitute: 'random', botPace: 0 },
            }),
      ),
    )

  /** Everyone who is asked in a match chooses, and the match moves on; a bot answers. */
  async function moveOn({ seats }: Dealt): Promise<void> {
    const asked = seats.find(({ match }) => match.prompt)
    const seq = asked?.match.seq ?? 0
    expect(await asked?.choose('income')).toEqual({ ok: true, seq: seq + 1 })
    await asked?.reach(seq + (seats.length === 1 ? 2 : 1))
  }

  /** A clock runs out; when it has, the keeper has looked at everything in between. */
  async function clockRunsOut(): Promise<void> {
    const timed = await deal(['Tim', 'Tom'], {
      options: { substitute: 'random', clock: { kind: 'turn', seconds: 5 } },
    })
    const clocks = JSON.stringify({ left: [0, 5000], since: [1, null] })
    await setMatch({ clocks, deadline: 1, arranged: 1 })(timed.table.id)
    await expect
      .poll(async () => (await tableOf(timed)).seats.some(({ bot }) => bot !== null), POLL)
      .toBe(true)
  }

  /** Chooses everything there is to choose, until nothing is left. */
  async function playUntilHalted(dealt: Dealt): Promise<void> {
    const { seats } = dealt
    for (;;) {
      const asked = seats.find(({ match }) => match.prompt)
      const { seq = 0, prompt } = asked?.match ?? {}
      let answer: { ok: boolean; code?: string } = { ok: false, code: 'halted' }
      for (const { key } of prompt?.options ?? []) {
        answer = await asked?.choose(key)
        if (answer.ok || answer.code === 'halted') break
        expect(answer).toMatchObject({ code: 'rules-failed' })
      }
      if (!answer.ok) return
      const isTold = () => seats.every(({ match }) => match.seq > seq)
      await expect.poll(async () => isTold() || (await whyOf(dealt)) !== null, POLL).toBe(true)
      if (!isTold()) return
    }
  }

  it('rules and bots that fail halt their match, once, and no other', { timeout: 120_000 }, async () => {
    const good = await dealGood()
    const bad = new Map<Fault, Dealt>()
    for (const fault of FAULTS) {
      const ofBot = { bots: [null, 'failing'] }
      bad.set(
        fault,
        await deal(
          fault.startsWith('bot') ? ['Ann'] : ['Ann', 'Ben'],
          faulty(fault, fault.startsWith('bot') ? ofBot : {}),
        ),
      )
    }
    planted.isArmed = true
    for (const [fault, dealt] of bad) {
      if (fault.startsWith('bot')) await dealt.seats[0]?.choose('income')
      else if (fault !== 'persona') await playUntilHalted(dealt)
    }
    const persona = bad.get('persona') as Dealt
    await playOut(persona.seats)

    const whyAt = (fault: Fault) => (fault === 'persona' ? null : fault.startsWith('bot') ? 'bot' : 'rules')
    for (const [fault, dealt] of bad)
      await expect.poll(() => whyOf(dealt), { ...POLL, message: fault }).toBe(whyAt(fault))
    for (const dealt of good) await moveOn(dealt)
    await clockRunsOut()
    expect(await metric('sietch_matches_halted')).toBe(FAULTS.length - 1)
    for (const [fault, { table }] of bad) {
      const said = lines.filter((line) => line.table === table.id && line.msg === 'a match cannot go on')
      expect(said, fault).toHaveLength(fault === 'persona' ? 0 : 1)
    }
    const counted = store.db.selectFrom('results').select('place').where('tableId', '=', persona.table.id)
    await expect.poll(async () => (await counted.execute()).length, POLL).toBe(2)

    // Newer rules and bots can do it: everything resumes without help, to the end.
    await stop()
    planted.isArmed = false
    await start()
    for (const [fault, dealt] of bad) {
      await expect.poll(() => whyOf(dealt), { ...POLL, message: fault }).toBe(null)
      const seats = await Promise.all(dealt.people.map((one) => one.at(server.url).watch(dealt.table.id)))
      watching.push(...seats)
      if (!fault.startsWith('bot')) await playOut(seats)
    }
    expect(await metric('sietch_matches_halted')).toBe(0)
  })

  it('a choice at which the rules fail is refused, and another one is made', async () => {
    const { seats, table } = await deal(['Ann', 'Ben'], faulty('one choice'))
    planted.isArmed = true
    expect(await seats[0]?.choose('tax')).toMatchObject({ ok: false, code: 'rules-failed' })
    expect(await seats[0]?.choose('income')).toEqual({ ok: true, seq: 1 })
    expect(lines.map((line) => line.table)).toContain(table.id)
  })

  const EDITS: { readonly [what: string]: Edit } = {
    'a state that is no JSON': setMatch({ state: '{"rub' }),
    'a state of nothing': setMatch({ state: '{}' }),
    'a state of null': setMatch({ state: 'null' }),
    'clocks that are none': setMatch({ clocks: '{}' }),
    'a request that is none': setMatch({ request: '{"rub' }),
    'a base that is none, from before legs were kept': async (id) => {
      await store.db.deleteFrom('legs').where('matchId', '=', id).execute()
      await setMatch({ base: '[]' })(id)
    },
    'a leg that is none': (id) =>
      store.db.updateTable('legs').set({ version: 0 }).where('matchId', '=', id).execute(),
    'a log with a hole': (id) =>
      store.db.deleteFrom('entries').where('matchId', '=', id).where('seq', '=', 0).execute(),
    'a seat less': (id) =>
      store.db.deleteFrom('seats').where('tableId', '=', id).where('seat', '=', 1).execute(),
    'a setup that is none': setTable({ setup: '{"rub' }),
    'options that are none': setTable({ options: '{"clock":"soon"}' }),
  }

  it('rows that cannot be read halt their match, and no other', { timeout: 120_000 }, async () => {
    const good = await dealGood()
    const bad: [string, Dealt][] = []
    for (const what of Object.keys(EDITS)) {
      const dealt = await deal(['Ann', 'Ben'])
      await moveOn(dealt)
      bad.push([what, dealt])
    }
    await stop()
    // Every clock has run out and every bot is asked, so that the keeper looks at all of them at once.
    for (const [what, { table }] of bad) {
      await setMatch({ deadline: 1, wake: 1 })(table.id)
      await EDITS[what]?.(table.id)
    }
    lines = []
    await start()
    for (const [what, dealt] of bad)
      await expect.poll(() => whyOf(dealt), { ...POLL, message: what }).toBe('unreadable')
    const [, dealt] = bad[0] as [string, Dealt]
    const socket = await (dealt.people[0] as Person).at(server.url).connect()
    expect(await socket.emitWithAck('watch', { table: dealt.table.id })).toMatchObject({
      ok: true,
      match: null,
      table: { halted: { why: 'unreadable' } },
    })
    socket.disconnect()
    for (const one of good) {
      const seats = await Promise.all(one.people.map((person) => person.at(server.url).watch(one.table.id)))
      watching.push(...seats)
      await moveOn({ ...one, seats })
    }
    await clockRunsOut()
    for (const [what, { table }] of bad) {
      expect(
        lines.filter((line) => line.table === table.id),
        what,
      ).toHaveLength(1)
    }
  })

  it('rules that cannot take a match over halt it, and take the others over', async () => {
    const bad = await deal(['Ann', 'Ben'], faulty('upgrade'))
    const good = await deal(['Cid', 'Dan'], faulty('none'))
    await stop()
    planted.isArmed = true
    await start(gamesWithUpgradedFaulty)
    const seats = await Promise.all(good.people.map((person) => person.at(server.url).watch(good.table.id)))
    watching.push(...seats)
    await moveOn({ ...good, seats })
    expect(
      (await bad.people[0]?.at(server.url).ask('GET', `/api/tables/${bad.table.id}/match`))?.body,
    ).toMatchObject({
      code: 'halted',
    })
    expect(await whyOf(bad)).toBe('upgrade')
    await stop()
    planted.isArmed = false
    await start(gamesWithUpgradedFaulty)
    await expect.poll(() => whyOf(bad), POLL).toBe(null)
  })

  it('halts a match that is held while what is stored of it goes bad, and logs no secret', async () => {
    const dealt = await deal(['Ann', 'Ben'])
    const { state } = await store.db.selectFrom('matches').select('state').executeTakeFirstOrThrow()
    await setMatch({ clocks: '{}', arranged: 1 })(dealt.table.id)
    const socket = await dealt.people[0]?.connect()
    const answer = await socket?.emitWithAck('watch', { table: dealt.table.id })
    expect(answer).toMatchObject({ match: null, table: { halted: { why: 'unreadable' } } })
    const logged = JSON.stringify(lines)
    expect(logged).toContain(dealt.table.id)
    expect(logged).not.toContain(JSON.stringify(state).slice(1, -1))
    socket?.disconnect()
  })

  it('gives the file to players who all give the match up, and to no one before', async () => {
    const { table, people, seats } = await deal(['Ann', 'Ben'])
    await seats[0]?.choose('income')
    const [ann, ben] = people.map((person) => person.at(server.url)) as [Person, Person]
    const at = `/api/tables/${table.id}`
    expect((await ann.ask('POST', `${at}/give-up`, {})).body).toMatchObject({ code: 'not-halted' })
    await stop()
    await setMatch({ state: 'rubbish' })(table.id)
    await start()
    const [annAgain, benAgain] = [ann.at(server.url), ben.at(server.url)]
    const told = await annAgain.connect()
    await told.emitWithAck('watch', { table: table.id })
    expect((await annAgain.ask('GET', `${at}/file`)).body).toMatchObject({ code: 'not-over' })
    expect((await benAgain.ask('POST', `${at}/give-up`, {})).body.table).toMatchObject({
      status: 'playing',
      halted: { agreed: [ben.id] },
    })
    expect((await annAgain.ask('GET', `${at}/file`)).body).toMatchObject({ code: 'not-over' })
    expect((await annAgain.ask('POST', `${at}/give-up`, {})).body.table).toMatchObject({ status: 'over' })
    const file = (await annAgain.ask('GET', `${at}/file`)).body
    expect(file).toMatchObject({ rules: 'bluff', version: 1, choices: [{ seat: 0, key: 'income' }] })
    // Only its state was unreadable: elsewhere the file is a match again.
    expect((await annAgain.ask('POST', '/api/import', file)).body.table).toMatchObject({ status: 'playing' })
    told.disconnect()

    await stop()
    await start()
    await clockRunsOut()
    expect((await tableOf({ table, people, seats })).status).toBe('over')
  })

  it('charges no one for the time in which the match stood still', async () => {
    const HOUR = 3_600_000
    const clock = { kind: 'bank', seconds: 600, increment: 0 }
    const dealt = await deal(['Ann', 'Ben'], { options: { substitute: 'random', clock } })
    const { id } = dealt.table
    const row = store.db.selectFrom('matches').select(['clocks', 'state']).where('tableId', '=', id)
    const before = await row.executeTakeFirstOrThrow()
    await stop()
    await setMatch({ state: 'rubbish' })(id)
    await start()
    await dealt.people[0]?.at(server.url).ask('GET', `/api/tables/${id}/match`)
    await stop()
    // It started an hour ago, and has been halted since.
    const clocks = JSON.parse(before.clocks) as { since: (number | null)[] }
    const since = clocks.since.map((at) => (at === null ? null : at - HOUR))
    await setMatch({ state: before.state, clocks: JSON.stringify({ ...clocks, since }), deadline: 1 })(id)
    await store.db
      .updateTable('halts')
      .set(({ eb }) => ({ at: eb('at', '-', HOUR) }))
      .execute()
    await start()
    await expect.poll(() => whyOf(dealt), POLL).toBe(null)
    const after = JSON.parse((await row.executeTakeFirstOrThrow()).clocks) as { since: (number | null)[] }
    expect(after.since[0]).toBeGreaterThan(Date.now() - 60_000)
    await clockRunsOut()
    expect((await tableOf(dealt)).seats[0]).toMatchObject({ bot: null })
  })

  it('does not count a match that cannot go on among those that someone has to finish', async () => {
    await stop()
    const config = { data: data.path, databaseUrl, idlePace: 0, logLevel: 'error' } as const
    const { limits } = testConfig()
    server = await startServer({ ...config, limits: { ...limits, running: 1 } }, gamesWithFaulty, () => {})
    const { people, seats } = await deal(['Ann'], faulty('bot', { bots: [null, 'failing'] }))
    const [ann] = people as [Person]
    const { id } = await ann.table('/api/tables', bluffTable(2, { bots: [null, 'random'] }))
    expect((await ann.ask('POST', `/api/tables/${id}/start`, {})).body).toMatchObject({
      code: 'too-many-matches',
    })
    planted.isArmed = true
    await seats[0]?.choose('income')
    await expect
      .poll(async () => (await ann.ask('POST', `/api/tables/${id}/start`, {})).status, POLL)
      .toBe(200)
  })
})
