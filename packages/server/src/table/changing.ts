// The host changes a table that has not started: another setup, other terms, another name. Those seated keep a seat.

import type { Json, Seat } from '@sietch/kernel'
import { LIMITS, same, type TableLevel } from '@sietch/protocol'
import type { SeatOfSetup } from '../match/position.ts'
import { readableName } from '../people/words.ts'
import { RefusalError } from '../refusal.ts'
import type { Games } from './games.ts'
import { readWanted, type WantedOptions } from './opening.ts'
import { botsIn, type Db, gameOf, type Table } from './table.ts'

/** Missing fields stay as they are; null removes them. */
export type TableChange = {
  readonly game?: string
  readonly setup?: Json
  readonly options?: WantedOptions
  readonly listed?: boolean
  readonly name?: string | null
  /** Hashed. */
  readonly password?: string | null
  readonly language?: string | null
  readonly level?: TableLevel | null
}

export async function changeTable(trx: Db, games: Games, table: Table, change: TableChange): Promise<void> {
  const { game = table.game, setup = table.setup, listed, name, password, language, level } = change
  const isPlayedAnew = game !== table.game || !same(setup, table.setup)
  // Who may talk privately depends on what is played.
  const { talk: _, ...terms } = table.options
  const wanted: WantedOptions = change.options ?? (isPlayedAnew ? terms : table.options)
  const { seats, talk } = readWanted(gameOf(games, game), { setup, options: wanted })
  const { talk: __, ...options } = wanted
  await trx
    .updateTable('tables')
    .set({
      game,
      setup: JSON.stringify(setup),
      options: JSON.stringify(options),
      talk: JSON.stringify(talk),
      ...(listed !== undefined && { listed: listed ? (1 as const) : (0 as const) }),
      ...(name !== undefined && { name: name === null ? null : readableName(name, LIMITS.tableName) }),
      ...(password !== undefined && { password }),
      ...(language !== undefined && { language }),
      ...(level !== undefined && { level }),
    })
    .where('id', '=', table.id)
    .execute()
  if (isPlayedAnew) await reseat(trx, table, seats, botsIn(gameOf(games, game)))
  // A new name or listing is still the game they sat down to.
  if (isPlayedAnew || !same({ ...options, talk } as Json, table.options as Json)) {
    await trx
      .updateTable('seats')
      .set({ unagreed: 1 })
      .where('tableId', '=', table.id)
      .where('userId', 'is not', null)
      .where('userId', '!=', table.host)
      .execute()
  }
}

type Sitter = { readonly userId: string | null; readonly bot: string | null }
const NOBODY: Sitter = { userId: null, bot: null }

/** Everyone keeps their seat if it still exists; people before bots. */
async function reseat(
  trx: Db,
  table: Table,
  seats: readonly SeatOfSetup[],
  bots: readonly string[],
): Promise<void> {
  const takes = ({ seat, kind }: SeatOfSetup): Sitter => {
    const { user = null, bot = null } = (kind === 'person' && table.seats[seat]) || {}
    if (user !== null) return { userId: user.id, bot: null }
    return bot !== null && bots.includes(bot) ? { userId: null, bot } : NOBODY
  }
  const sitters = new Map<Seat, Sitter>(seats.map((one) => [one.seat, takes(one)]))
  for (const { seat, user } of table.seats) {
    if (user === null || sitters.get(seat)?.userId === user.id) continue
    const isOpen = ({ seat: at, kind }: SeatOfSetup) => kind === 'person' && sitters.get(at)?.userId === null
    const next = seats.find((one) => isOpen(one) && sitters.get(one.seat)?.bot === null) ?? seats.find(isOpen)
    if (next === undefined)
      throw new RefusalError('too-few-seats', 'More people sit here than could play that.')
    sitters.set(next.seat, { userId: user.id, bot: null })
  }
  await trx.deleteFrom('seats').where('tableId', '=', table.id).execute()
  const rows = seats.map((one) => ({ tableId: table.id, ...one, ...(sitters.get(one.seat) ?? NOBODY) }))
  await trx.insertInto('seats').values(rows).execute()
}
