// Ratings: what a match does to them, why, and how they have moved. What is shown is the ordinal: a conservative
// estimate, so that newcomers start at 0.

import type { Side } from '@sietch/kernel'
import type { RatingChange } from '@sietch/protocol'
import type { Insertable } from 'kysely'
import { ordinal, predictWin, type Rating, rate, rating } from 'openskill'
import type { Schema } from '../store/schema.ts'
import { type Db, personAt, type Table } from '../table/table.ts'

export type CountedSide = Pick<Side, 'seats' | 'place'>

type Row = Schema['ratingChanges']

/** Updates the ratings of everyone who played, and stores what moved them. */
export async function rateSides(trx: Db, table: Table, sides: readonly CountedSide[]): Promise<void> {
  const { id: tableId, game, seats, ended } = table
  // Someone with several seats on a side counts as one player.
  const users = sides.map((side) => [...new Set(side.seats.flatMap((seat) => seats[seat]?.user?.id ?? []))])
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('userId', 'in', users.flat())
    .execute()
  const ratingOf = (userId: string) =>
    known.find((row) => row.userId === userId && Number.isFinite(row.mu) && Number.isFinite(row.sigma))
  const before = users.map((side) => side.map((userId) => rating(ratingOf(userId))))
  const after = rate(before, { rank: sides.map(({ place }) => place) })
  const places = expectedPlaces(before)
  const changes = sides.flatMap(({ place }, side) =>
    (users[side] ?? []).flatMap((userId, member): Insertable<Row>[] => {
      const [was, is] = [before[side]?.[member], after[side]?.[member]]
      if (was === undefined || is === undefined) return []
      return [
        {
          tableId,
          userId,
          game,
          at: ended ?? Date.now(),
          place,
          sides: sides.length,
          side,
          expected: places[side] ?? 1,
          muBefore: was.mu,
          sigmaBefore: was.sigma,
          mu: is.mu,
          sigma: is.sigma,
        },
      ]
    }),
  )
  for (const { userId, mu, sigma } of changes) {
    const row = { mu, sigma, games: (ratingOf(userId)?.games ?? 0) + 1 }
    await trx
      .insertInto('ratings')
      .values({ userId, game, ...row })
      .onConflict((conflict) => conflict.columns(['userId', 'game']).doUpdateSet(row))
      .execute()
  }
  if (changes.length > 0) await trx.insertInto('ratingChanges').values(changes).execute()
}

/** The expected place of each side: first, plus the probability of each other side beating it. */
function expectedPlaces(sides: readonly Rating[][]): number[] {
  return sides.map((own, index) =>
    sides.reduce((sum, other, at) => sum + (at === index ? 0 : (predictWin([other, own])[0] ?? 0)), 1),
  )
}

/** How many changes are returned at once. */
const LATEST = 100

/** The latest changes of a player's ratings, in the order in which they came. */
export async function readChanges(db: Db, userId: string): Promise<RatingChange[]> {
  const own = await db
    .selectFrom('ratingChanges')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('tableId')
    .limit(LATEST)
    .execute()
  if (own.length === 0) return []
  const all = await db
    .selectFrom('ratingChanges')
    .leftJoin('user', 'user.id', 'ratingChanges.userId')
    .selectAll('ratingChanges')
    .select('user.name')
    .where(
      'ratingChanges.tableId',
      'in',
      own.map(({ tableId }) => tableId),
    )
    .orderBy('ratingChanges.place')
    .orderBy('ratingChanges.userId')
    .execute()
  return own.toReversed().map(({ tableId, game, at, place, sides, side, expected, ...row }) => {
    const others = all.filter((one) => one.tableId === tableId && one.userId !== userId)
    const told = (isTogether: boolean) =>
      others
        .filter((one) => (one.side === side) === isTogether)
        .map((one) => ({ user: personAt(one.userId, one.name), rating: shownBefore(one), place: one.place }))
    return {
      tableId,
      game,
      at,
      before: shownBefore(row),
      after: ordinal(row),
      place,
      sides,
      expected,
      together: told(true),
      against: told(false),
    }
  })
}

const shownBefore = ({ muBefore, sigmaBefore }: Pick<Row, 'muBefore' | 'sigmaBefore'>): number =>
  ordinal({ mu: muBefore, sigma: sigmaBefore })
