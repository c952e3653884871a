// Matches that cannot go on. One is set aside with the reason and left alone: no clocks, bots or results touch it, and
// all others go on. Every node started later tries it once, since it may have newer rules or bots, or a repaired
// database; if it can go on, no one has lost time. Its players may abandon it instead.

import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { isSeated, lockTables, readTable, type Table } from '../table/table.ts'
import { afterOutage } from './clock.ts'
import type { MatchFault, Point } from './fault.ts'
import type { Live } from './live.ts'
import { isPlayedByPerson } from './seating.ts'
import { deadlineOf } from './veil.ts'

const LONGEST_DETAIL = 4000

/** What is known about one to be tried again: since when it has been halted. */
export type Halted = { readonly at: number }

/** `started`: when this node was. Matches halted before then are tried again here. */
export function haltsOf({ db, dialect }: Store, started: number) {
  return {
    /** Undefined if it goes on. Refuses one that this node, or one started after it, has found unable to go on. */
    async check(id: string): Promise<Halted | undefined> {
      const halt = await db
        .selectFrom('halts')
        .select(['at', 'givenUp'])
        .where('tableId', '=', id)
        .where('released', 'is', null)
        .executeTakeFirst()
      if (halt === undefined) return undefined
      if (halt.givenUp === 1 || halt.at >= started) throw halted()
      return halt
    },

    /** Sets a match aside, if it is still where it failed, and unless a node started after this one plays it. */
    halt: (id: string, { seq, arranged }: Point, { why, cause, message }: MatchFault): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const moved = await trx
          .updateTable('matches')
          // Nodes that hold it must read it again and find it halted.
          .set({ arranged: arranged + 1 })
          .where('tableId', '=', id)
          .where('seq', '=', seq)
          .where('arranged', '=', arranged)
          .executeTakeFirst()
        if (moved.numUpdatedRows !== 1n) return false
        const detail = ((cause instanceof Error && cause.stack) || message).slice(0, LONGEST_DETAIL)
        const told = { at: Date.now(), why, detail, released: null }
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('halts')
          .values({ tableId: id, ...told, agreed: '[]', givenUp: 0 })
          .onConflict((conflict) =>
            conflict
              .column('tableId')
              .doUpdateSet(told)
              .where(({ eb, or }) =>
                or([eb('halts.released', 'is', null), eb('halts.released', '<=', started)]),
              ),
          )
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }),

    /** It goes on after all. No one is charged for the time in between. */
    release: ({ table, clocks, position, seq, arranged, paused }: Live, { at }: Halted): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        // During a break, no time runs anyway.
        const later = paused === null ? afterOutage(clocks, Date.now() - at) : clocks
        const moved = await trx
          .updateTable('matches')
          .set({
            arranged: arranged + 1,
            clocks: JSON.stringify(later),
            deadline:
              paused === null ? deadlineOf({ id: table.id, table, clocks: later, position }, at) : null,
          })
          .where('tableId', '=', table.id)
          .where('seq', '=', seq)
          .where('arranged', '=', arranged)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('halts')
                .select('halts.at')
                .whereRef('halts.tableId', '=', 'matches.tableId')
                .where('halts.released', 'is', null)
                .where('halts.givenUp', '=', 0),
            ),
          )
          .executeTakeFirst()
        if (moved.numUpdatedRows !== 1n) return false
        await trx
          .updateTable('halts')
          .set({ released: started, agreed: '[]' })
          .where('tableId', '=', table.id)
          .execute()
        return true
      }),

    /**
     * A player would rather have the file, which gives everything away, than wait. Once all players agree, it is over
     * for good.
     */
    giveUp: (id: string, userId: string): Promise<Table> =>
      db.transaction().execute(async (trx) => {
        await lockTables(trx, dialect, [id])
        const table = await readTable(trx, id)
        if (!isSeated(table, userId)) {
          throw new RefusalError('not-your-seat', 'You do not sit at this table.')
        }
        if (table.halted === null) throw new RefusalError('not-halted', 'The match goes on.')
        if (table.status !== 'playing') return table
        const agreed = [...new Set([...table.halted.agreed, userId])]
        const isGivenUp = table.seats
          .filter(isPlayedByPerson)
          .every(({ user }) => user === null || agreed.includes(user.id))
        const { numUpdatedRows } = await trx
          .updateTable('halts')
          .set({ agreed: JSON.stringify(agreed), givenUp: isGivenUp ? 1 : 0 })
          .where('tableId', '=', id)
          .where('released', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new RefusalError('not-halted', 'The match goes on.')
        if (isGivenUp) {
          await trx
            .updateTable('tables')
            .set({ status: 'over', ended: Date.now(), counted: 1 })
            .where('id', '=', id)
            .execute()
        }
        return readTable(trx, id)
      }),

    /** A few that were halted before this node started. */
    async untried(most: number, except: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom('halts')
        .select('tableId')
        .where('released', 'is', null)
        .where('at', '<', started)
        .where('givenUp', '=', 0)
        .where('tableId', 'not in', except)
        .limit(most)
        .execute()
      return rows.map(({ tableId }) => tableId)
    },

    /** How many are halted and not abandoned. */
    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('halts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('released', 'is', null)
        .where('givenUp', '=', 0)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

export const halted = (): RefusalError =>
  new RefusalError('halted', 'This match cannot go on at the moment. It is kept until it can.')

export const isHalted = (error: unknown): boolean => error instanceof RefusalError && error.code === 'halted'
