// Friends: one asks, the other agrees. No one else learns of it, no one learns that they were declined, and only
// friends see whether someone is online. Both need accounts: a guest is gone with the cookie.

import { type Friends, LIMITS, type User } from '@sietch/protocol'
import { noSuchPlayer, RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { STALE } from '../table/presence.ts'
import { type Db, isFree, isSeated, lockTables, readSoundTable, type Table } from '../table/table.ts'

/** Someone who made a request within this many milliseconds is online. */
const ONLINE = 2 * 60_000
/** How often someone's presence is written. */
const SEEN_EVERY = 60_000

const pairOf = (a: string, b: string) => (a < b ? { low: a, high: b } : { low: b, high: a })

export type FriendsBook = ReturnType<typeof friendsOf>

export function friendsOf({ db, dialect }: Store) {
  /** When this node last wrote it. */
  const written = new Map<string, number>()

  const between = (trx: Db, a: string, b: string) => {
    const { low, high } = pairOf(a, b)
    return trx
      .selectFrom('friends')
      .selectAll()
      .where('low', '=', low)
      .where('high', '=', high)
      .executeTakeFirst()
  }

  async function write(
    trx: Db,
    a: string,
    b: string,
    set: { by: string; state: 'asked' | 'friends' | 'declined' | 'dropped' },
  ): Promise<void> {
    const row = { ...pairOf(a, b), ...set, at: Date.now() }
    await trx
      .insertInto('friends')
      .values(row)
      .onConflict((conflict) => conflict.columns(['low', 'high']).doUpdateSet(row))
      .execute()
  }

  /** Two people who ask each other at the same time, on two nodes, end up friends. */
  async function alone<T>(users: readonly string[], work: (trx: Db) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (trx) => {
      if (dialect === 'postgres') {
        const people = trx.selectFrom('user').select('id').where('id', 'in', users)
        await people.orderBy('id').forUpdate().execute()
      }
      return work(trx)
    })
  }

  async function checkRoom(trx: Db, userId: string): Promise<void> {
    const { count } = await trx
      .selectFrom('friends')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(({ or, eb }) => or([eb('low', '=', userId), eb('high', '=', userId)]))
      // Requests from others do not count against the limit.
      .where(({ or, eb }) => or([eb('state', '=', 'friends'), eb('by', '=', userId)]))
      .executeTakeFirstOrThrow()
    if (Number(count) >= LIMITS.friends) {
      throw new RefusalError('too-many-friends', 'You have enough friends, and questions to others.')
    }
  }

  return {
    /** Asks, or agrees to what was asked. */
    befriend: (user: User, other: string): Promise<void> =>
      alone([user.id, other], async (trx) => {
        if (user.username === null) throw new RefusalError('no-account', 'A guest has no friends here.')
        const found = await trx
          .selectFrom('user')
          .select('username')
          .where('id', '=', other)
          .executeTakeFirst()
        if (found === undefined || other === user.id) throw noSuchPlayer()
        if (found.username === null) throw new RefusalError('not-allowed', 'They are a guest.')
        const before = await between(trx, user.id, other)
        if (before?.state === 'friends') return
        if (before === undefined || before.by === user.id) {
          if (before?.state === 'asked' || before?.state === 'declined') return
          await checkRoom(trx, user.id)
          // Someone who was declined is not heard again.
          return write(trx, user.id, other, {
            by: user.id,
            state: before === undefined ? 'asked' : 'declined',
          })
        }
        await checkRoom(trx, user.id)
        const isAsked = before.state !== 'dropped'
        return write(trx, user.id, other, { by: user.id, state: isAsked ? 'friends' : 'asked' })
      }),

    /** Declines a request, withdraws one's own, or ends the friendship. */
    unfriend: (userId: string, other: string): Promise<void> =>
      alone([userId, other], async (trx) => {
        const before = await between(trx, userId, other)
        if (before === undefined) return
        const { low, high, by, state } = before
        if (state === 'asked' && by !== userId) return write(trx, userId, other, { by, state: 'declined' })
        if (state === 'declined' || state === 'dropped') {
          if (by === userId) await write(trx, userId, other, { by, state: 'dropped' })
          return
        }
        await trx.deleteFrom('friends').where('low', '=', low).where('high', '=', high).execute()
      }),

    async read(userId: string): Promise<Friends> {
      const rows = await db
        .selectFrom('friends')
        .innerJoin('user', (join) =>
          join.on(({ or, and, eb }) =>
            or([
              and([eb('friends.low', '=', userId), eb('user.id', '=', eb.ref('friends.high'))]),
              and([eb('friends.high', '=', userId), eb('user.id', '=', eb.ref('friends.low'))]),
            ]),
          ),
        )
        .leftJoin('seen', 'seen.userId', 'user.id')
        .select(['user.id', 'user.name', 'friends.by', 'friends.state', 'friends.at', 'seen.at as seen'])
        .orderBy('user.name')
        .orderBy('user.id')
        .execute()
      const now = Date.now()
      const there = await atTables(
        db,
        rows.filter(({ state }) => state === 'friends').map(({ id }) => id),
        now,
      )
      const told = (wanted: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(wanted).map(({ id, name, at }) => ({ user: { id, name }, at }))
      return {
        friends: rows
          .filter(({ state }) => state === 'friends')
          .map(({ id, name, at, seen }) => ({
            user: { id, name },
            since: at,
            online: (seen ?? 0) > now - ONLINE || there.has(id),
          })),
        asked: told(({ state, by }) => state === 'asked' && by !== userId),
        asking: told(({ state, by }) => (state === 'asked' || state === 'declined') && by === userId),
        invitations: await invitationsOf(db, userId),
      }
    },

    /** A friend is invited to an open table by someone who sits there or hosts it. Returns the table. */
    invite: (tableId: string, by: User, userId: string): Promise<Table> =>
      db.transaction().execute(async (trx) => {
        await lockTables(trx, dialect, [tableId])
        const table = await readSoundTable(trx, tableId)
        if (table.host !== by.id && !isSeated(table, by.id)) {
          throw new RefusalError('not-your-seat', 'You do not sit at this table.')
        }
        if (table.status !== 'open') throw new RefusalError('already-started', 'The match has begun.')
        if (!table.seats.some(isFree)) throw new RefusalError('seat-taken', 'No seat is free.')
        if ((await between(trx, by.id, userId))?.state !== 'friends') {
          throw new RefusalError('not-friends', 'Only friends can be invited.')
        }
        await trx
          .insertInto('invitations')
          .values({ tableId, userId, by: by.id, at: Date.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return table
      }),

    async decline(tableId: string, userId: string): Promise<void> {
      await db.deleteFrom('invitations').where('tableId', '=', tableId).where('userId', '=', userId).execute()
    },

    /** An account has asked for something. Best effort: failures do not matter. */
    saw({ id, username }: User): void {
      const now = Date.now()
      if (username === null || (written.get(id) ?? 0) > now - SEEN_EVERY) return
      if (written.size > 10_000) written.clear()
      written.set(id, now)
      db.insertInto('seen')
        .values({ userId: id, at: now })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ at: now }))
        .execute()
        .catch(() => written.delete(id))
    },
  }
}

/** Which of them are watching a table where they sit. */
async function atTables(db: Db, users: readonly string[], now: number): Promise<Set<string>> {
  if (users.length === 0) return new Set()
  const rows = await db
    .selectFrom('presence')
    .select('userId')
    .distinct()
    .where('userId', 'in', users)
    .where('here', '=', 1)
    .where('seen', '>', now - STALE)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

/** Not shown to someone who already sits there, or from someone who is no longer a friend. */
const invitationsOf = async (db: Db, userId: string): Promise<Friends['invitations']> => {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.tableId')
    .innerJoin('user', 'user.id', 'invitations.by')
    .select(['tables.id', 'tables.game', 'user.id as by', 'user.name', 'invitations.at'])
    .where('invitations.userId', '=', userId)
    .where('tables.status', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.tableId', '=', 'tables.id')
            .where('seats.userId', '=', userId),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('friends')
          .select('friends.at')
          .where('friends.state', '=', 'friends')
          .where(({ or, and, eb, ref }) =>
            or([
              and([eb('friends.low', '=', userId), eb('friends.high', '=', ref('invitations.by'))]),
              and([eb('friends.high', '=', userId), eb('friends.low', '=', ref('invitations.by'))]),
            ]),
          ),
      ),
    )
    .orderBy('invitations.at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ id, game, by, name, at }) => ({ table: id, game, by: { id: by, name }, at }))
}
