// A quick match: someone says what they want to play, and joins a matching table, or one that waits for others who want
// the same. Searches are serialized across nodes, so that two people who come at once find each other, and no one takes
// a seat that was just taken.

import { isObject, type Json } from '@sietch/kernel'
import type { ClockRule, Pace } from '@sietch/protocol'
import { tableOptions } from '@sietch/protocol/schemas'
import { sql } from 'kysely'
import { notTheHost, notYourSeat, RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { deal } from './dealing.ts'
import type { Games } from './games.ts'
import { insertTable, readWanted } from './opening.ts'
import { readPresence } from './presence.ts'
import { isWelcome, setSeat, sit } from './sitting.ts'
import { type Db, gameOf, isFree, isSeated, lockTables, ownSeats, readTables, type Table } from './table.ts'

const MINUTE = 60_000
/** Someone away for this long is no longer waiting for a live match. */
const GONE_AFTER = MINUTE
/** How many tables are considered, oldest first. */
const LOOKED_AT = 200

const CLOCK: { readonly [P in Pace]: ClockRule } = {
  live: { kind: 'bank', seconds: 20 * 60, increment: 20 },
  days: { kind: 'days', days: 1 },
}

const paceOf = ({ options: { clock } }: Table): Pace | undefined => {
  if (clock.kind === 'none') return undefined
  return clock.kind === 'days' ? 'days' : 'live'
}

const modulesIn = (setup: Json): string => {
  const { modules } = isObject(setup) ? setup : {}
  return Array.isArray(modules) ? modules.map(String).sort().join() : ''
}

/** What someone wants to play. */
type Wish = {
  readonly game: string
  /** For the table that is opened if none matches. */
  readonly setup: Json
  readonly pace: Pace
  /** With any modules. */
  readonly widely: boolean
  readonly language?: string
}

/** Where they sit now, and the tables to announce to others. */
export type Found = {
  readonly id: string
  readonly changed: readonly string[]
  readonly closed: readonly string[]
}

type Parts = {
  readonly store: Pick<Store, 'db' | 'dialect'>
  readonly games: Games
  /** Refuses someone with too many open tables or matches with bots. */
  checkHosted(trx: Db, userId: string, status: 'open' | 'playing'): Promise<void>
}

export function quickOf({ store: { db, dialect }, games, checkHosted }: Parts) {
  const find = (userId: string, wish: Wish): Promise<Found> =>
    db.transaction().execute(async (trx) => {
      const options = tableOptions.parse({ clock: CLOCK[wish.pace] })
      const { talk: _, ...terms } = options
      const { seats } = readWanted(gameOf(games, wish.game), { setup: wish.setup, options: terms })
      const kinds = seats.map(({ kind }) => kind).join()
      if (seats.filter(({ kind }) => kind === 'person').length < 2)
        throw new RefusalError('bad-setup', 'A quick match is for two players or more.')
      if (dialect === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtext('quick match'))`.execute(trx)
      const [changed, closed]: [string[], string[]] = [[], []]
      const found = (id: string): Found => ({ id, changed, closed })
      const fits = (table: Table): boolean =>
        table.game === wish.game &&
        table.status === 'open' &&
        table.halted === null &&
        table.locked === undefined &&
        table.level === undefined &&
        paceOf(table) === wish.pace &&
        table.seats.map(({ kind }) => kind).join() === kinds &&
        (wish.widely || modulesIn(table.setup) === modulesIn(wish.setup))

      // No one waits twice: asking again means the same, or something else instead.
      for (const id of await waitedAt(trx, userId)) {
        const [table] = await locked(trx, [id])
        if (table === undefined) continue
        if (fits(table)) {
          // An older node may have seated the last of them, and does not know that it begins then.
          await beginIfFull(trx, games, id)
          return found(id)
        }
        const left = await leaveQuick(trx, table, userId)
        ;(left === 'left' ? changed : closed).push(id)
      }

      for (const { id } of await candidates(trx, wish.game, fits)) {
        const [before] = await locked(trx, [id])
        if (before === undefined || !fits(before)) continue
        const table = await withoutGone(trx, before, userId, wish.pace)
        if (table === undefined || !(await isWelcome(trx, id, userId))) continue
        await sit(trx, table, userId)
        changed.push(id)
        await beginIfFull(trx, games, id)
        return found(id)
      }

      await checkHosted(trx, userId, 'open')
      const { game, setup, language } = wish
      const wanted = { game, setup, options: terms, listed: true, bots: [], quick: true as const }
      const id = await insertTable(trx, games, userId, { ...wanted, ...(language && { language }) }, null)
      const [made] = await readTables(trx, [id])
      if (made !== undefined) await sit(trx, made, userId)
      return found(id)
    })

  /** Someone would rather start with bots than keep waiting; it starts once everyone waiting agrees. */
  async function beginWithBots(trx: Db, table: Table, userId: string): Promise<void> {
    if (table.quick !== true) throw notTheHost()
    if (!isSeated(table, userId)) throw notYourSeat()
    await trx
      .updateTable('seats')
      .set({ withBots: 1 })
      .where('tableId', '=', table.id)
      .where('userId', '=', userId)
      .execute()
    await withoutGone(trx, table, userId, paceOf(table) ?? 'live')
    const [now] = await readTables(trx, [table.id])
    if (now === undefined || now.seats.some(({ user, withBots }) => user !== null && !withBots)) return
    await checkHosted(trx, now.host, 'playing')
    const { substitute } = now.options
    for (const { seat } of now.seats.filter(isFree)) await setSeat(trx, now.id, seat, { bot: substitute })
    await beginIfFull(trx, games, now.id)
  }

  async function locked(trx: Db, ids: readonly string[]): Promise<Table[]> {
    await lockTables(trx, dialect, ids)
    return readTables(trx, ids)
  }

  /** Those that wait for a quick match first, then those where the fewest are missing. */
  async function candidates(trx: Db, game: string, fits: (table: Table) => boolean): Promise<Table[]> {
    const rows = await trx
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .where('password', 'is', null)
      .where('game', '=', game)
      .orderBy('created')
      .limit(LOOKED_AT)
      .execute()
    const ids = rows.map(({ id }) => id)
    const missing = ({ seats }: Table) => seats.filter(isFree).length
    return (await readTables(trx, ids))
      .filter((table) => fits(table) && (table.quick === true || missing(table) > 0))
      .sort((a, b) => Number(b.quick ?? false) - Number(a.quick ?? false) || missing(a) - missing(b))
  }

  async function waitedAt(trx: Db, userId: string): Promise<string[]> {
    const rows = await trx
      .selectFrom('tables')
      .innerJoin('seats', 'seats.tableId', 'tables.id')
      .select('tables.id')
      .distinct()
      .where('seats.userId', '=', userId)
      .where('tables.quick', '=', 1)
      .where('tables.status', '=', 'open')
      .execute()
    return rows.map(({ id }) => id)
  }

  /**
   * A live match needs everyone: people who wait for one but are away make room. At a hosted table, the host must be
   * present; undefined if not, or if no one can sit down.
   */
  async function withoutGone(trx: Db, table: Table, by: string, pace: Pace): Promise<Table | undefined> {
    if (pace === 'days') return table.seats.some(isFree) || isSeated(table, by) ? table : undefined
    const away = await awayFrom(trx, table)
    if (table.quick === undefined)
      return away.has(table.host) || !(table.seats.some(isFree) || isSeated(table, by)) ? undefined : table
    for (const { seat, user } of table.seats) {
      if (user !== null && user.id !== by && away.has(user.id))
        await setSeat(trx, table.id, seat, { userId: null })
    }
    if (away.has(table.host) && table.host !== by)
      await trx.updateTable('tables').set({ host: by }).where('id', '=', table.id).execute()
    const [now] = await readTables(trx, [table.id])
    return now?.seats.some(isFree) || (now && isSeated(now, by)) ? now : undefined
  }

  /** Who has not watched the table for a while; someone who never has counts from its last activity. */
  async function awayFrom(trx: Db, table: Table): Promise<Set<string>> {
    const seen = (await readPresence(trx, [table.id])).get(table.id) ?? []
    const { touched } = await trx
      .selectFrom('tables')
      .select('touched')
      .where('id', '=', table.id)
      .executeTakeFirstOrThrow()
    const since = Date.now() - GONE_AFTER
    const people = [table.host, ...table.seats.flatMap(({ user }) => user?.id ?? [])]
    return new Set(
      people.filter((user) => {
        const known = seen.find((one) => one.user === user)
        const last = known === undefined ? Math.max(touched, table.created) : known.away
        return last !== null && last < since
      }),
    )
  }

  return { find, beginWithBots }
}

/** They stop waiting; the table keeps waiting with the others, or is gone. */
export async function leaveQuick(trx: Db, table: Table, userId: string): Promise<'left' | 'closed'> {
  const next = table.seats.find(({ user }) => user !== null && user.id !== userId)?.user
  if (next == null) {
    await trx.deleteFrom('tables').where('id', '=', table.id).execute()
    return 'closed'
  }
  for (const seat of ownSeats(table, userId)) await setSeat(trx, table.id, seat, { userId: null })
  if (table.host === userId)
    await trx.updateTable('tables').set({ host: next.id }).where('id', '=', table.id).execute()
  return 'left'
}

/** A quick match starts when no one is missing. */
export async function beginIfFull(trx: Db, games: Games, id: string): Promise<void> {
  const [table] = await readTables(trx, [id])
  if (table?.quick !== true || table.status !== 'open' || table.seats.some(isFree)) return
  await deal(trx, games, table)
}
