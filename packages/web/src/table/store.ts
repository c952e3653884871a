// Where the matches of this browser are kept: IndexedDB. A match is its log with its latest state, as on a server: one
// row for each choice, and the state after it, written in one transaction.

import type { Entry, Leg, Seat } from '@sietch/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableSetup } from './table.ts'

/** What a list of matches shows. */
export type MatchSummary = {
  readonly id: string
  readonly table: TableSetup
  /** The version of the rules that began it, null before the first moment. */
  readonly version: number | null
  readonly seq: number
  readonly round: number
  /** Who chooses now. */
  readonly turn: readonly Seat[]
  readonly updated: number
  readonly finished: boolean
}

/** Where a match stands, under the version of the rules that wrote it. */
type Position = {
  readonly id: string
  readonly version: number
  readonly state: unknown
  /** Missing in matches from before steps were recorded. */
  readonly legs?: readonly Leg[]
  /** Where its latest leg began; in older matches, from where on choices may be taken back. */
  readonly origin: { readonly seq: number; readonly state: unknown }
}

/**
 * One step and what came of it. No one has chosen the first one, which is the setup's, nor those with which newer rules
 * took over.
 */
export type Row = Pick<Entry, 'choice' | 'events'> & {
  readonly id: string
  readonly seq: number
} & Partial<Recorded>

/** Missing in rows from before steps were recorded. */
type Recorded = Pick<Entry, 'moment' | 'delta' | 'hash'> & {
  /** No one may take it back. */
  readonly final: boolean
}

export type Stored = {
  readonly summary: MatchSummary
  readonly position: Position | null
  readonly rows: readonly Row[]
}

/** What a change writes: rows from `cut` on are replaced. */
export type Change = {
  readonly summary: MatchSummary
  readonly position: Position
  readonly cut: number
  readonly rows: readonly Row[]
}

export type MatchStore = {
  list(): Promise<readonly MatchSummary[]>
  load(id: string): Promise<Stored | undefined>
  /** Keeps a match that has not begun. */
  create(id: string, table: TableSetup): Promise<void>
  save(change: Change): Promise<void>
  remove(id: string): Promise<void>
  /** What the person has written about it. */
  notes(id: string): Promise<string>
  setNotes(id: string, text: string): Promise<void>
}

const STORES = ['matches', 'positions', 'rows', 'notes'] as const
const VERSION = 2

interface Kept extends DBSchema {
  matches: { key: string; value: MatchSummary }
  positions: { key: string; value: Position }
  rows: { key: [id: string, seq: number]; value: Row }
  notes: { key: string; value: string }
}

type Told = {
  /** A page of an older version in another tab has it open, and has to let go first; or has done so. */
  onHeld?(isHeld: boolean): void
  /** A page of a newer version has taken it over. */
  onOutdated?(): void
}

export function browserStore(told: Told = {}): MatchStore {
  const database = open(told)
  // Whoever asks is told; no one may have asked yet.
  database.catch(() => {})
  const reading = async () => (await database).transaction(STORES)
  // `strict`: what is shown afterward is on the disk.
  const writing = async () => (await database).transaction(STORES, 'readwrite', { durability: 'strict' })
  return {
    list: async () => (await database).getAll('matches'),
    async load(id) {
      const kept = await reading()
      const [summary, position, rows] = await Promise.all([
        kept.objectStore('matches').get(id),
        kept.objectStore('positions').get(id),
        kept.objectStore('rows').getAll(rowsOf(id)),
        kept.done,
      ])
      return summary && { summary, position: position ?? null, rows }
    },
    async create(id, table) {
      const kept = await writing()
      await Promise.all([kept.objectStore('matches').add(newSummary(id, table)), kept.done])
    },
    async save({ summary, position, cut, rows }) {
      const kept = await writing()
      await Promise.all([
        kept.objectStore('matches').put(summary),
        kept.objectStore('positions').put(position),
        kept.objectStore('rows').delete(rowsOf(summary.id, cut)),
        ...rows.map((row) => kept.objectStore('rows').add(row)),
        kept.done,
      ])
    },
    async remove(id) {
      const kept = await writing()
      await Promise.all([
        kept.objectStore('matches').delete(id),
        kept.objectStore('positions').delete(id),
        kept.objectStore('rows').delete(rowsOf(id)),
        kept.objectStore('notes').delete(id),
        kept.done,
      ])
    },
    notes: async (id) => (await (await database).get('notes', id)) ?? '',
    setNotes: async (id, text) => void (await (await database).put('notes', text, id)),
  }
}

export const newSummary = (id: string, table: TableSetup): MatchSummary => ({
  id,
  table,
  version: null,
  seq: 0,
  round: 0,
  turn: [],
  updated: Date.now(),
  finished: false,
})

const rowsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity])

async function open({ onHeld, onOutdated }: Told): Promise<IDBPDatabase<Kept>> {
  const database = await openDB<Kept>('sietch', VERSION, {
    upgrade(kept, old) {
      if (old < 1) {
        kept.createObjectStore('matches', { keyPath: 'id' })
        kept.createObjectStore('positions', { keyPath: 'id' })
        kept.createObjectStore('rows', { keyPath: ['id', 'seq'] })
      }
      if (old < 2) kept.createObjectStore('notes')
    },
    blocked: () => onHeld?.(true),
    // A page of a newer version waits for this one to let go.
    blocking(_, __, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onOutdated?.()
    },
  })
  onHeld?.(false)
  return database
}
