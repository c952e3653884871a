// A match played again from its log: every moment of it, what the charts show, and a match file put to the test.

import type { Game, Standing } from '@sietch/games'
import {
  type Chosen,
  choose,
  type GameEvent,
  isReplayable,
  type Match,
  type Refusal,
  type Seat,
  type State,
  seats,
  start,
  type Viewer,
} from '@sietch/kernel'
import { entryFor } from './host.ts'
import { changeTo, inTeams, setupFor } from './hosted.ts'
import type { MatchFile } from './match-file.ts'
import { type Replay, TableError } from './protocol.ts'
import type { Change, Row } from './store.ts'
import type { RoundStanding, Snapshot, TableSetup } from './table.ts'

export type Playback = {
  readonly replay: Replay
  at(seq: number): Snapshot
  history(): readonly RoundStanding[]
  /** The match as it is kept. */
  change(id: string): Change
}

/** Throws with a sentence for a person when the file does not replay. */
export function playBack<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { table, version, generator, choices }: MatchFile,
  eyes: Seat | null = null,
): Playback {
  const { rules } = game
  // A match that has not begun can be begun under any.
  if (!isReplayable(rules, version) && choices.length > 0) {
    const text = `The match was begun under version ${version} of the rules; these are version ${rules.version}.`
    throw new TableError('rules', text)
  }
  const { match, events } = start(rules, setupFor(game, table), table.seed, generator)
  const origin = match.state
  const steps: Step<S, Setup, View>[] = [stepOf(match, events)]
  for (const [index, { seat, key }] of choices.entries()) {
    const done: Chosen | Refusal = choose(match, seat, key)
    if (!done.ok) throw new TableError('file', `Choice ${index + 1} of the log: ${done.message}`)
    steps.push(stepOf(match, done.events))
  }
  const rows = (id: string): Row[] =>
    steps.map((step, seq) => ({ id, seq, choice: choices[seq - 1] ?? null, events: step.events }))
  const viewer = eyes ?? viewerOf(table, match.prompts.length === 0)
  return {
    replay: { length: choices.length, log: rows('').map((row) => entryFor(row, viewer)) },
    at(seq) {
      const step = steps[seq]
      if (step === undefined) throw new TableError('moved-on', `There is no choice ${seq}.`)
      return {
        seq,
        viewer,
        view: rules.view(step.state, viewer),
        decisions: step.prompts.map(({ decision }) => decision),
        asked: null,
        offered: null,
        canUndo: false,
        outcome: rules.outcome(step.state) ?? null,
        handOver: null,
        isVisiting: false,
      }
    },
    history: () => historyOf(game, steps),
    change: (id) =>
      changeTo(
        game,
        { id, table: inTeams(game, table), version: rules.version, match, origin, base: 0, rows: rows(id) },
        0,
      ),
  }
}

type Step<S extends State, Setup, View> = Pick<Match<S, Setup, View>, 'state' | 'prompts'> & {
  readonly events: readonly GameEvent[]
}

const stepOf = <S extends State, Setup, View>(
  { state, prompts }: Match<S, Setup, View>,
  events: readonly GameEvent[],
): Step<S, Setup, View> => ({ state, prompts, events })

/** Whose eyes a replay has: a match that goes on shows nobody's hand to another. */
function viewerOf({ seats: setups }: TableSetup, isOver: boolean): Viewer {
  const humans = seats(setups.length).filter((seat) => setups[seat]?.kind === 'human')
  if (isOver) return humans[0] ?? setups.findIndex(({ kind }) => kind !== 'automa')
  return humans.length === 1 ? (humans[0] ?? 'spectator') : 'spectator'
}

/** How everybody stood after each round. */
function historyOf<S extends State, Setup, View>(
  { rules, round, charts }: Game<S, Setup, View>,
  steps: readonly Step<S, Setup, View>[],
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
  for (const { state } of steps) {
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
  const players = standings(rules.view(last.state, 'spectator'))
  return [...history, { round: current, players: charted(players) }]
}
