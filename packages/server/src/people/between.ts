// How two people have done against each other, by game.

import type { Between } from '@sietch/protocol'
import type { Db } from '../table/table.ts'

export async function readBetween(db: Db, own: string, other: string): Promise<Between[]> {
  const rows = await db
    .selectFrom('results')
    .leftJoin('seats', (join) =>
      join.onRef('seats.tableId', '=', 'results.tableId').onRef('seats.seat', '=', 'results.seat'),
    )
    .select(['results.tableId', 'results.game', 'results.userId', 'results.place', 'seats.team'])
    .where('results.userId', 'in', [own, other])
    .where('results.tableId', 'in', (eb) =>
      eb
        .selectFrom('results as mine')
        .innerJoin('results as theirs', 'theirs.tableId', 'mine.tableId')
        .select('mine.tableId')
        .where('mine.userId', '=', own)
        .where('theirs.userId', '=', other),
    )
    .orderBy('results.at', 'desc')
    .execute()
  const found = new Map<string, { -readonly [K in keyof Between]: Between[K] }>()
  for (const tableId of new Set(rows.map((row) => row.tableId))) {
    const at = rows.filter((row) => row.tableId === tableId)
    const game = at[0]?.game ?? ''
    const counted = found.get(game) ?? { game, matches: 0, ahead: 0, behind: 0, even: 0, together: 0 }
    const mine = at.filter(({ userId }) => userId === own)
    const theirs = at.filter(({ userId }) => userId === other)
    counted.matches++
    counted[judged(mine, theirs)]++
    found.set(game, counted)
  }
  return [...found.values()]
}

type Held = { readonly place: number; readonly team: number | null }

/** Someone with seats on both sides gets the worse of their places. */
function judged(mine: readonly Held[], theirs: readonly Held[]): 'ahead' | 'behind' | 'even' | 'together' {
  const isAlly = ({ team }: Held) => team !== null && theirs.every((one) => one.team === team)
  if (mine.every(isAlly)) return 'together'
  const placeOf = (held: readonly Held[]) => Math.max(...held.map(({ place }) => place))
  const difference = placeOf(theirs) - placeOf(mine)
  if (difference === 0) return 'even'
  return difference > 0 ? 'ahead' : 'behind'
}
