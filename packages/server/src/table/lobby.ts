// What people do with tables before and around a match: open, join, leave, seat bots, start, play again.

import { randomBytes } from 'node:crypto'
import type { Generator, Json, Seat } from '@sietch/kernel'
import { nextFlag, startClocks } from '../match/clock.ts'
import { begin, generatorIn, seatCount } from '../match/position.ts'
import { notYourSeat, Refused } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import {
  checkBot,
  type Db,
  type Games,
  gameOf,
  newTableId,
  readTable,
  readTables,
  seatOf,
  type Table,
  type TableOptions,
} from './table.ts'

export type NewTable = {
  readonly game: string
  readonly setup: Json
  readonly options: TableOptions
  readonly listed: boolean
  /** The bots by seat; null leaves the seat to a player. */
  readonly bots: readonly (string | null)[]
  readonly deal?: Deal | undefined
}

/** What a match is dealt with. */
type Deal = { readonly seed: string; readonly generator: Generator }

/** Many open seats of one player are a nuisance, not a wish to play. */
const MOST_OPEN_TABLES = 20

export function lobby(store: Store, games: Games) {
  const { db } = store

  async function insert(trx: Db, host: string, wanted: NewTable, before: string | null): Promise<string> {
    const game = gameOf(games, wanted.game)
    const count = readSeatCount(wanted)
    if (wanted.bots.length > count) throw new Refused('bad-setup', `The table has only ${count} seats.`)
    for (const bot of [...wanted.bots, wanted.options.substitute]) if (bot !== null) checkBot(game, bot)
    const id = newTableId()
    await trx
      .insertInto('tables')
      .values({
        id,
        host,
        game: wanted.game,
        setup: JSON.stringify(wanted.setup),
        options: JSON.stringify(wanted.options),
        listed: wanted.listed ? 1 : 0,
        status: 'open',
        seed: wanted.deal?.seed ?? randomBytes(16).toString('base64url'),
        generator: wanted.deal?.generator ?? null,
        before,
        created: Date.now(),
        ended: null,
        counted: 0,
      })
      .execute()
    const seats = Array.from({ length: count }, (_, seat) => ({
      tableId: id,
      seat,
      userId: null,
      bot: wanted.bots[seat] ?? null,
    }))
    await trx.insertInto('seats').values(seats).execute()
    return id
  }

  function readSeatCount({ game, setup }: Pick<NewTable, 'game' | 'setup'>): number {
    try {
      return seatCount(gameOf(games, game), setup)
    } catch (error) {
      if (error instanceof Refused) throw error
      throw new Refused('bad-setup', error instanceof Error ? error.message : String(error))
    }
  }

  async function sit(trx: Db, table: Table, userId: string, wanted?: Seat): Promise<void> {
    if (seatOf(table, userId) !== undefined) return
    const free = table.seats.filter(({ user, bot }) => user === null && bot === null)
    const seat = wanted === undefined ? free[0]?.seat : free.find((one) => one.seat === wanted)?.seat
    if (seat === undefined) throw new Refused('seat-taken', 'That seat is taken.', 409)
    const { numUpdatedRows } = await trx
      .updateTable('seats')
      .set({ userId })
      .where('tableId', '=', table.id)
      .where('seat', '=', seat)
      .where('userId', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Refused('seat-taken', 'That seat is taken.', 409)
  }

  const setSeat = (id: string, seat: Seat, set: { userId?: string | null; bot?: string | null }) =>
    db.updateTable('seats').set(set).where('tableId', '=', id).where('seat', '=', seat).execute()

  async function openTable(id: string): Promise<Table> {
    const table = await readTable(db, id)
    if (table.status !== 'open') throw new Refused('already-started', 'The match has begun.', 409)
    return table
  }

  async function hostedTable(id: string, userId: string): Promise<Table> {
    const table = await openTable(id)
    if (table.host !== userId) throw new Refused('not-the-host', 'Only the host may do that.', 403)
    return table
  }

  /** A table like another one, with its bots; who asked for it sits where they sat. */
  async function again(trx: Db, old: Table, userId: string, deal?: Deal): Promise<string> {
    const bots = old.seats.map(({ user, bot }) => (user === null ? bot : null))
    const { game, setup, options } = old
    // It is for those who were there: not listed, and a copy of the deal does not follow on the old match.
    const wanted = { game, setup, options, listed: false, bots, deal }
    const made = await insert(trx, userId, wanted, deal === undefined ? old.id : null)
    await sit(trx, await readTable(trx, made), userId, seatOf(old, userId))
    return made
  }

  return {
    async create(userId: string, wanted: NewTable): Promise<string> {
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('host', '=', userId)
        .where('status', '=', 'open')
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST_OPEN_TABLES) {
        throw new Refused('too-many-tables', 'Start or close some of your open tables first.', 429)
      }
      return db.transaction().execute(async (trx) => {
        const id = await insert(trx, userId, wanted, null)
        const table = await readTable(trx, id)
        if (table.seats.some(({ bot }) => bot === null)) await sit(trx, table, userId)
        return id
      })
    },

    async join(id: string, userId: string, seat?: Seat): Promise<void> {
      await sit(db, await openTable(id), userId, seat)
    },

    /** Before the match: the seat is free again, and a table that its host leaves is gone. */
    async leave(id: string, userId: string): Promise<'left' | 'closed'> {
      const table = await openTable(id)
      const seat = seatOf(table, userId)
      if (seat !== undefined) await setSeat(id, seat, { userId: null })
      if (table.host !== userId) return 'left'
      await db.deleteFrom('tables').where('id', '=', id).where('status', '=', 'open').execute()
      return 'closed'
    },

    async kick(id: string, hostId: string, seat: Seat): Promise<void> {
      const table = await hostedTable(id, hostId)
      if (table.seats[seat] === undefined) throw notYourSeat()
      await setSeat(id, seat, { userId: null, bot: null })
    },

    async seatBot(id: string, hostId: string, seat: Seat, bot: string | null): Promise<void> {
      const table = await hostedTable(id, hostId)
      if (bot !== null) checkBot(gameOf(games, table.game), bot)
      const there = table.seats[seat]
      if (there === undefined || there.user !== null)
        throw new Refused('seat-taken', 'That seat is taken.', 409)
      await setSeat(id, seat, { bot })
    },

    async start(id: string, hostId: string): Promise<void> {
      const table = await hostedTable(id, hostId)
      if (table.seats.some(({ user, bot }) => user === null && bot === null)) {
        throw new Refused('seats-free', 'Every seat needs a player or a bot.', 409)
      }
      await deal(db, id, table)
    },

    /** Whoever asks second comes to the table that the first one opened. */
    async rematch(id: string, userId: string): Promise<string> {
      const old = await readTable(db, id)
      return db.transaction().execute(async (trx) => {
        const opened = await trx
          .selectFrom('tables')
          .select('id')
          .where('before', '=', id)
          .where('status', '=', 'open')
          .executeTakeFirst()
        if (opened === undefined) return again(trx, old, userId)
        await sit(trx, await readTable(trx, opened.id), userId, seatOf(old, userId))
        return opened.id
      })
    },

    /** The same setup and the same deal: only of a match that is over, for the seed tells everything. */
    async clone(id: string, userId: string): Promise<string> {
      const old = await readTable(db, id)
      if (old.status !== 'over') throw new Refused('not-over', 'The match is not over yet.', 409)
      const { seed, state } = await db
        .selectFrom('tables')
        .innerJoin('matches', 'matches.tableId', 'tables.id')
        .select(['tables.seed', 'matches.state'])
        .where('tables.id', '=', id)
        .executeTakeFirstOrThrow()
      const deal = { seed, generator: generatorIn(state) }
      return db.transaction().execute((trx) => again(trx, old, userId, deal))
    },

    async listOpen(): Promise<Table[]> {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'open')
        .where('listed', '=', 1)
        .orderBy('created', 'desc')
        .limit(100)
        .execute()
      return readTables(
        db,
        rows.map(({ id }) => id),
      )
    },

    async listMine(userId: string) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.tableId')
        .leftJoin('matches', 'matches.tableId', 'seats.tableId')
        .select(['tables.id', 'matches.clocks', 'matches.changed'])
        .where('seats.userId', '=', userId)
        .orderBy('tables.created', 'desc')
        .limit(100)
        .execute()
      const tables = await readTables(
        db,
        rows.map(({ id }) => id),
      )
      return tables.map((table, index) => {
        const since = rows[index]?.clocks ? (JSON.parse(rows[index].clocks).since as (number | null)[]) : []
        const waiting = since.flatMap((at, seat) => (at === null ? [] : [{ seat, since: at }]))
        return { ...table, waiting, changed: rows[index]?.changed ?? null }
      })
    },
  }

  /** Deals the match and stores it together with the table's new status: one start, however many ask. */
  async function deal(db: Db, id: string, table: Table): Promise<void> {
    const { seed, generator } = await db
      .selectFrom('tables')
      .select(['seed', 'generator'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const game = gameOf(games, table.game)
    const { position, events, version } = begin(game, table.setup, seed, generator ?? undefined)
    const now = Date.now()
    const asked = position.prompts.map(({ decision }) => decision.seat)
    const { clock } = table.options
    const clocks = startClocks(clock, table.seats.length, asked, now)
    const people = table.seats.filter(({ bot }) => bot === null).map(({ seat }) => seat)
    await store.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tables')
        .set({ status: 'playing' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new Refused('already-started', 'The match has begun.', 409)
      await trx
        .insertInto('matches')
        .values({
          tableId: id,
          version,
          seq: 0,
          state: JSON.stringify(position.state),
          base: null,
          opening: JSON.stringify(events),
          clocks: JSON.stringify(clocks),
          request: null,
          deadline: nextFlag(clock, clocks, people)?.at ?? null,
          changed: now,
        })
        .execute()
    })
  }
}
