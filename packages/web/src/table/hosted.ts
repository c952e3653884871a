// A match as the worker holds it: the kernel's match from the last point that can be gone back to, and every row of the
// log. Steps make a new one, so that what could not be kept has not happened.

import type { Game } from '@sietch/games'
import {
  choose,
  isReplayable,
  type Json,
  type Match,
  type MatchLog,
  resume,
  type Seat,
  type State,
  start,
  undo,
} from '@sietch/kernel'
import { TableError } from './protocol.ts'
import { type Change, newSummary, type Row, type Stored } from './store.ts'
import type { TableSetup } from './table.ts'

export type Hosted<S extends State, Setup, View> = {
  readonly id: string
  readonly table: TableSetup
  /** The version of the rules that began the match. */
  readonly version: number
  /** The choices since the origin only. */
  readonly match: Match<S, Setup, View>
  /** The state before its first choice. */
  readonly origin: S
  /** The number of choices before the origin of the match. */
  readonly base: number
  readonly rows: readonly Row[]
}

type Step<S extends State, Setup, View> = {
  readonly hosted: Hosted<S, Setup, View>
  readonly change: Change
}

/** The number of choices made; the first row is the setup's. */
export const seqOf = ({ rows }: { readonly rows: readonly Row[] }): number => rows.length - 1

/** Lays out the match of a table. Throws when the setup does not fit. */
export function begin<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  id: string,
  table: TableSetup,
): Step<S, Setup, View> {
  const { match, events } = start(game.rules, setupFor(game, table), table.seed)
  const rows: Row[] = [{ id, seq: 0, choice: null, events }]
  const hosted = { id, table, version: game.rules.version, match, origin: match.state, base: 0, rows }
  return { hosted, change: changeTo(game, hosted, 0) }
}

export function setupFor<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { setup, seats }: TableSetup,
): Setup {
  const read = readSetup(game, setup)
  const kinds = game.rules.seats(read)
  if (kinds.length !== seats.length) {
    throw new TableError('file', `The setup is for ${kinds.length} seats, but ${seats.length} are named.`)
  }
  const wrong = seats.findIndex(({ kind }, seat) => (kind === 'automa') !== (kinds[seat] === 'automa'))
  if (wrong < 0) return read
  throw new TableError(
    'file',
    kinds[wrong] === 'automa' ? `Seat ${wrong + 1} plays by itself.` : `Nobody plays from seat ${wrong + 1}.`,
  )
}

/** The table with the teams that the rules have for it: a file does not name them. */
export function inTeams<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { teams: _, ...table }: TableSetup,
): TableSetup {
  const teams = game.rules.teams?.(setupFor(game, table))
  return teams === undefined ? table : { ...table, teams }
}

function readSetup<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  setup: TableSetup['setup'],
): Setup {
  try {
    return game.setups.read(setup)
  } catch (error) {
    throw new TableError('file', error instanceof Error ? error.message : String(error))
  }
}

/** Takes up a match where it was left. */
export function takeUp<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { summary: { id, table, version }, position, rows }: Stored,
): Hosted<S, Setup, View> {
  if (position === null) throw new Error('the match has not begun')
  const { rules } = game
  const { seed } = table
  const log: MatchLog<Setup> = {
    rules: rules.id,
    version: rules.version,
    setup: setupFor(game, table),
    seed,
    choices: [],
  }
  const choices = rows.flatMap((row) => (row.choice && row.seq > position.origin.seq ? [row.choice] : []))
  const migrated = (state: unknown) => rules.migrate(state as Json, position.version)
  const isKnown = isReplayable(rules, position.version)
  const known = isKnown && resume(rules, { ...log, choices }, migrated(position.origin.state))
  // Rules under which the match would go another way: it goes on from where it stands, and nothing is taken back.
  const isSame = known && !('ok' in known)
  const match = isSame ? known : resume(rules, log, migrated(position.state))
  if ('ok' in match) throw new TableError('rules', match.message)
  const base = seqOf({ rows }) - match.log.choices.length
  const origin = isSame ? migrated(position.origin.state) : match.state
  return { id, table, version: version ?? rules.version, match, origin, base, rows }
}

/** Carries out a choice. It `stands` when nobody may take it back. */
export function chosen<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  hosted: Hosted<S, Setup, View>,
  choice: { readonly seat: Seat; readonly key: string },
  isBots: boolean,
): Step<S, Setup, View> {
  const match = { ...hosted.match }
  const done = choose(match, choice.seat, choice.key)
  if (!done.ok) throw new TableError('moved-on', done.message)
  const seq = seqOf(hosted) + 1
  const rows = [...hosted.rows, { id: hosted.id, seq, choice, events: done.events }]
  const stands = isBots || match.final.at(-1) === true
  const next = stands
    ? { ...hosted, match: withoutPast(match), origin: match.state, base: seq, rows }
    : { ...hosted, match, rows }
  return { hosted: next, change: changeTo(game, next, seq) }
}

/** There is no way back behind this point: what led here need not be remembered for it. */
const withoutPast = <S extends State, Setup, View>(match: Match<S, Setup, View>): Match<S, Setup, View> => ({
  ...match,
  log: { ...match.log, choices: [] },
  final: [],
  past: [],
})

/** Takes back the latest choice of the seat, if it can be. */
export function undone<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  hosted: Hosted<S, Setup, View>,
  seat: Seat,
): Step<S, Setup, View> | undefined {
  const match = { ...hosted.match }
  if (!undo(match, seat).ok) return undefined
  const next = { ...hosted, match, rows: hosted.rows.slice(0, -1) }
  return { hosted: next, change: changeTo(game, next, next.rows.length) }
}

/** What is to be written when the rows from `cut` on are new. */
export function changeTo<S extends State, Setup, View>(
  { rules, round }: Game<S, Setup, View>,
  hosted: Hosted<S, Setup, View>,
  cut: number,
): Change {
  const { id, table, version, match, origin, base, rows } = hosted
  return {
    summary: {
      ...newSummary(id, table),
      version,
      seq: seqOf(hosted),
      round: round?.(match.state) ?? 0,
      turn: match.prompts.map(({ decision }) => decision.seat),
      finished: match.prompts.length === 0,
    },
    position: {
      id,
      version: rules.version,
      state: match.state,
      origin: { seq: base, state: origin },
    },
    cut,
    rows: rows.slice(cut),
  }
}
