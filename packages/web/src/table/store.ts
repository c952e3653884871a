// Where the matches of this browser are kept: IndexedDB. A match is its log with its latest state, as on a server: one
// row for each choice, and the state after it, written in one transaction.

import type { Entry, Leg, Seat } from '@sietch/kernel'
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
 * One step and what came of it. Nobody has chosen the first one, which is the setup's, nor those with which newer rules
 * took over.
 */
export type Row = Pick<Entry, 'choice' | 'events'> & {
  readonly id: string
  readonly seq: number
} & Partial<Recorded>

/** Missing in rows from before steps were recorded. */
type Recorded = Pick<Entry, 'moment' | 'delta' | 'hash'> & {
  /** Nobody may take it back. */
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
}

const STORES = ['matches', 'positions', 'rows'] as const
const VERSION = 1

export function browserStore(): MatchStore {
  const database = open()
  async function within<T>(mode: IDBTransactionMode, use: (stores: Stores) => Promise<T>): Promise<T> {
    // `strict`: what is shown afterwards is on the disk.
    const transaction = (await database).transaction(STORES, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'))
    })
    const [value] = await Promise.all([use(storesOf(transaction)), done])
    return value
  }
  return {
    list: () => within('readonly', ({ matches }) => answer<MatchSummary[]>(matches.getAll())),
    load: (id) =>
      within('readonly', async ({ matches, positions, rows }) => {
        const [summary, position, found] = await Promise.all([
          answer<MatchSummary | undefined>(matches.get(id)),
          answer<Position | undefined>(positions.get(id)),
          answer<Row[]>(rows.getAll(rowsOf(id))),
        ])
        return summary && { summary, position: position ?? null, rows: found }
      }),
    create: (id, table) =>
      within('readwrite', async ({ matches }) => void matches.add(newSummary(id, table))),
    save: ({ summary, position, cut, rows: added }) =>
      within('readwrite', async ({ matches, positions, rows }) => {
        matches.put(summary)
        positions.put(position)
        rows.delete(rowsOf(summary.id, cut))
        for (const row of added) rows.add(row)
      }),
    remove: (id) =>
      within('readwrite', async ({ matches, positions, rows }) => {
        matches.delete(id)
        positions.delete(id)
        rows.delete(rowsOf(id))
      }),
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

type Stores = { readonly [S in (typeof STORES)[number]]: IDBObjectStore }

const storesOf = (transaction: IDBTransaction): Stores => ({
  matches: transaction.objectStore('matches'),
  positions: transaction.objectStore('positions'),
  rows: transaction.objectStore('rows'),
})

const rowsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity])

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('sietch', VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('matches', { keyPath: 'id' })
    request.result.createObjectStore('positions', { keyPath: 'id' })
    request.result.createObjectStore('rows', { keyPath: ['id', 'seq'] })
  }
  return answer(request)
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
