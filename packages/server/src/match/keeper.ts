// Looks after matches in which nobody does anything: clocks that run out, bots whose node has died, results that were
// not counted. Every node does it; whatever two of them do at once happens once.

import type { Logger } from 'pino'
import { countResults } from '../people/results.ts'
import type { Store } from '../store/open.ts'
import type { Bots } from './bots.ts'
import { flagOf, type Matches } from './matches.ts'

const LOOK_EVERY = 1000
const LOOK_FOR_BOTS_EVERY = 15_000
/** A bot that has not answered for so long is asked again, here. */
const PATIENCE = 15_000
const FORGET_AFTER = 15 * 60_000

export type Keeper = { close(): void }

export function keeperOf(store: Store, matches: Matches, bots: Bots, log: Logger): Keeper {
  const { db } = store

  async function flags(): Promise<void> {
    const now = Date.now()
    const rows = await db
      .selectFrom('matches')
      .select('tableId')
      .where('deadline', '<=', now)
      .limit(200)
      .execute()
    for (const { tableId } of rows) {
      const live = await matches.current(tableId)
      const flag = flagOf(live.table, live.clocks)
      if (flag === undefined || flag.at > now || live.table.status !== 'playing') {
        await clear(tableId, now)
      } else if (live.table.options.timeout === 'bot') {
        await matches.substitute(tableId, flag.seat, live.table.options.substitute)
      } else await clear(tableId, now)
    }
  }

  /** Nothing is to be done about a clock that ran out: everybody waits. */
  const clear = (tableId: string, now: number) =>
    db
      .updateTable('matches')
      .set({ deadline: null })
      .where('tableId', '=', tableId)
      .where('deadline', '<=', now)
      .execute()

  async function wakeBots(before: number): Promise<void> {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.tableId')
      .innerJoin('matches', 'matches.tableId', 'seats.tableId')
      .select('seats.tableId')
      .distinct()
      .where('tables.status', '=', 'playing')
      .where('seats.bot', 'is not', null)
      .where('matches.changed', '<=', before)
      .execute()
    for (const { tableId } of rows) bots.wake(await matches.current(tableId))
  }

  async function count(): Promise<void> {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'over')
      .where('counted', '=', 0)
      .limit(100)
      .execute()
    for (const { id } of rows) await countResults(store, await matches.current(id))
  }

  let isClosed = false
  const repeat = (what: string, every: number, work: () => Promise<void>) => {
    let timer: NodeJS.Timeout
    const next = () => {
      timer = setTimeout(async () => {
        try {
          await work()
        } catch (error) {
          if (!isClosed) log.error({ error }, `${what} failed`)
        }
        if (!isClosed) next()
      }, every)
    }
    next()
    return () => clearTimeout(timer)
  }
  const stops = [
    repeat('looking at the clocks', LOOK_EVERY, flags),
    repeat('looking after bots', LOOK_FOR_BOTS_EVERY, () => wakeBots(Date.now() - PATIENCE)),
    repeat('counting results', LOOK_FOR_BOTS_EVERY, count),
    repeat('forgetting', 60_000, () => matches.forget(Date.now() - FORGET_AFTER)),
  ]
  // What a restart interrupted goes on at once.
  wakeBots(Date.now()).catch((error: unknown) => log.error({ error }, 'waking the bots failed'))
  return {
    close() {
      isClosed = true
      for (const stop of stops) stop()
    },
  }
}
