// A table: who sits where, what is played and how. Everything about it except the match itself.

import { randomBytes } from 'node:crypto'
import type { AnyGame } from '@sietch/games'
import type { Json, Seat, Teams } from '@sietch/kernel'
import type { OnlineSeat, OnlineTable } from '@sietch/protocol'
import { tableOptions } from '@sietch/protocol/schemas'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { noSuchTable, RefusalError, unreadable } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'
import type { Games } from './games.ts'
import { ratedAt } from './rated.ts'

/** A table is told as it is. */
export type Table = OnlineTable

export type Db = Kysely<Schema> | Transaction<Schema>

/** The name of people who have left. */
const FORMER = 'A former player'

/** Someone who plays or played; without a name, they have left the server for good. */
export const personAt = (
  id: string,
  name: string | null,
): { readonly id: string; readonly name: string } => ({
  id,
  name: name ?? FORMER,
})

/** Unguessable: anyone with the link to an unlisted table was given it. */
export const newTableId = (): string => randomBytes(9).toString('base64url')

export function gameOf(games: Games, id: string): AnyGame {
  const game = games.get(id)
  if (game !== undefined) return game
  throw new RefusalError(
    'no-such-game',
    `There is no game "${id}"; the games: ${[...games.keys()].join(', ')}.`,
  )
}

export const botsIn = (game: AnyGame): string[] => game.open(({ bots }) => Object.keys(bots))

/** Refuses a bot that the game does not have. */
export function checkBot(game: AnyGame, bot: string): void {
  const names = botsIn(game)
  if (!names.includes(bot)) {
    throw new RefusalError('no-such-bot', `There is no bot "${bot}"; the bots: ${names.join(', ')}.`)
  }
}

/**
 * An unreadable table is returned with what is known about it: those seated learn that its match cannot go on, and no
 * one else sees it.
 */
export async function readTable(db: Db, id: string): Promise<Table> {
  const [read] = await readRows(db, [id])
  if (read === undefined) throw noSuchTable()
  return read.table
}

/** A table to be played at: refuses an unreadable one. */
export async function readSoundTable(db: Db, id: string): Promise<Table> {
  const [read] = await readRows(db, [id])
  if (read === undefined) throw noSuchTable()
  if (read.damage !== undefined) throw unreadable(read.damage)
  return read.table
}

/** In the order of the ids. */
export async function readTables(db: Db, ids: readonly string[]): Promise<Table[]> {
  return (await readRows(db, ids)).map(({ table }) => table)
}

/** `damage`: why the table is unreadable. */
type Read = { readonly table: Table; readonly damage?: unknown }

async function readRows(db: Db, ids: readonly string[]): Promise<Read[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tables')
    .leftJoin('halts', (join) =>
      join.onRef('halts.tableId', '=', 'tables.id').on('halts.released', 'is', null),
    )
    .selectAll('tables')
    .select(['halts.at', 'halts.why', 'halts.agreed'])
    .where('tables.id', 'in', ids)
    .execute()
  const seats = await db
    .selectFrom('seats')
    .leftJoin('user', 'user.id', 'seats.userId')
    .select([
      'seats.tableId',
      'seats.seat',
      'seats.kind',
      'seats.team',
      'seats.role',
      'seats.userId',
      'seats.bot',
      'seats.offered',
      'seats.resigned',
      'seats.unagreed',
      'seats.withBots',
      'user.name',
    ])
    .where('seats.tableId', 'in', ids)
    .orderBy('seats.seat')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const { host, game, status, before, created, ended, at, why, agreed } = row
    const own = toldApart(seats.filter(({ tableId }) => tableId === id))
    const teams = teamsOf(own)
    const [isImported, isPassed, isDealtAgain] = [row.imported === 1, row.passed === 1, row.rated === 0]
    const table = {
      id,
      host,
      game,
      listed: row.listed === 1,
      status,
      before,
      ...ratedAt({ isImported, isPassed, isDealtAgain, seats: own, teams }),
      created,
      ended,
      seats: own.map(({ seat, kind, role, userId, bot, offered, resigned, unagreed, withBots, name }) => ({
        seat,
        kind,
        ...(role !== null && { role }),
        user: userId === null ? null : personAt(userId, name),
        bot,
        ...(offered === 1 && status === 'playing' && { offered: true as const }),
        ...(resigned === 1 && { resigned: true as const }),
        ...(unagreed === 1 && status === 'open' && { unagreed: true as const }),
        ...(withBots === 1 && status === 'open' && { withBots: true as const }),
      })),
      teams,
      halted: at === null || why === null ? null : { at, why, agreed: namesIn(agreed) },
      ...(row.name !== null && { name: row.name }),
      ...(row.language !== null && { language: row.language }),
      ...(row.level !== null && { level: row.level }),
      ...(row.password !== null && { locked: true as const }),
      ...(row.quick === 1 && { quick: true as const }),
      ...(row.winners !== null && { winners: winnersIn(row.winners) }),
    }
    try {
      const setup = JSON.parse(row.setup) as Json
      const options = tableOptions.parse({ ...JSON.parse(row.options), talk: JSON.parse(row.talk) })
      return { table: { ...table, setup, options } }
    } catch (damage) {
      const halted = table.halted ?? { at: created, why: 'unreadable' as const, agreed: [] }
      return { table: { ...table, setup: row.setup, options: CLOSED, halted }, damage }
    }
  })
}

/** The options of a table whose own cannot be read. */
const CLOSED: Table['options'] = tableOptions.parse({ timeout: 'wait', spectators: false })

function namesIn(agreed: string | null): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(agreed ?? '[]'))
  } catch {
    return []
  }
}

function winnersIn(winners: string): Seat[] {
  try {
    return z.array(z.number()).parse(JSON.parse(winners))
  } catch {
    return []
  }
}

/** Letters that look alike count as the same in a name. */
const alike = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Two people with the same name at a table are distinguished by a number, wherever their names appear. */
function toldApart<S extends { readonly userId: string | null; readonly name: string | null }>(
  seats: readonly S[],
): S[] {
  const bearers = new Map<string, string[]>()
  return seats.map((one) => {
    if (one.userId === null || one.name === null) return one
    const known = bearers.get(alike(one.name)) ?? []
    if (!known.includes(one.userId)) known.push(one.userId)
    bearers.set(alike(one.name), known)
    const nth = known.indexOf(one.userId) + 1
    return nth === 1 ? one : { ...one, name: `${one.name} (${nth})` }
  })
}

function teamsOf(seats: readonly { readonly seat: Seat; readonly team: number | null }[]): Teams | null {
  const teams: Seat[][] = []
  for (const { seat, team } of seats) {
    if (team === null) return null
    teams[team] = [...(teams[team] ?? []), seat]
  }
  return teams
}

/**
 * No one else changes these tables until the transaction ends, on any node. On SQLite, a transaction is exclusive
 * anyway. They are always locked in the same order, to avoid deadlocks.
 */
export async function lockTables(trx: Db, dialect: Store['dialect'], ids: readonly string[]): Promise<void> {
  if (dialect !== 'postgres' || ids.length === 0) return
  await trx.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Someone is active at the table: it is not abandoned. */
export async function touchTable(db: Db, id: string): Promise<void> {
  await db.updateTable('tables').set({ touched: Date.now() }).where('id', '=', id).execute()
}

/** What someone is called at the table, where another may have the same name. */
export const nameAt = ({ seats }: Pick<Table, 'seats'>, userId: string): string | undefined =>
  seats.find(({ user }) => user?.id === userId)?.user?.name

/** A person's seats, lowest first. */
export const ownSeats = ({ seats }: Pick<Table, 'seats'>, userId: string | undefined): Seat[] =>
  userId === undefined ? [] : seats.flatMap(({ seat, user }) => (user?.id === userId ? seat : []))

export const isSeated = (table: Pick<Table, 'seats'>, userId: string | undefined): boolean =>
  ownSeats(table, userId).length > 0

/** Whether someone may sit down there. */
export const isFree = ({ kind, user, bot }: OnlineSeat): boolean =>
  kind === 'person' && user === null && bot === null

/** Whether a bot plays the seat: its own, or one standing in for the player. */
export const botAt = (table: Pick<Table, 'seats'>, seat: Seat): string | null =>
  table.seats[seat]?.bot ?? null
