// Seats in a row, or each team under its name.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { type Sides, teamName } from '../table/teams.ts'
import './in-teams.css'

type Props = {
  readonly seats: readonly Seat[]
  readonly sides: Sides
  /** The team that comes before the others. */
  readonly first?: number | undefined
  children(seats: readonly Seat[]): ReactNode
}

export function InTeams({ seats, sides, first, children }: Props): ReactNode {
  const w = useWords()
  const { teams } = sides
  if (!teams) return children(seats)
  return [...teams.entries()]
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    .map(([index, team]) => (
      <fieldset key={team.join(' ')} className={`team ${index === first ? 'team-first' : ''}`}>
        <legend>{teamName(sides, index, w)}</legend>
        {children(team)}
      </fieldset>
    ))
}
