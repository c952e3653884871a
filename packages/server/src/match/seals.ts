// Finished matches, sealed: the sequence of their states and events, compressed, so that they can be shown forever
// without the rules they were played under.

import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Game } from '@sietch/games'
import {
  applyDelta,
  beginRecord,
  chosenIn,
  type Delta,
  deltaOf,
  type Entry,
  firstFalse,
  hashEntry,
  hashState,
  isReplayable,
  type Json,
  type Recording,
  readRecording,
  type State,
  writeRecording,
} from '@sietch/kernel'
import type { Store } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'
import type { Games } from '../table/games.ts'
import { type Db, gameOf } from '../table/table.ts'
import { type LegRow, legsOf, readLegs } from './legs.ts'
import { standingAfter } from './live.ts'
import { generatorIn } from './position.ts'

const compressed = promisify(brotliCompress)
const decompressed = promisify(brotliDecompress)
/** A better level takes twenty times as long and saves 10%. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The recording of a finished match; undefined if too little was stored to make one. */
export async function recordingOf(db: Db, games: Games, id: string): Promise<Recording | undefined> {
  // It may be sealed while its rows are read.
  return (await opened(db, id)) ?? (await gathered(db, games, id)) ?? (await opened(db, id))
}

async function opened(db: Db, id: string): Promise<Recording | undefined> {
  const seal = await db.selectFrom('seals').select('recording').where('matchId', '=', id).executeTakeFirst()
  if (seal?.recording == null) return undefined
  return readRecording((await decompressed(Buffer.from(seal.recording, 'base64'))).toString())
}

/** Seals a finished match. What is in the seal is stored nowhere else. */
export async function seal({ db }: Pick<Store, 'db'>, games: Games, id: string): Promise<void> {
  const recording = await gathered(db, games, id)
  const text = recording && (await compressed(writeRecording(recording), BROTLI)).toString('base64')
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('seals')
      .values({ matchId: id, recording: text ?? null })
      .onConflict((conflict) => conflict.column('matchId').doNothing())
      .executeTakeFirst()
    // Another node was faster.
    if (numInsertedOrUpdatedRows === 0n || text === undefined) return
    await trx.updateTable('entries').set({ delta: null }).where('matchId', '=', id).execute()
    await trx.updateTable('legs').set({ state: null }).where('matchId', '=', id).execute()
  })
}

const readOver = (db: Db, id: string) =>
  db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.id', 'matches.tableId')
    .select(['matches.tableId', 'matches.version', 'matches.state', 'matches.base', 'matches.opening'])
    .select(['tables.game', 'tables.setup', 'tables.seed'])
    .where('matches.tableId', '=', id)
    .executeTakeFirstOrThrow()

type Over = Awaited<ReturnType<typeof readOver>>

type Row = Pick<Schema['entries'], 'seq' | 'seat' | 'key' | 'steps' | 'events'> & {
  readonly moment: string | null
  readonly delta: string | null
  readonly hash: string | null
}

async function gathered(db: Db, games: Games, id: string): Promise<Recording | undefined> {
  const match = await readOver(db, id)
  const legs = await readLegs(db, id)
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'seat', 'key', 'steps', 'events', 'moment', 'delta', 'hash'])
    .where('matchId', '=', id)
    .orderBy('seq')
    .execute()
  const stands = new Set(rows.reduce<readonly number[]>(standingAfter, []))
  const standing = rows.filter(({ seq }) => stands.has(seq))
  if (legs.length > 0) return fromRows(match, legs, standing)
  return gameOf(games, match.game).open((game) => playedAgain(game, match, standing))
}

const originOf = ({ game, setup, seed, state }: Over): Omit<Recording, 'legs' | 'entries'> => ({
  rules: game,
  setup: JSON.parse(setup) as Json,
  seed,
  generator: generatorIn(state),
})

/** From what was stored with each choice. */
function fromRows(match: Over, legs: readonly LegRow[], standing: readonly Row[]): Recording | undefined {
  const entries: Entry[] = []
  let state: Json = null
  for (const [index, leg] of legs.entries()) {
    if (leg.state === null || leg.moment === null || leg.hash === null) return undefined
    const begun = JSON.parse(leg.state) as Json
    entries.push({
      choice: null,
      events: JSON.parse(index === 0 ? match.opening : leg.events),
      moment: JSON.parse(leg.moment),
      delta: deltaOf(state, begun) ?? null,
      hash: leg.hash,
    })
    state = begun
    const until = legs[index + 1]?.seq ?? Number.POSITIVE_INFINITY
    for (const { seq, seat, key, events, moment, delta, hash } of standing) {
      if (seq < leg.seq || seq >= until) continue
      if (key === null || moment === null || delta === null || hash === null) return undefined
      const change = JSON.parse(delta) as Delta | null
      const told = { events: JSON.parse(events), moment: JSON.parse(moment) }
      entries.push({ choice: { seat, key }, ...told, delta: change, hash })
      if (change !== null) state = applyDelta(state, change)
    }
  }
  const seqs = standing.map(({ seq }) => seq)
  const recording = { ...originOf(match), legs: legsOf(legs, seqs), entries }
  const wrong = firstFalse(recording)
  if (wrong !== undefined) throw new Error(`entry ${wrong} of the match is not what was stored`)
  return recording
}

/** For a match from before changes were stored per choice, as long as there are rules that can replay it. */
function playedAgain<S extends State, Setup, View>(
  { rules, setups }: Game<S, Setup, View>,
  match: Over,
  standing: readonly Row[],
): Recording | undefined {
  if (!isReplayable(rules, match.version) || match.base !== null) return undefined
  const origin = originOf(match)
  const first = beginRecord(rules, setups.read(origin.setup), match.seed, origin.generator)
  const entries: Entry[] = []
  // The events sent then are what counts.
  const keep = (entry: Entry, events: string) => {
    const told = { ...entry, events: JSON.parse(events) }
    entries.push({ ...told, hash: hashEntry(entries.at(-1)?.hash ?? '', told) })
  }
  keep(first.entry, match.opening)
  let { record } = first
  for (const { seat, key, events } of standing) {
    const step = chosenIn(record, { seat, key: key ?? '' })
    if (!step.ok) return undefined
    keep(step.entry, events)
    record = step.record
  }
  if (hashState(record.match.state) !== hashState(JSON.parse(match.state))) return undefined
  return { ...origin, legs: [{ version: match.version, from: 0 }], entries }
}
