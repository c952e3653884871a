// The legs of stored matches: which version of the rules a part of a match was played under, and the state it began in.
// Newer rules take over a running match in a new leg; a finished one stays as it was, and one taken over by newer rules
// than these is off limits.

import type { Game } from '@sietch/games'
import {
  applyDelta,
  beginRecord,
  chosenIn,
  type Delta,
  type Entry,
  hashEntry,
  hashState,
  isReplayable,
  type Json,
  type Kept,
  type Leg,
  type MatchRecord,
  readBack,
  type State,
  takenBack,
  takenOver,
} from '@sietch/kernel'
import type { Insertable, Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../store/schema.ts'
import type { Games } from '../table/games.ts'
import type { Db } from '../table/table.ts'
import { orFault } from './fault.ts'
import { generatorIn } from './position.ts'

export type LegRow = Schema['legs']

/** As stored, without the match it belongs to. */
export const legRow = (
  leg: number,
  { version, seq, state, entry }: { version: number; seq: number; state: unknown; entry: Entry },
): Omit<LegRow, 'matchId'> => ({
  leg,
  version,
  seq,
  state: JSON.stringify(state),
  // The first one's is the opening of the match.
  events: leg === 0 ? '[]' : JSON.stringify(entry.events),
  moment: JSON.stringify(entry.moment),
  hash: entry.hash,
})

/** What is stored with an entry besides the choice. */
export const rowOf = ({ events, moment, delta, hash }: Entry) => ({
  events: JSON.stringify(events),
  moment: JSON.stringify(moment),
  delta: JSON.stringify(delta),
  hash,
})

export const readLegs = (db: Db, id: string): Promise<LegRow[]> =>
  db.selectFrom('legs').selectAll().where('matchId', '=', id).orderBy('leg').execute()

/** The same, numbered as in the kernel: by the entries that count, with one for each leg. */
export const legsOf = (rows: readonly LegRow[], standing: readonly number[]): Leg[] =>
  rows.map(({ version, seq }, leg) => ({
    version,
    from: leg + standing.filter((one) => one < seq).length,
  }))

/** The state before an entry of the latest leg, from what was stored; nothing is replayed. */
export async function readStateBefore(
  db: Db,
  id: string,
  standing: readonly number[],
  before: number,
): Promise<Json> {
  const leg = (await readLegs(db, id)).at(-1)
  if (leg === undefined || leg.state === null) throw new Error('the state that the leg began in is not kept')
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'delta'])
    .where('matchId', '=', id)
    .where('seq', '>=', leg.seq)
    .where('seq', '<', before)
    .orderBy('seq')
    .execute()
  const stands = new Set(standing)
  return stateAfter(
    JSON.parse(leg.state) as Json,
    rows.filter(({ seq }) => stands.has(seq)),
  )
}

/** From the state a leg began in, by applying what its choices changed. */
export const stateAfter = (begun: Json, made: readonly { readonly delta: string | null }[]): Json =>
  made.reduce((state, { delta }) => withDelta(state, delta), begun)

function withDelta(state: Json, delta: string | null): Json {
  if (delta === null) throw new Error('what a choice changed is not kept')
  const change = JSON.parse(delta) as Delta | null
  return change === null ? state : applyDelta(state, change)
}

/** A row of the log, to be completed if an older server wrote it. */
type Row = Pick<Schema['entries'], 'seq' | 'seat' | 'key' | 'steps' | 'events'>

type Filled = Pick<Insertable<Schema['entries']>, 'seq' | 'moment' | 'delta' | 'hash'>

type Taken = {
  readonly version: number
  readonly state: string
  readonly legs: readonly LegRow[]
  readonly rows: readonly Filled[]
}

/** Makes sure that a running match is current: under rules that know it, with its legs and everything recorded. */
export async function adopt(db: Kysely<Schema>, games: Games, id: string): Promise<void> {
  const match = await readRunning(db, id)
  if (match === undefined) return
  const legs = await readLegs(db, id)
  const beginning = () =>
    match.base === null ? 0 : z.object({ seq: z.number() }).parse(JSON.parse(match.base)).seq
  const from = legs.at(-1)?.seq ?? orFault('unreadable', beginning, match)
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'seat', 'key', 'steps', 'events', 'hash'])
    .where('matchId', '=', id)
    .where('seq', '>=', from)
    .where('seq', '<', match.seq)
    .orderBy('seq')
    .execute()
  const isRecorded = legs.length > 0 && rows.every(({ hash }) => hash !== null)
  const taken = games.get(match.game)?.open((game) => {
    const { rules } = game
    if (match.version > rules.version || (isReplayable(rules, match.version) && isRecorded)) return undefined
    orFault('unreadable', () => [JSON.parse(match.state), originOf(game, match)], match)
    if (!isReplayable(rules, match.version)) {
      return orFault('upgrade', () => takeOver(game, match, legs, rows), match)
    }
    const filled = () => fillIn(game, match, legs, rows) ?? takeOver(game, match, legs, rows)
    return orFault('unreadable', filled, match)
  })
  if (taken !== undefined) await write(db, match, legs.length, taken)
}

async function readRunning(db: Db, id: string) {
  return db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.id', 'matches.tableId')
    .select(['matches.tableId', 'matches.version', 'matches.seq', 'matches.arranged', 'matches.state'])
    .select(['matches.base', 'matches.opening', 'tables.game', 'tables.setup', 'tables.seed'])
    .where('matches.tableId', '=', id)
    .where('tables.status', '=', 'playing')
    .executeTakeFirst()
}

type Running = NonNullable<Awaited<ReturnType<typeof readRunning>>>

async function write(db: Kysely<Schema>, match: Running, known: number, taken: Taken): Promise<void> {
  const { tableId: id, seq, arranged } = match
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      // Nodes with older rules hold it too: they must read it again and find that it is no longer theirs.
      .set({ version: taken.version, state: taken.state, arranged: arranged + 1 })
      .where('tableId', '=', id)
      .where('seq', '=', seq)
      .where('arranged', '=', arranged)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    const legs = taken.legs.slice(known)
    if (legs.length > 0) await trx.insertInto('legs').values(legs).execute()
    for (const { seq: at, ...filled } of taken.rows) {
      await trx.updateTable('entries').set(filled).where('matchId', '=', id).where('seq', '=', at).execute()
    }
  })
}

/** The match goes on from its current state, and earlier choices stay. */
function takeOver<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  match: Running,
  known: readonly LegRow[],
  rows: readonly (Row & { readonly hash: string | null })[],
): Taken {
  const { tableId: matchId, seq } = match
  // For a match from before legs were stored, only the version of the first one is known.
  const unkept = { state: null, events: '[]', moment: null, hash: null }
  const before = known.length > 0 ? known : [{ matchId, leg: 0, version: match.version, seq: 0, ...unkept }]
  const hashes = [rows.at(-1)?.hash ?? before.at(-1)?.hash ?? '']
  const legs = before.map(({ version }, leg) => ({ version, from: leg }))
  const step = takenOver(game.rules, {
    ...originOf(game, match),
    legs,
    hashes,
    state: JSON.parse(match.state),
  })
  const { version } = game.rules
  const { state } = step.record.match
  const begun = { version, seq, state, entry: step.entry }
  return {
    version,
    state: JSON.stringify(state),
    legs: [...before, { matchId, ...legRow(before.length, begun) }],
    rows: [],
  }
}

const originOf = <S extends State, Setup, View>(
  { setups }: Game<S, Setup, View>,
  { setup, seed }: Running,
): Pick<Kept<Setup>, 'setup' | 'seed'> => ({ setup: setups.read(JSON.parse(setup)), seed })

/**
 * What an older server did not record is reconstructed by replaying its latest leg; undefined if that does not lead to
 * the stored state.
 */
function fillIn<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  match: Running,
  known: readonly LegRow[],
  rows: readonly Row[],
): Taken | undefined {
  const begun = known.length > 0 ? fromLeg(game, match, known) : fromSetup(game, match)
  if (begun === undefined) return undefined
  let { record } = begun
  const made: Filled[] = []
  const states: S[] = [record.match.state]
  const hashes = [begun.legs.at(-1)?.hash ?? '']
  for (const { seq, seat, key, steps, events } of rows) {
    if (key === null) {
      states.splice(states.length - steps)
      hashes.splice(hashes.length - steps)
      record = takenBack(record, steps, states.at(-1))
      made.push({ seq, moment: null, delta: null, hash: hashes.at(-1) ?? null })
      continue
    }
    const step = chosenIn(record, { seat, key })
    if (!step.ok) return undefined
    record = step.record
    // The events sent then are what counts.
    const entry = { ...step.entry, events: JSON.parse(events) }
    const hash = hashEntry(hashes.at(-1) ?? '', entry)
    states.push(record.match.state)
    hashes.push(hash)
    const { moment, delta } = rowOf(entry)
    made.push({ seq, moment, delta, hash })
  }
  if (hashState(record.match.state) !== hashState(JSON.parse(match.state))) return undefined
  return { version: match.version, state: match.state, legs: begun.legs, rows: made }
}

type Begun<S extends State, Setup, View> = {
  readonly record: MatchRecord<S, Setup, View>
  readonly legs: readonly LegRow[]
}

/** Not if newer rules took over on an older server: then the beginning of the log leads nowhere. */
function fromSetup<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  match: Running,
): Begun<S, Setup, View> | undefined {
  if (match.base !== null) return undefined
  const { setup, seed } = originOf(game, match)
  const { record, entry: made } = beginRecord(game.rules, setup, seed, generatorIn(match.state))
  const told = { ...made, events: JSON.parse(match.opening) }
  const entry = { ...told, hash: hashEntry('', told) }
  const begun = { version: match.version, seq: 0, state: record.match.state, entry }
  return { record, legs: [{ matchId: match.tableId, ...legRow(0, begun) }] }
}

function fromLeg<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  match: Running,
  known: readonly LegRow[],
): Begun<S, Setup, View> | undefined {
  const { state, hash, version } = known.at(-1) ?? {}
  if (state == null || hash == null || version === undefined) return undefined
  const kept = { ...originOf(game, match), legs: [{ version, from: 0 }], choices: [], hashes: [hash] }
  return {
    record: readBack(game.rules, { ...kept, state: JSON.parse(state), isOver: false }),
    legs: known,
  }
}
