// A table on a server: the page shows the match as the server sends it, bots' moves one by one, and sends its player's
// choices until the server has them.

import type { Words } from '@sietch/i18n/page'
import type { LaidPile, Seat } from '@sietch/kernel'
import type { OnlineTable, Past, Update, Whole } from '@sietch/protocol'
import { cell } from '../cell.ts'
import { type Beat, happeningFrom, partOf } from '../stage/beat.ts'
import { type Director, hurried } from '../stage/director.ts'
import { takenBack } from '../stage/taken-back.ts'
import { pacedQueue } from '../table/pace.ts'
import { lookingFrom } from '../table/persons.ts'
import {
  isOffered,
  type LogEntry,
  type OpenTable,
  type RoundStanding,
  type Seating,
  type Shown,
} from '../table/table.ts'
import { ServerRefused } from './api.ts'
import { type Followed, follow, followedFrom, isWithoutGap, moved, ownIn, pastOf } from './following.ts'
import { isPassing, refusedWords } from './refused.ts'
import { levelOf, seatingOf } from './seating.ts'
import type { Line } from './socket.ts'

export type RemoteTable = OpenTable & {
  /** The latest moment that is known, shown or not. */
  latest(): Followed | null
  /** The match as it is now, with its log up to here. */
  begin(whole: Whole, log: readonly LogEntry[]): void
  update(update: Update): void
  /** Someone else sits somewhere. */
  arrange(table: OnlineTable): void
  /** The connection is back: an unanswered choice is sent again. */
  resend(): void
}

type Surroundings = {
  ask: Line['ask']
  readonly director: Director
  words(): Words
  /** Something was missed: ask for the whole match. */
  lookAgain(): void
  /** How it went, round by round; known after the end. */
  history(): Promise<readonly RoundStanding[]>
  /** What was hidden; known after the end. */
  laid(seq: number | null): Promise<readonly LaidPile[]>
  exported(): Promise<string>
  /** The match as it was after so many steps. */
  past(seq: number, seat?: Seat): Promise<Past>
}

/** Milliseconds until a choice that could not be stored is sent again; each time longer. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 15_000]

/** Milliseconds for which a choice may be on its way before it is said. */
const UNNOTICED = 400

/** So many moments the page may be behind; less where time is short. */
const BEHIND = { none: 30, turn: 8, bank: 8, days: 30 } as const
const SHORT_CLOCKS: readonly string[] = ['turn', 'bank']

export function remoteTable(
  first: OnlineTable,
  { ask, director, words, lookAgain, history, laid, exported, past }: Surroundings,
): RemoteTable {
  const seen = cell<Shown | null>(null)
  let table = first
  let setup: Seating = seatingOf(first)
  let latest: Followed | null = null
  /** A choice that the server has not answered yet. The same number and key are made once, however often they come. */
  let sending: { readonly seq: number; readonly key: string; readonly seat?: Seat } | null = null

  /** It takes longer than it should: the player is told. */
  let isLate = false
  let late: ReturnType<typeof setTimeout> | undefined

  let wait = FIRST_WAIT
  let later: ReturnType<typeof setTimeout> | undefined

  /** What is shown takes of the time of a player whose clock runs. */
  const isPressed = (): boolean =>
    (SHORT_CLOCKS.includes(table.options.clock.kind) || latest?.snapshot.veil !== undefined) && isAwaited()

  const isAwaited = (): boolean => latest?.seats.some(({ prompt }) => prompt != null) === true

  const queue = pacedQueue<Followed>(
    hurried(director, isPressed),
    ({ snapshot, log }, beat, ahead, told) => {
      const thinks = ahead > 0 ? null : thinking(snapshot)
      // The scene stays while a bot continues it, unless it would cover a prompt for someone asked at the same time.
      const goesOn = told !== null && told.seat === thinks?.seat && snapshot.asked === null
      seen.set({
        snapshot,
        log,
        beat: goesOn ? told : beat,
        ahead,
        isAwaited: isAwaited(),
        isPressed: isPressed(),
        thinking: thinks,
        isSending: isLate,
        problem: null,
      })
    },
    partOf,
  )

  const botAt = (seat: Seat): string | null => table.seats[seat]?.bot ?? null

  function thinking({ decisions }: Shown['snapshot']): Shown['thinking'] {
    const seat = decisions.find((decision) => botAt(decision.seat) !== null)?.seat
    return seat === undefined ? null : { seat, level: levelOf(botAt(seat)) }
  }

  function beatsOf({ seq, by, back }: Update, before: Followed, after: Followed): readonly Beat[] {
    if (back === undefined) return director.beats(happeningFrom(before, after))
    return after.seats.some(({ seat }) => seat === by) ? [] : [takenBack(by, seq)]
  }

  /** More waits to be shown than the page knows. */
  function tellAhead(): void {
    const ahead = queue.ahead()
    const shown = seen.get()
    if (shown !== null && shown.ahead !== ahead)
      seen.set({ ...shown, ahead, isAwaited: isAwaited(), isPressed: isPressed(), thinking: null })
  }

  function tell(problem: string | null): void {
    const shown = seen.get()
    if (shown !== null && shown.problem !== problem) seen.set({ ...shown, problem })
  }

  function complain(error: unknown): void {
    if (error instanceof ServerRefused) tell(refusedWords(error, words()))
  }

  async function send(): Promise<void> {
    const sent = sending
    if (sent === null) return
    try {
      const { seq } = await ask('choose', sent)
      done(sent)
      if (seq === sent.seq && latest?.snapshot.veil !== undefined) return kept(sent.key)
      // The update comes before the answer; without it something was missed.
      if (latest !== null && latest.snapshot.seq <= sent.seq) lookAgain()
    } catch (error) {
      // Without an answer we do not know: after checking the match, it is sent again.
      if (!(error instanceof ServerRefused)) return lookAgain()
      if (isPassing(error)) return sendLater()
      done(sent)
      if (error.code === 'stale') lookAgain()
      else complain(error)
    }
  }

  /** The answer waits until the question closes; no one else knows of it. */
  function kept(key: string): void {
    const shown = seen.get()
    if (latest === null || latest.snapshot.veil === undefined) return
    const { snapshot } = latest
    latest = { ...latest, snapshot: { ...snapshot, veil: { ...latest.snapshot.veil, kept: key } } }
    if (shown?.snapshot === snapshot) seen.set({ ...shown, snapshot: latest.snapshot })
  }

  /** The server cannot take it just now: the choice is kept until it can. */
  function sendLater(): void {
    tell(words()('page.online.away'))
    clearTimeout(later)
    later = setTimeout(() => void send(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  function fromSeat(): { seat?: Seat } {
    const seat = eyesOf(latest)
    return seat === undefined || (latest?.seats.length ?? 0) < 2 ? {} : { seat }
  }

  function done(sent: typeof sending): void {
    wait = FIRST_WAIT
    if (sending !== sent) return
    sending = null
    tellLate(false)
  }

  function tellLate(is: boolean): void {
    clearTimeout(late)
    isLate = is
    const shown = seen.get()
    if (shown !== null && shown.isSending !== is) seen.set({ ...shown, isSending: is })
  }

  return {
    id: first.id,
    get setup() {
      return setup
    },
    subscribe: seen.watch,
    shown: seen.get,
    latest: () => latest,
    begin(whole, log) {
      const before = latest
      latest = follow(whole, log, eyesOf(before))
      // Where nothing was taken back, what is still to be shown stays so.
      const goesOn = before !== null && isSameOwn(before, whole) && isWithoutGap(before.snapshot.seq, whole)
      if (goesOn) queue.push(latest, false)
      else queue.jump(latest)
      tellAhead()
    },
    update(update) {
      const seq = latest?.snapshot.seq
      // What comes twice is skipped.
      if (latest === null || seq === undefined || update.seq <= seq) return
      if (update.seq > seq + 1) return lookAgain()
      const before = latest
      latest = moved(before, update)
      // A bot's silent pass is not staged.
      const isPaced = update.back === undefined && update.events.length > 0 && botAt(update.by) !== null
      queue.push(latest, isPaced, beatsOf(update, before, latest), before)
      const own = latest.seats.map(({ seat }) => seat)
      const next = lookingFrom(own, eyesOf(latest), update.decisions)
      // What was done is seen to its end from where it was done.
      if (next !== undefined && next !== eyesOf(latest)) {
        latest = followedFrom(latest, next)
        queue.push(latest, true)
      }
      if (queue.moments() > BEHIND[table.options.clock.kind]) queue.catchUp()
      tellAhead()
    },
    arrange(next) {
      table = next
      setup = seatingOf(next)
      const shown = seen.get()
      if (shown !== null) seen.set({ ...shown, thinking: shown.ahead > 0 ? null : thinking(shown.snapshot) })
    },
    resend: () => void send(),
    choose(key) {
      const shown = seen.get()
      if (shown === null || latest === null || sending !== null) return
      // Anytime actions apply to the current moment, wherever the page is.
      const moment = isOffered(latest.snapshot, key) ? latest.snapshot : shown.snapshot
      if (moment === shown.snapshot && shown.ahead > 0) return
      const seat = eyesOf(latest)
      sending = { seq: moment.seq, key, ...(latest.seats.length > 1 && seat !== undefined && { seat }) }
      late = setTimeout(tellLate, UNNOTICED, true)
      void send()
    },
    undo() {
      const seq = latest?.snapshot.seq
      if (seq !== undefined) ask('undo', { seq }).catch(complain)
    },
    wait: () => void ask('wait', { now: true, ...fromSeat() }).catch(complain),
    isAlwaysAwaited: async (wanted) =>
      (await ask('wait', { now: false, ...fromSeat(), ...(wanted !== undefined && { always: wanted }) }))
        .always,
    takeOver(seat) {
      if (latest === null || seat === null || queue.ahead() > 0) return
      latest = followedFrom(latest, seat)
      queue.jump(latest)
    },
    skip: queue.skip,
    skipAll: queue.skipAll,
    async past(seq) {
      try {
        const isOne = (latest?.seats.length ?? 0) < 2
        const then = pastOf(await past(seq, isOne ? undefined : eyesOf(latest)))
        tell(null)
        return then
      } catch (error) {
        tell(refusedWords(error, words()))
        throw error
      }
    },
    history,
    laid,
    exported,
    close() {
      clearTimeout(later)
      clearTimeout(late)
      queue.close()
    },
  }
}

const eyesOf = (followed: Followed | null): Seat | undefined =>
  followed === null || followed.snapshot.viewer === 'spectator' ? undefined : followed.snapshot.viewer

/** Someone who has the same seats as before. */
export const isSameOwn = ({ seats }: Followed, whole: Whole): boolean =>
  seats.map(({ seat }) => seat).join() === ownIn(whole).join()
