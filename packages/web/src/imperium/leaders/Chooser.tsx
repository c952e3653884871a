// A seat in the order of the choice: whose it is, and which Leader they have or when they choose.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { roleOf } from '../../table/role.ts'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { teamAt } from '../teams/teams.ts'
import { useTeamName } from '../teams/useTeamName.ts'
import { useImperium } from '../useImperium.ts'

export function Chooser({ seat }: { readonly seat: Seat }): ReactNode {
  const { table, snapshot, view, say, names, you } = useImperium()
  const w = useWords()
  const teamName = useTeamName()
  const commander = teamAt(view, seat)?.commander
  const leader = view.players[seat]?.leader ?? null
  const isNow = snapshot.decisions.some((decision) => decision.seat === seat)
  const role = roleOf(table.setup, seat, w)
  const name = names[seat] ?? ''
  const led = leader === null ? '' : say.name('leader', leader)
  const state = led !== '' ? (led === name ? role : led) : w(isNow ? now() : 'page.leaders.later')
  return (
    <li
      className={`chooser ${isNow ? 'now' : ''}`}
      data-seat={seat}
      aria-current={isNow ? 'step' : undefined}
    >
      <SeatMark seat={seat} />
      {commander !== undefined && commander !== seat && (
        <span className="chooser-team" role="img" aria-label={teamName(seat)} title={teamName(seat)}>
          <SeatMark seat={commander} />
        </span>
      )}
      <span>
        <b>{name}</b>
        <small>{state}</small>
      </span>
    </li>
  )

  function now() {
    return seat === you ? ('page.leaders.now.you' as const) : ('page.leaders.now' as const)
  }
}
