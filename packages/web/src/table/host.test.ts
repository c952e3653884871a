import { type ImperiumView, uprising } from '@sietch/imperium'
import { generatorOf, isVain, type State, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import {
  BOT,
  classicTable,
  hostIn,
  PERSON,
  rowsIn,
  step,
  storeWith,
  tableOf,
  until,
} from '../../test/hosting.ts'
import { gameOf } from '../games/rules.ts'
import type { Host } from './host.ts'
import { fileOf, readMatchFile, writeMatchFile } from './match-file.ts'
import { playBack } from './playback.ts'
import type { Moment } from './protocol.ts'
import { type MatchStore, newSummary } from './store.ts'

const isOver = ({ snapshot }: Moment) => snapshot.outcome !== null
const isPersons = ({ snapshot }: Moment) => snapshot.asked !== null

/** A match that was dealt with sfc32, by rules that still replay it. */
const OLDER = uprising.version
const OLDER_SETUP = { players: 3, modules: [], leaders: 'random' } as const

/** The seats whose hands can be seen. */
const openHands = ({ snapshot }: Moment) =>
  (snapshot.view as ImperiumView).players.flatMap(({ hand }, seat) =>
    typeof hand === 'number' ? [] : [seat],
  )

describe('a match with one person', () => {
  it('is always seen from that seat, with no hand but the own', async () => {
    const host = await hostIn(await storeWith(tableOf([BOT, PERSON, BOT, BOT])))
    await until(host, (moment) => {
      expect(moment.snapshot.viewer).toBe(1)
      expect(openHands(moment)).toEqual([1])
      return isOver(moment)
    })
  })

  it('tells each choice once, and the keys of the own ones only', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, BOT, BOT])))
    const first = host.moment()
    expect(first.log).toMatchObject({ from: 0, entries: [{ seq: 0, choice: null }] })
    await until(host, isPersons)
    for (let count = 0; count < 60; count++) {
      const { snapshot, log } = (await step(host)) ?? first
      expect(log).toMatchObject({ from: snapshot.seq, entries: [{ seq: snapshot.seq }] })
      const [entry] = log.entries
      expect(entry?.choice?.key === '').toBe(entry?.choice?.seat !== 0)
    }
  })

  it('says which bot chooses next', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, BOT, BOT])))
    await until(host, ({ thinking, snapshot }) => {
      const [asked] = snapshot.decisions
      expect(thinking).toEqual(
        asked === undefined || asked.seat === 0 ? null : { seat: asked.seat, level: 'easy' },
      )
      return snapshot.outcome !== null
    })
  })

  it('makes nothing of a choice for a moment that has passed', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT]))
    const host = await hostIn(store)
    const { snapshot } = await until(host, isPersons)
    const key = snapshot.asked?.options[0]?.key ?? ''
    expect(await host.choose(snapshot.seq - 1, key)).toBeUndefined()
    expect(await host.undo(snapshot.seq - 1)).toBeUndefined()
    expect(await rowsIn(store)).toHaveLength(snapshot.seq + 1)
  })

  it('refuses what is not among the options', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, BOT, BOT])))
    const { snapshot } = await until(host, isPersons)
    await expect(host.choose(snapshot.seq, 'win')).rejects.toThrow('"win" is not among the options')
  })

  it('gives a hint that is one of the options', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, BOT, BOT])))
    const { snapshot } = await until(host, isPersons)
    expect(snapshot.asked?.options).toContainEqual(host.hint(snapshot.seq).option)
    expect(() => host.hint(snapshot.seq - 1)).toThrow()
  })
})

describe('where everyone talks', () => {
  const isNexus = ({ snapshot }: Moment) => snapshot.decisions.some(({ kind }) => kind === 'nexus')
  const talking = ({ snapshot }: Moment) => snapshot.decisions.map(({ seat }) => seat)

  /** What bots do of themselves, until none of them goes on. */
  async function bots(host: Host): Promise<Moment> {
    while (host.isBotAsked()) {
      const thought = host.think()
      if (thought !== undefined) await host.act(thought)
    }
    return host.moment()
  }

  it('DUN-NEX-2 bots finish after the people, and answer them at once', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, BOT, BOT, BOT], 'nexus')))
    await until(host, isNexus)
    const before = await bots(host)
    expect(talking(before)).toEqual([0, 1, 2, 3])
    expect(before.thinking).toBeNull()
    const { seq, asked } = before.snapshot
    const proposal = asked?.options.find(({ verb }) => verb === 'propose')
    if (proposal !== undefined) {
      await host.choose(seq, proposal.key)
      await bots(host)
      const told = host
        .moment()
        .log.entries.slice(seq + 1)
        .flatMap(({ events }) => events)
      expect(told.map(({ kind }) => kind)).toContainEqual(expect.stringMatching(/^alliance(-declined)?$/))
    }
    // Only what concerns the person keeps them talking.
    for (let moment = host.moment(); isNexus(moment) && moment.snapshot.asked !== null; ) {
      await host.choose(moment.snapshot.seq, 'done')
      moment = await bots(host)
    }
    expect(isNexus(host.moment())).toBe(false)
  })
})

describe('taking back', () => {
  const canUndo = ({ snapshot }: Moment) => snapshot.canUndo && snapshot.asked !== null

  it('leads to the moment before, in the store too', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT]))
    const host = await hostIn(store)
    let before = host.moment()
    const after = await until(host, (moment) => {
      if (canUndo(moment)) return true
      before = host.moment()
      return false
    })
    const undone = await host.undo(after.snapshot.seq)
    expect(undone?.snapshot).toEqual(before.snapshot)
    expect(undone?.log).toEqual({ from: after.snapshot.seq, entries: [] })
    expect(await rowsIn(store)).toHaveLength(after.snapshot.seq)
  })

  it('is still possible after a reload in the middle of the turn', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT]))
    const { snapshot } = await until(await hostIn(store), canUndo)
    const reloaded = await hostIn(store)
    expect(reloaded.moment().snapshot).toEqual(snapshot)
    expect((await reloaded.undo(snapshot.seq))?.snapshot.seq).toBe(snapshot.seq - 1)
  })

  it('does not reach behind a choice of a bot', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, BOT, BOT])))
    await until(host, (moment) => {
      const last = moment.log.entries.at(-1)?.choice?.seat
      if (last !== undefined && last !== 0) expect(moment.snapshot.canUndo).toBe(false)
      return isOver(moment)
    })
  })
})

describe('a match that is left and taken up again', () => {
  async function played(reloadEvery: number): Promise<MatchStore> {
    const store = await storeWith(tableOf([BOT, PERSON, BOT]))
    let host = await hostIn(store)
    for (let count = 1; (await step(host)) !== undefined; count++) {
      if (count % reloadEvery === 0) host = await hostIn(store)
    }
    return store
  }

  it('goes the same way, wherever it was left', async () => {
    const [straight, interrupted] = await Promise.all([played(Number.POSITIVE_INFINITY), played(3)])
    expect(await rowsIn(interrupted)).toEqual(await rowsIn(straight))
    expect((await interrupted.list())[0]).toMatchObject({ finished: true, turn: [] })
  })

  /** As if rules of that version had written it. */
  async function rewind(store: MatchStore, version: number): Promise<void> {
    const stored = await store.load('m')
    if (!stored?.position) throw new Error('nothing is kept')
    const position = { ...stored.position, version }
    await store.save({ summary: stored.summary, position, cut: stored.rows.length, rows: [] })
  }

  it('goes on, is taken back and is kept with the generator that it was dealt with', async () => {
    const table = tableOf([PERSON, BOT, BOT])
    const store = await storeWith(table)
    const { match, events } = start(uprising, OLDER_SETUP, table.seed, 'sfc32')
    const { state } = match
    await store.save({
      summary: { ...newSummary('m', table), version: OLDER },
      position: { id: 'm', version: OLDER, state, origin: { seq: 0, state } },
      cut: 0,
      rows: [{ id: 'm', seq: 0, choice: null, events }],
    })
    let before = (await hostIn(store)).moment().snapshot
    expect(before.view).toEqual(uprising.view(state, 0))
    const { snapshot } = await until(await hostIn(store), (moment) => {
      if (moment.snapshot.canUndo) return true
      before = moment.snapshot
      return false
    })
    await rewind(store, OLDER)
    const reloaded = await hostIn(store)
    expect((await reloaded.undo(snapshot.seq))?.snapshot).toEqual(before)
    const end = await until(reloaded, isOver)
    const stored = await store.load('m')
    if (stored === undefined) throw new Error('nothing is kept')
    const written = writeMatchFile(await fileOf(stored))
    expect(JSON.parse(written)).toMatchObject({ version: OLDER, generator: 'sfc32' })
    const nameless = JSON.stringify({ ...JSON.parse(written), generator: undefined })
    for (const text of [written, nameless]) {
      const playback = (await gameOf(table.game)).open((game) => playBack(game, readMatchFile(text)))
      expect(playback.at(0).view).toEqual(uprising.view(state, 0))
      expect(playback.at(end.snapshot.seq).view).toEqual(end.snapshot.view)
      expect(generatorOf((playback.change('copy').position.state as State).rng)).toBe('sfc32')
    }
  })

  it('has not moved when the step could not be kept', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT]))
    let isFull = false
    const save: MatchStore['save'] = (change) =>
      isFull ? Promise.reject(new Error('the disk is full')) : store.save(change)
    const host = await hostIn({ ...store, save })
    const { snapshot } = await until(host, isPersons)
    isFull = true
    await expect(step(host)).rejects.toThrow('the disk is full')
    expect(host.moment().snapshot).toEqual(snapshot)
    isFull = false
    expect((await step(host))?.snapshot.seq).toBe(snapshot.seq + 1)
  })
})

describe('a match with several people on one device', () => {
  it('shows no one’s hand until the next player has the device', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, PERSON, BOT])))
    const seen = { asked: 0, handOver: 0 }
    await until(host, (moment) => {
      const { viewer, handOver, asked } = moment.snapshot
      if (asked !== null) seen.asked++
      if (handOver !== null) seen.handOver++
      expect(openHands(moment)).toEqual(viewer === 'spectator' ? [] : [viewer])
      if (asked !== null) expect(asked.decision.seat).toBe(viewer)
      if (handOver !== null) expect([viewer, asked]).toEqual(['spectator', null])
      return isOver(moment)
    })
    expect(Math.min(seen.asked, seen.handOver)).toBeGreaterThan(0)
  })

  it('tells the log again when someone else looks', async () => {
    const host = await hostIn(await storeWith(tableOf([PERSON, PERSON, PERSON])))
    const { snapshot, log } = await until(
      host,
      ({ snapshot: { seq, handOver } }) => seq > 10 && handOver !== null,
    )
    expect(log.from).toBe(0)
    expect(log.entries).toHaveLength(snapshot.seq + 1)
    const taken = host.takeOver(snapshot.handOver)
    expect(taken.snapshot).toMatchObject({ viewer: snapshot.handOver, handOver: null })
    expect(taken.log.entries).toHaveLength(snapshot.seq + 1)
  })

  it('asks for the device again after a reload', async () => {
    const store = await storeWith(tableOf([PERSON, PERSON, BOT]))
    const { snapshot } = await until(await hostIn(store), isPersons)
    expect((await hostIn(store)).moment().snapshot).toMatchObject({
      viewer: 'spectator',
      handOver: snapshot.viewer,
    })
  })
})

describe('a match of bots', () => {
  it('is watched from outside to its end', async () => {
    const host = await hostIn(await storeWith(tableOf([BOT, BOT, BOT])))
    const end = await until(host, (moment) => {
      expect(moment.snapshot).toMatchObject({ viewer: 'spectator', handOver: null, asked: null })
      return isOver(moment)
    })
    expect(end.thinking).toBeNull()
  })
})

describe('what may be done at any time', () => {
  const keysOf = ({ snapshot: { offered } }: Moment) => offered?.options.map(({ key }) => key) ?? []

  it('is offered while others are asked, and can be done', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, BOT, BOT])))
    const moment = await until(host, (at) => at.snapshot.asked === null && keysOf(at).includes('deal'))
    expect(moment.thinking).not.toBeNull()
    const dealing = await host.choose(moment.snapshot.seq, 'deal')
    expect(dealing?.snapshot.asked?.decision).toMatchObject({ seat: 0, kind: 'offer' })
  })

  it('counts when it was clicked before a bot chose, if it is still offered and nothing own lies between', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, BOT, BOT])))
    let before: Moment | undefined
    const after = await until(host, (at) => {
      const isStill = before !== undefined && keysOf(before).includes('deal') && keysOf(at).includes('deal')
      if (isStill && at.isBots) return true
      before = at
      return false
    })
    expect(before?.snapshot.seq).toBe(after.snapshot.seq - 1)
    const dealing = await host.choose(after.snapshot.seq - 1, 'deal')
    expect(dealing?.snapshot.seq).toBe(after.snapshot.seq + 1)
    expect(await host.choose(after.snapshot.seq - 1, 'deal-with 1')).toBeUndefined()
    expect(await host.choose(after.snapshot.seq - 1, 'cancel')).toBeUndefined()
  })

  it('is never shown as a bot that thinks, and a bot is asked about it once', async () => {
    const host = await hostIn(await storeWith(classicTable([BOT, BOT, BOT])))
    await until(host, (at) => {
      const seat = at.thinking?.seat
      if (seat !== undefined) expect(at.snapshot.decisions.map((one) => one.seat)).toContain(seat)
      expect(at.snapshot.decisions.every(({ optional }) => optional !== true)).toBe(true)
      return isOver(at)
    })
  })

  it('is at a hot seat offered to who has the device, whoever is asked', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, PERSON, BOT])))
    const { snapshot } = await until(host, (at) => {
      if (at.snapshot.viewer === 'spectator') expect(at.snapshot.offered).toBeNull()
      return at.snapshot.handOver === 0 && at.snapshot.seq > 20
    })
    const visited = host.takeOver(1)
    expect(visited.snapshot).toMatchObject({ viewer: 1, asked: null, handOver: null, isVisiting: true })
    expect(visited.snapshot.offered?.decision.seat).toBe(1)
    // No one looks over a shoulder: the device is laid down first.
    expect(host.takeOver(0).snapshot.viewer).toBe(1)
    expect(host.takeOver(null).snapshot).toMatchObject({
      viewer: 'spectator',
      offered: null,
      handOver: 0,
      isVisiting: false,
    })
    expect(host.takeOver(0).snapshot).toMatchObject({ viewer: 0, isVisiting: false, seq: snapshot.seq })
  })

  it('leaves the device with the visitor until what was begun is done', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, PERSON, BOT])))
    await until(host, ({ snapshot: { handOver, seq } }) => handOver === 0 && seq > 20)
    const { snapshot } = host.takeOver(1)
    const dealing = await host.choose(snapshot.seq, 'deal')
    expect(dealing?.snapshot).toMatchObject({ viewer: 1, isVisiting: false })
    const cancelled = await host.choose(snapshot.seq + 1, 'cancel')
    expect(cancelled?.snapshot).toMatchObject({ viewer: 'spectator', handOver: 0 })
  })
})

describe('what everyone is asked so that no one learns who could answer', () => {
  it('closes by itself at a hot seat, and no one is handed the device for it', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, PERSON, BOT])))
    let veils = 0
    await until(host, ({ snapshot: { veil, handOver, decisions } }) => {
      if (veil !== undefined) veils++
      const asked = decisions.find(({ seat }) => seat === handOver)
      expect(asked?.kind ?? '').not.toMatch(/-window$|^traitor-call$/)
      return veils > 5
    })
  })

  it('is not asked at all of who plays against bots and could only pass', async () => {
    const host = await hostIn(await storeWith(classicTable([PERSON, BOT, BOT])))
    await until(host, (moment) => {
      const { asked } = moment.snapshot
      expect(asked !== null && asked.decision.veiled === true && isVain(asked)).toBe(false)
      return isOver(moment)
    })
  })
})

describe('one person with several seats', () => {
  const ann = (person: number) => ({ kind: 'human', name: 'Ann', person }) as const

  it('sees the table from the seat that is asked, and nothing is covered on the way', async () => {
    const host = await hostIn(await storeWith(tableOf([ann(0), BOT, ann(0), ann(0)])))
    const seen = new Set<unknown>()
    await until(host, (moment) => {
      const { viewer, handOver, asked } = moment.snapshot
      expect(handOver).toBeNull()
      expect(openHands(moment)).toEqual([viewer])
      if (asked !== null) seen.add(viewer)
      return isOver(moment)
    })
    expect(seen).toEqual(new Set([0, 2, 3]))
  })

  it('sees what was done from where it was done before the table turns', async () => {
    const host = await hostIn(await storeWith(tableOf([ann(0), ann(0), BOT])))
    let { viewer } = (await until(host, isPersons)).snapshot
    for (let n = 0; n < 40; n++) {
      const { asked, seq } = host.moment().snapshot
      const made = await host.choose(seq, asked?.options[0]?.key ?? '')
      expect(made?.snapshot.viewer).toBe(viewer)
      viewer = (await until(host, isPersons)).snapshot.viewer
    }
  })

  it('may look from the other seats meanwhile, and take back what was chosen from any', async () => {
    const host = await hostIn(await storeWith(tableOf([ann(0), ann(0), BOT])))
    const { snapshot } = await until(host, ({ snapshot: { canUndo, asked } }) => canUndo && asked !== null)
    const other = snapshot.viewer === 0 ? 1 : 0
    expect(host.takeOver(other).snapshot).toMatchObject({ viewer: other, asked: null, canUndo: true })
    expect(host.turned()).toBeUndefined()
    const undone = await host.undo(snapshot.seq)
    expect(undone?.snapshot.seq).toBe(snapshot.seq - 1)
    expect((host.turned() ?? undone)?.snapshot.asked).not.toBeNull()
  })

  it('gives the device to another person only, who has seats of their own', async () => {
    const ben = { kind: 'human', name: 'Ben', person: 1 } as const
    const people = [0, 1, 0, 1]
    const host = await hostIn(await storeWith(tableOf([ann(0), ben, ann(0), ben])))
    let last: unknown = null
    let covers = 0
    for (let n = 0; n < 300; n++) {
      const moment = await step(host)
      if (moment === undefined) break
      const { viewer, handOver } = moment.snapshot
      if (handOver !== null) {
        covers++
        expect(openHands(moment)).toEqual([])
        expect(people[handOver]).not.toBe(last)
      } else if (viewer !== 'spectator') {
        expect(openHands(moment)).toEqual([viewer])
        last = people[viewer]
      }
    }
    expect(covers).toBeGreaterThan(3)
  })

  it('is one person in a file, too', async () => {
    const store = await storeWith(tableOf([ann(0), BOT, ann(0)]))
    await hostIn(store)
    const stored = await store.load('m')
    if (stored === undefined) throw new Error('there is no match')
    expect(readMatchFile(writeMatchFile(await fileOf(stored))).table.seats).toEqual([ann(0), BOT, ann(0)])
  })
})
