// A quick match: somebody says what they would play, and sits down at a table that fits, or at one that waits for others
// who want the same. Who looks for a table does so one after the other, on whichever node, so that two who come at once
// meet each other, and nobody sits down on a seat that was just taken.

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
/** Whoever has not looked for so long does not wait for a live match any more. */
const GONE_AFTER = MINUTE
/** So many tables are looked at, the oldest first. */
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

/** What somebody would play. */
type Wish = {
  readonly game: string
  /** Of the table that is opened where none fits. */
  readonly setup: Json
  readonly pace: Pace
  /** With whatever modules. */
  readonly widely: boolean
  readonly language?: string
}

/** Where they sit now, and the tables that others are to hear of. */
export type Found = {
  readonly id: string
  readonly changed: readonly string[]
  readonly closed: readonly string[]
}

type Parts = {
  readonly store: Pick<Store, 'db' | 'dialect'>
  readonly games: Games
  /** Refuses whoever has opened too many tables, or plays too many matches with bots. */
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

      // Nobody waits twice: whoever asks again is still there, or wants something else now.
      for (const id of await waitedAt(trx, userId)) {
        const [table] = await locked(trx, [id])
        if (table === undefined) continue
        if (fits(table)) return found(id)
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

  /** Somebody would rather begin with bots than wait on; it begins when all who wait say so. */
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
   * A live match needs everybody: who waits for one and does not look any more makes room. At a table of a host's own the
   * host has to be there; nothing: they are not, or nobody can sit down.
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

  /** Who has not looked at the table for a while; whoever never has came when it was last touched. */
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

/** They wait no longer; the table waits on with the others, or is gone. */
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

/** A quick match begins when nobody is missing. */
export async function beginIfFull(trx: Db, games: Games, id: string): Promise<void> {
  const [table] = await readTables(trx, [id])
  if (table?.quick !== true || table.status !== 'open' || table.seats.some(isFree)) return
  await deal(trx, games, table)
}
