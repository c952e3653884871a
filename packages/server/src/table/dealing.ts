// A match starts at a table: it is dealt and stored along with the table's new status.

import { startClocks } from '../match/clock.ts'
import { legRow } from '../match/legs.ts'
import { begin, generatorIn, setupFor } from '../match/position.ts'
import { wakeAt } from '../match/seating.ts'
import { deadlineOf } from '../match/veil.ts'
import { unreadable } from '../refusal.ts'
import type { Games } from './games.ts'
import type { Deal } from './opening.ts'
import { type Db, gameOf, type Table } from './table.ts'

/** What a match was dealt with. */
export async function dealOf(trx: Db, id: string): Promise<Deal> {
  const { seed, state } = await trx
    .selectFrom('tables')
    .innerJoin('matches', 'matches.tableId', 'tables.id')
    .select(['tables.seed', 'matches.state'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow()
  try {
    return { seed, generator: generatorIn(state) }
  } catch (error) {
    throw unreadable(error)
  }
}

export async function deal(trx: Db, games: Games, table: Table): Promise<void> {
  const { id, seats, options } = table
  const game = gameOf(games, table.game)
  const setup = setupFor(
    game,
    table.setup,
    seats.flatMap(({ seat, user }) => (user === null ? [] : seat)),
  )
  const { seed, generator } = await trx
    .selectFrom('tables')
    .select(['seed', 'generator'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { position, entry, version } = begin(game, setup, seed, generator ?? undefined)
  const now = Date.now()
  const asked = position.prompts.map(({ decision }) => decision.seat)
  const clocks = startClocks(options.clock, seats, asked, now)
  await trx
    .updateTable('tables')
    .set({ status: 'playing', setup: JSON.stringify(setup) })
    .where('id', '=', id)
    .execute()
  await trx
    .insertInto('matches')
    .values({
      tableId: id,
      version,
      seq: 0,
      state: JSON.stringify(position.state),
      base: null,
      opening: JSON.stringify(entry.events),
      clocks: JSON.stringify(clocks),
      request: null,
      deadline: deadlineOf({ id, table, clocks, position }, now - 1),
      wake: wakeAt(table, asked, now),
      changed: now,
    })
    .execute()
  await trx
    .insertInto('legs')
    .values({ matchId: id, ...legRow(0, { version, seq: 0, state: position.state, entry }) })
    .execute()
}
