// Someone leaves the server for good. Matches that others played with them stay as they were, with a former player in
// their place: a different one at each table, so that no one can tell from one match where else they played. Everything
// else is deleted.

import { randomBytes } from 'node:crypto'
import type { Matches } from '../match/matches.ts'
import { RefusalError } from '../refusal.ts'
import type { Sockets } from '../sockets.ts'
import type { Store } from '../store/open.ts'
import type { lobby } from '../table/lobby.ts'
import { triesOf } from '../table/password.ts'
import { type Db, lockTables, readTable } from '../table/table.ts'

type Parts = {
  readonly store: Store
  readonly tables: Pick<ReturnType<typeof lobby>, 'leave'>
  readonly matches: Pick<Matches, 'resign'>
  readonly sockets: Pick<Sockets, 'tableChanged' | 'tableClosed' | 'identityChanged'>
  /** Someone else sits at these tables now. */
  seatsChanged(tables: readonly string[]): Promise<void>
}

/** Can be repeated if something failed on the way: the rest is done then. */
export function leavingOf({ store: { db, dialect }, tables, matches, sockets, seatsChanged }: Parts) {
  /** Where someone else may be waiting for them. */
  async function leaveTables(userId: string): Promise<void> {
    const rows = await db
      .selectFrom('tables')
      .leftJoin('seats', 'seats.tableId', 'tables.id')
      .select(['tables.id', 'tables.status'])
      .distinct()
      .where('tables.status', '!=', 'over')
      .where(({ or, eb }) => or([eb('tables.host', '=', userId), eb('seats.userId', '=', userId)]))
      .execute()
    for (const { id, status } of rows) {
      try {
        if (status === 'playing') await matches.resign(id, userId)
        else if ((await tables.leave(id, userId)) === 'closed') sockets.tableClosed(id)
        else sockets.tableChanged(await readTable(db, id))
      } catch (error) {
        // It has started, is gone or is halted: what is left of them there is handled below.
        if (!(error instanceof RefusalError)) throw error
      }
    }
  }

  return async function leave(userId: string): Promise<void> {
    await leaveTables(userId)
    const at = await db.transaction().execute(async (trx) => {
      const found = await tablesOf(trx, userId)
      await lockTables(trx, dialect, found)
      for (const id of found) await becomeFormer(trx, id, userId)
      for (const name of ['chat', 'whispers', 'heard', 'notes', 'kicked', 'presence', 'ratings'] as const) {
        await trx.deleteFrom(name).where('userId', '=', userId).execute()
      }
      await trx.deleteFrom('tries').where('who', '=', triesOf(userId)).execute()
      // The operator can still read their reports about others; reports about them stay as they were.
      await trx.updateTable('reports').set({ userId: '', name: '' }).where('userId', '=', userId).execute()
      // Sessions, password, passkeys, codes, links, mail, webhook, devices, friends and errands go with them.
      await trx.deleteFrom('user').where('id', '=', userId).execute()
      return found
    })
    sockets.identityChanged([userId])
    await seatsChanged(at)
  }
}

/** All tables that refer to them. */
async function tablesOf(trx: Db, userId: string): Promise<string[]> {
  const hosted = await trx.selectFrom('tables').select('id').where('host', '=', userId).execute()
  const others = await Promise.all(
    (['seats', 'results', 'ratingChanges', 'notices'] as const).map((name) =>
      trx.selectFrom(name).select('tableId as id').distinct().where('userId', '=', userId).execute(),
    ),
  )
  return [...new Set([...hosted, ...others.flat()].map(({ id }) => id))].sort()
}

async function becomeFormer(trx: Db, tableId: string, userId: string): Promise<void> {
  const former = `former-${randomBytes(12).toString('base64url')}`
  const playing = await trx
    .selectFrom('tables')
    .select('options')
    .where('id', '=', tableId)
    .where('status', '=', 'playing')
    .executeTakeFirst()
  if (playing !== undefined) {
    // No one waits for someone who is not coming back, even if the match could not be updated.
    await trx
      .updateTable('seats')
      .set({ bot: substituteIn(playing.options), resigned: 1, offered: 0 })
      .where('tableId', '=', tableId)
      .where('userId', '=', userId)
      .where('bot', 'is', null)
      .execute()
  }
  for (const name of ['seats', 'results', 'ratingChanges'] as const) {
    await trx
      .updateTable(name)
      .set({ userId: former })
      .where('tableId', '=', tableId)
      .where('userId', '=', userId)
      .execute()
  }
  await trx
    .updateTable('notices')
    .set({ userId: former, name: null })
    .where('tableId', '=', tableId)
    .where('userId', '=', userId)
    .execute()
  await trx
    .updateTable('tables')
    .set({ host: former, name: null })
    .where('id', '=', tableId)
    .where('host', '=', userId)
    .execute()
  const halt = await trx
    .selectFrom('halts')
    .select('agreed')
    .where('tableId', '=', tableId)
    .executeTakeFirst()
  if (halt?.agreed.includes(userId)) {
    const agreed = halt.agreed.replaceAll(userId, former)
    await trx.updateTable('halts').set({ agreed }).where('tableId', '=', tableId).execute()
  }
  // Nodes with the match in memory read it again, and its bots check whether they have to act.
  await trx
    .updateTable('matches')
    .set((eb) => ({
      arranged: eb('arranged', '+', 1),
      ...(playing !== undefined && { wake: Date.now() }),
    }))
    .where('tableId', '=', tableId)
    .execute()
}

function substituteIn(options: string): string {
  try {
    return (JSON.parse(options) as { substitute?: string }).substitute ?? 'medium'
  } catch {
    return 'medium'
  }
}
