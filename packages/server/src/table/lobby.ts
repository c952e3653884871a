// What people do with tables before and around a match: open, join, leave, change, seat bots, start, play again. Each
// is one transaction that has the table to itself.

import type { Seat } from '@sietch/kernel'
import type { Limits } from '../config.ts'
import { notYourSeat, RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { atTableOf } from './at-table.ts'
import { changeTable, type TableChange } from './changing.ts'
import { deal, dealOf } from './dealing.ts'
import type { Games } from './games.ts'
import { type Deal, insertTable, type NewTable, playsByItself } from './opening.ts'
import { checkPassword, type Guest } from './password.ts'
import { beginIfFull, leaveQuick, quickOf } from './quick.ts'
import { checkWelcome, setSeat, sit, sitAgain } from './sitting.ts'
import {
  checkBot,
  type Db,
  gameOf,
  isFree,
  isSeated,
  lockTables,
  ownSeats,
  readTable,
  readTables,
  type Table,
} from './table.ts'

export function lobby(store: Store, games: Games, limits: Pick<Limits, 'openTables' | 'running'>) {
  const { db, dialect } = store
  const { atTable, atOpenTable, asHost: asOpenHost } = atTableOf(store)

  /** The first person in a quick match has no say over the others. */
  const asHost: typeof asOpenHost = (id, userId, work) =>
    asOpenHost(id, userId, (trx, table) => {
      if (table.quick === true) throw new RefusalError('not-the-host', 'Nobody hosts a quick match.')
      return work(trx, table)
    })

  /**
   * Refuses one open table, or one running match with bots, too many. Opening or starting tables on several nodes at
   * once is serialized per person.
   */
  async function checkHosted(trx: Db, userId: string, status: 'open' | 'playing'): Promise<void> {
    const person = trx.selectFrom('user').select('id').where('id', '=', userId)
    await (dialect === 'postgres' ? person.forUpdate() : person).execute()
    const hosted = trx
      .selectFrom('tables')
      .where('host', '=', userId)
      .where('status', '=', status)
      // No one can finish a match that cannot go on.
      .where('id', 'not in', (eb) => eb.selectFrom('halts').select('tableId').where('released', 'is', null))
    const counted =
      status === 'open'
        ? hosted
        : hosted.where('id', 'in', (eb) =>
            eb.selectFrom('seats').select('tableId').where('userId', 'is', null).where('kind', '=', 'person'),
          )
    const { count } = await counted
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const [most, refused] =
      status === 'open' ? [limits.openTables, tooManyTables] : [limits.running, tooManyMatches]
    if (most > 0 && Number(count) >= most) throw refused()
  }

  const quick = quickOf({ store, games, checkHosted })

  /** A table like another one, with its bots; the person who asked for it keeps their seat. */
  async function again(trx: Db, old: Table, userId: string, deal?: Deal): Promise<string> {
    await checkHosted(trx, userId, 'open')
    const bots = old.seats.map(({ user, bot }) => (user === null ? bot : null))
    const { game, setup, options } = old
    // It is for those who were there: not listed, and a copy of the deal does not follow on the old match.
    const wanted = { game, setup, options, listed: false, bots, deal }
    const made = await insertTable(trx, games, userId, wanted, deal === undefined ? old.id : null)
    const table = await readTable(trx, made)
    if (table.seats.some(isFree)) await sitAgain(trx, table, userId, old)
    return made
  }

  return {
    create: (userId: string, wanted: NewTable): Promise<string> =>
      db.transaction().execute(async (trx) => {
        await checkHosted(trx, userId, 'open')
        const id = await insertTable(trx, games, userId, wanted, null)
        const table = await readTable(trx, id)
        if (table.seats.some(isFree)) await sit(trx, table, userId)
        return id
      }),

    quick: quick.find,

    withBots: (id: string, userId: string): Promise<void> =>
      atOpenTable(id, (trx, table) => quick.beginWithBots(trx, table, userId)),

    /** Refuses people the host has removed, and those who do not know the password. */
    async checkWelcome(table: Table, guest: Guest, password: string | undefined): Promise<void> {
      await checkWelcome(db, table.id, guest.user)
      if (isSeated(table, guest.user) || table.host === guest.user) return
      await checkPassword(db, table.id, guest, password)
    },

    join: (id: string, userId: string, seat?: Seat): Promise<void> =>
      atOpenTable(id, async (trx, table) => {
        await sit(trx, table, userId, seat)
        await beginIfFull(trx, games, id)
      }),

    /** Before the match: frees one seat, or all of theirs; a table its host leaves entirely is gone. */
    leave: (id: string, userId: string, only?: Seat): Promise<'left' | 'closed'> =>
      atOpenTable(id, async (trx, table) => {
        const own = ownSeats(table, userId)
        if (only !== undefined && !own.includes(only)) throw notYourSeat()
        if (table.quick === true && own.every((seat) => only === undefined || seat === only))
          return leaveQuick(trx, table, userId)
        if (table.host === userId && only === undefined) {
          await trx.deleteFrom('tables').where('id', '=', id).execute()
          return 'closed'
        }
        for (const seat of only === undefined ? own : [only]) await setSeat(trx, id, seat, { userId: null })
        return 'left'
      }),

    change: (id: string, hostId: string, change: TableChange): Promise<void> =>
      asHost(id, hostId, (trx, table) => changeTable(trx, games, table, change)),

    /** They agree to the host's change. */
    agree: (id: string, userId: string): Promise<void> =>
      atOpenTable(id, async (trx, table) => {
        if (!isSeated(table, userId)) throw notYourSeat()
        await trx
          .updateTable('seats')
          .set({ unagreed: 0 })
          .where('tableId', '=', id)
          .where('userId', '=', userId)
          .execute()
      }),

    /** Someone the host removes loses all seats and cannot come back to this table. */
    kick: (id: string, hostId: string, seat: Seat): Promise<void> =>
      asHost(id, hostId, async (trx, table) => {
        const there = table.seats[seat]
        if (there === undefined) throw notYourSeat()
        if (there.kind === 'automa') throw playsByItself()
        await setSeat(trx, id, seat, { userId: null, bot: null })
        if (there.user === null || there.user.id === hostId) return
        for (const other of ownSeats(table, there.user.id)) await setSeat(trx, id, other, { userId: null })
        await trx
          .insertInto('kicked')
          .values({ tableId: id, userId: there.user.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }),

    seatBot: (id: string, hostId: string, seat: Seat, bot: string | null): Promise<void> =>
      asHost(id, hostId, async (trx, table) => {
        if (bot !== null) checkBot(gameOf(games, table.game), bot)
        const there = table.seats[seat]
        if (there?.kind === 'automa') throw playsByItself()
        if (there === undefined || there.user !== null)
          throw new RefusalError('seat-taken', 'That seat is taken.')
        await setSeat(trx, id, seat, { bot })
      }),

    start: (id: string, hostId: string): Promise<void> =>
      asHost(id, hostId, async (trx, table) => {
        if (table.seats.some(isFree)) {
          throw new RefusalError('seats-free', 'Every seat needs a player or a bot.')
        }
        if (table.seats.some(({ unagreed }) => unagreed === true)) {
          throw new RefusalError('not-agreed', 'Somebody has not agreed yet to how the table was changed.')
        }
        await checkHosted(trx, hostId, 'playing')
        await deal(trx, games, table)
      }),

    /** For those who played. The second one to ask gets the table that the first one opened. */
    rematch: (id: string, userId: string): Promise<string> =>
      atTable(id, async (trx, old) => {
        if (old.status !== 'over') throw notOver()
        if (!isSeated(old, userId)) throw notYourSeat()
        const opened = await trx
          .selectFrom('tables')
          .select('id')
          .where('before', '=', id)
          .where('status', '=', 'open')
          .executeTakeFirst()
        if (opened === undefined) return again(trx, old, userId)
        await lockTables(trx, dialect, [opened.id])
        const [next] = await readTables(trx, [opened.id])
        if (next?.status !== 'open') return again(trx, old, userId)
        await sitAgain(trx, next, userId, old)
        return next.id
      }),

    /**
     * The same setup and the same deal: only for a finished match, since the seed gives everything away. Anyone may,
     * since everyone can see the match now; so it is not rated.
     */
    clone: (id: string, userId: string): Promise<string> =>
      atTable(id, async (trx, old) => {
        if (old.status !== 'over') throw notOver()
        return again(trx, old, userId, await dealOf(trx, id))
      }),
  }
}

const tooManyTables = (): RefusalError =>
  new RefusalError('too-many-tables', 'Start or close some of your open tables first.')
const tooManyMatches = (): RefusalError =>
  new RefusalError(
    'too-many-matches',
    'Too many of your matches against bots are under way. Finish some of them first.',
  )
const notOver = (): RefusalError => new RefusalError('not-over', 'The match is not over yet.')
