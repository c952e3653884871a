// A match as the worker holds it: the kernel's record of it, and every row of the log. Steps create a new one, so that
// what could not be stored has not happened.

import type { Game } from '@sietch/games'
import {
  applyDelta,
  beginRecord,
  type Choice,
  chosenIn,
  type Entry,
  generatorOf,
  hashEntry,
  hashState,
  isReplayable,
  type Json,
  type Kept,
  type MatchRecord,
  readBack,
  type Seat,
  type State,
  takenBack,
  takenOver,
  undoable,
} from '@sietch/kernel'
import { TableError } from './protocol.ts'
import { type Change, newSummary, type Row, type Stored } from './store.ts'
import type { TableSetup } from './table.ts'

export type Hosted<S extends State, Setup, View> = {
  readonly id: string
  readonly table: TableSetup
  readonly record: MatchRecord<S, Setup, View>
  /** The state in which the latest leg began. */
  readonly origin: unknown
  readonly rows: readonly Row[]
}

type Step<S extends State, Setup, View> = {
  readonly hosted: Hosted<S, Setup, View>
  readonly change: Change
}

/** The number of steps made; the first row is the setup's. */
export const seqOf = ({ rows }: { readonly rows: readonly Row[] }): number => rows.length - 1

/** Lays out the match of a table. Throws when the setup does not fit. */
export function begin<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  id: string,
  table: TableSetup,
): Step<S, Setup, View> {
  const { record, entry } = beginRecord(game.rules, setupFor(game, table), table.seed)
  const hosted = { id, table, record, origin: record.match.state, rows: [rowOf(id, 0, entry, true)] }
  return { hosted, change: changeTo(game, hosted, 0) }
}

export const rowOf = (id: string, seq: number, entry: Entry, final: boolean): Row => ({
  id,
  seq,
  ...entry,
  final,
})

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

/** The table with the teams and roles that the game has for it: a file does not name them. */
export function inTeams<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { teams: _, roles: __, ...table }: TableSetup,
): TableSetup {
  const setup = setupFor(game, table)
  const teams = game.rules.teams?.(setup)
  const roles = game.roles?.(setup)
  return { ...table, ...(teams && { teams }), ...(roles && { roles }) }
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

/** Resumes a match where it was left. Changes made along the way have to be stored. */
export function takeUp<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  stored: Stored,
): { readonly hosted: Hosted<S, Setup, View>; readonly change: Change | null } {
  const { summary, position } = stored
  if (position === null) throw new Error('the match has not begun')
  const { rules } = game
  const { id, table, finished: isOver } = summary
  const { version, origin } = position
  if (version > rules.version) {
    throw new TableError('rules', `It is of version ${version}; these are version ${rules.version}.`)
  }
  const filled = position.legs === undefined ? filledIn(game, stored) : undefined
  const rows = filled?.rows ?? stored.rows
  const legs = filled?.legs ?? position.legs ?? [{ version, from: 0 }]
  const kept = keptOf(game, { ...stored, rows }, legs)
  const isKnown = isReplayable(rules, version) && (position.legs ?? filled) !== undefined
  if (isKnown || isOver) {
    const hosted = { id, table, record: readBack(rules, kept), origin: filled?.origin ?? origin.state, rows }
    return { hosted, change: filled === undefined ? null : changeTo(game, hosted, 0) }
  }
  // Rules under which the match would go another way: it goes on from where it stands, and nothing is taken back.
  const { record, entry } = takenOver(rules, kept)
  const taken = [...rows, rowOf(id, rows.length, entry, true)]
  const hosted = { id, table, record, origin: record.match.state, rows: taken }
  return { hosted, change: changeTo(game, hosted, rows.length) }
}

function keptOf<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { summary: { table, finished: isOver }, position, rows }: Stored,
  legs: Kept<Setup>['legs'],
): Kept<Setup> {
  const latest = rows.slice(legs.at(-1)?.from)
  return {
    setup: setupFor(game, table),
    seed: table.seed,
    legs,
    choices: latest.flatMap(({ choice, final = true }) => (choice === null ? [] : { ...choice, final })),
    hashes: latest.map(({ hash = '' }) => hash),
    state: position?.state as Json,
    isOver,
  }
}

/** A match from before steps were recorded, played once more; nothing where that does not lead to where it stands. */
function filledIn<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  { summary: { id, table }, position, rows }: Stored,
) {
  if (position === null || !isReplayable(game.rules, position.version)) return undefined
  const state = game.rules.migrate(position.state as Json, position.version)
  const choices = rows.flatMap(({ choice }) => choice ?? [])
  const first = beginRecord(game.rules, setupFor(game, table), table.seed, generatorOf(state.rng))
  const made: Row[] = []
  const keep = (entry: Entry, final: boolean) => {
    // What was told then is what counts.
    const told = { ...entry, events: rows[made.length]?.events ?? [] }
    const hash = hashEntry(made.at(-1)?.hash ?? '', told)
    made.push(rowOf(id, made.length, { ...told, hash }, final))
  }
  keep(first.entry, true)
  let { record } = first
  for (const choice of choices) {
    const step = chosenIn(record, choice)
    if (!step.ok) return undefined
    record = step.record
    keep(step.entry, step.final || isBots(table, choice))
  }
  if (hashState(record.match.state) !== hashState(state)) return undefined
  return {
    rows: made,
    legs: [{ version: position.version, from: 0 }],
    origin: first.record.match.state,
  }
}

export const isBots = ({ seats }: TableSetup, { seat }: Choice): boolean => seats[seat]?.kind === 'bot'

/** Carries out a choice. What a bot has done, or what was answered for someone, cannot be undone. */
export function chosen<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  hosted: Hosted<S, Setup, View>,
  choice: Choice,
  isAnswered = false,
): Step<S, Setup, View> {
  const step = chosenIn(hosted.record, choice)
  if (!step.ok) throw new TableError('moved-on', step.message)
  const seq = seqOf(hosted) + 1
  const isFinal = step.final || isAnswered || isBots(hosted.table, choice)
  const rows = [...hosted.rows, rowOf(hosted.id, seq, step.entry, isFinal)]
  const { match } = step.record
  const final = match.final.with(-1, isFinal)
  const next = { ...hosted, record: { ...step.record, match: { ...match, final } }, rows }
  return { hosted: next, change: changeTo(game, next, seq) }
}

/** Takes back the latest choice of the seat, if it can be. */
export function undone<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  hosted: Hosted<S, Setup, View>,
  seat: Seat,
): Step<S, Setup, View> | undefined {
  const { record } = hosted
  if (undoable(record.match, seat) === 0) return undefined
  const rows = hosted.rows.slice(0, -1)
  const before = record.match.past.length > 0 ? undefined : stateAfter(game, hosted, rows)
  const next = { ...hosted, record: takenBack(record, 1, before), rows }
  return { hosted: next, change: changeTo(game, next, next.rows.length) }
}

/** From what was recorded; nothing is played again. */
function stateAfter<S extends State, Setup, View>(
  { rules }: Game<S, Setup, View>,
  { record: { legs, match }, origin }: Hosted<S, Setup, View>,
  rows: readonly Row[],
): S {
  const since = rows.slice((legs.at(-1)?.from ?? 0) + 1)
  const state = since.reduce((at, { delta }) => (delta ? applyDelta(at, delta) : at), origin as Json)
  return rules.migrate(state, match.log.version)
}

/** What is to be written when the rows from `cut` on are new. */
function changeTo<S extends State, Setup, View>(
  { round }: Game<S, Setup, View>,
  { id, table, record: { legs, match }, origin, rows }: Hosted<S, Setup, View>,
  cut: number,
): Change {
  const { version = 0, from: seq = 0 } = legs.at(-1) ?? {}
  return {
    summary: {
      ...newSummary(id, table),
      version: legs[0]?.version ?? null,
      seq: seqOf({ rows }),
      round: round?.(match.state) ?? 0,
      turn: match.prompts.map(({ decision }) => decision.seat),
      finished: match.prompts.length === 0,
    },
    position: { id, version, state: match.state, legs, origin: { seq, state: origin } },
    cut,
    rows: rows.slice(cut),
  }
}
