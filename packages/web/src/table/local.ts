// A table in this browser: the match lives in a worker; the page shows its moments one by one.

import type { Words } from '@sietch/i18n/page'
import { asker, type Line } from './line.ts'
import { fileOf, writeMatchFile } from './match-file.ts'
import { pacedQueue, type Speed } from './pace.ts'
import type { Moment, Problem } from './protocol.ts'
import type { MatchStore, MatchSummary } from './store.ts'
import { isOffered, type LogEntry, type OpenTable, type Shown } from './table.ts'

type Surroundings = {
  readonly line: Line
  readonly store: Pick<MatchStore, 'load'>
  speed(): Speed
  words(): Words
}

/** Also tells why there is nothing to show. */
export type LocalTable = OpenTable & Required<Pick<OpenTable, 'hint'>> & { problem(): string | null }

export function localTable(
  { id, table }: MatchSummary,
  { line, store, speed, words }: Surroundings,
): LocalTable {
  const listeners = new Set<() => void>()
  const ask = asker(line)
  let shown: Shown | null = null
  let problem: string | null = null
  /** Where the match is, shown or not. */
  let latest: Moment['snapshot'] | null = null

  function change(next: Shown | null): void {
    shown = next
    for (const listener of listeners) listener()
  }

  const queue = pacedQueue<Moment>(speed, (moments, ahead) => {
    const latest = moments.at(-1)
    if (latest === undefined) return
    let log: readonly LogEntry[] = shown?.log ?? []
    for (const { log: news } of moments) log = [...log.slice(0, news.from), ...news.entries]
    problem = null
    change({ snapshot: latest.snapshot, log, ahead, thinking: ahead > 0 ? null : latest.thinking, problem })
  })

  line.listen((message) => {
    if (message.kind === 'moment') {
      latest = message.snapshot
      queue.push(message, message.isBots)
      const ahead = queue.size()
      if (shown !== null && shown.ahead !== ahead) change({ ...shown, ahead, thinking: null })
    } else if (message.kind === 'problem') {
      problem = inWords(message.problem, words())
      if (shown === null) for (const listener of listeners) listener()
      else change({ ...shown, problem, thinking: null })
    }
  })
  line.post({ kind: 'open', id })

  const seq = () => shown?.snapshot.seq ?? -1
  return {
    id,
    setup: table,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
    problem: () => problem,
    // What may be done at any time is meant for now, wherever the page is.
    choose: (key) => line.post({ kind: 'choose', seq: isOffered(latest, key) ? latest.seq : seq(), key }),
    undo: () => line.post({ kind: 'undo', seq: seq() }),
    takeOver: (seat) => line.post({ kind: 'take-over', seat }),
    skip: () => queue.flush(),
    hint: () => ask('hint', { seq: seq() }),
    past: (wanted) => ask('past', { seq: wanted }),
    branch: (from, next) => ask('branch', { seq: from, id: next }),
    history: () => ask('history', {}),
    async exported() {
      const stored = await store.load(id)
      if (stored === undefined) throw new Error(inWords({ why: 'gone', text: '' }, words()))
      return writeMatchFile(await fileOf(stored))
    },
    close() {
      queue.close()
      line.close()
    },
  }
}

export const inWords = ({ why, text }: Problem, w: Words): string => w(`page.problem.${why}`, { text })
