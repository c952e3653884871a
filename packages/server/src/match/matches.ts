// The matches of a node, and the only doors through which they change: a choice, a step back, a clock that is turned.
// A change is told to the watchers after it is on the disk, never before. What other nodes have done is followed from
// the store, entry by entry.

import type { GameEvent, Entry as Made, Seat } from '@sietch/kernel'
import type { UndoRequest } from '@sietch/protocol'
import { notYourSeat, type RefusalAnswer, RefusalError, refusal } from '../refusal.ts'
import { settled } from '../store/append.ts'
import type { Store } from '../store/open.ts'
import { botAt, type Games, readSoundTable, seatOf, type Table } from '../table/table.ts'
import { agreedClocks, type Clocks, comeBack, goAway, rewindClocks, turnClocks } from './clock.ts'
import { MatchFault, type Point } from './fault.ts'
import { type Halted, halted, haltsOf, isHalted } from './halts.ts'
import { adopt, readStateBefore, rowOf } from './legs.ts'
import { type Entry, type Live, readClocksBefore, readLive, readSince, standingAfter } from './live.ts'
import type { Position } from './position.ts'
import {
  type Actor,
  askedAt,
  checkPlaying,
  flagOf,
  isAgreed,
  isMeantStill,
  madeAt,
  refuseAway,
  seatFor,
  wakeAt,
} from './seating.ts'

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
  /** The match cannot go on. */
  halted?(id: string, fault: MatchFault): void
}

export type Answer = { readonly ok: true; readonly seq: number } | RefusalAnswer

export type Matches = ReturnType<typeof matchesOf>

/** So many moments before this one are remembered, for those who choose while others do. */
const REMEMBERED = 20

/** Nobody is overtaken so often in a row by chance. */
const MOST_ATTEMPTS = 20

/** `report` hears of what failed at a match and is not told to whoever asked. */
export function matchesOf(
  store: Store,
  games: Games,
  watchers: readonly Watcher[],
  report: (id: string, error: unknown) => void = () => {},
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
    if (await halts.release(live.table, live.clocks, live, before)) resumed(live.id)
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

  /**
   * A choice at which the rules fail leaves the match where it was, and something else can be chosen. Where nothing else
   * is left, and where a bot has chosen, which would choose the same again, the match cannot go on.
   */
  function chosen(live: Live, seat: Seat, key: string, isBot: boolean) {
    try {
      return live.position.choose(seat, key)
    } catch (error) {
      live.failed.add(`${seat} ${key}`)
      const prompt = live.position.prompts.find(({ decision }) => decision.seat === seat)
      const isStuck = prompt?.options.every((option) => live.failed.has(`${seat} ${option.key}`)) === true
      if (isBot || isStuck || !(error instanceof MatchFault)) throw error
      report(live.id, error)
      return refusal('rules-failed', 'The rules fail at this choice. Choose something else.')
    }
  }

  /** The match before its latest choices; nothing where it is not known any more, and so it stays where it is. */
  async function without(live: Live, steps: number): Promise<Position | undefined> {
    const first = live.standing[live.standing.length - steps] ?? 0
    try {
      const isRemembered = steps <= live.position.remembered
      const state = isRemembered ? undefined : await readStateBefore(db, live.id, live.standing, first)
      return live.position.back(steps, state)
    } catch (error) {
      if (error instanceof RefusalError) throw error
      report(live.id, error)
      return undefined
    }
  }

  /** Without what was made of it: a step back. */
  type Next = { position: Position; entry?: Made; final: boolean; clocks: Clocks }

  async function commit(live: Live, entry: Entry, next: Next): Promise<boolean> {
    const { position, entry: made, final, clocks } = next
    const events = made?.events ?? []
    const { seat, key, steps, bot } = entry
    const at = Date.now()
    const asked = askedAt(position)
    const isTimed = live.table.options.clock.kind !== 'none'
    try {
      const written = await store.append({
        matchId: live.id,
        seq: live.seq,
        arranged: live.arranged,
        seat,
        key,
        steps,
        final: final ? 1 : 0,
        bot: bot ? 1 : 0,
        ...(made === undefined ? { events: '[]', moment: null, delta: null } : rowOf(made)),
        hash: position.hash,
        before: isTimed ? JSON.stringify(live.clocks) : null,
        at,
        state: JSON.stringify(position.state),
        clocks: JSON.stringify(clocks),
        deadline: flagOf(live.table, clocks)?.at ?? null,
        wake: wakeAt(live.table, asked, at),
        over: asked.length === 0,
      })
      if (!written) return false
    } catch (error) {
      doubt(live)
      throw error
    }
    const change = advance(live, entry, { position, events, clocks })
    if (asked.length === 0) live.table = { ...live.table, status: 'over', ended: at }
    tell(live, (watcher) => watcher.moved?.(change))
    return true
  }

  /** Alone, as far as the rules allow, or because everybody has agreed. */
  async function takeBack(
    live: Live,
    seat: Seat,
    steps: number,
    isAgreed: boolean,
  ): Promise<Answer | 'overtaken'> {
    const first = live.standing[live.standing.length - steps] ?? 0
    const position = await without(live, steps)
    if (position === undefined) return refusal('rules-failed', 'The rules fail at this. Do something else.')
    const before = (await readClocksBefore(db, live.id, first)) ?? live.clocks
    const turn = isAgreed ? agreedClocks : rewindClocks
    const clocks = turn(live.clocks, before, askedAt(position), Date.now())
    const entry = { seat, key: null, steps, bot: false }
    const written = await commit(live, entry, { position, final: false, clocks })
    return written ? { ok: true, seq: live.seq } : 'overtaken'
  }

  /** Writes what is around the match, if nobody has changed it meanwhile. `seats` goes with it or not at all. */
  async function rearrange(
    live: Live,
    change: { clocks?: Clocks; request?: UndoRequest | null; seat?: { seat: Seat; bot: string | null } },
  ): Promise<boolean> {
    const { clocks = live.clocks, request = live.request, seat } = change
    const table =
      seat === undefined
        ? live.table
        : {
            ...live.table,
            seats: live.table.seats.map((one) => (one.seat === seat.seat ? { ...one, bot: seat.bot } : one)),
          }
    const arranged = live.arranged + 1
    try {
      const isWritten = await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('matches')
          .set({
            arranged,
            clocks: JSON.stringify(clocks),
            request: request === null ? null : JSON.stringify(request),
            deadline: flagOf(table, clocks)?.at ?? null,
            wake: wakeAt(table, askedAt(live.position), Date.now()),
          })
          .where('tableId', '=', live.id)
          .where('seq', '=', live.seq)
          .where('arranged', '=', live.arranged)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        if (seat !== undefined) {
          await trx
            .updateTable('seats')
            .set({ bot: seat.bot })
            .where('tableId', '=', live.id)
            .where('seat', '=', seat.seat)
            .execute()
        }
        return true
      })
      if (!isWritten) return false
    } catch (error) {
      doubt(live)
      throw error
    }
    Object.assign(live, { clocks, request, table, arranged })
    tell(live, (watcher) => watcher.arranged?.(live))
    return true
  }

  async function settleSeat(live: Live, seat: Seat, bot: string | null): Promise<true | 'overtaken'> {
    const now = Date.now()
    const clocks =
      bot === null
        ? comeBack(live.table.options.clock, live.clocks, seat, now)
        : goAway(live.clocks, seat, now)
    return (await rearrange(live, { clocks, seat: { seat, bot } })) || 'overtaken'
  }

  return {
    get,
    current,
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

    /** What happened before the first choice. */
    async opening(id: string): Promise<readonly GameEvent[]> {
      const { opening } = await db
        .selectFrom('matches')
        .select('opening')
        .where('tableId', '=', id)
        .executeTakeFirstOrThrow()
      return JSON.parse(opening) as GameEvent[]
    },

    /** When all that is under way is done. */
    async settle(): Promise<void> {
      isSettled = true
      for (const live of await Promise.allSettled(held.values())) {
        if (live.status === 'fulfilled') await live.value.work
      }
    },

    /** Makes a choice. The same choice sent twice is made once and answered twice. */
    choose: (id: string, actor: Actor, seq: number, key: string): Promise<Answer> =>
      work(id, async (live) => {
        if (seq > live.seq) await catchUp(live)
        if ('bot' in actor && botAt(live.table, actor.bot) === null)
          return refusal('not-a-bot', 'A person plays here again.')
        const seat = seatFor(live.table, actor)
        const made = seq === live.seq ? undefined : madeAt(live, seat, seq, key)
        if (made !== undefined) return { ok: true, seq: made + 1 }
        const stale = () => refusal('stale', `The match is at ${live.seq}, not at ${seq}.`)
        // A bot thinks again; a person means what was clicked, if it still can be done.
        if (seq !== live.seq && ('bot' in actor || !isMeantStill(live, seat, seq, key))) return stale()
        const moved = chosen(live, seat, key, 'bot' in actor)
        if (!moved.ok) return seq === live.seq ? moved : stale()
        const { table } = live
        const now = Date.now()
        const bots = table.seats.filter(({ bot }) => bot !== null).map((one) => one.seat)
        const clocks = turnClocks(table.options.clock, live.clocks, askedAt(moved.position), bots, now)
        const entry = { seat, key, steps: 0, bot: 'bot' in actor, ...(seq !== live.seq && { meant: seq }) }
        const written = await commit(live, entry, { ...moved, clocks })
        return written ? { ok: true, seq: live.seq } : 'overtaken'
      }),

    /** Takes back the player's latest choice: at once as far as the rules allow, else by asking the others. */
    undo: (id: string, actor: Actor, seq: number): Promise<Answer & { asked?: true }> =>
      work<Answer & { asked?: true }>(id, async (live) => {
        if (seq > live.seq) await catchUp(live)
        const seat = seatFor(live.table, actor)
        if (seq !== live.seq) return refusal('stale', `The match is at ${live.seq}, not at ${seq}.`)
        if (live.position.undoable(seat) > 0) return takeBack(live, seat, 1, false)
        const { choices, prompts } = live.position
        const latest = choices.findLastIndex((choice) => choice.seat === seat)
        if (latest < 0 || prompts.length === 0)
          return refusal('nothing-to-undo', 'There is nothing to take back.')
        const request = { seq, seat, steps: choices.length - latest, agreed: [seat] }
        const away = refuseAway(live, request.steps)
        if (away !== undefined) return away
        if (isAgreed(live.table, request)) return takeBack(live, seat, request.steps, true)
        return (await rearrange(live, { request })) ? { ok: true, seq, asked: true } : 'overtaken'
      }),

    /** Agrees to the open request, or ends it. */
    async answerUndo(id: string, actor: Actor, agree: boolean): Promise<Answer> {
      await current(id)
      return work<Answer>(id, async (live) => {
        const seat = seatFor(live.table, actor)
        const { request } = live
        if (request === null || request.seq !== live.seq) {
          return refusal('no-request', 'Nobody asks to take anything back.')
        }
        const done = { ok: true, seq: live.seq } as const
        if (!agree) return (await rearrange(live, { request: null })) ? done : 'overtaken'
        const agreed = { ...request, agreed: [...new Set([...request.agreed, seat])] }
        const away = refuseAway(live, request.steps)
        if (away !== undefined) return away
        if (isAgreed(live.table, agreed)) return takeBack(live, request.seat, request.steps, true)
        return (await rearrange(live, { request: agreed })) ? done : 'overtaken'
      })
    },

    /** A bot plays for the player from now on, or the player comes back. */
    async substitute(id: string, user: string, bot: string | null): Promise<Table> {
      await work<true>(id, async (live) => {
        const seat = seatOf(live.table, user)
        if (seat === undefined) throw notYourSeat()
        checkPlaying(live)
        if (bot === null && botAt(live.table, seat) === null)
          throw new RefusalError('not-substituted', 'No bot plays for you.')
        return settleSeat(live, seat, bot)
      })
      return (await get(id)).table
    },

    /** The clock of a seat has run out: a bot plays on for it, where the table wants that. Says whether anything was done. */
    async runOut(id: string): Promise<boolean> {
      await current(id)
      return work<boolean>(id, async (live) => {
        const { table, clocks } = live
        const flag = flagOf(table, clocks)
        const isDue = flag !== undefined && flag.at <= Date.now() && table.status === 'playing'
        if (!isDue || table.options.timeout !== 'bot') return false
        return settleSeat(live, flag.seat, table.options.substitute)
      })
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
