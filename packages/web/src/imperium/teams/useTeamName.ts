// What a team at this table is called.

import type { Seat } from '@sietch/kernel'
import { useWords } from '../../app/words.ts'
import { teamName } from '../../table/teams.ts'
import { useImperium } from '../useImperium.ts'

/** By any of its seats; nothing where everyone plays alone. */
export function useTeamName(): (seat: Seat) => string | undefined {
  const { view, table } = useImperium()
  const w = useWords()
  return (seat) => {
    const index = view.teams?.findIndex(({ seats }) => seats.includes(seat)) ?? -1
    return index < 0 ? undefined : teamName(table.setup, index, w)
  }
}
