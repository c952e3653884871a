// Changes everything around a match: who sits where, clocks, requests, motions, a break. It is written only if no one
// has changed it in the meantime, along with its notices, and announced once it is on disk.

import type { Seat } from '@sietch/kernel'
import type { Motion, OnlineSeat, UndoRequest } from '@sietch/protocol'
import type { Store } from '../store/open.ts'
import { type Noted, note } from '../table/notices.ts'
import type { Table } from '../table/table.ts'
import { afterOutage, type Clocks, comeBack, goAway } from './clock.ts'
import type { holdingOf } from './holding.ts'
import type { Live } from './live.ts'
import { isAbout } from './motions.ts'
import { askedAt, wakeAt } from './seating.ts'
import { deadlineOf, shiftKept } from './veil.ts'

/** Who sits in a seat and plays it. */
export type Sitting = Pick<OnlineSeat, 'seat' | 'user' | 'bot'> & {
  readonly offered: boolean
  readonly resigned: boolean
}

export function sittingAt({ seats }: Table, seat: Seat): Sitting {
  const { user = null, bot = null, offered = false, resigned = false } = seats[seat] ?? {}
  return { seat, user, bot, offered, resigned }
}

/** The same table with someone else in the seat. A match in which a seat has changed hands is not rated. */
function seatedAt(table: Table, { seat, user, bot, offered, resigned }: Sitting): Table {
  const isSame = table.seats[seat]?.user?.id === user?.id
  const seats = table.seats.map((one) => {
    if (one.seat !== seat) return one
    const { offered: _, resigned: __, ...rest } = one
    return {
      ...rest,
      user,
      bot,
      ...(offered && { offered: true as const }),
      ...(resigned && { resigned: true as const }),
    }
  })
  return { ...table, seats, ...(!isSame && { rated: false, unrated: 'passed' as const }) }
}

type Arrangement = {
  readonly clocks?: Clocks
  readonly request?: UndoRequest | null
  readonly motion?: Motion | null
  readonly paused?: number | null
  readonly seat?: Sitting
  readonly noted?: Noted
}

export type Arranging = ReturnType<typeof arrangingOf>

export function arrangingOf(
  { db }: Pick<Store, 'db'>,
  { tell, doubt }: Pick<ReturnType<typeof holdingOf>, 'tell' | 'doubt'>,
) {
  /** False if someone was faster. Seats and notices are written with it or not at all. */
  async function rearrange(live: Live, change: Arrangement): Promise<boolean> {
    const {
      clocks = live.clocks,
      request = live.request,
      motion = live.motion,
      paused = live.paused,
    } = change
    const { seat, noted } = change
    const table = seat === undefined ? live.table : seatedAt(live.table, seat)
    const arranged = live.arranged + 1
    const now = Date.now()
    const rests = paused !== null
    try {
      const written = await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('matches')
          .set({
            arranged,
            clocks: JSON.stringify(clocks),
            request: request === null ? null : JSON.stringify(request),
            motion: motion === null ? null : JSON.stringify(motion),
            paused,
            deadline: rests ? null : deadlineOf({ ...live, table, clocks }, now),
            wake: rests ? null : wakeAt(table, askedAt(live.position), now),
          })
          .where('tableId', '=', live.id)
          .where('seq', '=', live.seq)
          .where('arranged', '=', live.arranged)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return undefined
        // Answers to an open question belong to the time it was asked.
        if (live.paused !== null && !rests) await shiftKept(trx, live.id, now - live.paused)
        if (seat !== undefined) {
          await trx
            .updateTable('seats')
            .set({
              bot: seat.bot,
              userId: seat.user?.id ?? null,
              offered: seat.offered ? 1 : 0,
              resigned: seat.resigned ? 1 : 0,
            })
            .where('tableId', '=', live.id)
            .where('seat', '=', seat.seat)
            .execute()
          // The previous player knows what is hidden.
          if (table.unrated === 'passed')
            await trx.updateTable('tables').set({ rated: 0, passed: 1 }).where('id', '=', live.id).execute()
        }
        return { notice: noted && (await note(trx, table, live.seq, noted)) }
      })
      if (written === undefined) return false
      Object.assign(live, { clocks, request, motion, paused, table, arranged })
      tell(live, (watcher) => watcher.arranged?.(live))
      const { notice } = written
      if (notice !== undefined) tell(live, (watcher) => watcher.noted?.(live, notice))
      return true
    } catch (error) {
      doubt(live)
      throw error
    }
  }

  return {
    rearrange,

    /** A bot plays from now on, or the player is back: then no one else can take the seat. */
    settleSeat(live: Live, seat: Seat, bot: string | null, noted: Noted, more: Partial<Sitting> = {}) {
      const now = live.paused ?? Date.now()
      const { clock } = live.table.options
      const isBack = bot === null
      const clocks = isBack ? comeBack(clock, live.clocks, seat, now) : goAway(live.clocks, seat, now)
      const before = sittingAt(live.table, seat)
      const sitting = { ...before, bot, ...(isBack && { offered: false }), ...more }
      const motion = live.motion !== null && isAbout(live.motion, seat) ? null : live.motion
      return rearrange(live, { clocks, motion, seat: sitting, noted })
    },

    /** The table takes a break or resumes: the time in between is charged to no one. */
    rest(live: Live, noted: Noted, rests: boolean): Promise<boolean> {
      const now = Date.now()
      const clocks = live.paused === null ? live.clocks : afterOutage(live.clocks, now - live.paused)
      return rearrange(live, { clocks, motion: null, paused: rests ? now : null, noted })
    },

    /** Posts a notice that changes nothing else. */
    async tellNoted(live: Live, noted: Noted): Promise<void> {
      const notice = await note(db, live.table, live.seq, noted)
      tell(live, (watcher) => watcher.noted?.(live, notice))
    },
  }
}
