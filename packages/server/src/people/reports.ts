// What people report to the operator about others: stored with what was said, as far as the reporter has heard it, and
// written to the server's log.

import type { Body } from '@sietch/protocol'
import type { Logger } from 'pino'
import { notYourSeat, RefusalError } from '../refusal.ts'
import type { Db, Table } from '../table/table.ts'
import { ownSeats } from '../table/table.ts'
import { readSaid, readWhisper } from '../table/talk.ts'
import { readableText } from './words.ts'

type Reporter = { readonly id: string; readonly name: string }

/** Only current and former players of a table may report, and only each other. */
export async function report(
  db: Db,
  log: Logger,
  table: Table,
  by: Reporter,
  { user, said, reason = '' }: Body<'report'>,
): Promise<void> {
  if (ownSeats(table, by.id).length === 0) throw notYourSeat()
  const quoted = said && (await heard(db, table, by.id, said))
  const about = quoted?.user ?? table.seats.find((seat) => seat.user?.id === user)?.user
  if (about == null || about.id !== user || user === by.id)
    throw new RefusalError('no-such-player', 'They do not sit there, or did not say that.')
  const row = {
    at: Date.now(),
    tableId: table.id,
    userId: by.id,
    name: by.name,
    aboutId: about.id,
    aboutName: about.name,
    said: quoted?.text ?? null,
    reason: readableText(reason).trim(),
  }
  const { id } = await db.insertInto('reports').values(row).returning('id').executeTakeFirstOrThrow()
  log.warn({ report: id, table: table.id, by: by.id, about: about.id }, 'somebody was reported')
}

/** What was said at this table, if they have heard it. */
async function heard(
  db: Db,
  table: Table,
  by: string,
  { in: where, id }: NonNullable<Body<'report'>['said']>,
) {
  if (where === 'chat') {
    const row = await db.selectFrom('chat').select('tableId').where('id', '=', id).executeTakeFirst()
    return row?.tableId === table.id ? readSaid(db, id) : undefined
  }
  const row = await db.selectFrom('whispers').select('tableId').where('id', '=', id).executeTakeFirst()
  const whispered = row?.tableId === table.id ? await readWhisper(db, id) : undefined
  return whispered?.readers.includes(by) === true ? whispered.said : undefined
}

/** Latest first. */
export const readReports = (db: Db, most: number) =>
  db.selectFrom('reports').selectAll().orderBy('id', 'desc').limit(most).execute()
