// Bots think in their own threads. A bot is asked about a state and a choice number, and remembers nothing else: after
// a restart, the same question gets the same answer. The hosts of tables take turns, and where no one is watching, bots
// take their time.

import type { Json, Seat } from '@sietch/kernel'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { Games } from '../table/games.ts'
import { botAt } from '../table/table.ts'
import type { Question } from './bot-thread.ts'
import { MatchFault } from './fault.ts'
import { isHalted } from './halts.ts'
import type { Watcher } from './holding.ts'
import type { Live } from './live.ts'
import type { Matches } from './matches.ts'
import type { Position } from './position.ts'
import { hasPlayer } from './seating.ts'
import { turnsOf } from './turns.ts'

const program = new URL('../../bin/bot-thread.mjs', import.meta.url).href

/** How many times a bot may fail to answer. */
const ATTEMPTS = 2
/** Milliseconds after which a bot is given up: others need its thread. */
const LONGEST_THOUGHT = 60_000

export type Bots = Watcher & {
  /** Checks whether a bot is asked in this match, and lets it think. */
  wake(live: Live): void
  close(): Promise<void>
}

/** Where bots think. */
export type Thinkers = {
  /** The key of the option that the bot takes, if it takes one. */
  think(question: Question): Promise<string | undefined>
  close(): Promise<void>
}

type Parts = {
  readonly matches: Matches
  readonly games: Games
  readonly threads: number
  /** A bot's minimum delay in milliseconds where no one is watching. */
  readonly idlePace: number
  isWatched(table: string): boolean
  readonly log: Logger
  /** Replaces the threads. */
  readonly thinkers?: Thinkers | undefined
}

export function botsOf({ matches, games, threads, idlePace, isWatched, log, thinkers }: Parts): Bots {
  const pool = threads === 0 ? undefined : (thinkers ?? threadsOf(threads, games, log))
  const turns = turnsOf(threads)
  /** The bots being asked, by table, choice and seat, and how to hurry them up when someone starts watching. */
  const asked = new Map<string, () => void>()
  let isClosed = false

  /** Bots think about optional decisions once per position. */
  const considered = new WeakMap<Position, Set<Seat>>()

  async function play(live: Live, seat: Seat, bot: string, name: string): Promise<void> {
    const { id, seq, table, position } = live
    const pace = isWatched(id) ? 0 : Math.max(0, idlePace - table.options.botPace)
    if (pace > 0) await pause(pace, name)
    const isNow = () => !isClosed && live.seq === seq
    if (!isNow()) return
    const question: Question = {
      game: table.game,
      bot,
      seat,
      state: position.state as Json,
      seed: `${id}/${seq}/${seat}`,
      optional: false,
    }
    const shown = pause(table.options.botPace)
    const answer = await answerTo(question, table.host, isNow)
    await shown
    if (isNow() && !isForLater(live, seat, answer)) await choose(live, seq, seat, answer)
  }

  /** People are asked at the same time and go first; once they have chosen, the bot is asked again. */
  function isForLater({ table, position }: Live, seat: Seat, key: string | undefined): boolean {
    const isPerson = (one: Seat) => botAt(table, one) === null
    return (
      key !== undefined &&
      position.prompts.some(({ decision }) => isPerson(decision.seat)) &&
      position.lingers(seat, key, isPerson)
    )
  }

  /** A thread may fail on its own, so the bot is asked once more. */
  async function answerTo(
    question: Question,
    host: string,
    isNow: () => boolean,
  ): Promise<string | undefined> {
    for (let n = 1; ; n++) {
      try {
        return await turns.take(host, async () => (isNow() ? pool?.think(question) : undefined))
      } catch (error) {
        if (!isNow()) return undefined
        if (n === ATTEMPTS) throw new MatchFault('bot', error)
        log.warn({ question: question.seed, error }, 'a bot failed and is asked again')
      }
    }
  }

  /** A bot's optional decision. It queues behind required ones, so that it holds up no one. */
  async function consider(live: Live, seat: Seat, bot: string): Promise<void> {
    const { id, seq, table, position } = live
    const isNow = () => !isClosed && live.seq === seq
    const question: Question = {
      game: table.game,
      bot,
      seat,
      state: position.state as Json,
      seed: `${id}/${seq}/${seat}/offer`,
      optional: true,
    }
    const key: string | undefined = await turns.take(table.host, async () =>
      isNow() ? pool?.think(question) : undefined,
    )
    if (isNow() && key !== undefined) await choose(live, seq, seat, key)
  }

  /** It would give the same answer again: an invalid answer to a required decision, or none, is final. */
  async function choose({ id }: Live, seq: number, seat: Seat, key: string | undefined): Promise<void> {
    if (key === undefined) throw new MatchFault('bot', new Error(`seat ${seat} chooses nothing`))
    const answer = await matches.choose(id, { bot: seat }, seq, key)
    // Another node's bot, an undo, a returning player or a break was faster.
    if (answer.ok || ['stale', 'not-a-bot', 'paused'].includes(answer.code)) return
    throw new MatchFault('bot', new Error(`seat ${seat} chooses "${key}": ${answer.message}`))
  }

  /** Failing a required decision halts the match; no one waits for an optional one. */
  function failed(live: Live, seq: number, bot: string, error: unknown, isAsked: boolean): void {
    if (isClosed || isHalted(error)) return
    log.error({ table: live.id, seq, bot, error }, 'a bot failed')
    if (!isAsked || !(error instanceof MatchFault) || live.seq !== seq) return
    matches
      .fail(live, seq, error)
      .catch((cause: unknown) => log.error({ table: live.id, error: cause }, 'not halted'))
  }

  const pause = (ms: number, name?: string): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      if (name === undefined) return
      asked.set(name, () => {
        clearTimeout(timer)
        resolve()
      })
    })

  function wake(live: Live): void {
    const { id, seq, table, position } = live
    if (isClosed || pool === undefined || table.status !== 'playing' || live.paused !== null) return
    if (!hasPlayer(table) && !isWatched(id)) return
    for (const { decision } of position.prompts) {
      const { seat } = decision
      const bot = botAt(table, seat)
      if (bot === null) continue
      const name = `${id}/${seq}/${seat}`
      const hurry = asked.get(name)
      if (hurry !== undefined) {
        if (isWatched(id)) hurry()
        continue
      }
      asked.set(name, () => {})
      play(live, seat, bot, name)
        .catch((error: unknown) => failed(live, seq, bot, error, true))
        .finally(() => asked.delete(name))
    }
    const heard = considered.get(position) ?? new Set()
    considered.set(position, heard)
    for (const offer of position.offers) {
      const { seat } = offer.decision
      const bot = botAt(table, seat)
      if (bot === null || heard.has(seat) || !position.considers(offer)) continue
      heard.add(seat)
      consider(live, seat, bot).catch((error: unknown) => failed(live, seq, bot, error, false))
    }
  }

  return {
    wake,
    moved: ({ live }) => wake(live),
    arranged: wake,
    async close() {
      isClosed = true
      for (const hurry of asked.values()) hurry()
      await pool?.close()
    },
  }
}

function threadsOf(count: number, games: Games, log: Logger): Thinkers {
  const pool = new Piscina({
    filename: program,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: 60_000,
    workerData: games.from,
  })
  // For errors after the answer; an unhandled one would end the process.
  pool.on('error', (error) => log.error({ error }, 'a thread for bots failed'))
  return {
    think: (question) => pool.run(question, { name: 'think', signal: AbortSignal.timeout(LONGEST_THOUGHT) }),
    close: () => pool.destroy(),
  }
}
