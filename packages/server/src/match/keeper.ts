// Looks after matches in which no one acts: clocks that run out, bots whose node has died, results that were not
// counted, messages that were lost. Every node does this; what two of them do at the same time happens once. A failure
// in one match is logged by name and left for a while, without holding up the others; a match that cannot go on is
// ignored until a node starts that can play it.

import type { Logger } from 'pino'
import { countResults, resultOf } from '../people/results.ts'
import { RefusalError } from '../refusal.ts'
import type { Sockets } from '../sockets.ts'
import type { Store } from '../store/open.ts'
import type { Bots } from './bots.ts'
import { afterOutage, clocksOf } from './clock.ts'
import type { Matches } from './matches.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** A bot that has not answered for this long is asked again, here. */
const PATIENCE = 15 * SECOND
const FORGET_AFTER = 15 * MINUTE
/** How many matches are handled per pass: the others wait for the next, and no one at a table notices. */
const AT_ONCE = 50
/** What failed is left alone for this long, and longer each time. */
const [FIRST_REST, LAST_REST] = [5 * SECOND, 10 * MINUTE]
const BEAT_EVERY = 3 * SECOND
/** If no node was running for this long, the clocks stood still. */
const OUTAGE = 10 * SECOND
/** After that, no one's time runs out before the clocks have been corrected, by any node. */
const GRACE = 5 * SECOND

/** Refusals that mean this node cannot play the match. */
const NOT_OURS: readonly string[] = ['halted', 'newer-rules', 'no-such-game']

export type Keeper = { close(): void }

type Parts = {
  readonly store: Store
  readonly matches: Matches
  readonly bots: Bots
  readonly sockets: Pick<Sockets, 'isWatched' | 'watched'>
  readonly log: Logger
}

export function keeperOf({ store, matches, bots, sockets, log }: Parts): Keeper {
  const { db } = store
  const started = Date.now()
  const failing = new Map<string, { until: number; rest: number }>()
  let beaten = 0
  /** Since when this node has been running without interruption. */
  let there = started
  let isClosed = false

  const resting = (): string[] => {
    const now = Date.now()
    return ['', ...[...failing].filter(([, { until }]) => until > now).map(([id]) => id)]
  }

  /** Does it for each; one that fails is named and left for a while. */
  async function each(what: string, ids: readonly string[], work: (id: string) => Promise<unknown>) {
    for (const id of ids) {
      if (isClosed) return
      try {
        await work(id)
        failing.delete(id)
      } catch (error) {
        if (isClosed) return
        const rest = Math.min(LAST_REST, (failing.get(id)?.rest ?? FIRST_REST / 2) * 2)
        failing.set(id, { until: Date.now() + rest, rest })
        // Already reported, or for another node to handle.
        if (error instanceof RefusalError && NOT_OURS.includes(error.code)) continue
        log.error({ table: id, error, restSeconds: rest / SECOND }, `${what} failed at a table`)
      }
    }
  }

  const halted = db.selectFrom('halts').select('halts.tableId').where('halts.released', 'is', null)

  const idsOf = (rows: readonly { tableId: string }[]): string[] => rows.map(({ tableId }) => tableId)

  async function flags(): Promise<void> {
    await beat()
    const now = Date.now()
    if (now - there < GRACE) return
    const rows = await db
      .selectFrom('matches')
      .select('tableId')
      .where('deadline', '<=', now)
      .where('tableId', 'not in', resting())
      .where('tableId', 'not in', halted)
      .orderBy('deadline')
      .limit(AT_ONCE)
      .execute()
    await each('a clock that ran out', idsOf(rows), async (id) => {
      if (await matches.runOut(id)) return
      // Nothing to do: everyone waits.
      await db
        .updateTable('matches')
        .set({ deadline: null })
        .where('tableId', '=', id)
        .where('deadline', '<=', now)
        .execute()
    })
  }

  async function wakeBots(): Promise<void> {
    const now = Date.now()
    // What a restart interrupted resumes right away.
    const before = Math.max(now - PATIENCE, started - 1)
    const rows = await db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.tableId')
      .select('matches.tableId')
      .where('matches.wake', '<=', before)
      .where('tables.status', '=', 'playing')
      .where('matches.tableId', 'not in', resting())
      .where('matches.tableId', 'not in', halted)
      .orderBy('matches.wake')
      .limit(AT_ONCE)
      .execute()
    await each('waking the bots', idsOf(rows), async (id) => {
      await matches.look(id, bots.wake)
      await db
        .updateTable('matches')
        .set({ wake: now })
        .where('tableId', '=', id)
        .where('wake', '<=', before)
        .execute()
    })
  }

  async function count(): Promise<void> {
    const rows = await db
      .selectFrom('tables')
      .select('id as tableId')
      .where('status', '=', 'over')
      .where('counted', '=', 0)
      .where('id', 'not in', resting())
      .where('id', 'not in', halted)
      .limit(AT_ONCE)
      .execute()
    await each('counting results', idsOf(rows), async (id) =>
      countResults(store, await matches.look(id, resultOf)),
    )
  }

  /** What was halted before this node started may go on here. */
  async function tryAgain(): Promise<void> {
    const ids = await matches.halts.untried(AT_ONCE, resting())
    await each('going on', ids, matches.get)
  }

  /** What other nodes have done without this one hearing of it. */
  async function compare(): Promise<void> {
    const watched = sockets.watched()
    for (let i = 0; i < watched.length; i += AT_ONCE) {
      const behind = await matches.behind(watched.slice(i, i + AT_ONCE))
      await each('catching up', behind, matches.follow)
    }
  }

  /** A node is running. If none was for a while, no one could play: the clocks resume from now. */
  async function beat(): Promise<void> {
    const now = Date.now()
    if (now - beaten < BEAT_EVERY) return
    const row = await db.selectFrom('settings').select('value').where('name', '=', 'beat').executeTakeFirst()
    await db
      .insertInto('settings')
      .values({ name: 'beat', value: String(now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { numUpdatedRows } = await db
      .updateTable('settings')
      .set({ value: String(now) })
      .where('name', '=', 'beat')
      .where('value', '=', row?.value ?? '')
      .executeTakeFirst()
    if (now - beaten > OUTAGE) there = now
    beaten = now
    const gap = now - Number(row?.value ?? now)
    if (numUpdatedRows === 1n && gap > OUTAGE) await forgive(gap)
  }

  async function forgive(ms: number): Promise<void> {
    const rows = await db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.tableId')
      .select(['matches.tableId', 'matches.clocks', 'matches.deadline', 'matches.seq', 'matches.arranged'])
      .where('tables.status', '=', 'playing')
      .where('matches.deadline', 'is not', null)
      // They are stopped anyway, and are corrected when they resume.
      .where('matches.tableId', 'not in', halted)
      .execute()
    log.warn({ seconds: ms / SECOND, matches: rows.length }, 'nobody was there; the clocks stood still')
    const deadlines = new Map(rows.map((row) => [row.tableId, row]))
    await each('putting the clocks right', idsOf(rows), async (id) => {
      const row = deadlines.get(id)
      if (row === undefined || row.deadline === null) return
      await db
        .updateTable('matches')
        .set({
          clocks: JSON.stringify(afterOutage(clocksOf.parse(JSON.parse(row.clocks)), ms)),
          deadline: row.deadline + ms,
          arranged: row.arranged + 1,
        })
        .where('tableId', '=', id)
        .where('seq', '=', row.seq)
        .where('arranged', '=', row.arranged)
        .execute()
      await matches.follow(id)
    })
  }

  const repeat = (what: string, every: number, work: () => Promise<void>) => {
    let timer: NodeJS.Timeout
    let hasFailed = false
    const next = () => {
      timer = setTimeout(async () => {
        try {
          await work()
          if (hasFailed) log.warn(`${what} works again`)
          hasFailed = false
        } catch (error) {
          // Once is enough: what fails here fails every second until it is fixed.
          if (!isClosed && !hasFailed) log.error({ error }, `${what} failed`)
          hasFailed = true
        }
        if (!isClosed) next()
      }, every)
    }
    next()
    return () => clearTimeout(timer)
  }

  const stops = [
    repeat('looking at the clocks', SECOND, flags),
    repeat('looking after bots', SECOND, wakeBots),
    repeat('looking at what stands still', SECOND, tryAgain),
    repeat('counting results', PATIENCE, count),
    repeat('forgetting', MINUTE, () => matches.forget(Date.now() - FORGET_AFTER, sockets.isWatched)),
    ...(store.pool === undefined ? [] : [repeat('catching up', 5 * SECOND, compare)]),
  ]
  return {
    close() {
      isClosed = true
      for (const stop of stops) stop()
    },
  }
}
