// Bots think in threads of their own. A bot is asked about a state and the number of the choice, and that is all it
// remembers: after a restart the same question gets the same answer.

import type { Json, Seat } from '@sietch/kernel'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import { botAt } from '../table/table.ts'
import type { Question } from './bot-thread.ts'
import type { Live } from './live.ts'
import type { Matches, Watcher } from './matches.ts'

const program = new URL('../../bin/bot-thread.mjs', import.meta.url).href

export type Bots = Watcher & {
  /** Looks whether a bot is asked at this match, and lets it think. */
  wake(live: Live): void
  close(): Promise<void>
}

export function botsOf(matches: Matches, threads: number, log: Logger): Bots {
  const pool =
    threads === 0
      ? undefined
      : new Piscina({ filename: program, minThreads: 0, maxThreads: threads, idleTimeout: 60_000 })
  const thinking = new Set<string>()
  let isClosed = false

  async function play(live: Live, seat: Seat, bot: string): Promise<void> {
    const { id, seq, table, position } = live
    const question: Question = {
      game: table.game,
      bot,
      seat,
      state: position.state as Json,
      seed: `${id}/${seq}/${seat}`,
    }
    const pause = new Promise((resolve) => setTimeout(resolve, table.options.botPace))
    const key: string = await pool?.run(question, { name: 'think' })
    await pause
    if (isClosed) return
    const answer = await matches.choose(id, seat, seq, key)
    // Stale: another node's bot or a step back was faster.
    if (!answer.ok && answer.code !== 'stale') log.error({ table: id, seq, bot, answer }, 'a bot was refused')
  }

  function wake(live: Live): void {
    if (isClosed || pool === undefined || live.table.status !== 'playing') return
    for (const { decision } of live.position.prompts) {
      const bot = botAt(live.table, decision.seat)
      const name = `${live.id}/${live.seq}/${decision.seat}`
      if (bot === null || thinking.has(name)) continue
      thinking.add(name)
      play(live, decision.seat, bot)
        .catch((error: unknown) => {
          if (!isClosed) log.error({ table: live.id, bot, error }, 'a bot failed')
        })
        .finally(() => thinking.delete(name))
    }
  }

  return {
    wake,
    moved: ({ live }) => wake(live),
    arranged: wake,
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}
