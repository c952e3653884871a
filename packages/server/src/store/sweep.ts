// Deletes what has been abandoned: guests, open tables, imports, matches that no person ever played, and what has
// expired. Matches that people played stay. Each node sweeps; what another has deleted already is simply not there.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Keeping } from '../config.ts'
import { LINK_LASTS } from '../people/identity.ts'
import { CHALLENGE_LASTS } from '../people/passkeys.ts'
import type { Store } from './open.ts'

const DAY = 24 * 3600 * 1000
/** A table takes all entries of its match with it, so few of them go at once. */
const TABLES_AT_ONCE = 5
const ROWS_AT_ONCE = 200
/** What is kept is scanned again each time, so that is paged too. */
const PAGE = 500
/** How much chat is kept per table. */
const CHAT_KEPT = 500

type Page = { readonly from: string; readonly to: string }

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** How many of each were deleted, and which tables. */
export type Swept = { readonly [what in 'guests' | 'tables' | 'sessions' | 'links' | 'chat']: number } & {
  readonly ids: readonly string[]
  /** What could not be deleted; everything else has been. */
  readonly failures: readonly unknown[]
}

export async function sweep({ db }: Store, keeping: Keeping, now = Date.now()): Promise<Swept> {
  const ids: string[] = []
  const failures: unknown[] = []

  /** Until nothing is left to delete, pausing for others after each batch. A failure does not stop the rest. */
  async function allOf(deleteSome: () => Promise<number>): Promise<number> {
    let all = 0
    try {
      for (;;) {
        const some = await deleteSome()
        all += some
        if (some === 0) return all
        await breathe()
      }
    } catch (error) {
      failures.push(error)
      return all
    }
  }

  /** All ids there are, from one to another. */
  async function* pagesOf(name: 'tables' | 'user'): AsyncGenerator<Page> {
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom(name)
        .select('id')
        .where('id', '>', last)
        .orderBy('id')
        .limit(PAGE)
        .execute()
      const [from, to] = [rows[0]?.id, rows.at(-1)?.id]
      if (from === undefined || to === undefined) return
      yield { from, to }
      last = to
      await breathe()
    }
  }

  /** Tables with their matches, unless there was activity in the meantime. */
  async function deleteMatches(found: readonly { id: string }[], before: number): Promise<number> {
    if (found.length === 0) return 0
    const gone = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .deleteFrom('matches')
        .where('tableId', 'in', idsOf(found))
        .where('changed', '<', before)
        .returning('tableId')
        .execute()
      const left = rows.map(({ tableId }) => tableId)
      if (left.length > 0) await trx.deleteFrom('tables').where('id', 'in', left).execute()
      return left
    })
    ids.push(...gone)
    return gone.length
  }

  /** Open tables without activity. */
  const openTables = (before: number) => async () => {
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('created', '<', before)
      .where('touched', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chat')
              .select('chat.id')
              .whereRef('chat.tableId', '=', 'tables.id')
              .where('chat.at', '>=', before),
          ),
        ),
      )
      .limit(TABLES_AT_ONCE)
      .execute()
    if (found.length === 0) return 0
    const gone = await db
      .deleteFrom('tables')
      .where('id', 'in', idsOf(found))
      .where('status', '=', 'open')
      .where('touched', '<', before)
      .returning('id')
      .execute()
    ids.push(...idsOf(gone))
    return gone.length
  }

  const imports = (before: number) => () =>
    db
      .selectFrom('tables')
      .innerJoin('matches', 'matches.tableId', 'tables.id')
      .select('tables.id')
      .where('tables.imported', '=', 1)
      .where('matches.changed', '<', before)
      .limit(TABLES_AT_ONCE)
      .execute()
      .then((found) => deleteMatches(found, before))

  /**
   * Matches without a single choice or result of a person: they were started and left, or bots played among themselves.
   */
  const unplayed =
    (before: number, { from, to }: Page) =>
    () =>
      db
        .selectFrom('tables')
        .innerJoin('matches', 'matches.tableId', 'tables.id')
        .select('tables.id')
        .where('tables.id', '>=', from)
        .where('tables.id', '<=', to)
        .where('matches.changed', '<', before)
        .where(({ and, not, exists, selectFrom }) =>
          and([
            not(
              exists(
                selectFrom('entries')
                  .innerJoin('seats', (join) =>
                    join
                      .onRef('seats.tableId', '=', 'entries.matchId')
                      .onRef('seats.seat', '=', 'entries.seat'),
                  )
                  .select('entries.seq')
                  .whereRef('entries.matchId', '=', 'tables.id')
                  .where('entries.bot', '=', 0)
                  .where('seats.userId', 'is not', null),
              ),
            ),
            not(
              exists(
                selectFrom('results').select('results.seat').whereRef('results.tableId', '=', 'tables.id'),
              ),
            ),
          ]),
        )
        .limit(TABLES_AT_ONCE)
        .execute()
        .then((found) => deleteMatches(found, before))

  /** Guests without a seat, a table, a result or a rating: no one would miss them. */
  const guests =
    (before: number, { from, to }: Page) =>
    async () => {
      const time = new Date(before).toISOString()
      const found = await db
        .selectFrom('user')
        .select('user.id')
        .where('user.id', '>=', from)
        .where('user.id', '<=', to)
        .where('user.username', 'is', null)
        .where('user.updatedAt', '<', time)
        .where(({ and, not, exists, selectFrom }) =>
          and([
            not(
              exists(
                selectFrom('session')
                  .select('session.id')
                  .whereRef('session.userId', '=', 'user.id')
                  .where('session.updatedAt', '>=', time),
              ),
            ),
            not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.userId', '=', 'user.id'))),
            not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'user.id'))),
            not(
              exists(selectFrom('results').select('results.seat').whereRef('results.userId', '=', 'user.id')),
            ),
            not(
              exists(selectFrom('ratings').select('ratings.game').whereRef('ratings.userId', '=', 'user.id')),
            ),
          ]),
        )
        .limit(ROWS_AT_ONCE)
        .execute()
      if (found.length > 0) await db.deleteFrom('user').where('id', 'in', idsOf(found)).execute()
      return found.length
    }

  const sessions = async () => {
    const found = await db
      .selectFrom('session')
      .select('id')
      .where('expiresAt', '<', new Date(now).toISOString())
      .limit(ROWS_AT_ONCE)
      .execute()
    if (found.length > 0) await db.deleteFrom('session').where('id', 'in', idsOf(found)).execute()
    return found.length
  }

  const links = async () => {
    const { numDeletedRows } = await db
      .deleteFrom('recoveries')
      .where('at', '<', now - LINK_LASTS)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  const challenges = async () => {
    const { numDeletedRows } = await db
      .deleteFrom('challenges')
      .where('at', '<', now - CHALLENGE_LASTS)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  const talk = async (name: 'chat' | 'whispers', { from, to }: Page) => {
    const talkative = await db
      .selectFrom(name)
      .select('tableId')
      .where('tableId', '>=', from)
      .where('tableId', '<=', to)
      .groupBy('tableId')
      .having(({ fn }) => fn.countAll(), '>', CHAT_KEPT)
      .execute()
    let gone = 0
    for (const { tableId } of talkative) {
      const { id } = await db
        .selectFrom(name)
        .select('id')
        .where('tableId', '=', tableId)
        .orderBy('id', 'desc')
        .offset(CHAT_KEPT)
        .limit(1)
        .executeTakeFirstOrThrow()
      const deleted = await db
        .deleteFrom(name)
        .where('tableId', '=', tableId)
        .where('id', '<=', id)
        .executeTakeFirst()
      gone += Number(deleted.numDeletedRows)
    }
    return gone
  }

  /** Nothing to do if it is kept forever. */
  const after = async (days: number, what: (before: number) => () => Promise<number>) =>
    days === 0 ? 0 : allOf(what(now - days * DAY))

  const swept = {
    tables: (await after(keeping.openTables, openTables)) + (await after(keeping.imports, imports)),
    guests: 0,
    sessions: await allOf(sessions),
    links: (await allOf(links)) + (await allOf(challenges)),
    chat: 0,
  }
  for await (const page of pagesOf('tables')) {
    swept.tables += await after(keeping.unplayed, (before) => unplayed(before, page))
    swept.chat += await allOf(() => talk('chat', page))
    swept.chat += await allOf(() => talk('whispers', page))
  }
  // Only now is it known who has no table left.
  for await (const page of pagesOf('user')) {
    swept.guests += await after(keeping.guests, (before) => guests(before, page))
  }
  return { ...swept, ids, failures }
}
