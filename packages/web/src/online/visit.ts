// A visit to a table of a server, from coming in to leaving: who sits there, what is said, and the match once it has
// begun. It reconnects after a broken connection and catches up on what was missed.

import type { Words } from '@sietch/i18n/page'
import type { Channel, Seat, Viewer } from '@sietch/kernel'
import type {
  Clocks,
  HistoryPage,
  Motion,
  News,
  Notice,
  OnlineTable,
  Past,
  Phrase,
  Presence,
  Proposal,
  Said,
  UndoRequest,
  Update,
  Whole,
} from '@sietch/protocol'
import { type Cell, cell } from '../cell.ts'
import type { Director } from '../stage/director.ts'
import { entriesOf, isWithoutGap } from './following.ts'
import { loadLog } from './log.ts'
import { played, wholeFile } from './played.ts'
import { isPassing, refusedWords } from './refused.ts'
import { isSameOwn, type RemoteTable, remoteTable } from './remote.ts'
import { seatingOf } from './seating.ts'
import type { Line } from './socket.ts'

export type VisitState = {
  readonly table: OnlineTable | null
  readonly viewer: Viewer
  /** What was said to everyone. */
  readonly chat: readonly Said[]
  /** What was said among some, and heard here. */
  readonly whispers: readonly Said[]
  /** Who may talk among themselves now. */
  readonly channels: readonly Channel[]
  readonly isConnected: boolean
  /** The match; nothing before it begins. */
  readonly match: RemoteTable | null
  readonly clocks: Clocks | null
  /** The server's clock minus ours. */
  readonly skew: number
  readonly request: UndoRequest | null
  /** What players are asked to agree to. */
  readonly motion: Motion | null
  /** Since when the table has been on a break. */
  readonly paused: number | null
  /** Which players are here, and since when others are not. */
  readonly presence: readonly Presence[]
  /** What happened around the match. */
  readonly notices: readonly Notice[]
  /** The table at which it goes on. */
  readonly next: string | null
  readonly isClosed: boolean
  readonly problem: string | null
}

/** In words of one's own, or by a ready phrase. */
export type Spoken = { readonly text: string } | { readonly phrase: Phrase }

export type Visit = Pick<Cell<VisitState>, 'get' | 'watch'> & {
  /** To everyone, or in a channel. */
  say(words: Spoken, to: Channel | null): Promise<void>
  answerUndo(agree: boolean): Promise<void>
  /** Reminds whoever is waited for. */
  nudge(seat: Seat): Promise<void>
  propose(about: Proposal): Promise<void>
  vote(agree: boolean): Promise<void>
  /** Ends the break. */
  resume(): Promise<void>
  close(): void
}

type Surroundings = {
  readonly line: Line
  /** The log, a page at a time. */
  historyFrom(from: number): Promise<HistoryPage>
  /** The match as it was after so many steps, from a seat of one's own. */
  pastAt(seq: number, seat?: Seat): Promise<Past>
  /** Of the game with this id. */
  directorOf(game: string): Director
  words(): Words
}

const OUTSIDE: VisitState = {
  table: null,
  viewer: 'spectator',
  chat: [],
  whispers: [],
  channels: [],
  isConnected: false,
  match: null,
  clocks: null,
  skew: 0,
  request: null,
  motion: null,
  paused: null,
  presence: [],
  notices: [],
  next: null,
  isClosed: false,
  problem: null,
}

/** Milliseconds until the table is asked for again, after no answer or none yet; each time longer. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 15_000]

export function visitTable(
  id: string,
  { line, historyFrom, pastAt, directorOf, words }: Surroundings,
): Visit {
  const visit = cell(OUTSIDE)
  let isLooking = false
  let isLeft = false
  let wait = FIRST_WAIT
  /** Updates that come while we look. */
  let waiting: Update[] = []

  const change = (next: Partial<VisitState>) => visit.set({ ...visit.get(), ...next })

  /** Asks for everything, and goes on from there. */
  async function look(afresh = false): Promise<void> {
    if (isLooking || isLeft) return
    isLooking = true
    try {
      const known = afresh ? null : (visit.get().match?.latest() ?? null)
      const since = known?.snapshot.seq
      const {
        table,
        viewer,
        chat,
        whispers = [],
        presence = [],
        notices = [],
        match,
      } = await line.ask('watch', since === undefined ? {} : { since })
      // What another seat knows of the past differs.
      const isAdded =
        known !== null && match !== null && isSameOwn(known, match) && isWithoutGap(known.snapshot.seq, match)
      const log = match && !isAdded ? await loadLog(historyFrom, match.seq) : null
      wait = FIRST_WAIT
      const channels = match?.channels ?? []
      change({
        table,
        viewer,
        chat,
        whispers,
        presence,
        notices,
        channels,
        problem: null,
        ...(match && arranged(match)),
      })
      if (match !== null) {
        visit.get().match?.arrange(table)
        const remote = visit.get().match ?? sitDown(table)
        remote.begin(match, log ?? [...(known?.log ?? []), ...entriesOf(match.history)])
        if (visit.get().match === null) change({ match: remote })
      }
      isLooking = false
      const missed = waiting
      waiting = []
      missed.forEach(receive)
      // Steps back while the log was read may be in it already, or not.
      if (log !== null && missed.some(({ back }) => back !== undefined)) return look(true)
      visit.get().match?.resend()
    } catch (error) {
      isLooking = false
      if (!isPassing(error)) return change({ problem: refusedWords(error, words()) })
      // A broken connection reports itself, and checks again once restored.
      if (!visit.get().isConnected || isLeft) return
      change({ problem: words()('page.online.away') })
      setTimeout(() => void look(afresh), wait)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }

  const sitDown = (table: OnlineTable): RemoteTable =>
    remoteTable(table, {
      ask: line.ask,
      director: directorOf(seatingOf(table).game),
      words,
      lookAgain: () => void look(),
      history: () => played(id, (ask) => ask('history', {})),
      laid: (seq) => played(id, (ask) => ask('laid', { seq })),
      exported: () => wholeFile(id),
      past: pastAt,
    })

  function receive(update: Update): void {
    if (isLooking) {
      waiting.push(update)
      return
    }
    visit.get().match?.update(update)
    const { channels } = update
    change({ ...arranged(update), ...(channels && { channels }) })
  }

  function arrange(news: News<'table'>): void {
    const { table } = news
    const { table: before } = visit.get()
    const hasBegun = table.status !== 'open' && visit.get().match === null
    // A different seat has a different view.
    const isSeatedAnew = table.status === 'playing' && sittersIn(before) !== sittersIn(table)
    const isBehind = (news.seq ?? 0) > (visit.get().match?.latest()?.snapshot.seq ?? 0)
    change({ table, ...arranged(news) })
    visit.get().match?.arrange(table)
    if (hasBegun || isBehind || isSeatedAnew) void look()
  }

  line.on('update', receive)
  line.on('table', arrange)
  const withSaid = (known: readonly Said[], said: Said) => [...known.filter(({ id }) => id !== said.id), said]
  line.on('chat', ({ said }) => change({ chat: withSaid(visit.get().chat, said) }))
  line.on('whisper', ({ said }) => change({ whispers: withSaid(visit.get().whispers, said) }))
  line.on('presence', ({ presence }) => change({ presence }))
  line.on('notice', ({ notice }) => {
    const known = visit.get().notices.filter(({ id }) => id !== notice.id)
    change({ notices: [...known, notice] })
  })
  line.on('closed', () => change({ isClosed: true }))
  line.on('rematch', ({ next }) => change({ next }))
  line.onRefused((refused) => change({ problem: refusedWords(refused, words()) }))
  line.onConnection((isConnected) => {
    const isOutside = !isConnected && visit.get().table === null
    change({ isConnected, ...(isOutside && { problem: words()('page.online.away') }) })
    if (isConnected) void look()
  })

  /** Does it, or says why not. */
  async function attempt(question: Promise<unknown>): Promise<void> {
    try {
      await question
      change({ problem: null })
    } catch (error) {
      change({ problem: refusedWords(error, words()) })
    }
  }

  return {
    watch: visit.watch,
    get: visit.get,
    say: (words, to) => attempt(line.ask('chat', { ...words, ...(to && { to }) })),
    answerUndo: (agree) => attempt(line.ask('answer-undo', { agree })),
    nudge: (seat) => attempt(line.ask('nudge', { seat })),
    propose: (about) => attempt(line.ask('propose', { about })),
    vote: (agree) => attempt(line.ask('vote', { agree })),
    resume: () => attempt(line.ask('resume', {})),
    close() {
      isLeft = true
      visit.get().match?.close()
      line.close()
    },
  }
}

const sittersIn = (table: OnlineTable | null): string =>
  table?.seats.map(({ user }) => user?.id ?? '').join() ?? ''

/** The clocks and what is asked of the table, where the news tell them. */
function arranged({
  clocks,
  now,
  request,
  motion,
  paused,
}: Pick<Whole, 'clocks' | 'now' | 'request' | 'motion' | 'paused'> | News<'table'>): Partial<VisitState> {
  if (clocks === undefined || now === undefined) return {}
  return {
    clocks,
    skew: now - Date.now(),
    request: request ?? null,
    motion: motion ?? null,
    paused: paused ?? null,
  }
}
