// What happened around a match besides choices: who was reminded, who left and came back, what was agreed on. It is in
// no game log, so it is kept here and sent to everyone watching.

import type { Seat } from '@sietch/kernel'
import type { Notice } from '@sietch/protocol'
import type { Selectable } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { type Db, nameAt, personAt, type Table } from './table.ts'

/** How many of the latest are sent to a new watcher. */
const LATEST = 50

/** A notice: who did it is identified by their seats. */
export type Noted = {
  readonly kind: Notice['kind']
  /** Null if no one did it: time ran out. */
  readonly by: string | null
  readonly seat: Seat | null
}

export async function note(db: Db, table: Table, seq: number, { kind, by, seat }: Noted): Promise<Notice> {
  const name = by === null ? null : (nameAt(table, by) ?? null)
  const row = { tableId: table.id, at: Date.now(), seq, kind, userId: by, name, seat }
  const { id } = await db.insertInto('notices').values(row).returning('id').executeTakeFirstOrThrow()
  return noticeOf({ ...row, id })
}

const noticeOf = ({ id, at, seq, kind, userId, name, seat }: Selectable<Schema['notices']>): Notice => ({
  id,
  at,
  seq,
  kind,
  by: userId === null ? null : personAt(userId, name),
  seat,
})

/** The latest, oldest first. */
export async function readNotices(db: Db, tableId: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('tableId', '=', tableId)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.reverse().map(noticeOf)
}

export async function readNotice(db: Db, id: number): Promise<Notice | undefined> {
  const row = await db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst()
  return row && noticeOf(row)
}

/** When the seat was last reminded. */
export async function lastNudge(db: Db, tableId: string, seat: Seat): Promise<number | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('at')
    .where('tableId', '=', tableId)
    .where('kind', '=', 'nudged')
    .where('seat', '=', seat)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.at
}
