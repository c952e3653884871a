// The end in a sentence or two: for a player how they did, for everyone else who won.

import { sidesOf } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useMoment } from '../table/context.tsx'
import { seatsWith } from '../table/persons.ts'
import { teamName } from '../table/teams.ts'

export function Verdict({ isByPoints }: { readonly isByPoints: boolean }): ReactNode {
  const { snapshot, say, names, you, table } = useMoment()
  const w = useWords()
  const { outcome } = snapshot
  if (outcome === null) return null
  const sides = sidesOf(outcome)
  const winners = sides.filter(({ place }) => place === 1)
  const own = sides.find(({ seats }) => you !== null && seats.includes(you))
  const mine = seatsWith(table.setup, you ?? 'spectator')
  const called = (seats: readonly number[]) =>
    new Intl.ListFormat(say.language).format(
      seats.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? ''),
    )
  const won = winners.flatMap(({ seats }) => seats)
  if (own === undefined) {
    return <h1>{w('page.over.won', { names: called(won), count: won.length })}</h1>
  }
  const isWinner = own.place === 1
  // Whom the viewer is compared with: the runner-up, or the winner.
  const other = isWinner ? sides.find(({ place }) => place > 1) : winners[0]
  const margin = other === undefined || !isByPoints ? '' : marginTo(other)
  return (
    <>
      <h1 className={isWinner ? 'end-won' : ''}>
        {isWinner
          ? w('page.end.won', {
              names: called(won),
              count: 1 + won.filter((seat) => !mine.includes(seat)).length,
            })
          : w('page.over.won', { names: called(won), count: won.length })}
      </h1>
      {!isWinner && (
        <p className="end-you">
          {w('page.end.place', { place: own.place, of: sides.length })}
          {margin !== '' && `, ${margin}`}
        </p>
      )}
      {isWinner && margin !== '' && <p className="end-you">{margin}</p>}
    </>
  )

  function marginTo({ seats, score }: (typeof sides)[number]): string {
    const n = (own?.score ?? 0) - score
    // A team has a name, and its members are in the heading.
    const team = outcome?.teams?.indexOf(seats) ?? -1
    const name =
      team < 0 ? called(seats) : teamName({ teams: outcome?.teams, roles: table.setup.roles }, team, w)
    if (n === 0) return w('page.end.level', { name })
    return w(n > 0 ? 'page.end.ahead' : 'page.end.behind', { n: Math.abs(n), name })
  }
}
