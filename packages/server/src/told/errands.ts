// Pending notifications, kept in the database and sent by whichever node comes first: an errand is claimed before
// anything is sent, so two nodes never send the same one. A failed one is retried a few times, later each time, and
// holds up no other: each channel has its own workers, and each target has at most one errand in progress.

import { createHash } from 'node:crypto'
import type { Way } from '@sietch/protocol'
import type { Logger } from 'pino'
import { within } from '../closing.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const LOOK_EVERY = 2 * SECOND
/** A node that claimed an errand and has been silent for this long is gone. */
const LEASE = 2 * MINUTE
/** Delays before a failed errand is retried. After the last it is given up. */
const RESTS: readonly number[] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR]
/** What could not be delivered for this long is no longer news. */
const STALE = 24 * HOUR
/** How many at once. */
const HANDS: { readonly [W in Way]: number } = { push: 20, hook: 20, mail: 3 }
const CLOSING = 3 * SECOND

export type Errand = Schema['errands']
export type NewErrand = Pick<Errand, 'userId' | 'way' | 'target' | 'kind' | 'tableId'> & {
  readonly due?: number
  /** What distinguishes it from another of the same kind: the number of a choice, or a time. */
  readonly which: number
}

/** Retrying would not help. */
export class HopelessError extends Error {
  override readonly name = 'HopelessError'
}

type Parts = {
  readonly store: Store
  readonly log: Logger
  readonly metrics: Metrics
  /** Sends it; false if there is nothing left to tell. */
  carryOut(errand: Errand): Promise<boolean>
}

export type Errands = ReturnType<typeof errandsOf>

export function errandsOf({ store: { db }, log, metrics, carryOut }: Parts) {
  const busy = new Map<string, Promise<void>>()
  const used = { push: 0, hook: 0, mail: 0 }
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isAskedAgain = false
  let hasFailed = false

  async function claim({ id, claimed }: Errand): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('errands')
      .set({ claimed: Date.now() })
      .where('id', '=', id)
      .where('claimed', '=', claimed)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async function look(): Promise<void> {
    for (const way of ['push', 'hook', 'mail'] as const) {
      const free = HANDS[way] - used[way]
      if (free <= 0 || isClosed) continue
      const now = Date.now()
      const rows = await db
        .selectFrom('errands')
        .selectAll()
        .where('way', '=', way)
        .where('due', '<=', now)
        .where('claimed', '<', now - LEASE)
        .where('target', 'not in', ['', ...busy.keys()])
        .orderBy('due')
        .limit(free)
        .execute()
      for (const row of rows) {
        if (isClosed || busy.has(row.target) || !(await claim(row))) continue
        used[way]++
        const work = settle(row).finally(() => {
          used[way]--
          busy.delete(row.target)
          poke()
        })
        busy.set(row.target, work)
      }
    }
  }

  const forget = ({ id }: Errand) => db.deleteFrom('errands').where('id', '=', id).execute()

  async function settle(errand: Errand): Promise<void> {
    const { way, kind, userId, tableId, tries } = errand
    const count = (result: string) => metrics.told.inc({ way, result })
    try {
      if (Date.now() - Number(errand.due) > STALE) {
        count('given-up')
        await forget(errand)
        return
      }
      count((await carryOut(errand)) ? 'told' : 'not-needed')
      await forget(errand)
    } catch (error) {
      const rest = error instanceof HopelessError ? undefined : RESTS[tries]
      count(rest === undefined ? 'given-up' : 'failed')
      log.info({ error, way, kind, table: tableId, person: userId, rest }, 'a player could not be told')
      await (rest === undefined
        ? forget(errand)
        : db
            .updateTable('errands')
            .set({ tries: tries + 1, due: Date.now() + rest, claimed: 0 })
            .where('id', '=', errand.id)
            .execute()
      ).catch(() => {})
    }
  }

  /** Checks now; what comes in meanwhile is handled right after. */
  function poke(): void {
    if (isClosed) return
    if (looking !== undefined) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    looking = look()
      .then(
        () => {
          hasFailed = false
        },
        (error: unknown) => {
          // Once is enough: this keeps failing until the database is back.
          if (!isClosed && !hasFailed) log.error({ error }, 'errands cannot be looked for')
          hasFailed = true
        },
      )
      .finally(() => {
        looking = undefined
        const isSoon = isAskedAgain && !hasFailed
        isAskedAgain = false
        if (isSoon) poke()
        else if (!isClosed) timer = setTimeout(poke, LOOK_EVERY)
      })
  }

  return {
    /** The same errand is added only once. */
    async add(wanted: readonly NewErrand[]): Promise<void> {
      if (wanted.length === 0) return
      const now = Date.now()
      const rows = wanted.map(({ which, due = now, ...one }) => ({
        ...one,
        id: idOf({ which, ...one }),
        made: now,
        due,
        tries: 0,
        claimed: 0,
      }))
      await db
        .insertInto('errands')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      poke()
    },

    start: poke,

    async waiting(): Promise<number> {
      const { n } = await db
        .selectFrom('errands')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('due', '<=', Date.now())
        .executeTakeFirstOrThrow()
      return Number(n)
    },

    /** Takes nothing new; work in progress is waited for, and another node does the rest. */
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await looking
      await within(CLOSING, Promise.all(busy.values()))
    },
  }
}

function idOf({ userId, way, target, kind, tableId, which }: NewErrand): string {
  const named = [userId, way, target, kind, tableId ?? '', String(which)].join('\n')
  return createHash('sha256').update(named).digest('base64url')
}
