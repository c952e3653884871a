// Talk at a table: chat for everyone or for a channel, and notes that only their writer reads.

import type { Channel } from '@sietch/kernel'
import { LIMITS, PHRASES, type Phrase, type Said } from '@sietch/protocol'
import type { Kysely, Selectable } from 'kysely'
import { readableText } from '../people/words.ts'
import { RefusalError } from '../refusal.ts'
import type { Schema } from '../store/schema.ts'
import { readersIn } from './channels.ts'
import type { Db, Table } from './table.ts'

const LATEST = 100

/** What some say among themselves, and who hears it. */
export type Heard = { readonly said: Said; readonly readers: readonly string[] }

/** What someone says, in their own words or as a canned phrase. */
type Spoken = { readonly text: string; readonly phrase: Phrase | null }

/** The readable part of it; refuses it if empty or too long. */
export function spokenWords(text: string | undefined, phrase: Phrase | undefined): Spoken {
  if (phrase !== undefined && text === undefined) return { text: PHRASES[phrase], phrase }
  const readable = readableText(text ?? '').trim()
  if (phrase === undefined && readable !== '' && readable.length <= LIMITS.chat)
    return { text: readable, phrase: null }
  throw new RefusalError('bad-message', `text: 1 to ${LIMITS.chat} characters that can be read`)
}

export async function say(
  db: Db,
  tableId: string,
  user: { readonly id: string; readonly name: string },
  words: Spoken,
): Promise<Said> {
  const row = { tableId, userId: user.id, name: user.name, ...words, at: Date.now() }
  const { id } = await db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow()
  return saidOf({ ...row, id })
}

/** Those in the channel now hear it; those who join later do not. */
export async function whisper(
  db: Kysely<Schema>,
  table: Pick<Table, 'id' | 'seats'>,
  user: { readonly id: string; readonly name: string },
  words: Spoken,
  channel: Channel,
): Promise<Heard> {
  const said = { tableId: table.id, userId: user.id, name: user.name, ...words, at: Date.now() }
  const row = { ...said, channel: JSON.stringify(channel) }
  const readers = readersIn(table, channel)
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('whispers').values(row).returning('id').executeTakeFirstOrThrow()
    await trx
      .insertInto('heard')
      .values(readers.map((userId) => ({ whisperId: id, userId })))
      .execute()
    return { said: saidOf({ ...row, id }), readers }
  })
}

/** The latest messages to everyone, oldest first. */
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

/** The latest channel messages someone has heard, oldest first. */
export async function readWhispers(db: Db, tableId: string, userId: string): Promise<Said[]> {
  const rows = await db
    .selectFrom('whispers')
    .innerJoin('heard', 'heard.whisperId', 'whispers.id')
    .selectAll('whispers')
    .where('whispers.tableId', '=', tableId)
    .where('heard.userId', '=', userId)
    .orderBy('whispers.id', 'desc')
    .limit(LATEST)
    .execute()
  return rows.reverse().map(saidOf)
}

type Row = Selectable<Schema['chat']> & { readonly channel?: string }

const saidOf = ({ id, userId, name, text, phrase, at, channel }: Row): Said => ({
  id,
  user: { id: userId, name },
  text,
  ...(phrase !== null && { phrase }),
  at,
  ...(channel !== undefined && { to: JSON.parse(channel) as Channel }),
})

export async function readSaid(db: Db, id: number): Promise<Said | undefined> {
  const row = await db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()
  return row && saidOf(row)
}

export async function readWhisper(db: Db, id: number): Promise<Heard | undefined> {
  const row = await db.selectFrom('whispers').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const heard = await db.selectFrom('heard').select('userId').where('whisperId', '=', id).execute()
  return { said: saidOf(row), readers: heard.map(({ userId }) => userId) }
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
