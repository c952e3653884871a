// A table in this browser: the match lives in a worker; the page shows its moments one by one.

import type { Words } from '@sietch/i18n/page'
import { cell } from '../cell.ts'
import { beginningOf, happeningFrom, partOf } from '../stage/beat.ts'
import type { Director } from '../stage/director.ts'
import { asker, type Line } from './line.ts'
import { fileOf, writeMatchFile } from './match-file.ts'
import { pacedQueue } from './pace.ts'
import type { Problem, ToWorker } from './protocol.ts'
import type { MatchStore, MatchSummary } from './store.ts'
import { isOffered, type OpenTable, type Shown, type TableSetup } from './table.ts'

type Surroundings = {
  readonly line: Line
  readonly store: Pick<MatchStore, 'load'>
  readonly director: Director
  words(): Words
  /** What opens it in the worker, unless it is a match that is kept. */
  readonly opening?: ToWorker
}

/** What the page shows of a moment. */
type At = Pick<Shown, 'snapshot' | 'log' | 'thinking' | 'lesson'>

/** The problem stays where nothing can be shown. */
type Seen = { readonly shown: Shown | null; readonly problem: string | null }

/** Also tells why there is nothing to show. */
export type LocalTable = OpenTable &
  Required<Pick<OpenTable, 'hint'>> & { readonly setup: TableSetup; problem(): string | null }

export function localTable(
  { id, table }: Pick<MatchSummary, 'id' | 'table'>,
  { line, store, director, words, opening = { kind: 'open', id } }: Surroundings,
): LocalTable {
  const seen = cell<Seen>({ shown: null, problem: null })
  const ask = asker(line)
  /** Where the match is, shown or not. */
  let latest: At | null = null

  const queue = pacedQueue<At>(
    director,
    ({ snapshot, log, thinking: thinks, lesson }, beat, ahead, told) => {
      const thinking = ahead > 0 ? null : thinks
      const problem = null
      // The scene stays while a bot goes on with it, unless it would lie over what someone is asked beside the bot.
      const goesOn = told !== null && told.seat === thinking?.seat && snapshot.asked === null
      const shown = { snapshot, log, beat: goesOn ? told : beat, ahead, thinking, problem }
      seen.set({ shown: lesson === undefined ? shown : { ...shown, lesson }, problem })
    },
    partOf,
  )

  line.listen((message) => {
    if (message.kind === 'moment') {
      const { snapshot, log, thinking, isBots, lesson } = message
      const before = latest
      latest = {
        snapshot,
        log: [...(before?.log ?? []).slice(0, log.from), ...log.entries],
        thinking,
        ...(lesson && { lesson }),
      }
      const beats =
        before === null
          ? director.opening(beginningOf(latest))
          : director.beats(happeningFrom(before, latest))
      // No one waits for what a bot passes over in silence.
      const isPaced = isBots && log.entries.some(({ events }) => events.length > 0)
      queue.push(latest, isPaced, beats, before ?? latest)
      const ahead = queue.ahead()
      const { shown, problem } = seen.get()
      if (shown !== null && shown.ahead !== ahead)
        seen.set({ shown: { ...shown, ahead, thinking: null }, problem })
    } else if (message.kind === 'problem') {
      const problem = inWords(message.problem, words())
      const { shown } = seen.get()
      seen.set({ shown: shown && { ...shown, problem, thinking: null }, problem })
    }
  })
  line.post(opening)

  const seq = () => seen.get().shown?.snapshot.seq ?? -1
  return {
    id,
    setup: table,
    subscribe: seen.watch,
    shown: () => seen.get().shown,
    problem: () => seen.get().problem,
    // What may be done at any time is meant for now, wherever the page is.
    choose: (key) =>
      line.post({
        kind: 'choose',
        seq: isOffered(latest?.snapshot ?? null, key) ? (latest?.snapshot.seq ?? seq()) : seq(),
        key,
      }),
    undo: () => line.post({ kind: 'undo', seq: seq() }),
    lapse: () => line.post({ kind: 'lapse', seq: seq() }),
    takeOver: (seat) => line.post({ kind: 'take-over', seat }),
    skip: queue.skip,
    skipAll: queue.skipAll,
    hint: () => ask('hint', { seq: seq() }),
    past: (wanted) => ask('past', { seq: wanted }),
    branch: (from, next) => ask('branch', { seq: from, id: next }),
    history: () => ask('history', {}),
    laid: (wanted) => ask('laid', { seq: wanted }),
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
