// The matches that a node holds: read once, brought up to what the store has, one thing at a time done with each, and
// halted where they fail. What other nodes have done is followed from the store, entry by entry.

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

/** Milliseconds after a write of which nobody knows whether it happened. */
const LOOK_AGAIN = 1000

/** A match has moved on by one entry. */
export type Change = {
  readonly live: Live
  readonly seat: Seat
  /** Choices taken back; 0 when it was a choice. */
  readonly steps: number
  readonly events: readonly GameEvent[]
  readonly before: Position
  /** Seats that were not asked before and are now. */
  readonly newlyAsked: readonly Seat[]
}

/** Who wants to know what happens at matches: here, and at other nodes, which look after their own bots and results. */
export type Watcher = {
  moved?(change: Change): void
  movedElsewhere?(change: Change): void
  /** Something around the match changed: its seats, its clocks, a request. */
  arranged?(live: Live): void
  /** The same, but another node did it, or too much was missed to tell it step by step. */
  arrangedElsewhere?(live: Live): void
  /** Something has happened around the match that is told to everybody. */
  noted?(live: Live, notice: Notice): void
  /** The match cannot go on. */
  halted?(id: string, fault: MatchFault): void
}

/** So many moments before this one are remembered, for those who choose while others do. */
const REMEMBERED = 20

/** Nobody is overtaken so often in a row by chance. */
const MOST_ATTEMPTS = 20

/** `report` hears of what failed at a match and is not told to whoever asked. */
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

  /** Newer rules take it over, if need be; and one that stood still may be able to go on by now. */
  async function take(id: string): Promise<Live> {
    const before = await halts.check(id)
    await adopt(db, games, id)
    const live = await readLive(db, games, id)
    if (before === undefined) return live
    await goOn(live, before)
    return readLive(db, games, id)
  }

  async function goOn(live: Live, before: Halted): Promise<void> {
    // Not only to fail at whoever looks first.
    const { own, closed, prompts, offers } = live.position
    for (const { seat } of live.table.seats) own(seat)
    for (const { decision } of [...prompts, ...offers]) closed(decision)
    if (await halts.release(live, before)) resumed(live.id)
  }

  /** Those who look at a match that goes on again hear of it once it is held. */
  const resumed = (id: string) =>
    setImmediate(() => {
      get(id).then(
        (live) => tell(live, (watcher) => watcher.arranged?.(live)),
        () => {},
      )
    })

  /** A fault of the match halts it; anything else is the business of whoever asked. */
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

  /** Tells every watcher; one that fails does not keep it from the others. */
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

  /** Brings the match to where the store has it. Everybody who holds it sees it move. */
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

  /** The match as it is stored now, whoever moved it. */
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
   * A write that failed may have happened all the same, its answer lost: nothing else is done with the match before that
   * is known, and what was written is told late rather than never.
   */
  function doubt(live: Live): void {
    live.isDoubtful = true
    const look = () =>
      void setTimeout(() => {
        if (live.isDoubtful && !isSettled) inTurn(live, () => {}).catch(look)
      }, LOOK_AGAIN).unref()
    look()
  }

  /** A write that somebody else overtook is judged anew on what they left. */
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

    /** What is worked out of the match as it is stored now. One that fails at it is halted. */
    async look<T>(id: string, work: (live: Live) => T): Promise<T> {
      const live = await current(id)
      const { seq, arranged } = live
      try {
        return work(live)
      } catch (error) {
        return refuse(id, { seq, arranged }, error)
      }
    },

    /** What was asked at `seq` has no answer; if it still stands there, it cannot go on. */
    async fail(live: Live, seq: number, fault: MatchFault): Promise<void> {
      await halt(live.id, { seq, arranged: live.arranged }, fault)
    },

    /** When all that is under way is done. */
    async settle(): Promise<void> {
      isSettled = true
      for (const live of await Promise.allSettled(held.values())) {
        if (live.status === 'fulfilled') await live.value.work
      }
    },

    /** Something happened elsewhere; whoever looks at it here hears of it. */
    async follow(id: string): Promise<Live | undefined> {
      const live = await held.get(id)
      if (live !== undefined) await inTurn(live, () => catchUp(live))
      return live
    },

    /** The table was changed past the match: a name, or who sits where. */
    async reread(id: string): Promise<void> {
      const live = await held.get(id)
      if (live === undefined) return
      await inTurn(live, async () => {
        await catchUp(live)
        live.table = await readSoundTable(db, id)
      }).catch((error: unknown) => {
        // Who sits at a match that stands still is read when it goes on.
        if (!isHalted(error)) throw error
      })
    },

    /** Of these matches the ones that are elsewhere than held here. */
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

    /** Forgets matches that nobody has touched for a while and nobody looks at; the store has them. */
    async forget(before: number, isWatched: (id: string) => boolean): Promise<void> {
      for (const [id, read] of held) {
        const live = await read.catch(() => undefined)
        if (live === undefined || (live.touched < before && !isWatched(id))) held.delete(id)
      }
    },
  }
}
