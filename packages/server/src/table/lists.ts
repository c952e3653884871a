// Lists of tables: those waiting for players, those to watch, the recently finished, and one's own.

import type { Seat } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import type { Clocks } from '../match/clock.ts'
import { readPresence } from './presence.ts'
import { type Db, readTables, type Table } from './table.ts'

/** What is listed, newest first. */
const MOST = { open: 100, playing: 60, over: 40 } as const

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Tables in everyone's list. What goes on behind a password is private. */
export async function listTables(db: Db, status: OnlineTable['status']): Promise<Table[]> {
  const isOpen = status === 'open'
  const rows = await db
    .selectFrom('tables')
    .leftJoin('matches', 'matches.tableId', 'tables.id')
    .select('tables.id')
    .where('status', '=', status)
    .where('listed', '=', 1)
    .$if(!isOpen, (query) => query.where('password', 'is', null).where('imported', '=', 0))
    .orderBy(isOpen ? 'created' : status === 'over' ? 'ended' : 'matches.changed', 'desc')
    .limit(MOST[status])
    .execute()
  // An unreadable table cannot be played at either.
  const tables = (await readTables(db, idsOf(rows))).filter(({ halted }) => halted === null)
  return isOpen ? tables : tables.filter(({ options }) => options.spectators)
}

/** What someone still plays is listed in any case; what is over, as far back as there is room. */
const MOST_OWN = { current: 200, over: 100 } as const

export async function listMine(db: Db, userId: string) {
  const own = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.tableId')
    .leftJoin('matches', 'matches.tableId', 'seats.tableId')
    .select(['tables.id', 'tables.created', 'matches.clocks', 'matches.changed'])
    .distinct()
    .where('seats.userId', '=', userId)
    .orderBy('tables.created', 'desc')
  const [current, over] = await Promise.all([
    own.where('tables.status', '!=', 'over').limit(MOST_OWN.current).execute(),
    own.where('tables.status', '=', 'over').limit(MOST_OWN.over).execute(),
  ])
  const rows = [...current, ...over].sort((a, b) => b.created - a.created)
  const tables = await readTables(db, idsOf(rows))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const there = await readPresence(db, idsOf(rows))
  return tables.map((table) => {
    const { clocks = null, changed = null } = byId.get(table.id) ?? {}
    return { ...table, waiting: waitingIn(clocks), changed, presence: there.get(table.id) ?? [] }
  })
}

/** Who is asked, and since when; no one if that cannot be read. */
export function waitingIn(clocks: string | null): { seat: Seat; since: number }[] {
  try {
    const { since } = JSON.parse(clocks ?? '{"since":[]}') as Clocks
    return since.flatMap((at, seat) => (at === null ? [] : [{ seat, since: at }]))
  } catch {
    return []
  }
}
