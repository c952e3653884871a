// Talk at a table: chat that everybody there reads, and notes that only their writer does.

import type { Said } from '@sietch/protocol'
import type { Selectable } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Db } from './table.ts'

const LATEST = 100

export async function say(
  db: Db,
  tableId: string,
  user: { readonly id: string; readonly name: string },
  text: string,
): Promise<Said> {
  const at = Date.now()
  const { id } = await db
    .insertInto('chat')
    .values({ tableId, userId: user.id, name: user.name, text, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, user: { id: user.id, name: user.name }, text, at }
}

/** The latest that was said, the oldest of it first. */
export async function readChat(db: Db, tableId: string): Promise<Said[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('tableId', '=', tableId)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.reverse().map(saidOf)
}

const saidOf = ({ id, userId, name, text, at }: Selectable<Schema['chat']>): Said => ({
  id,
  user: { id: userId, name },
  text,
  at,
})

export async function readSaid(db: Db, id: number): Promise<Said | undefined> {
  const row = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  return row && saidOf(row)
}

export async function readNotes(db: Db, tableId: string, userId: string): Promise<string> {
  const row = await db
    .selectFrom('notes')
    .select('text')
    .where('tableId', '=', tableId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.text ?? ''
}

export async function writeNotes(db: Db, tableId: string, userId: string, text: string): Promise<void> {
  await db
    .insertInto('notes')
    .values({ tableId, userId, text })
    .onConflict((conflict) => conflict.columns(['tableId', 'userId']).doUpdateSet({ text }))
    .execute()
}
