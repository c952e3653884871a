// Seats in a row, or each team under its name.

import type { Seat, Teams } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import './in-teams.css'

type Props = {
  readonly seats: readonly Seat[]
  /** Missing where everybody plays alone. */
  readonly teams: Teams | null | undefined
  children(seats: readonly Seat[]): ReactNode
}

export function InTeams({ seats, teams, children }: Props): ReactNode {
  const w = useWords()
  if (!teams) return children(seats)
  return teams.map((team, index) => {
    const name = w('page.players.team', { n: index + 1 })
    return (
      <fieldset key={team.join(' ')} className="team">
        <legend>{name}</legend>
        {children(team)}
      </fieldset>
    )
  })
}
