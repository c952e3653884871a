// The final score: every player by place, and where each victory point came from.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Places } from '../end/Places.tsx'
import { roleOf } from '../table/role.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { isSpoilerSeat } from './rivals/rivals.ts'
import { scoreName } from './score-name.ts'
import { useTeamName } from './teams/useTeamName.ts'
import { tiesOf } from './ties.ts'
import { useImperium } from './useImperium.ts'

export function Scores(): ReactNode {
  const { table, snapshot, view, say, names } = useImperium()
  const w = useWords()
  const { outcome } = snapshot
  /** The Leader, unless that is the name; then who plays. */
  const underName = (seat: Seat): string => {
    const leader = view.players[seat]?.leader
    const led = leader == null ? '' : say.name('leader', leader)
    return led === names[seat] ? roleOf(table.setup, seat, w) : led
  }
  /** Points that cannot win do not count. */
  const linesOf = (seat: Seat) => (isSpoilerSeat(view, seat) ? [] : (view.players[seat]?.score ?? []))
  return (
    <>
      <Ties />
      <Places outcome={outcome}>
        {(seat) => (
          <>
            <header>
              <SeatMark seat={seat} />
              <b>{names[seat]}</b>
              <span>{underName(seat)}</span>
              {isSpoilerSeat(view, seat) ? (
                <em>{w('page.rivals.spoiler')}</em>
              ) : (
                <strong>{outcome?.scores[seat]}</strong>
              )}
            </header>
            <ul>
              {linesOf(seat).map((line) => (
                <li key={`${line.kind} ${line.id}`}>
                  <span>{scoreName(line, say, w)}</span> <b>{line.points}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </Places>
    </>
  )
}

/** How ties were broken. */
function Ties(): ReactNode {
  const { snapshot, view, say, names } = useImperium()
  const w = useWords()
  const teamName = useTeamName()
  const { outcome } = snapshot
  const ties = outcome === null ? [] : tiesOf(view, outcome)
  if (ties.length === 0) return null
  return (
    <ul className="end-ties">
      {ties.map(({ sides, points, by, amounts }) => {
        const standing = sides
          .map((side, index) =>
            [teamName(side[0] ?? -1) ?? names[side[0] ?? -1], amounts[index]]
              .filter((part) => part !== undefined)
              .join(' '),
          )
          .join(', ')
        return (
          <li key={points}>
            {by === 'reveal'
              ? w('page.end.tie.reveal', { n: points, standing })
              : w('page.end.tie', { n: points, what: say.name('term', by), standing })}
          </li>
        )
      })}
    </ul>
  )
}
