// Status lines below the table: you are spectating, a bot is playing for you, someone is away, the table is on a break,
// or the connection is lost.

import type { Seat } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { colorName } from '../table/names.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { Absent } from './Absent.tsx'
import { api } from './api.ts'
import { LatestNotice } from './LatestNotice.tsx'
import { useNamed } from './NameDialog.tsx'
import { levelOf } from './seating.ts'
import { useNotices } from './talk.ts'
import { ago } from './times.ts'
import { useAttempt } from './useAttempt.ts'
import type { Visit, VisitState } from './visit.ts'
import './status.css'

const MINUTE = 60_000

type Props = {
  readonly table: OnlineTable
  readonly state: VisitState
  /** The viewer's seats. */
  readonly own: readonly Seat[]
  readonly names: readonly string[]
  readonly visit: Visit
}

export function Status({ table, state, own, names, visit }: Props): ReactNode {
  const { isConnected, viewer, problem, paused, skew } = state
  const w = useWords()
  const notices = useNotices(state.notices)
  const { language } = useSettings()
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
      {paused !== null && (
        <p>
          {Date.now() + skew - paused < MINUTE
            ? w('page.notice.paused')
            : w('page.rest', { since: ago(paused, Date.now() + skew, language) })}
          {own.length > left.length && (
            <Button look="primary" onClick={() => void visit.resume()}>
              {w('page.rest.end')}
            </Button>
          )}
        </p>
      )}
      <Absent table={table} state={state} own={own} visit={visit} />
      <LatestNotice notices={notices} names={names} />
      {left.map(({ seat, bot }) => (
        <p key={seat}>
          {own.length > 1 && <SeatMark seat={seat} />}
          {table.seats[seat]?.resigned
            ? w('page.online.resigned')
            : w('page.online.bot-plays', { level: levelOf(bot) })}
          {table.seats[seat]?.resigned !== true && (
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
          )}
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
