// The result of a match, counted once: a line in everyone's history, and ratings if only people played, none of them
// against themselves. Someone who left it to a bot has lost. Automas have neither.

import { numbered, type Outcome, placesBy, type Seat, sidesOf } from '@sietch/kernel'
import type { Insertable } from 'kysely'
import { ordinal } from 'openskill'
import type { Live } from '../match/live.ts'
import type { Store } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'
import { botAt, type Db, ownSeats, type Table } from '../table/table.ts'
import { type CountedSide, rateSides } from './ratings.ts'

/** What to count for a finished match. */
export type Result = {
  readonly table: Table
  readonly rows: readonly Insertable<Schema['results']>[]
  readonly rated: readonly CountedSide[]
  /** The winning seats, no matter who played them; none if there was no result. */
  readonly winners: readonly Seat[]
}

export function resultOf({ id, table, position }: Live): Result {
  const { outcome } = position
  if (outcome === undefined) return { table, rows: [], rated: [], winners: [] }
  const sides = countedSides(table, outcome)
  const rated = ratedSides(table, sides)
  const rows = table.seats.flatMap(({ seat, user }) =>
    user === null
      ? []
      : {
          tableId: id,
          seat,
          userId: user.id,
          game: table.game,
          players: sides.length,
          place: sides.find(({ seats }) => seats.includes(seat))?.place ?? sides.length,
          score: outcome.scores[seat] ?? 0,
          persona: position.persona(seat),
          rated: rated.length > 0 ? (1 as const) : (0 as const),
          at: table.ended ?? Date.now(),
        },
  )
  return { table, rows, rated, winners: outcome.places[0] ?? [] }
}

export async function countResults({ db }: Store, result: Result): Promise<void> {
  const { table, rows, rated, winners } = result
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ counted: 1, ...(winners.length > 0 && { winners: JSON.stringify(winners) }) })
      .where('id', '=', table.id)
      .where('status', '=', 'over')
      .where('counted', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    if (rows.length > 0) await trx.insertInto('results').values(rows).execute()
    if (rated.length > 0) await rateSides(trx, table, rated)
  })
}

/**
 * The sides as they count: players replaced by a bot at the end have left theirs, and tie for the place after everyone
 * who stayed.
 */
function countedSides(table: Table, outcome: Outcome): CountedSide[] {
  const isAway = (seat: Seat) => {
    const user = table.seats[seat]?.user
    // Someone who still plays one of their seats has not left.
    return user != null && ownSeats(table, user.id).every((own) => botAt(table, own) !== null)
  }
  const stayed = sidesOf(outcome)
    .map((side) => ({ ...side, seats: side.seats.filter((seat) => !isAway(seat)) }))
    .filter(({ seats }) => seats.length > 0)
  const away = outcome.places.flat().filter(isAway)
  const places = placesBy(stayed, ({ place }) => [-place]).map((group) => group.map(({ seats }) => seats))
  return numbered([...places, away.map((seat) => [seat])]).map(({ one: seats, place }) => ({ seats, place }))
}

/** The people on each side; empty if no rating can change, or all but one side have left. */
function ratedSides({ rated, seats }: Table, sides: readonly CountedSide[]): CountedSide[] {
  const isPerson = (seat: Seat) => seats[seat]?.kind === 'person'
  if (!rated) return []
  const people = sides
    .map(({ seats, place }) => ({ seats: seats.filter(isPerson), place }))
    .filter((side) => side.seats.length > 0)
  return people.length > 1 ? people : []
}

const LATEST = 50

/** A player's history and simple statistics, by game. */
export async function readProfile(db: Db, userId: string) {
  const user = await db
    .selectFrom('user')
    .select(['id', 'name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const ratings = await db.selectFrom('ratings').selectAll().where('userId', '=', userId).execute()
  const results = await db
    .selectFrom('results')
    .select(['tableId', 'game', 'players', 'place', 'score', 'persona', 'rated', 'at'])
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('tableId')
    .orderBy('seat')
    .execute()
  const games = [...new Set(results.map(({ game }) => game))].map((game) => {
    const rows = results.filter((result) => result.game === game)
    const played = matchesIn(rows)
    const skill = ratings.find((row) => row.game === game)
    const personas = [...new Set(rows.flatMap(({ persona }) => persona ?? []))].map((persona) => {
      const by = rows.filter((result) => result.persona === persona)
      return { persona, games: by.length, wins: by.filter(isWon).length }
    })
    return {
      game,
      games: played.length,
      wins: played.filter(isWon).length,
      averageScore: rows.reduce((sum, { score }) => sum + score, 0) / rows.length,
      personas,
      rating: skill === undefined ? null : { ordinal: ordinal(skill), mu: skill.mu, sigma: skill.sigma },
    }
  })
  return {
    user: { id: user.id, name: user.name, guest: user.username === null },
    games,
    latest: matchesIn(results).slice(0, LATEST),
  }
}

/** A match counts once, no matter how many seats someone had: on both sides, they won only if both did. */
function matchesIn<R extends OfSeat>(rows: readonly R[]) {
  return [...new Set(rows.map(({ tableId }) => tableId))].flatMap((id) => {
    const own = rows.filter(({ tableId }) => tableId === id)
    const [first, ...others] = own
    if (first === undefined) return []
    const place = Math.max(...own.map((row) => row.place))
    const also = others.map(({ persona, score }) => ({ persona, score }))
    return { ...first, place, ...(also.length > 0 && { also }) }
  })
}

type OfSeat = Pick<Schema['results'], 'tableId' | 'place' | 'persona' | 'score'>

const isWon = ({ place }: { place: number }): boolean => place === 1
