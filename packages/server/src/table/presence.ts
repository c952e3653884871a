// Who is watching the tables where they sit, and since when the others have been away. Every node periodically writes
// down whom it sees: people seen only by a node that is gone have left too.

import { randomUUID } from 'node:crypto'
import type { Presence } from '@sietch/protocol'
import type { Logger } from 'pino'
import type { Store } from '../store/open.ts'
import type { Db } from './table.ts'

const SECOND = 1000
const BEAT_EVERY = 20 * SECOND
/** Someone no node has seen for this long is away. */
export const STALE = 3 * BEAT_EVERY

/** Stands for people who play without a socket: their presence is not renewed, so they are away once it is stale. */
const NO_NODE = 'requests'

type Parts = {
  readonly store: Pick<Store, 'db'>
  readonly log: Logger
  /** Someone has come to a table or left. */
  changed(table: string): void
}

export type Presences = {
  came(table: string, user: string): void
  went(table: string, user: string): void
  /** Someone playing without a socket is present for a while after each request. */
  seen(table: string, user: string): void
  close(): Promise<void>
}

export function presencesOf({ store: { db }, log, changed }: Parts): Presences {
  const node = randomUUID()
  /** Who is here, as `table user`. */
  const here = new Set<string>()
  /** When people playing by requests were last written down, in the same form. */
  const asked = new Map<string, number>()
  let work: Promise<void> = Promise.resolve()

  /** One at a time, so that someone reloading the page ends up present. Best effort: failures are logged. */
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
    // Entries from long-gone nodes no longer mean anything.
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
      // Some clients poll every second.
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

/** For each player who has ever watched these tables. */
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

/** Present if seen anywhere, otherwise away since last seen. */
const latestOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b)
