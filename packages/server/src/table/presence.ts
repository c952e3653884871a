// Who looks at the tables where they sit, and since when others do not. Every node writes down whom it sees, and again
// every now and then: whoever a node saw that is no longer there itself has gone, too.

import { randomUUID } from 'node:crypto'
import type { Presence } from '@sietch/protocol'
import type { Logger } from 'pino'
import type { Store } from '../store/open.ts'
import type { Db } from './table.ts'

const SECOND = 1000
const BEAT_EVERY = 20 * SECOND
/** Whom no node has seen for so long is not there. */
export const STALE = 3 * BEAT_EVERY

/** Sees those who play without a socket: nobody says it again for them, so they are away when it is stale. */
const NO_NODE = 'requests'

type Parts = {
  readonly store: Pick<Store, 'db'>
  readonly log: Logger
  /** Somebody has come to a table, or has gone. */
  changed(table: string): void
}

export type Presences = {
  came(table: string, user: string): void
  went(table: string, user: string): void
  /** Whoever plays without a socket is there for a while after each request. */
  seen(table: string, user: string): void
  close(): Promise<void>
}

export function presencesOf({ store: { db }, log, changed }: Parts): Presences {
  const node = randomUUID()
  /** Who is here, as `table user`. */
  const here = new Set<string>()
  /** When those who play by requests were last written down, in the same words. */
  const asked = new Map<string, number>()
  let work: Promise<void> = Promise.resolve()

  /** One after the other, so that whoever loads the page again is here in the end. It is a courtesy: what fails is said. */
  function inTurn(step: () => Promise<void>): void {
    work = work.then(step).catch((error: unknown) => log.warn({ error }, 'it is not known who is there'))
  }

  async function write(tableId: string, userId: string, isHere: boolean, by: string = node): Promise<void> {
    const set = { here: isHere ? (1 as const) : (0 as const), seen: Date.now() }
    const isThere = await db.selectFrom('tables').select('id').where('id', '=', tableId).executeTakeFirst()
    if (isThere === undefined) return
    await db
      .insertInto('presence')
      .values({ tableId, userId, node: by, ...set })
      .onConflict((conflict) => conflict.columns(['tableId', 'userId', 'node']).doUpdateSet(set))
      .execute()
    // What nodes wrote that are long gone says nothing any more.
    await db
      .deleteFrom('presence')
      .where('tableId', '=', tableId)
      .where('userId', '=', userId)
      .where('node', '!=', by)
      .where('seen', '<', set.seen - STALE)
      .execute()
    changed(tableId)
  }

  async function beat(): Promise<void> {
    const now = Date.now()
    if (here.size > 0)
      await db
        .updateTable('presence')
        .set({ seen: now })
        .where('node', '=', node)
        .where('here', '=', 1)
        .execute()
    const gone = await db
      .updateTable('presence')
      .set({ here: 0 })
      .where('here', '=', 1)
      .where('seen', '<', now - STALE)
      .returning('tableId')
      .execute()
    for (const tableId of new Set(gone.map((row) => row.tableId))) changed(tableId)
    for (const [who, at] of asked) if (at < now - STALE) asked.delete(who)
  }

  const timer = setInterval(() => inTurn(beat), BEAT_EVERY)
  timer.unref()

  return {
    came(tableId, userId) {
      here.add(`${tableId} ${userId}`)
      inTurn(() => write(tableId, userId, true))
    },
    went(tableId, userId) {
      here.delete(`${tableId} ${userId}`)
      inTurn(() => write(tableId, userId, false))
    },
    seen(tableId, userId) {
      const who = `${tableId} ${userId}`
      const now = Date.now()
      // Some ask every second whether it is their turn.
      if (here.has(who) || now - (asked.get(who) ?? 0) < BEAT_EVERY) return
      asked.set(who, now)
      inTurn(() => write(tableId, userId, true, NO_NODE))
    },
    async close() {
      clearInterval(timer)
      await work
    },
  }
}

/** Of each player who has ever looked at these tables. */
export async function readPresence(db: Db, tables: readonly string[]): Promise<Map<string, Presence[]>> {
  const read = new Map<string, Presence[]>(tables.map((id) => [id, []]))
  if (tables.length === 0) return read
  const now = Date.now()
  const rows = await db
    .selectFrom('presence')
    .innerJoin('seats', (join) =>
      join.onRef('seats.tableId', '=', 'presence.tableId').onRef('seats.userId', '=', 'presence.userId'),
    )
    .select(['presence.tableId', 'presence.userId', 'presence.here', 'presence.seen'])
    .distinct()
    .where('presence.tableId', 'in', tables)
    .orderBy('presence.userId')
    .execute()
  for (const { tableId, userId, here, seen } of rows) {
    const known = read.get(tableId) ?? []
    const before = known.find(({ user }) => user === userId)
    const away = here === 1 && seen > now - STALE ? null : seen
    const latest = before === undefined ? away : latestOf(before.away, away)
    read.set(tableId, [...known.filter((one) => one !== before), { user: userId, away: latest }])
  }
  return read
}

/** Seen anywhere is here, else since the last time. */
const latestOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b)
