// What the tests of tables need: a store in memory, tables of people and bots, and a person who chooses randomly.

import { pick, rngOf } from '@sietch/kernel'
import { gameOf } from '../src/games/rules.ts'
import { type Host, hostMatch } from '../src/table/host.ts'
import type { Moment } from '../src/table/protocol.ts'
import { type MatchStore, newSummary, type Row, type Stored } from '../src/table/store.ts'
import type { SeatSetup, TableSetup } from '../src/table/table.ts'

export const PERSON: SeatSetup = { kind: 'human', name: 'Liet' }
export const BOT: SeatSetup = { kind: 'bot', level: 'easy' }
export const AUTOMA: SeatSetup = { kind: 'automa' }

export const tableOf = (seats: readonly SeatSetup[], seed = 'a seed'): TableSetup => ({
  game: 'uprising',
  setup: { players: seats.length, modules: [], leaders: 'random' },
  seats,
  seed,
})

/** Classic Dune, in which there is something to do at any time. */
export const classicTable = (seats: readonly SeatSetup[], seed = 'a seed'): TableSetup => ({
  game: 'classic',
  setup: { players: seats.length },
  seats,
  seed,
})

/** As the store of a browser: what goes in and comes out is a copy. */
export function memoryStore(): MatchStore {
  const kept = new Map<string, Stored>()
  const notes = new Map<string, string>()
  return {
    list: async () => [...kept.values()].map(({ summary }) => structuredClone(summary)),
    load: async (id) => structuredClone(kept.get(id)),
    async create(id, table) {
      kept.set(id, { summary: newSummary(id, table), position: null, rows: [] })
    },
    async save({ summary, position, cut, rows }) {
      const old = kept.get(summary.id)?.rows ?? []
      const added = structuredClone({ summary, position, rows })
      kept.set(summary.id, { ...added, rows: [...old.slice(0, cut), ...added.rows] })
    },
    async remove(id) {
      kept.delete(id)
      notes.delete(id)
    },
    notes: async (id) => notes.get(id) ?? '',
    async setNotes(id, text) {
      notes.set(id, text)
    },
  }
}

export async function storeWith(table: TableSetup): Promise<MatchStore> {
  const store = memoryStore()
  await store.create('m', table)
  return store
}

/** Opens the match of a store as a page that is loaded does. */
export async function hostIn(store: MatchStore): Promise<Host> {
  const stored = await store.load('m')
  if (stored === undefined) throw new Error('there is no match')
  return (await gameOf(stored.summary.table.game)).open((game) => hostMatch(game, stored, store))
}

export async function rowsIn(store: MatchStore): Promise<readonly Row[]> {
  return (await store.load('m'))?.rows ?? []
}

/** The next choice of whoever is asked; people choose at random and take the device when it is theirs. */
export async function step(host: Host): Promise<Moment | undefined> {
  while (host.isBotAsked()) {
    const thought = host.think()
    if (thought !== undefined) return host.act(thought)
  }
  const turned = host.turned()
  if (turned !== undefined) return turned
  const { snapshot } = host.moment()
  if (snapshot.handOver !== null) return host.takeOver(snapshot.handOver)
  const { asked, seq, veil } = snapshot
  if (veil?.seats !== undefined) return host.lapse(seq)
  return asked === null ? undefined : host.choose(seq, pick(rngOf(`person ${seq}`), asked.options).key)
}

/** Plays until a moment like this. */
export async function until(host: Host, isThere: (moment: Moment) => boolean): Promise<Moment> {
  let moment: Moment | undefined = host.moment()
  while (moment !== undefined && !isThere(moment)) moment = await step(host)
  if (moment === undefined) throw new Error('the game was over first')
  return moment
}
