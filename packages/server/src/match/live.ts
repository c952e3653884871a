// A match as a node holds it in memory: always as it was last stored or read. Nothing here is the truth; the store is,
// and whoever finds that somebody else was faster reads again.

import type { AnyPlayable } from '@sietch/bots'
import { type GameEvent, isReplayable, type Json, type Seat } from '@sietch/kernel'
import { noSuchTable } from '../refusal.ts'
import type { Schema } from '../store/schema.ts'
import { type Db, type Games, gameOf, readTable, type Table } from '../table/table.ts'
import type { Clocks } from './clock.ts'
import { type Position, pickUp } from './position.ts'

/** A row of the log as far as it is remembered: enough to know an answer that was already given. */
type Entry = { readonly seat: Seat; readonly key: string | null; readonly steps: number }

/** A player asks the others to take back what the rules do not let them take back alone. */
export type UndoRequest = {
  readonly seq: number
  readonly seat: Seat
  readonly steps: number
  readonly agreed: readonly Seat[]
}

export type Live = {
  readonly id: string
  readonly game: AnyPlayable
  table: Table
  position: Position
  seq: number
  readonly entries: Entry[]
  /** The numbers of the entries whose choices stand. */
  standing: readonly number[]
  clocks: Clocks
  request: UndoRequest | null
  /** The work on this match, one thing after the other. */
  work: Promise<unknown>
  touched: number
}

export async function readLive(db: Db, games: Games, id: string): Promise<Live> {
  const table = await readTable(db, id)
  const match = await db.selectFrom('matches').selectAll().where('tableId', '=', id).executeTakeFirst()
  if (match === undefined) throw noSuchTable()
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'seat', 'key', 'steps', 'final'])
    .where('matchId', '=', id)
    // A choice may be stored between the two questions; it is not part of the state read.
    .where('seq', '<', match.seq)
    .orderBy('seq')
    .execute()
  const { seed } = await db.selectFrom('tables').select('seed').where('id', '=', id).executeTakeFirstOrThrow()
  const game = gameOf(games, table.game)
  const standing = rows.reduce<readonly number[]>(stand, [])
  const base = match.base === null ? null : (JSON.parse(match.base) as { seq: number; state: Json })
  const position = pickUp(game, {
    setup: table.setup,
    seed,
    version: match.version,
    state: JSON.parse(match.state) as Json,
    base: base === null ? null : base.state,
    choices: standing
      .filter((seq) => seq >= (base?.seq ?? 0))
      .flatMap((seq) => {
        const row = rows[seq]
        return row === undefined || row.key === null
          ? []
          : [{ seat: row.seat, key: row.key, final: row.final === 1 }]
      }),
  })
  return {
    id,
    game,
    table,
    position,
    seq: match.seq,
    entries: rows.map(({ seat, key, steps }) => ({ seat, key, steps })),
    standing,
    clocks: JSON.parse(match.clocks) as Clocks,
    request: match.request === null ? null : (JSON.parse(match.request) as UndoRequest),
    work: Promise.resolve(),
    touched: Date.now(),
  }
}

/** The choices that stand after one more entry. */
export const stand = (
  standing: readonly number[],
  { seq, key, steps }: { readonly seq: number; readonly key: string | null; readonly steps: number },
): readonly number[] => (key === null ? standing.slice(0, standing.length - steps) : [...standing, seq])

/**
 * Newer rules under which it would replay otherwise take over a running match: it goes on from its latest state, and
 * what was chosen under the older ones can no longer be taken back.
 */
export async function adopt(db: Db, games: Games, id: string): Promise<void> {
  const match = await db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.id', 'matches.tableId')
    .select(['tables.game', 'matches.version', 'matches.seq', 'matches.state'])
    .where('matches.tableId', '=', id)
    .executeTakeFirst()
  if (match === undefined) return
  const version = games
    .get(match.game)
    ?.open(({ rules }) => (isReplayable(rules, match.version) ? undefined : rules.version))
  if (version === undefined) return
  const base = JSON.stringify({ seq: match.seq, state: JSON.parse(match.state) })
  await db
    .updateTable('matches')
    .set({ version, base })
    .where('tableId', '=', id)
    .where('seq', '=', match.seq)
    .execute()
}

/** What has happened since an entry, as it was stored: to be cut down to what a viewer may see. */
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
