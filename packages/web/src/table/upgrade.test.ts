// Newer rules take over the matches that a browser keeps, in mid-game, and what was seen can be shown again.

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Game, playersOnly, randomBots } from '@sietch/games'
import type { Json } from '@sietch/kernel'
import { type BluffSetup, type BluffState, type BluffView, bluff } from '@sietch/kernel/test/game'
import { remodeledBluff } from '@sietch/kernel/test/remodeled'
import type { ReleasedMatch } from '@sietch/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { AUTOMA, BOT, hostIn, memoryStore, PERSON, rowsIn, storeWith, until } from '../../test/hosting.ts'
import { gameOf } from '../games/rules.ts'
import { hostMatch } from './host.ts'
import { fileOf, logOf, readMatchFile, recordingOf, writeMatchFile } from './match-file.ts'
import { playBack, prove } from './playback.ts'
import type { Moment } from './protocol.ts'
import { unsealed } from './seal.ts'
import { type MatchStore, newSummary, type Stored } from './store.ts'
import type { LogEntry, SeatSetup, Snapshot, TableSetup } from './table.ts'

type BluffGame = Game<BluffState, BluffSetup, BluffView>

const gameWith = (rules: typeof bluff): BluffGame => ({
  rules,
  setups: playersOnly([2, 3, 4]),
  bots: randomBots,
  usualLevel: 'easy',
})
const [older, newer] = [gameWith(bluff), gameWith(remodeledBluff)]

const bluffTable = (seats: readonly SeatSetup[]): TableSetup => ({
  game: 'bluff',
  setup: { players: seats.length },
  seats,
  seed: 'upgrade',
})

const isOver = ({ snapshot }: Moment) => snapshot.outcome !== null

async function load(store: MatchStore): Promise<Stored> {
  const stored = await store.load('m')
  if (stored === undefined) throw new Error('nothing is kept')
  return stored
}

const openWith = async (game: BluffGame, store: MatchStore) => hostMatch(game, await load(store), store)

describe.each([
  ['a person and bots', [PERSON, BOT, BOT]],
  ['people on one device', [PERSON, PERSON, PERSON, PERSON]],
])('a match of %s during which the rules changed', (_, seats) => {
  const table = bluffTable(seats)
  const shown: Snapshot[] = []
  let log: readonly LogEntry[] = []
  let store: MatchStore

  beforeAll(async () => {
    store = await storeWith(table)
    const before = await openWith(older, store)
    await until(before, (moment) => seen(moment) === 8)
    const after = await openWith(newer, store)
    log = after.moment().log.entries
    await until(after, (moment) => seen(moment) > 0 && isOver(moment))
  })

  /** So many steps have been shown. */
  function seen({ snapshot }: Moment): number {
    if (snapshot.seq === shown.length) shown.push(snapshot)
    return shown.length
  }

  it('tells it once in its log, and takes nothing back from before', async () => {
    expect(log.map(({ isUpdate = false }) => isUpdate)).toEqual(shown.slice(0, 9).map((_, n) => n === 8))
    expect(shown[8]).toMatchObject({ seq: 8, canUndo: false })
    expect((await load(store)).position?.legs).toEqual([
      { version: 1, from: 0 },
      { version: 2, from: 8 },
    ])
  })

  it('is shown again step by step as it was seen', async () => {
    const stored = await load(store)
    const eyes = seats.map((_, seat) => playBack(newer, logOf(stored), seat, recordingOf(stored)))
    for (const { seq, viewer, view, decisions, outcome } of shown) {
      if (viewer === 'spectator') continue
      expect(eyes[viewer]?.at(seq)).toMatchObject({ view, decisions, outcome })
    }
    expect(eyes[0]?.replay).toMatchObject({ length: shown.length - 1 })
  })

  it('is the same as a file that someone else opens', async () => {
    const stored = await load(store)
    const file = readMatchFile(writeMatchFile(await fileOf(stored)))
    const recording = await unsealed(file.sealed ?? '')
    prove(newer, file, recording)
    const other = memoryStore()
    await other.save(playBack(newer, file, null, recording).change('m'))
    expect(await rowsIn(other)).toEqual(await rowsIn(store))
    expect((await load(other)).position).toEqual(stored.position)
    expect((await openWith(newer, other)).moment().snapshot.outcome).toEqual(shown.at(-1)?.outcome)
  })

  it('is no match for a page that still has the older rules', async () => {
    await expect(openWith(older, store)).rejects.toThrow('version 2')
    const stored = await load(store)
    expect(() => playBack(older, logOf(stored), null, recordingOf(stored))).toThrow('version 2')
  })
})

describe('a match that a released version has left in mid-game', () => {
  const files = ['imperium', 'classic'].flatMap((family) => {
    const folder = new URL(`../../../${family}/test/released/`, import.meta.url)
    return readdirSync(folder).map((name) => [name, new URL(name, folder)] as const)
  })

  it.each(files)('%s is played on to its end', async (_, url) => {
    const [match] = JSON.parse(gunzipSync(readFileSync(url)).toString()) as [ReleasedMatch<Json>]
    const { rules, setup, seed, version, choices, middles } = match
    const { after, state } = middles.at(-1) ?? { after: 0, state: null }
    const kinds = (await gameOf(rules)).open((game) => game.rules.seats(game.setups.read(setup)))
    const seats = kinds.map((kind, seat) => (kind === 'automa' ? AUTOMA : seat === 0 ? PERSON : BOT))
    const table = { game: rules, setup, seats, seed }
    const store = await storeWith(table)
    // As it was kept before steps were recorded.
    await store.save({
      summary: { ...newSummary('m', table), version, seq: after },
      position: { id: 'm', version, state, origin: { seq: after, state } },
      cut: 0,
      rows: Array.from({ length: after + 1 }, (_, seq) => ({
        id: 'm',
        seq,
        choice: choices[seq - 1] ?? null,
        events: [],
      })),
    })
    const today = (await gameOf(rules)).open((game) => game.rules.version)
    const host = await hostIn(store)
    const { position } = await load(store)
    expect(position?.version === version || position?.version === today).toBe(true)
    if (position?.version !== version) {
      // What could only be declined then is declined by now.
      expect(host.moment().snapshot.canUndo).toBe(false)
      expect(host.moment().log.entries[after + 1]).toMatchObject({ isUpdate: true })
    }
    await until(host, isOver)
    expect((await load(store)).summary).toMatchObject({ finished: true, version })
  })
})
