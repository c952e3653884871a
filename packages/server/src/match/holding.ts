// The matches that a node holds in memory: read once, kept in sync with the store, processed one operation at a time,
// and halted if they fail. What other nodes do is followed from the store, entry by entry.

import type { GameEvent, Seat } from '@sietch/kernel'
import type { Notice } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'
import { settled } from '../store/append.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { readSoundTable } from '../table/table.ts'
import type { Clocks } from './clock.ts'
import { MatchFault, type Point } from './fault.ts'
import { type Halted, halted, haltsOf, isHalted } from './halts.ts'
import { adopt } from './legs.ts'
import { type Entry, type Live, readLive, readSince, standingAfter } from './live.ts'
import type { Position } from './position.ts'

/** Milliseconds to wait after a write whose outcome is unknown. */
const LOOK_AGAIN = 1000

/** A match has moved on by one entry. */
export type Change = {
  readonly live: Live
  readonly seat: Seat
  /** Number of choices undone; 0 for a choice. */
  readonly steps: number
  readonly events: readonly GameEvent[]
  readonly before: Position
  /** Seats that are newly asked. */
  readonly newlyAsked: readonly Seat[]
}

/** Listens to what happens in matches: here, and at other nodes, which handle their own bots and results. */
export type Watcher = {
  moved?(change: Change): void
  movedElsewhere?(change: Change): void
  /** Something around the match changed: its seats, its clocks, a request. */
  arranged?(live: Live): void
  /** The same, but another node did it, or too much was missed to go step by step. */
  arrangedElsewhere?(live: Live): void
  /** Something has happened around the match that everyone is told. */
  noted?(live: Live, notice: Notice): void
  /** The match cannot go on. */
  halted?(id: string, fault: MatchFault): void
}

/** How many previous moments are kept, for players who choose while others do. */
const REMEMBERED = 20

/** No one is overtaken this often in a row by chance. */
const MOST_ATTEMPTS = 20

/** `report` gets failures in a match that are not returned to the requester. */
export function holdingOf(
  store: Store,
  games: Games,
  watchers: readonly Watcher[],
  report: (id: string, error: unknown) => void,
) {
  const { db } = store
  const halts = haltsOf(store, Date.now())
  const held = new Map<string, Promise<Live>>()
  let isSettled = false

  /** The match as this node last saw it. */
  function get(id: string): Promise<Live> {
    const known = held.get(id)
    if (known !== undefined) return known
    const read = take(id).catch((error: unknown) => refuse(id, undefined, error))
    held.set(id, read)
    read.catch(() => held.delete(id))
    return read
  }

  /** Newer rules take it over if necessary; and a halted one may be able to go on by now. */
  async function take(id: string): Promise<Live> {
    const before = await halts.check(id)
    await adopt(db, games, id)
    const live = await readLive(db, games, id)
    if (before === undefined) return live
    await goOn(live, before)
    return readLive(db, games, id)
  }

  async function goOn(live: Live, before: Halted): Promise<void> {
    // Fails now, not only when someone first looks at it.
    const { own, closed, prompts, offers } = live.position
    for (const { seat } of live.table.seats) own(seat)
    for (const { decision } of [...prompts, ...offers]) closed(decision)
    if (await halts.release(live, before)) resumed(live.id)
  }

  /** Viewers of a match that resumes are told once it is in memory. */
  const resumed = (id: string) =>
    setImmediate(() => {
      get(id).then(
        (live) => tell(live, (watcher) => watcher.arranged?.(live)),
        () => {},
      )
    })

  /** A fault in the match halts it; anything else goes back to the requester. */
  async function refuse(id: string, point: Point | undefined, error: unknown): Promise<never> {
    if (!(error instanceof MatchFault)) throw error
    await halt(id, point, error)
    throw halted()
  }

  async function halt(id: string, point: Point | undefined, fault: MatchFault): Promise<void> {
    held.delete(id)
    // What is stored may be ahead of what is held.
    const at = fault.point ?? point
    if (at === undefined || !(await halts.halt(id, at, fault))) return report(id, fault)
    for (const watcher of watchers) watcher.halted?.(id, fault)
  }

  /** Notifies every watcher; one that fails does not affect the others. */
  function tell(live: Live, say: (watcher: Watcher) => void): void {
    const { seq, arranged } = live
    for (const watcher of watchers) {
      try {
        say(watcher)
      } catch (error) {
        if (!(error instanceof MatchFault)) report(live.id, error)
        else halt(live.id, { seq, arranged }, error).catch((cause: unknown) => report(live.id, cause))
      }
    }
  }

  /** Brings the match up to date with the store, notifying watchers of each step. */
  async function catchUp(live: Live): Promise<void> {
    if (live.isDoubtful) await settled(store, live.id)
    await halts.check(live.id).catch((error: unknown) => {
      held.delete(live.id)
      throw error
    })
    const since = await readSince(db, live)
    live.isDoubtful = false
    if (since === undefined) return
    const { around, steps } = since
    const isArranged = around.arranged !== live.arranged || steps === undefined
    if (steps === undefined) {
      const {
        work: _,
        touched: __,
        ...fresh
      } = await readLive(db, games, live.id).catch((error: unknown) => {
        held.delete(live.id)
        throw error
      })
      if (fresh.seq < live.seq) return
      Object.assign(live, fresh)
    } else {
      for (const { entry, position, events } of steps) {
        const change = advance(live, entry, { position, events, clocks: around.clocks })
        tell(live, (watcher) => watcher.movedElsewhere?.(change))
      }
      Object.assign(live, around)
    }
    if (isArranged) tell(live, (watcher) => watcher.arrangedElsewhere?.(live))
  }

  /** The match as it is stored now, no matter who moved it. */
  async function current(id: string): Promise<Live> {
    const live = await get(id)
    const row = await db
      .selectFrom('matches')
      .select(['seq', 'arranged'])
      .where('tableId', '=', id)
      .executeTakeFirst()
    if (row?.seq !== live.seq || row.arranged !== live.arranged) await inTurn(live, () => catchUp(live))
    live.touched = Date.now()
    return live
  }

  function inTurn<T>(live: Live, work: () => T | Promise<T>): Promise<T> {
    const done = live.work
      .then(async () => {
        if (live.isDoubtful) await catchUp(live)
        return work()
      })
      .catch((error: unknown) => refuse(live.id, live, error))
    live.work = done.catch(() => {})
    return done
  }

  /**
   * A write that failed may still have happened, with only its answer lost: nothing else is done with the match until
   * that is known, and what was written is announced late rather than never.
   */
  function doubt(live: Live): void {
    live.isDoubtful = true
    const look = () =>
      void setTimeout(() => {
        if (live.isDoubtful && !isSettled) inTurn(live, () => {}).catch(look)
      }, LOOK_AGAIN).unref()
    look()
  }

  /** A write that someone else overtook is re-evaluated on top of theirs. */
  async function attempt<T>(live: Live, step: () => Promise<T | 'overtaken'>): Promise<T> {
    for (let n = 0; n < MOST_ATTEMPTS; n++) {
      const answer = await step()
      if (answer !== 'overtaken') return answer
      await catchUp(live)
    }
    throw new RefusalError('busy', 'Too much happens at this table. Try again.')
  }

  const work = <T>(id: string, step: (live: Live) => Promise<T | 'overtaken'>): Promise<T> =>
    get(id).then((live) => inTurn(live, () => attempt(live, () => step(live))))

  /** The match one entry further on. */
  function advance(
    live: Live,
    entry: Entry,
    next: { position: Position; events: readonly GameEvent[]; clocks: Clocks },
  ): Change {
    const { position, events, clocks } = next
    const { seat, key, steps } = entry
    const before = live.position
    const wasAsked = new Set(before.prompts.map(({ decision }) => decision.seat))
    const asked = position.prompts.map(({ decision }) => decision.seat)
    live.standing = standingAfter(live.standing, { seq: live.seq, key, steps })
    live.entries.push(entry)
    const { prompts, offers } = before
    live.recent = [...live.recent.slice(1 - REMEMBERED), { seq: live.seq, asked: { prompts, offers } }]
    live.seq++
    live.position = position
    live.clocks = clocks
    live.request = null
    live.failed = new Set()
    live.touched = Date.now()
    const newlyAsked = asked.filter((other) => !wasAsked.has(other))
    return { live, seat, steps, events, before, newlyAsked }
  }

  return {
    get,
    current,
    work,
    catchUp,
    advance,
    tell,
    doubt,
    held: () => held.size,
    halts,

    /** Computes something from the match as stored now. If that fails, the match is halted. */
    async look<T>(id: string, work: (live: Live) => T): Promise<T> {
      const live = await current(id)
      const { seq, arranged } = live
      try {
        return work(live)
      } catch (error) {
        return refuse(id, { seq, arranged }, error)
      }
    },

    /** What was asked at `seq` has no answer; if the match is still there, it cannot go on. */
    async fail(live: Live, seq: number, fault: MatchFault): Promise<void> {
      await halt(live.id, { seq, arranged: live.arranged }, fault)
    },

    /** Resolves when everything in progress is done. */
    async settle(): Promise<void> {
      isSettled = true
      for (const live of await Promise.allSettled(held.values())) {
        if (live.status === 'fulfilled') await live.value.work
      }
    },

    /** Something happened elsewhere; viewers here are told. */
    async follow(id: string): Promise<Live | undefined> {
      const live = await held.get(id)
      if (live !== undefined) await inTurn(live, () => catchUp(live))
      return live
    },

    /** The table was changed independently of the match: a name, or who sits where. */
    async reread(id: string): Promise<void> {
      const live = await held.get(id)
      if (live === undefined) return
      await inTurn(live, async () => {
        await catchUp(live)
        live.table = await readSoundTable(db, id)
      }).catch((error: unknown) => {
        // The seats of a halted match are read when it resumes.
        if (!isHalted(error)) throw error
      })
    },

    /** Which of these matches differ from what is held here. */
    async behind(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('matches')
        .select(['tableId', 'seq', 'arranged'])
        .where('tableId', 'in', ids)
        .execute()
      const behind: string[] = []
      for (const { tableId, seq, arranged } of rows) {
        const live = await held.get(tableId)?.catch(() => undefined)
        if (live !== undefined && (live.seq !== seq || live.arranged !== arranged)) behind.push(tableId)
      }
      return behind
    },

    /** Drops matches that have been idle for a while and that no one is watching; the store has them. */
    async forget(before: number, isWatched: (id: string) => boolean): Promise<void> {
      for (const [id, read] of held) {
        const live = await read.catch(() => undefined)
        if (live === undefined || (live.touched < before && !isWatched(id))) held.delete(id)
      }
    },
  }
}
