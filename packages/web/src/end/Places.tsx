// Everyone by place after the end; team members together, with their combined score.

import { type Outcome, type Seat, type Side, sidesOf } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { teamName } from '../table/teams.ts'

type Props = {
  readonly outcome: Outcome | null
  /** What is shown about a seat. */
  children(seat: Seat): ReactNode
}

export function Places({ outcome, children }: Props): ReactNode {
  const w = useWords()
  const { table } = useMatch()
  if (outcome === null) return null
  const sides = sidesOf(outcome)
  const { teams } = outcome
  if (teams === undefined) return <Scores sides={sides}>{children}</Scores>
  return sides.map((side) => (
    <section key={side.seats.join(' ')} className="scores-team">
      <h2>
        {teamName({ teams, roles: table.setup.roles }, teams.indexOf(side.seats), w)}{' '}
        <strong>{side.score}</strong>
      </h2>
      <Scores sides={[side]}>{children}</Scores>
    </section>
  ))
}

function Scores({
  sides,
  children,
}: Pick<Props, 'children'> & { readonly sides: readonly Side[] }): ReactNode {
  const { you } = useMatch()
  return (
    <ol className="scores">
      {sides.flatMap(({ seats, place }) =>
        seats.map((seat) => (
          <li
            key={seat}
            data-seat={seat}
            className={`${place === 1 ? 'scores-winner' : ''} ${seat === you ? 'scores-own' : ''}`}
          >
            <i className="scores-place">{place}</i>
            {children(seat)}
          </li>
        )),
      )}
    </ol>
  )
}
