// A match as a node holds it in memory: always as it was last stored or read. The store is the source of truth; on
// finding that someone else was faster, a node reads again.

import type { AnyGame } from '@sietch/games'
import type { Asked, GameEvent, Json, Moment, Seat } from '@sietch/kernel'
import type { Motion, UndoRequest } from '@sietch/protocol'
import { newerRules, noSuchTable, RefusalError } from '../refusal.ts'
import type { Schema } from '../store/schema.ts'
import type { Games } from '../table/games.ts'
import { type Db, gameOf, readSoundTable, type Table } from '../table/table.ts'
import { type Clocks, clocksOf } from './clock.ts'
import { MatchFault, orFault } from './fault.ts'
import { type LegRow, legsOf, readLegs } from './legs.ts'
import { type Position, pickUp, seatsOf } from './position.ts'

/** The part of a log row kept in memory: enough to recognize a request that was already answered. */
export type Entry = {
  readonly seat: Seat
  readonly key: string | null
  readonly steps: number
  /** A bot chose. */
  readonly bot: boolean
  /** The moment it was meant for, when others chose in between; forgotten with the match. */
  readonly meant?: number
}

/** What surrounds the log and changes without a choice. */
type Around = {
  table: Table
  /** How often it has changed. */
  arranged: number
  clocks: Clocks
  request: UndoRequest | null
  /** What players are asked to agree to. */
  motion: Motion | null
  /** Since when the table has been on a break. */
  paused: number | null
}

export type Live = Around & {
  readonly id: string
  readonly game: AnyGame
  /** The version of the rules it is played under. */
  version: number
  /** The numbers at which newer rules took over. */
  updated: readonly number[]
  position: Position
  seq: number
  readonly entries: Entry[]
  /** What was asked at the latest moments before this one. */
  recent: readonly { readonly seq: number; readonly asked: Asked }[]
  /** The numbers of the entries whose choices stand. */
  standing: readonly number[]
  /** Choices made here that made the rules fail, by seat and key. */
  failed: Set<string>
  /** A write failed, and it is unknown whether it was stored: the store has to be asked first. */
  isDoubtful: boolean
  /** The work on this match, one operation at a time. */
  work: Promise<unknown>
  touched: number
}

const readMatch = async (db: Db, id: string) => {
  const match = await db.selectFrom('matches').selectAll().where('tableId', '=', id).executeTakeFirst()
  if (match === undefined) throw noSuchTable()
  return match
}

/** The rows of the log up to a number: one stored between the two queries is not part of the state read. */
const readEntries = (db: Db, id: string, from: number, to: number) =>
  db
    .selectFrom('entries')
    .select(['seq', 'seat', 'key', 'steps', 'final', 'bot', 'hash'])
    .where('matchId', '=', id)
    .where('seq', '>=', from)
    .where('seq', '<', to)
    .orderBy('seq')
    .execute()

type MatchRow = Awaited<ReturnType<typeof readMatch>>

/** The match is read before its table: changing the seats changes the number in the match too. */
async function readAround(db: Db, match: MatchRow): Promise<Around> {
  const table = await readSoundTable(db, match.tableId).catch((error: unknown) => {
    const isUnreadable = error instanceof RefusalError && error.code === 'unreadable'
    throw isUnreadable ? new MatchFault('unreadable', error.cause, match) : error
  })
  const read = () => ({
    table,
    arranged: match.arranged,
    clocks: clocksOf.parse(JSON.parse(match.clocks)),
    request: match.request === null ? null : (JSON.parse(match.request) as UndoRequest),
    motion: match.motion === null ? null : (JSON.parse(match.motion) as Motion),
    paused: match.paused,
  })
  return orFault('unreadable', read, match)
}

type Rows = {
  readonly seed: string
  readonly entries: Awaited<ReturnType<typeof readEntries>>
  readonly legs: readonly LegRow[]
  /** Of the latest entry, if the match is over: newer rules might judge its end differently. */
  readonly moment: string | null
}

export async function readLive(db: Db, games: Games, id: string): Promise<Live> {
  const match = await readMatch(db, id)
  const { seed } = await db.selectFrom('tables').select('seed').where('id', '=', id).executeTakeFirstOrThrow()
  const around = await readAround(db, match)
  const rows: Rows = {
    seed,
    entries: await readEntries(db, id, 0, match.seq),
    legs: await readLegs(db, id),
    moment: around.table.status === 'over' ? await readMoment(db, id, match.seq) : null,
  }
  const game = gameOf(games, around.table.game)
  if (game.open(({ rules }) => match.version > rules.version)) throw newerRules()
  return orFault('unreadable', () => understood(game, match, around, rows), match)
}

function understood(game: AnyGame, match: MatchRow, around: Around, rows: Rows): Live {
  const { seed, entries, legs, moment } = rows
  const { table } = around
  if (entries.length !== match.seq || entries.some(({ seq }, index) => seq !== index)) {
    throw new Error(`the log has ${entries.length} entries, and not those before ${match.seq}`)
  }
  if (seatsOf(game, table.setup).length !== table.seats.length) {
    throw new Error(`the table has ${table.seats.length} seats, and not those of its setup`)
  }
  const standing = entries.reduce<readonly number[]>(standingAfter, [])
  const from = legs.at(-1)?.seq ?? 0
  const latest = standing.flatMap((seq) => (seq >= from ? (entries[seq] ?? []) : []))
  const position = pickUp(game, {
    setup: table.setup,
    seed,
    legs: legs.length > 0 ? legsOf(legs, standing) : [{ version: match.version, from: 0 }],
    choices: latest.map(({ seat, key, final }) => ({ seat, key: key ?? '', final: final === 1 })),
    hashes: [legs.at(-1)?.hash ?? '', ...latest.map(({ hash }) => hash ?? '')],
    state: JSON.parse(match.state) as Json,
    isOver: table.status === 'over',
    outcome: moment === null ? undefined : (JSON.parse(moment) as Moment).outcome,
  })
  return {
    ...around,
    id: match.tableId,
    game,
    version: match.version,
    updated: legs.slice(1).map(({ seq }) => seq),
    position,
    seq: match.seq,
    entries: entries.map(({ seat, key, steps, bot }) => ({ seat, key, steps, bot: bot === 1 })),
    recent: [],
    standing,
    failed: new Set(),
    isDoubtful: false,
    work: Promise.resolve(),
    touched: Date.now(),
  }
}

async function readMoment(db: Db, id: string, seq: number): Promise<string | null> {
  const row = await db
    .selectFrom('entries')
    .select('moment')
    .where('matchId', '=', id)
    .where('seq', '=', seq - 1)
    .executeTakeFirst()
  return row?.moment ?? null
}

/** One entry that someone else made, as it would have been made here. */
export type Step = {
  readonly entry: Entry
  readonly position: Position
  readonly events: readonly GameEvent[]
}

/** More than this many entries are not followed one by one. */
const MOST_STEPS = 50

/**
 * What the store has beyond what is held: the entries one by one, if they can be followed from here. Undefined if
 * nothing is new. Without `steps`, the match must be read as a whole.
 */
export async function readSince(
  db: Db,
  live: Live,
): Promise<{ around: Around; steps: Step[] | undefined } | undefined> {
  const match = await readMatch(db, live.id)
  if (match.seq === live.seq && match.arranged === live.arranged) return undefined
  const around = await readAround(db, match)
  // Newer rules have taken over: the state is different, and this node may no longer be able to read it.
  if (match.version !== live.version) return { around, steps: undefined }
  if (match.seq === live.seq) return { around, steps: [] }
  const isFar = match.seq < live.seq || match.seq - live.seq > MOST_STEPS
  const steps = isFar ? undefined : follow(live.position, await readEntries(db, live.id, live.seq, match.seq))
  return { around, steps }
}

/** Even if the rules fail on the way, the match as a whole may be readable. */
function follow(...way: Parameters<typeof stepsFrom>): Step[] | undefined {
  try {
    return stepsFrom(...way)
  } catch (error) {
    if (error instanceof MatchFault) return undefined
    throw error
  }
}

function stepsFrom(
  from: Position,
  rows: readonly { seat: Seat; key: string | null; steps: number; bot: number; hash: string | null }[],
): Step[] | undefined {
  const steps: Step[] = []
  let position = from
  for (const { seat, key, steps: back, bot, hash } of rows) {
    const entry = { seat, key, steps: back, bot: bot === 1 }
    if (key === null) {
      if (back > position.remembered) return undefined
      position = position.back(back)
      steps.push({ entry, position, events: [] })
    } else {
      const moved = position.choose(seat, key)
      if (!moved.ok) return undefined
      position = moved.position
      steps.push({ entry, position, events: moved.entry.events })
    }
    // Different rules of the same version may have made it.
    if (position.hash !== hash) return undefined
  }
  return steps
}

/** The choices that stand after one more entry. */
export const standingAfter = (
  standing: readonly number[],
  { seq, key, steps }: { readonly seq: number; readonly key: string | null; readonly steps: number },
): readonly number[] => (key === null ? standing.slice(0, standing.length - steps) : [...standing, seq])

/** The clocks as they were before an entry; null where they were not kept. */
export async function readClocksBefore(db: Db, id: string, seq: number): Promise<Clocks | null> {
  const row = await db
    .selectFrom('entries')
    .select('clocks')
    .where('matchId', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row?.clocks == null ? null : (JSON.parse(row.clocks) as Clocks)
}

/** What has happened since an entry, as stored: to be filtered for a viewer. */
export async function readEvents(
  db: Db,
  live: Pick<Live, 'id' | 'standing'>,
  from: number,
  most: number,
): Promise<{ seq: number; seat: Seat; events: readonly GameEvent[]; at: number }[]> {
  const wanted = live.standing.filter((seq) => seq >= from).slice(-most)
  const [first] = wanted
  if (first === undefined) return []
  const rows: Pick<Schema['entries'], 'seq' | 'seat' | 'events' | 'at'>[] = await db
    .selectFrom('entries')
    .select(['seq', 'seat', 'events', 'at'])
    .where('matchId', '=', live.id)
    .where('seq', '>=', first)
    .orderBy('seq')
    .execute()
  const set = new Set(wanted)
  return rows
    .filter(({ seq }) => set.has(seq))
    .map(({ seq, seat, events, at }) => ({ seq, seat, at, events: JSON.parse(events) as GameEvent[] }))
}
