// What the teams have together, for the bar on top of the table. Nothing where everyone plays alone.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useMatch } from './context.tsx'
import { teamName } from './teams.ts'

type Props = { scoreOf(seat: number): number }

export function TeamScores({ scoreOf }: Props): ReactNode {
  const { table } = useMatch()
  const w = useWords()
  const { teams } = table.setup
  if (teams === undefined) return null
  return (
    <span className="top-bar-teams">
      {teams.map((team, index) => {
        const sum = team.reduce((all, seat) => all + scoreOf(seat), 0)
        const name = teamName(table.setup, index, w)
        return (
          <span key={team.join(' ')} role="img" aria-label={`${name}: ${sum}`}>
            {team.map((seat) => (
              <SeatMark key={seat} seat={seat} />
            ))}
            <b>{sum}</b>
          </span>
        )
      })}
    </span>
  )
}
