// A line below the table for what one should know about oneself there: one only watches, a bot plays for one, or the
// line to the server is broken.

import type { Seat } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { colorName } from '../table/names.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { api } from './api.ts'
import { useNamed } from './NameDialog.tsx'
import { levelOf } from './seating.ts'
import { useAttempt } from './useAttempt.ts'
import type { VisitState } from './visit.ts'
import './status.css'

type Props = {
  readonly table: OnlineTable
  readonly state: VisitState
  /** The seats of whoever looks. */
  readonly own: readonly Seat[]
}

export function Status({ table, state: { isConnected, viewer, problem }, own }: Props): ReactNode {
  const w = useWords()
  const { isBusy, problem: refused, attempt } = useAttempt()
  const { dialog, asNamed } = useNamed()
  const left = own.flatMap((seat) => {
    const bot = table.seats[seat]?.bot ?? null
    return bot === null ? [] : [{ seat, bot }]
  })
  const complaint = refused ?? problem
  return (
    <div className="status" aria-live="polite">
      {!isConnected && <p className="status-broken">{w('page.online.reconnecting')}</p>}
      {viewer === 'spectator' && <p>{w('page.online.watching')}</p>}
      {left.map(({ seat, bot }) => (
        <p key={seat}>
          {own.length > 1 && <SeatMark seat={seat} />}
          {w('page.online.bot-plays', { level: levelOf(bot) })}
          <Button
            look="primary"
            disabled={isBusy}
            aria-label={
              own.length > 1 ? w('page.online.take-back.seat', { name: colorName(seat, w) }) : undefined
            }
            onClick={() => attempt(() => api.substitute(table.id, null, own.length > 1 ? seat : undefined))}
          >
            {w('page.online.take-back')}
          </Button>
        </p>
      ))}
      {table.seats.map(({ seat, user, offered }) =>
        offered !== true || user === null ? null : own.includes(seat) ? (
          <p key={`offered ${seat}`}>
            <SeatMark seat={seat} /> {w('page.online.offered.own')}
          </p>
        ) : (
          <p key={`offered ${seat}`}>
            <SeatMark seat={seat} /> {w('page.online.offered', { name: user.name })}
            <Button disabled={isBusy} onClick={() => asNamed(() => attempt(() => api.join(table.id, seat)))}>
              {w('page.online.offered.take')}
            </Button>
          </p>
        ),
      )}
      {dialog}
      {complaint !== null && <p className="status-broken">{complaint}</p>}
    </div>
  )
}
