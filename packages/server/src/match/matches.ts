// The matches of a node, and the only doors through which they change: a choice, a step back, a clock that is turned.
// A change is told to the watchers after it is on the disk, never before.

import type { GameEvent, Seat } from '@sietch/kernel'
import { type RefusalAnswer, Refused, refusal } from '../refusal.ts'
import { type Append, wasWritten } from '../store/append.ts'
import type { Store } from '../store/open.ts'
import { botAt, type Games, readTable, type Table } from '../table/table.ts'
import { type Clocks, nextFlag, refill, turnClocks } from './clock.ts'
import { adopt, type Live, readLive, stand, type UndoRequest } from './live.ts'
import type { Position } from './position.ts'

/** After a write of which nobody knows whether it happened. */
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

export type Watcher = {
  moved?(change: Change): void
  /** Something around the match changed: its seats, its clocks, a request. */
  arranged?(live: Live): void
}

export type Answer = { readonly ok: true; readonly seq: number } | RefusalAnswer

export type Matches = ReturnType<typeof matchesOf>

export function matchesOf(store: Store, games: Games, watchers: Watcher[]) {
  const { db } = store
  const held = new Map<string, Promise<Live>>()
  let isSettled = false

  /** The match as this node last saw it. */
  function get(id: string): Promise<Live> {
    const known = held.get(id)
    if (known !== undefined) return known
    const read = adopt(db, games, id).then(() => readLive(db, games, id))
    held.set(id, read)
    read.catch(() => held.delete(id))
    return read
  }

  /** Reads the match anew, into the place of the old one: everybody who holds it sees it move. */
  async function refresh(live: Live): Promise<void> {
    const { work: _, ...fresh } = await readLive(db, games, live.id)
    if (fresh.seq >= live.seq) Object.assign(live, fresh)
  }

  /** The match as it is stored now, whoever moved it. */
  async function current(id: string): Promise<Live> {
    const live = await get(id)
    const { seq } = await db
      .selectFrom('matches')
      .select('seq')
      .where('tableId', '=', id)
      .executeTakeFirstOrThrow()
    if (seq !== live.seq) await inTurn(live, () => refresh(live))
    live.touched = Date.now()
    return live
  }

  function inTurn<T>(live: Live, work: () => T | Promise<T>): Promise<T> {
    const done = live.work.then(async () => {
      await live.doubt?.()
      return work()
    })
    live.work = done.catch(() => {})
    return done
  }

  /**
   * A write that failed may have happened all the same, its answer lost: nothing else is done with the match before
   * that is known, and what was written is told late rather than never.
   */
  function doubt(live: Live, append: Append, tell: () => void): void {
    live.doubt = async () => {
      const isWritten = await wasWritten(store, append)
      live.doubt = undefined
      if (isWritten) tell()
    }
    const look = () =>
      void setTimeout(() => {
        if (live.doubt !== undefined && !isSettled) inTurn(live, () => {}).catch(look)
      }, LOOK_AGAIN)
    look()
  }

  async function commit(
    live: Live,
    seat: Seat,
    key: string | null,
    next: { position: Position; events: readonly GameEvent[]; final: boolean; steps: number },
  ): Promise<boolean> {
    const { position, events, final, steps } = next
    const at = Date.now()
    const { clock } = live.table.options
    const asked = position.prompts.map(({ decision }) => decision.seat)
    const clocks = turnClocks(clock, live.clocks, asked, at)
    const append: Append = {
      matchId: live.id,
      seq: live.seq,
      seat,
      key,
      steps,
      final: final ? 1 : 0,
      events: JSON.stringify(events),
      at,
      state: JSON.stringify(position.state),
      clocks: JSON.stringify(clocks),
      deadline: flagOf(live.table, clocks)?.at ?? null,
      over: asked.length === 0,
    }
    const tell = () => {
      const before = live.position
      const newlyAsked = asked.filter((other) => live.clocks.since[other] === null)
      live.standing = stand(live.standing, { seq: live.seq, key, steps })
      live.entries.push({ seat, key, steps })
      live.seq++
      live.position = position
      live.clocks = clocks
      live.request = null
      live.touched = at
      if (asked.length === 0) live.table = { ...live.table, status: 'over', ended: at }
      for (const watcher of watchers) watcher.moved?.({ live, seat, steps, events, before, newlyAsked })
    }
    try {
      if (!(await store.append(append))) return false
    } catch (error) {
      doubt(live, append, tell)
      throw error
    }
    tell()
    return true
  }

  /** A write that somebody else overtook is tried again on what they left. */
  async function attempt(live: Live, step: () => Promise<Answer | 'overtaken'>): Promise<Answer> {
    for (;;) {
      const answer = await step()
      if (answer !== 'overtaken') return answer
      await refresh(live)
    }
  }

  function takeBack(live: Live, seat: Seat, steps: number): Promise<Answer | 'overtaken'> {
    const next = { position: live.position.back(steps), events: [], final: false, steps }
    return commit(live, seat, null, next).then((written) =>
      written ? { ok: true, seq: live.seq } : 'overtaken',
    )
  }

  async function rearrange(
    live: Live,
    change: { clocks?: Clocks; request?: UndoRequest | null },
  ): Promise<void> {
    const { clocks = live.clocks, request = live.request } = change
    await db
      .updateTable('matches')
      .set({
        clocks: JSON.stringify(clocks),
        request: request === null ? null : JSON.stringify(request),
        deadline: flagOf(live.table, clocks)?.at ?? null,
      })
      .where('tableId', '=', live.id)
      .where('seq', '=', live.seq)
      .execute()
    Object.assign(live, { clocks, request })
    for (const watcher of watchers) watcher.arranged?.(live)
  }

  return {
    get,
    current,
    held: () => held.size,

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
    async choose(id: string, seat: Seat, seq: number, key: string): Promise<Answer> {
      const live = await get(id)
      return inTurn(live, async () => {
        if (seq > live.seq) await refresh(live)
        return attempt(live, async () => {
          if (seq !== live.seq) {
            const entry = live.entries[seq]
            if (entry?.seat === seat && entry.key === key) return { ok: true, seq: seq + 1 }
            return refusal('stale', `The match is at ${live.seq}, not at ${seq}.`)
          }
          const moved = live.position.choose(seat, key)
          if (!moved.ok) return moved
          return (await commit(live, seat, key, { ...moved, steps: 0 }))
            ? { ok: true, seq: live.seq }
            : 'overtaken'
        })
      })
    },

    /** Takes back the seat's latest choice: at once as far as the rules allow, else by asking the others. */
    async undo(id: string, seat: Seat, seq: number): Promise<Answer & { asked?: true }> {
      const live = await get(id)
      return inTurn(live, async () => {
        if (seq > live.seq) await refresh(live)
        if (seq !== live.seq) return refusal('stale', `The match is at ${live.seq}, not at ${seq}.`)
        if (live.position.undoable(seat) > 0) return attempt(live, () => takeBack(live, seat, 1))
        const { choices, prompts } = live.position
        const latest = choices.findLastIndex((choice) => choice.seat === seat)
        if (latest < 0 || prompts.length === 0)
          return refusal('nothing-to-undo', 'There is nothing to take back.')
        const request = { seq, seat, steps: choices.length - latest, agreed: [seat] }
        if (isAgreed(live.table, request)) return attempt(live, () => takeBack(live, seat, request.steps))
        await rearrange(live, { request })
        return { ok: true, seq, asked: true }
      })
    },

    /** Agrees to the open request, or ends it. */
    async answerUndo(id: string, seat: Seat, agree: boolean): Promise<Answer> {
      const live = await current(id)
      return inTurn(live, async () => {
        const { request } = live
        if (request === null || request.seq !== live.seq) {
          return refusal('no-request', 'Nobody asks to take anything back.')
        }
        if (!agree) {
          await rearrange(live, { request: null })
          return { ok: true, seq: live.seq }
        }
        const agreed = { ...request, agreed: [...new Set([...request.agreed, seat])] }
        if (isAgreed(live.table, agreed))
          return attempt(live, () => takeBack(live, request.seat, request.steps))
        await rearrange(live, { request: agreed })
        return { ok: true, seq: live.seq }
      })
    },

    /** A bot plays for the player from now on, or the player comes back. */
    async substitute(id: string, seat: Seat, bot: string | null): Promise<void> {
      const live = await current(id)
      await inTurn(live, async () => {
        if (live.table.status !== 'playing')
          throw new Refused('not-playing', 'The match is not running.', 409)
        await db
          .updateTable('seats')
          .set({ bot })
          .where('tableId', '=', id)
          .where('seat', '=', seat)
          .execute()
        live.table = await readTable(db, id)
        const { clock } = live.table.options
        await rearrange(live, bot === null ? { clocks: refill(clock, live.clocks, seat, Date.now()) } : {})
      })
    },

    /** The seats were changed elsewhere. */
    async reread(id: string): Promise<void> {
      const live = await held.get(id)
      if (live === undefined) return
      await inTurn(live, async () => {
        live.table = await readTable(db, id)
        await refresh(live)
      })
    },

    /** What is remembered may be old: every match is read again when it is next asked for. */
    forgetAll: () => held.clear(),

    /** Forgets matches that nobody has touched for a while; the store has them. */
    async forget(before: number): Promise<void> {
      for (const [id, read] of held) {
        if ((await read).touched < before) held.delete(id)
      }
    },
  }
}

/** The clock that runs out next. Bots have all the time they want. */
export const flagOf = (table: Table, clocks: Clocks) =>
  nextFlag(
    table.options.clock,
    clocks,
    table.seats.filter(({ bot }) => bot === null).map(({ seat }) => seat),
  )

/** Every player who is there has agreed; bots do not mind. */
const isAgreed = (table: Table, { agreed }: UndoRequest): boolean =>
  table.seats.every(({ seat }) => botAt(table, seat) !== null || agreed.includes(seat))
