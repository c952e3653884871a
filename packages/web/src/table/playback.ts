// A match step by step, from its recording: every moment of it, the chart data, and the check of a match file.

import { type Analysis, analyse, type Game, type Standing } from '@sietch/games'
import {
  flawOf,
  isFinal,
  isReplayable,
  type Json,
  type LaidPile,
  type Recording,
  recordLog,
  type Seat,
  type State,
  seats,
  shownBy,
  statesIn,
  unlikeLog,
  type Viewer,
} from '@sietch/kernel'
import { entryFor } from './host.ts'
import { inTeams, isBots, rowOf, setupFor } from './hosted.ts'
import type { MatchFile } from './match-file.ts'
import { seatsWith } from './persons.ts'
import { type Analysing, type Replay, TableError } from './protocol.ts'
import { type Change, newSummary, type Row } from './store.ts'
import type { RoundStanding, Snapshot, TableSetup } from './table.ts'

export type Playback = {
  readonly replay: Replay
  at(seq: number): Snapshot
  /** The same from another allowed point of view. */
  through(viewer: Viewer): Playback
  history(): readonly RoundStanding[]
  /** Goes on with the analysis for a while. */
  analyse(): Analysing
  /** All that was hidden after so many steps, or at the end; refused while the match is in progress. */
  laid(seq: number | null): readonly LaidPile[]
  /** The match as it is kept. */
  change(id: string): Change
  /** The same up to a step, as a match of its own. */
  branch(seq: number, id: string, from: string): Change
}

/** Without a recording, the log is replayed; throws with a sentence for a person if that fails. */
export function playBack<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { table, ...log }: MatchFile,
  eyes: Seat | null = null,
  recording: Recording = recorded(game, { table, ...log }),
): Playback {
  const { rules } = game
  const { entries, legs } = recording
  const newest = legs.at(-1)?.version ?? 0
  if (newest > rules.version) {
    throw new TableError('rules', `It is of version ${newest}; these are version ${rules.version}.`)
  }
  const steps = [...shownBy(rules, recording)]
  const rows = entries.map((entry, seq) => rowOf('', seq, entry, true))
  const isOver = entries.at(-1)?.moment.asked.length === 0
  const first = eyes ?? viewerOf(table, isOver)
  // When all is over nothing is hidden from anyone.
  const viewers: readonly Viewer[] = isOver
    ? [...seats(table.seats.length).filter((seat) => table.seats[seat]?.kind !== 'automa'), 'spectator']
    : [first]
  const rounds = roundsOf(game, steps)
  const analysing = isOver && game.analyst !== undefined ? inPieces(analyse(game, recording)) : undefined
  const through = (viewer: Viewer): Playback => ({
    replay: {
      length: entries.length - 1,
      log: rows.map((row) => entryFor(row, viewer)),
      viewer,
      viewers,
      isOver,
      rounds,
    },
    through(other) {
      if (!viewers.includes(other)) throw new TableError('moved-on', 'Their cards are hidden.')
      return through(other)
    },
    at(seq) {
      const [state, entry] = [steps[seq], entries[seq]]
      if (state === undefined || entry === undefined) {
        throw new TableError('moved-on', `There is no choice ${seq}.`)
      }
      const { asked, outcome = null } = entry.moment
      return {
        seq,
        viewer,
        view: rules.view(state, viewer),
        decisions: asked,
        asked: null,
        offered: null,
        canUndo: false,
        outcome,
        handOver: null,
        isVisiting: false,
      }
    },
    history: () => historyOf(game, steps),
    analyse() {
      if (analysing === undefined) throw new TableError('moved-on', 'It is not over.')
      return analysing()
    },
    laid(seq) {
      if (!isOver) throw new TableError('moved-on', 'The match is not over.')
      const state = steps[seq ?? steps.length - 1]
      if (state === undefined) throw new TableError('moved-on', `There is no choice ${seq}.`)
      return game.laidOpen?.(state).filter(({ things, n }) => things.length > 0 || n !== undefined) ?? []
    },
    change: (id) => keptAs(game, id, inTeams(game, table), recording),
    branch(seq, id, from) {
      const state = steps[seq]
      if (state === undefined) throw new TableError('moved-on', `There is no choice ${seq}.`)
      const branch = { id: from, seq, round: game.round?.(state) ?? 0 }
      return keptAs(game, id, { ...inTeams(game, table), branch }, cutAt(recording, seq))
    },
  })
  return through(first)
}

/** Milliseconds of work between two looks at what the page asks for. */
const PIECE = 200

function inPieces(work: Generator<number, Analysis>): () => Analysing {
  let found: Analysis | undefined
  return () => {
    const until = Date.now() + PIECE
    while (found === undefined) {
      const step = work.next()
      if (step.done === true) found = step.value
      else if (Date.now() >= until) return { done: step.value }
    }
    return { analysis: found }
  }
}

/** A recording up to a step. */
const cutAt = (recording: Recording, seq: number): Recording => ({
  ...recording,
  legs: recording.legs.filter(({ from }) => from <= seq),
  entries: recording.entries.slice(0, seq + 1),
})

/** The recording of a file without one: made by rules that can replay it. */
function recorded<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { table, version, generator, choices, legs = [] }: MatchFile,
): Recording {
  const { rules } = game
  // A match that has not begun can be begun under any.
  if ((!isReplayable(rules, version) || legs.length > 1) && choices.length > 0) {
    const text = `The match was begun under version ${version} of the rules; these are version ${rules.version}.`
    throw new TableError('rules', text)
  }
  const { game: id, setup, seed } = table
  const log = { rules: id, setup, seed, generator, choices }
  const made = recordLog(rules, setupFor(game, table), log)
  if (!made.ok) throw new TableError('file', `Choice ${made.index + 1} of the log: ${made.message}`)
  return made.recording
}

/** Throws with the entry that is wrong when the recording of a file is not a true one. */
export function prove<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { table, ...log }: MatchFile,
  recording: Recording,
): void {
  const { game: rules, setup, seed } = table
  const unlike = unlikeLog(recording, { ...log, rules, setup, seed })
  if (unlike !== undefined) throw new TableError('file', unlike)
  const flaw = flawOf(game.rules, setupFor(game, table), recording)
  if (flaw !== undefined) throw new TableError('file', `Entry ${flaw.entry} of the recording: ${flaw.text}`)
}

/** As a match that was played here. */
function keptAs<S extends State, Setup, View>(
  { rules, round }: Game<S, Setup, View>,
  id: string,
  table: TableSetup,
  recording: Recording,
): Change {
  const { entries, legs } = recording
  const states = [...statesIn(recording)]
  const rows = entries.map((entry, seq): Row => {
    const [before, after] = [states[seq - 1], states[seq]] as unknown as [State, State]
    const { choice, events } = entry
    const isOpen = choice !== null && !isBots(table, choice) && !isFinal(before, after, events)
    return rowOf(id, seq, entry, !isOpen)
  })
  const { version = 0, from = 0 } = legs.at(-1) ?? {}
  const state = states.at(-1) as Json
  const turn = entries.at(-1)?.moment.asked.map(({ seat }) => seat) ?? []
  return {
    summary: {
      ...newSummary(id, table),
      version: legs[0]?.version ?? null,
      seq: rows.length - 1,
      round: round?.(rules.migrate(state, version)) ?? 0,
      turn,
      finished: turn.length === 0,
    },
    position: { id, version, state, legs, origin: { seq: from, state: states[from] } },
    cut: 0,
    rows,
  }
}

/** The initial point of view of a replay: an unfinished match does not show anyone's hand to others. */
function viewerOf({ seats: setups }: TableSetup, isOver: boolean): Viewer {
  const humans = seats(setups.length).filter((seat) => setups[seat]?.kind === 'human')
  if (isOver) return humans[0] ?? setups.findIndex(({ kind }) => kind !== 'automa')
  const [first = 'spectator'] = humans
  return seatsWith({ seats: setups }, first).length === humans.length ? first : 'spectator'
}

/** With which step each round begins. */
function roundsOf<S extends State, Setup, View>(
  { round }: Game<S, Setup, View>,
  steps: readonly S[],
): Replay['rounds'] {
  const rounds: { round: number; seq: number }[] = []
  for (const [seq, state] of steps.entries()) {
    const now = round?.(state) ?? 0
    if (now > (rounds.at(-1)?.round ?? 0)) rounds.push({ round: now, seq })
  }
  return rounds
}

/** How everyone stood after each round. */
function historyOf<S extends State, Setup, View>(
  { rules, round, charts }: Game<S, Setup, View>,
  steps: readonly S[],
): RoundStanding[] {
  if (round === undefined || charts === undefined) return []
  const { standings, peaks } = charts
  const history: RoundStanding[] = []
  let highest: readonly Standing[] = []
  const peaksOf = (now: Standing, before: Standing = {}): Standing =>
    Object.fromEntries(peaks.map((measure) => [measure, Math.max(now[measure] ?? 0, before[measure] ?? 0)]))
  const charted = (players: readonly Standing[]) =>
    players.map((standing, seat) => ({ ...standing, ...peaksOf({}, highest[seat]) }))
  let current = 0
  for (const state of steps) {
    // What is chosen before the first round is in no chart.
    if (round(state) === 0) continue
    const players = standings(rules.view(state, 'spectator'))
    if (round(state) > current) {
      history.push({ round: current, players: charted(players) })
      highest = []
      current = round(state)
    }
    highest = players.map((standing, seat) => peaksOf(standing, highest[seat]))
  }
  const last = steps.at(-1)
  if (last === undefined || current === 0) return []
  const players = standings(rules.view(last, 'spectator'))
  return [...history, { round: current, players: charted(players) }]
}
