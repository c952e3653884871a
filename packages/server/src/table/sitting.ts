// Who sits where at a table that has not started.

import type { Seat } from '@sietch/kernel'
import { RefusalError } from '../refusal.ts'
import { type Db, isFree, ownSeats, type Table } from './table.ts'

/** The host has not removed them. */
export async function isWelcome(trx: Db, tableId: string, userId: string): Promise<boolean> {
  const removed = await trx
    .selectFrom('kicked')
    .select('userId')
    .where('tableId', '=', tableId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return removed === undefined
}

/** Refuses people the host has removed. */
export async function checkWelcome(trx: Db, tableId: string, userId: string): Promise<void> {
  if (!(await isWelcome(trx, tableId, userId)))
    throw new RefusalError('kicked', 'The host has removed you from this table.')
}

/**
 * In the requested seat, in addition to those they have; if none is named, in the first free one, unless already
 * seated.
 */
export async function sit(trx: Db, table: Table, userId: string, wanted?: Seat): Promise<void> {
  const own = ownSeats(table, userId)
  if (wanted === undefined ? own.length > 0 : own.includes(wanted)) return
  await checkWelcome(trx, table.id, userId)
  const free = table.seats.filter(isFree)
  const seat = wanted === undefined ? free[0]?.seat : free.find((one) => one.seat === wanted)?.seat
  if (seat === undefined) throw new RefusalError('seat-taken', 'That seat is taken.')
  await setSeat(trx, table.id, seat, { userId })
}

/** Where they sat before, if those seats are free; if none is, anywhere. */
export async function sitAgain(trx: Db, table: Table, userId: string, old: Table): Promise<void> {
  const isOpen = (seat: Seat) => table.seats.some((one) => one.seat === seat && isFree(one))
  const wanted = ownSeats(old, userId).filter(isOpen)
  for (const seat of wanted) await sit(trx, table, userId, seat)
  if (wanted.length === 0) await sit(trx, table, userId)
}

type Sitter = { readonly userId?: string | null; readonly bot?: string | null }

/** Someone who sits down, or takes a seat over, has seen the table as it is. */
export const setSeat = (trx: Db, id: string, seat: Seat, set: Sitter) =>
  trx
    .updateTable('seats')
    .set({ ...set, unagreed: 0, withBots: 0 })
    .where('tableId', '=', id)
    .where('seat', '=', seat)
    .execute()
