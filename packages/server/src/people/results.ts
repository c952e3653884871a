// What came of a match, counted once: a line in everybody's history, and ratings if only people sat down to it. Who left
// it to a bot has lost it.

import type { Outcome, Seat } from '@sietch/kernel'
import { ordinal, rate, rating } from 'openskill'
import type { Live } from '../match/live.ts'
import type { Store } from '../store/open.ts'
import type { Db, Table } from '../table/table.ts'

export async function countResults(store: Store, { id, table, position }: Live): Promise<void> {
  const { outcome } = position
  await store.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ counted: 1 })
      .where('id', '=', id)
      .where('status', '=', 'over')
      .where('counted', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n || outcome === undefined) return
    const isRated = table.rated && table.seats.length > 1 && table.seats.every(({ user }) => user !== null)
    const places = placesOf(table, outcome)
    const rows = table.seats.flatMap(({ seat, user }) =>
      user === null
        ? []
        : {
            tableId: id,
            seat,
            userId: user.id,
            game: table.game,
            players: table.seats.length,
            place: places[seat] ?? table.seats.length,
            score: outcome.scores[seat] ?? 0,
            persona: position.persona(seat),
            rated: isRated ? (1 as const) : (0 as const),
            at: table.ended ?? Date.now(),
          },
    )
    if (rows.length > 0) await trx.insertInto('results').values(rows).execute()
    if (isRated) await rateTable(trx, table, places)
  })
}

/**
 * For each seat its place, 1 for the winners; those who share a place have the same. Players whom a bot stands in for at
 * the end share the place after all who stayed.
 */
function placesOf({ seats }: Table, { places }: Outcome): number[] {
  const isAway = (seat: Seat) => seats[seat]?.user !== null && seats[seat]?.bot !== null
  const stayed = places.map((group) => group.filter((seat) => !isAway(seat)))
  const groups = [...stayed, places.flat().filter(isAway)]
  return seats.map(({ seat }) => {
    const own = groups.findIndex((group) => group.includes(seat))
    return groups.slice(0, Math.max(0, own)).flat().length + 1
  })
}

async function rateTable(trx: Db, { game, seats }: Table, rank: number[]): Promise<void> {
  const users = seats.flatMap(({ user }) => user?.id ?? [])
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('userId', 'in', users)
    .execute()
  const before = users.map((userId) => known.find((row) => row.userId === userId))
  const after = rate(
    before.map((row) => [row === undefined ? rating() : rating({ mu: row.mu, sigma: row.sigma })]),
    { rank },
  )
  for (const [seat, userId] of users.entries()) {
    const [skill] = after[seat] ?? []
    if (skill === undefined) continue
    const row = { mu: skill.mu, sigma: skill.sigma, games: (before[seat]?.games ?? 0) + 1 }
    await trx
      .insertInto('ratings')
      .values({ userId, game, ...row })
      .onConflict((conflict) => conflict.columns(['userId', 'game']).doUpdateSet(row))
      .execute()
  }
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
    .execute()
  const games = [...new Set(results.map(({ game }) => game))].map((game) => {
    const played = results.filter((result) => result.game === game)
    const skill = ratings.find((row) => row.game === game)
    const personas = [...new Set(played.flatMap(({ persona }) => persona ?? []))].map((persona) => {
      const by = played.filter((result) => result.persona === persona)
      return { persona, games: by.length, wins: by.filter(isWon).length }
    })
    return {
      game,
      games: played.length,
      wins: played.filter(isWon).length,
      averageScore: played.reduce((sum, { score }) => sum + score, 0) / played.length,
      personas,
      rating: skill === undefined ? null : { ordinal: ordinal(skill), mu: skill.mu, sigma: skill.sigma },
    }
  })
  return {
    user: { id: user.id, name: user.name, guest: user.username === null },
    games,
    latest: results.slice(0, LATEST),
  }
}

const isWon = ({ place }: { place: number }): boolean => place === 1
