// Who has done best at a game: of all time, or in a season, which is a quarter of a year in UTC. Nothing is stored for
// it: a season follows from what rated matches did to ratings during it.

import type { Season, Standing } from '@sietch/protocol'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../table/table.ts'

const MOST = 100
/** However long ago the first match was. */
const MOST_SEASONS = 40

export function seasonAt(time: number): Season {
  const date = new Date(time)
  return `${date.getUTCFullYear()}-q${Math.floor(date.getUTCMonth() / 3) + 1}`
}

/** When a season begins, and when the next one does. */
export function seasonTimes(season: Season): readonly [from: number, to: number] {
  if (season === 'all') return [0, Number.MAX_SAFE_INTEGER]
  const [year, quarter] = season.split('-q').map(Number) as [number, number]
  return [Date.UTC(year, (quarter - 1) * 3), Date.UTC(year, quarter * 3)]
}

type Board = {
  readonly season: Season
  readonly seasons: readonly Season[]
  readonly standings: readonly Standing[]
  readonly own: Standing | null
}

export async function readLeaderboard(
  db: Db,
  game: string,
  wanted: Season | undefined,
  viewer: string | undefined,
  now = Date.now(),
): Promise<Board> {
  const season = wanted ?? seasonAt(now)
  const ranked = season === 'all' ? rankedEver(game) : rankedIn(game, season)
  const { rows } = await sql<Ranked>`
    select * from (${ranked}) as ranked
    where place <= ${MOST} or "id" = ${viewer ?? ''}
    order by place, "id" limit ${MOST + 1}`.execute(db)
  const told = rows.map(tell)
  const own = told.find(({ user, place }) => user.id === viewer && place > MOST) ?? null
  const first = await db
    .selectFrom('ratingChanges')
    .select('at')
    .where('game', '=', game)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return {
    season,
    seasons: [...seasonsSince(first?.at ?? now, now), 'all'],
    standings: told.filter(({ place }) => place <= MOST),
    own,
  }
}

function seasonsSince(first: number, now: number): Season[] {
  const seasons: Season[] = []
  for (let at = now; seasons.length < MOST_SEASONS; ) {
    const season = seasonAt(at)
    seasons.push(season)
    const [from] = seasonTimes(season)
    if (from <= first) break
    at = from - 1
  }
  return seasons
}

/** One of the databases returns numbers as strings. */
type Ranked = { readonly [column in 'id' | 'name' | 'place' | 'rating' | 'games']: string | number } & {
  readonly change: string | number | null
  readonly wins: string | number | null
}

const tell = ({ id, name, place, rating, change, games, wins }: Ranked): Standing => ({
  place: Number(place),
  user: { id: String(id), name: String(name) },
  rating: Number(rating),
  change: change === null ? null : Number(change),
  games: Number(games),
  wins: wins === null ? null : Number(wins),
})

/** Only accounts: anyone can be a guest, again and again. */
const isAccount = sql<SqlBool>`u.username is not null`

const rankedEver = (game: string) => sql`
  select u.id as "id", u.name as "name", r.mu - 3 * r.sigma as rating, null as change, r.games as games, null as wins,
    rank() over (order by r.mu - 3 * r.sigma desc) as place
  from ratings r join "user" u on u.id = r."userId"
  where r.game = ${game} and ${isAccount}`

/** By the rating after the last match of the season; the change is what the season did to it. */
function rankedIn(game: string, season: Season) {
  const [from, to] = seasonTimes(season)
  const played = sql`
    select c.*,
      row_number() over (partition by c."userId" order by c.at desc, c."tableId" desc) as latest,
      first_value(c."muBefore" - 3 * c."sigmaBefore")
        over (partition by c."userId" order by c.at, c."tableId") as began,
      count(*) over (partition by c."userId") as games,
      sum(case when c.place = 1 then 1 else 0 end) over (partition by c."userId") as wins
    from "ratingChanges" c
    where c.game = ${game} and c.at >= ${from} and c.at < ${to}`
  return sql`
    select u.id as "id", u.name as "name", p.mu - 3 * p.sigma as rating, p.mu - 3 * p.sigma - p.began as change,
      p.games as games, p.wins as wins,
      rank() over (order by p.mu - 3 * p.sigma desc) as place
    from (${played}) p join "user" u on u.id = p."userId"
    where p.latest = 1 and ${isAccount}`
}
