// The matches of a node, and the only ways they change: a choice, an undo, a clock running out. Watchers are notified
// after a change is on disk, never before.

import type { GameEvent, Entry as Made, Seat } from '@sietch/kernel'
import { type RefusalAnswer, RefusalError, refusal } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { botAt } from '../table/table.ts'
import { arrangingOf } from './arranging.ts'
import { agreedClocks, type Clocks, rewindClocks, turnClocks } from './clock.ts'
import { companyOf } from './company.ts'
import { MatchFault } from './fault.ts'
import { holdingOf, type Watcher } from './holding.ts'
import { readStateBefore, rowOf } from './legs.ts'
import { type Entry, type Live, readClocksBefore } from './live.ts'
import type { Position } from './position.ts'
import {
  type Actor,
  askedAt,
  checkPlaying,
  isAgreed,
  isAlone,
  isMeantStill,
  madeAt,
  refuseAway,
  seatFor,
  seatsFor,
  undoableAt,
  wakeAt,
} from './seating.ts'
import {
  alwaysAwaited,
  answerOf,
  deadlineOf,
  flagAt,
  forgetKept,
  hurried,
  isAwaited,
  keep,
  readKept,
  veilOf,
} from './veil.ts'

export type Answer = { readonly ok: true; readonly seq: number } | RefusalAnswer

export type Matches = ReturnType<typeof matchesOf>

/** The veiled question that is answered with this. */
const veiledFor = (live: Live, seat: Seat, key: string) =>
  veilOf(live)?.asked.find(
    ({ decision, options }) => decision.seat === seat && options.some((option) => option.key === key),
  )

const paused = (): RefusalAnswer => refusal('paused', 'The table rests. Say that it goes on first.')

/** The person who chooses; undefined for a bot. */
const userOf = (actor: Actor): string | undefined => ('bot' in actor ? undefined : actor.user)

/** `report` hears of what failed at a match and is not told to whoever asked. */
export function matchesOf(
  store: Store,
  games: Games,
  watchers: readonly Watcher[],
  report: (id: string, error: unknown) => void = () => {},
) {
  const { db } = store
  const holding = holdingOf(store, games, watchers, report)
  const { work, catchUp, advance, tell, doubt, ...open } = holding
  const { current } = open
  const arranging = arrangingOf(store, holding)
  const { rearrange, settleSeat, tellNoted } = arranging

  /**
   * A choice at which the rules fail leaves the match where it was, and something else can be chosen. If nothing else
   * is left, or a bot has chosen, which would choose the same again, the match cannot go on.
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

  /** The match before its latest choices; undefined if that is no longer known, so it stays where it is. */
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
        deadline: deadlineOf({ ...live, clocks, position }, at),
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

  /** The clocks after a choice. No one is charged for a veiled question: how long they took is no one's business. */
  function clocksAfter({ table, clocks, position }: Live, next: Position): Clocks {
    const bots = table.seats.flatMap(({ seat, bot }) => (bot === null ? [] : seat))
    const veiled = position.prompts.flatMap(({ decision }) => (decision.veiled === true ? decision.seat : []))
    return turnClocks(table.options.clock, clocks, askedAt(next), [...bots, ...veiled], Date.now())
  }

  /** The answer for a seat that did not answer itself. */
  async function answerFor(live: Live, seat: Seat, key: string): Promise<boolean> {
    const moved = chosen(live, seat, key, true)
    if (!moved.ok) throw new MatchFault('rules', new Error(`seat ${seat}, "${key}": ${moved.message}`))
    const entry = { seat, key, steps: 0, bot: botAt(live.table, seat) !== null }
    return commit(live, entry, { ...moved, clocks: clocksAfter(live, moved.position) })
  }

  /** Closes the veiled questions whose time has come, unless someone asked to be waited for. Returns whether it did. */
  async function lift(live: Live): Promise<boolean | 'overtaken'> {
    let latest: number | undefined
    for (;;) {
      const veil = live.table.status === 'playing' ? veilOf(live) : undefined
      if (veil === undefined || veil.due > Date.now()) break
      const kept = await readKept(db, live.id)
      const [first] = veil.asked
      if (first === undefined || veil.asked.some((prompt) => isAwaited(live, prompt, kept))) break
      const { seat } = first.decision
      latest = live.clocks.since[seat] ?? 0
      if (!(await answerFor(live, seat, answerOf(live, first, kept)))) return 'overtaken'
    }
    if (latest !== undefined) await forgetKept(db, live.id, latest)
    return latest !== undefined
  }

  /** Without asking, as far as the rules allow, or because everyone has agreed. */
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
    if (!(await commit(live, entry, { position, final: false, clocks }))) return 'overtaken'
    const by = live.table.seats[seat]?.user?.id ?? null
    if (isAgreed) await tellNoted(live, { kind: 'undone', by, seat })
    return { ok: true, seq: live.seq }
  }

  return {
    ...open,
    ...companyOf(store, holding, arranging),

    /** What happened before the first choice. */
    async opening(id: string): Promise<readonly GameEvent[]> {
      const { opening } = await db
        .selectFrom('matches')
        .select('opening')
        .where('tableId', '=', id)
        .executeTakeFirstOrThrow()
      return JSON.parse(opening) as GameEvent[]
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
        // A bot thinks again; a person's click still counts if it is still possible.
        if (seq !== live.seq && ('bot' in actor || !isMeantStill(live, seat, seq, key))) return stale()
        if (live.paused !== null) return paused()
        const veiled = isAlone(live.table) ? undefined : veiledFor(live, seat, key)
        if (veiled !== undefined) {
          checkPlaying(live)
          await keep(db, id, { seat, since: live.clocks.since[seat] ?? 0, key })
          return (await lift(live)) === 'overtaken' ? 'overtaken' : { ok: true, seq: live.seq }
        }
        const moved = chosen(live, seat, key, 'bot' in actor)
        if (!moved.ok) return seq === live.seq ? moved : stale()
        const clocks = clocksAfter(live, moved.position)
        const entry = { seat, key, steps: 0, bot: 'bot' in actor, ...(seq !== live.seq && { meant: seq }) }
        if (!(await commit(live, entry, { ...moved, clocks }))) return 'overtaken'
        const done: Answer = { ok: true, seq: live.seq }
        // If someone plays alone, questions that leave them nothing to answer close immediately; otherwise they take
        // their time.
        await lift(live)
        return done
      }),

    /**
     * The player wants to be waited for: at the open veiled question, whatever they could answer, or at all of them.
     * Returns whether it is all.
     */
    async wait(id: string, actor: Actor, always: boolean | undefined, isNow: boolean): Promise<boolean> {
      await current(id)
      return work(id, async (live) => {
        const seat = seatFor(live.table, actor)
        const since = live.clocks.since[seat]
        const isVeiled = veilOf(live)?.asked.some(({ decision }) => decision.seat === seat) === true
        if (isNow && isVeiled && since != null) await keep(db, id, { seat, since, key: null })
        return alwaysAwaited(db, id, seat, always)
      })
    },

    /**
     * Undoes the player's latest choice, from any of their seats: immediately if the rules allow it, otherwise by
     * asking the others.
     */
    undo: (id: string, actor: Actor, seq: number): Promise<Answer & { asked?: true }> =>
      work<Answer & { asked?: true }>(id, async (live) => {
        if (seq > live.seq) await catchUp(live)
        const own = seatsFor(live.table, actor)
        if (seq !== live.seq) return refusal('stale', `The match is at ${live.seq}, not at ${seq}.`)
        if (live.paused !== null) return paused()
        const free = own.find((one) => undoableAt(live, one) > 0)
        if (free !== undefined) return takeBack(live, free, 1, false)
        const { choices, prompts } = live.position
        const latest = choices.findLastIndex((choice) => own.includes(choice.seat))
        const seat = choices[latest]?.seat
        if (seat === undefined || prompts.length === 0)
          return refusal('nothing-to-undo', 'There is nothing to take back.')
        const request = { seq, seat, steps: choices.length - latest, agreed: own }
        const away = refuseAway(live, request.steps)
        if (away !== undefined) return away
        if (isAgreed(live.table, request)) return takeBack(live, seat, request.steps, true)
        return (await rearrange(live, { request })) ? { ok: true, seq, asked: true } : 'overtaken'
      }),

    /** Agrees to the open request, or ends it. */
    async answerUndo(id: string, actor: Actor, agree: boolean): Promise<Answer> {
      await current(id)
      return work<Answer>(id, async (live) => {
        const own = seatsFor(live.table, actor)
        const { request } = live
        if (request === null || request.seq !== live.seq) {
          return refusal('no-request', 'Nobody asks to take anything back.')
        }
        if (live.paused !== null) return paused()
        const done = { ok: true, seq: live.seq } as const
        if (!agree) {
          const { seat } = request
          // Withdrawing the request is not a refusal.
          const by = own.includes(seat) ? undefined : userOf(actor)
          const noted = by === undefined ? {} : { noted: { kind: 'undo-refused', by, seat } as const }
          return (await rearrange(live, { request: null, ...noted })) ? done : 'overtaken'
        }
        const agreed = { ...request, agreed: [...new Set([...request.agreed, ...own])] }
        const away = refuseAway(live, request.steps)
        if (away !== undefined) return away
        if (isAgreed(live.table, agreed)) return takeBack(live, request.seat, request.steps, true)
        return (await rearrange(live, { request: agreed })) ? done : 'overtaken'
      })
    },

    /**
     * Some time has run out: a veiled question closes, a slow player passes, or a bot takes over a seat if the table
     * says so. Returns whether anything was done.
     */
    async runOut(id: string): Promise<boolean> {
      await current(id)
      return work<boolean>(id, async (live) => {
        const { table } = live
        if (table.status !== 'playing' || live.paused !== null) return false
        const lifted = await lift(live)
        if (lifted !== false) return lifted
        const now = Date.now()
        const late = hurried(live)
        if (late !== undefined && late.at <= now)
          return (await answerFor(live, late.seat, late.key)) || 'overtaken'
        const flag = flagAt(live)
        if (flag !== undefined && flag.at <= now && table.options.timeout === 'bot')
          return (
            (await settleSeat(live, flag.seat, table.options.substitute, {
              kind: 'late',
              by: null,
              seat: flag.seat,
            })) || 'overtaken'
          )
        const deadline = deadlineOf(live, now)
        if (deadline === null) return false
        await db
          .updateTable('matches')
          .set({ deadline })
          .where('tableId', '=', id)
          .where('seq', '=', live.seq)
          .execute()
        return true
      })
    },
  }
}
