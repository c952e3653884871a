// What happened around a match besides choices: who was reminded, who left and came back, what was agreed on. It stands
// in no log of a game, so it is kept here and told to everybody who looks.

import type { Seat } from '@sietch/kernel'
import type { Notice } from '@sietch/protocol'
import type { Selectable } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { type Db, nameAt, personAt, type Table } from './table.ts'

/** So many of the latest are told to whoever begins to look. */
const LATEST = 50

/** What is to be told: who did it is known by the seats they have. */
export type Noted = {
  readonly kind: Notice['kind']
  /** Null: nobody did it, a time ran out. */
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

/** The latest, the oldest of them first. */
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
