// What people do with tables before and around a match: open, join, leave, seat bots, start, play again. Each of it is
// one transaction that has the table to itself: what was looked at still holds when it is written.

import { randomBytes } from 'node:crypto'
import { talksOf } from '@sietch/games'
import type { Generator, Json, Seat } from '@sietch/kernel'
import type { TableOptions } from '@sietch/protocol'
import type { Limits } from '../config.ts'
import { type Clocks, startClocks } from '../match/clock.ts'
import { legRow } from '../match/legs.ts'
import { begin, generatorIn, seatsOf, setupFor } from '../match/position.ts'
import { wakeAt } from '../match/seating.ts'
import { deadlineOf } from '../match/veil.ts'
import { notYourSeat, RefusalError, unreadable } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Games } from './games.ts'
import { readPresence } from './presence.ts'
import {
  checkBot,
  type Db,
  gameOf,
  isFree,
  isSeated,
  lockTables,
  newTableId,
  ownSeats,
  readSoundTable,
  readTable,
  readTables,
  type Table,
} from './table.ts'

export type NewTable = {
  readonly game: string
  readonly setup: Json
  /** Who talks among themselves is as the rules want it where nothing is said of it. */
  readonly options: Omit<TableOptions, 'talk'> & Partial<Pick<TableOptions, 'talk'>>
  readonly listed: boolean
  /** The bots by seat; null leaves the seat to a player. */
  readonly bots: readonly (string | null)[]
  readonly deal?: Deal | undefined
}

/** What a match is dealt with. */
type Deal = { readonly seed: string; readonly generator: Generator }

export function lobby(store: Store, games: Games, limits: Pick<Limits, 'openTables' | 'running'>) {
  const { db, dialect } = store

  async function insert(trx: Db, host: string, wanted: NewTable, before: string | null): Promise<string> {
    const game = gameOf(games, wanted.game)
    const { seats, talks } = readSetup(wanted)
    const { talk = talks.usual, ...options } = wanted.options
    if (talk.some((one) => !talks.possible.includes(one))) {
      throw new RefusalError(
        'no-such-channel',
        `Here only these talk among themselves: ${talks.possible.join(', ')}.`,
      )
    }
    if (wanted.bots.length > seats.length) {
      throw new RefusalError('bad-setup', `The table has only ${seats.length} seats.`)
    }
    if (seats.some(({ seat, kind }) => kind === 'automa' && (wanted.bots[seat] ?? null) !== null)) {
      throw playsByItself()
    }
    for (const bot of [...wanted.bots, wanted.options.substitute]) if (bot !== null) checkBot(game, bot)
    const id = newTableId()
    await trx
      .insertInto('tables')
      .values({
        id,
        host,
        game: wanted.game,
        setup: JSON.stringify(wanted.setup),
        options: JSON.stringify(options),
        talk: JSON.stringify(talk),
        listed: wanted.listed ? 1 : 0,
        status: 'open',
        seed: wanted.deal?.seed ?? randomBytes(16).toString('base64url'),
        generator: wanted.deal?.generator ?? null,
        before,
        created: Date.now(),
        ended: null,
        counted: 0,
        // Whoever has seen the deal before knows what is hidden in it.
        rated: wanted.deal === undefined ? 1 : 0,
      })
      .execute()
    const rows = seats.map((one) => ({
      tableId: id,
      ...one,
      userId: null,
      bot: wanted.bots[one.seat] ?? null,
    }))
    await trx.insertInto('seats').values(rows).execute()
    return id
  }

  function readSetup({ game: id, setup }: Pick<NewTable, 'game' | 'setup'>) {
    try {
      const game = gameOf(games, id)
      return {
        seats: seatsOf(game, setup),
        talks: game.open((playable) => talksOf(playable, playable.setups.read(setup))),
      }
    } catch (error) {
      if (error instanceof RefusalError) throw error
      throw new RefusalError('bad-setup', error instanceof Error ? error.message : String(error))
    }
  }

  /** Refuses whom the host has removed. */
  async function checkWelcome(trx: Db, tableId: string, userId: string): Promise<void> {
    const removed = await trx
      .selectFrom('kicked')
      .select('userId')
      .where('tableId', '=', tableId)
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (removed !== undefined) {
      throw new RefusalError('kicked', 'The host has removed you from this table.')
    }
  }

  /**
   * On the seat that is wanted, besides those they have; on the first free one where none is named, and nowhere else who
   * sits already.
   */
  async function sit(trx: Db, table: Table, userId: string, wanted?: Seat): Promise<void> {
    const own = ownSeats(table, userId)
    if (wanted === undefined ? own.length > 0 : own.includes(wanted)) return
    await checkWelcome(trx, table.id, userId)
    const free = table.seats.filter(isFree)
    const seat = wanted === undefined ? free[0]?.seat : free.find((one) => one.seat === wanted)?.seat
    if (seat === undefined) throw new RefusalError('seat-taken', 'That seat is taken.')
    await setSeat(trx, table.id, seat, { userId })
  }

  /** Where they sat before, as far as those seats are free; if none of them is, wherever there is one. */
  async function sitAgain(trx: Db, table: Table, userId: string, old: Table): Promise<void> {
    const isOpen = (seat: Seat) => table.seats.some((one) => one.seat === seat && isFree(one))
    const wanted = ownSeats(old, userId).filter(isOpen)
    for (const seat of wanted) await sit(trx, table, userId, seat)
    if (wanted.length === 0) await sit(trx, table, userId)
  }

  const setSeat = (trx: Db, id: string, seat: Seat, set: { userId?: string | null; bot?: string | null }) =>
    trx.updateTable('seats').set(set).where('tableId', '=', id).where('seat', '=', seat).execute()

  function atTable<T>(id: string, work: (trx: Db, table: Table) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (trx) => {
      await lockTables(trx, dialect, [id])
      return work(trx, await readSoundTable(trx, id))
    })
  }

  const atOpenTable = <T>(id: string, work: (trx: Db, table: Table) => Promise<T>): Promise<T> =>
    atTable(id, (trx, table) => {
      if (table.status !== 'open') throw new RefusalError('already-started', 'The match has begun.')
      return work(trx, table)
    })

  const asHost = <T>(id: string, userId: string, work: (trx: Db, table: Table) => Promise<T>): Promise<T> =>
    atOpenTable(id, (trx, table) => {
      if (table.host !== userId) throw new RefusalError('not-the-host', 'Only the host may do that.')
      return work(trx, table)
    })

  /**
   * Refuses one open table too many, or one running match with bots. Whoever opens or starts tables at several nodes at
   * once does it one after the other.
   */
  async function checkHosted(trx: Db, userId: string, status: 'open' | 'playing'): Promise<void> {
    const person = trx.selectFrom('user').select('id').where('id', '=', userId)
    await (dialect === 'postgres' ? person.forUpdate() : person).execute()
    const hosted = trx
      .selectFrom('tables')
      .where('host', '=', userId)
      .where('status', '=', status)
      // Nobody can finish a match that cannot go on.
      .where('id', 'not in', (eb) => eb.selectFrom('halts').select('tableId').where('released', 'is', null))
    const counted =
      status === 'open'
        ? hosted
        : hosted.where('id', 'in', (eb) =>
            eb.selectFrom('seats').select('tableId').where('userId', 'is', null).where('kind', '=', 'person'),
          )
    const { count } = await counted
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const [most, refused] =
      status === 'open' ? [limits.openTables, tooManyTables] : [limits.running, tooManyMatches]
    if (most > 0 && Number(count) >= most) throw refused()
  }

  /** A table like another one, with its bots; who asked for it sits where they sat. */
  async function again(trx: Db, old: Table, userId: string, deal?: Deal): Promise<string> {
    await checkHosted(trx, userId, 'open')
    const bots = old.seats.map(({ user, bot }) => (user === null ? bot : null))
    const { game, setup, options } = old
    // It is for those who were there: not listed, and a copy of the deal does not follow on the old match.
    const wanted = { game, setup, options, listed: false, bots, deal }
    const made = await insert(trx, userId, wanted, deal === undefined ? old.id : null)
    const table = await readTable(trx, made)
    if (table.seats.some(isFree)) await sitAgain(trx, table, userId, old)
    return made
  }

  return {
    create: (userId: string, wanted: NewTable): Promise<string> =>
      db.transaction().execute(async (trx) => {
        await checkHosted(trx, userId, 'open')
        const id = await insert(trx, userId, wanted, null)
        const table = await readTable(trx, id)
        if (table.seats.some(isFree)) await sit(trx, table, userId)
        return id
      }),

    checkWelcome: (id: string, userId: string): Promise<void> => checkWelcome(db, id, userId),

    join: (id: string, userId: string, seat?: Seat): Promise<void> =>
      atOpenTable(id, (trx, table) => sit(trx, table, userId, seat)),

    /** Before the match: one seat is free again, or all of theirs; a table that its host leaves altogether is gone. */
    leave: (id: string, userId: string, only?: Seat): Promise<'left' | 'closed'> =>
      atOpenTable(id, async (trx, table) => {
        const own = ownSeats(table, userId)
        if (only !== undefined && !own.includes(only)) throw notYourSeat()
        if (table.host === userId && only === undefined) {
          await trx.deleteFrom('tables').where('id', '=', id).execute()
          return 'closed'
        }
        for (const seat of only === undefined ? own : [only]) await setSeat(trx, id, seat, { userId: null })
        return 'left'
      }),

    /** Whom the host removes loses all seats, and does not come back to this table. */
    kick: (id: string, hostId: string, seat: Seat): Promise<void> =>
      asHost(id, hostId, async (trx, table) => {
        const there = table.seats[seat]
        if (there === undefined) throw notYourSeat()
        if (there.kind === 'automa') throw playsByItself()
        await setSeat(trx, id, seat, { userId: null, bot: null })
        if (there.user === null || there.user.id === hostId) return
        for (const other of ownSeats(table, there.user.id)) await setSeat(trx, id, other, { userId: null })
        await trx
          .insertInto('kicked')
          .values({ tableId: id, userId: there.user.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }),

    seatBot: (id: string, hostId: string, seat: Seat, bot: string | null): Promise<void> =>
      asHost(id, hostId, async (trx, table) => {
        if (bot !== null) checkBot(gameOf(games, table.game), bot)
        const there = table.seats[seat]
        if (there?.kind === 'automa') throw playsByItself()
        if (there === undefined || there.user !== null)
          throw new RefusalError('seat-taken', 'That seat is taken.')
        await setSeat(trx, id, seat, { bot })
      }),

    start: (id: string, hostId: string): Promise<void> =>
      asHost(id, hostId, async (trx, table) => {
        if (table.seats.some(isFree)) {
          throw new RefusalError('seats-free', 'Every seat needs a player or a bot.')
        }
        await checkHosted(trx, hostId, 'playing')
        await deal(trx, table)
      }),

    /** For those who played. Whoever asks second comes to the table that the first one opened. */
    rematch: (id: string, userId: string): Promise<string> =>
      atTable(id, async (trx, old) => {
        if (old.status !== 'over') throw notOver()
        if (!isSeated(old, userId)) throw notYourSeat()
        const opened = await trx
          .selectFrom('tables')
          .select('id')
          .where('before', '=', id)
          .where('status', '=', 'open')
          .executeTakeFirst()
        if (opened === undefined) return again(trx, old, userId)
        await lockTables(trx, dialect, [opened.id])
        const [next] = await readTables(trx, [opened.id])
        if (next?.status !== 'open') return again(trx, old, userId)
        await sitAgain(trx, next, userId, old)
        return next.id
      }),

    /**
     * The same setup and the same deal: only of a match that is over, for the seed tells everything. Anybody may, for
     * everybody can see the match now; and so it is not rated.
     */
    clone: (id: string, userId: string): Promise<string> =>
      atTable(id, async (trx, old) => {
        if (old.status !== 'over') throw notOver()
        return again(trx, old, userId, await dealOf(trx, id))
      }),

    async listOpen(): Promise<Table[]> {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'open')
        .where('listed', '=', 1)
        .orderBy('created', 'desc')
        .limit(100)
        .execute()
      const tables = await readTables(
        db,
        rows.map(({ id }) => id),
      )
      // One that cannot be understood cannot be played at either.
      return tables.filter(({ halted }) => halted === null)
    },

    async listMine(userId: string) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.tableId')
        .leftJoin('matches', 'matches.tableId', 'seats.tableId')
        .select(['tables.id', 'tables.created', 'matches.clocks', 'matches.changed'])
        .distinct()
        .where('seats.userId', '=', userId)
        .orderBy('tables.created', 'desc')
        .limit(100)
        .execute()
      const tables = await readTables(
        db,
        rows.map(({ id }) => id),
      )
      const byId = new Map(rows.map((row) => [row.id, row]))
      const there = await readPresence(
        db,
        rows.map(({ id }) => id),
      )
      return tables.map((table) => {
        const { clocks = null, changed = null } = byId.get(table.id) ?? {}
        return { ...table, waiting: waitingIn(clocks), changed, presence: there.get(table.id) ?? [] }
      })
    },
  }

  /** What a match was dealt with. */
  async function dealOf(trx: Db, id: string): Promise<Deal> {
    const { seed, state } = await trx
      .selectFrom('tables')
      .innerJoin('matches', 'matches.tableId', 'tables.id')
      .select(['tables.seed', 'matches.state'])
      .where('tables.id', '=', id)
      .executeTakeFirstOrThrow()
    try {
      return { seed, generator: generatorIn(state) }
    } catch (error) {
      throw unreadable(error)
    }
  }

  /** Deals the match and stores it together with the table's new status. */
  async function deal(trx: Db, table: Table): Promise<void> {
    const { id, seats, options } = table
    const game = gameOf(games, table.game)
    const setup = setupFor(
      game,
      table.setup,
      seats.flatMap(({ seat, user }) => (user === null ? [] : seat)),
    )
    const { seed, generator } = await trx
      .selectFrom('tables')
      .select(['seed', 'generator'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { position, entry, version } = begin(game, setup, seed, generator ?? undefined)
    const now = Date.now()
    const asked = position.prompts.map(({ decision }) => decision.seat)
    const clocks = startClocks(options.clock, seats, asked, now)
    await trx
      .updateTable('tables')
      .set({ status: 'playing', setup: JSON.stringify(setup) })
      .where('id', '=', id)
      .execute()
    await trx
      .insertInto('matches')
      .values({
        tableId: id,
        version,
        seq: 0,
        state: JSON.stringify(position.state),
        base: null,
        opening: JSON.stringify(entry.events),
        clocks: JSON.stringify(clocks),
        request: null,
        deadline: deadlineOf({ id, table, clocks, position }, now - 1),
        wake: wakeAt(table, asked, now),
        changed: now,
      })
      .execute()
    await trx
      .insertInto('legs')
      .values({ matchId: id, ...legRow(0, { version, seq: 0, state: position.state, entry }) })
      .execute()
  }
}

/** Who is asked, and since when; nobody where that cannot be read. */
function waitingIn(clocks: string | null): { seat: Seat; since: number }[] {
  try {
    const { since } = JSON.parse(clocks ?? '{"since":[]}') as Clocks
    return since.flatMap((at, seat) => (at === null ? [] : [{ seat, since: at }]))
  } catch {
    return []
  }
}

const tooManyTables = (): RefusalError =>
  new RefusalError('too-many-tables', 'Start or close some of your open tables first.')
const tooManyMatches = (): RefusalError =>
  new RefusalError(
    'too-many-matches',
    'Too many of your matches against bots are under way. Finish some of them first.',
  )
const playsByItself = (): RefusalError => new RefusalError('plays-by-itself', 'That seat plays by itself.')
const notOver = (): RefusalError => new RefusalError('not-over', 'The match is not over yet.')
