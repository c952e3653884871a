// The menu of a table on a server: inviting people to watch, asking for an undo, leaving.

import type { Seat } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { hashOf, linkTo } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { colorName } from '../table/names.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { api } from './api.ts'
import { NotifyButton } from './NotifyButton.tsx'
import { PassOn } from './PassOn.tsx'
import { Resign } from './Resign.tsx'
import type { RemoteTable } from './remote.ts'
import { TableTerms } from './TableTerms.tsx'
import { useAttempt } from './useAttempt.ts'

type Props = {
  readonly table: OnlineTable
  readonly match: RemoteTable
  /** The seats of whoever looks. */
  readonly own: readonly Seat[]
  /** Asks the others for a break; null while the table is on one. */
  readonly onRest: (() => void) | null
}

export function TableMenu({ table, match, own, onRest }: Props): ReactNode {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  const { id, status, options } = table
  const played = status === 'playing' ? own.filter((seat) => table.seats[seat]?.bot === null) : []
  const leave = (close: () => void, seat?: Seat) =>
    attempt(() => api.substitute(id, options.substitute, seat).then(close))
  /** Offers the seat to someone else, or keeps it. */
  const offered = (seat: Seat): ReactNode => {
    const isOffered = table.seats[seat]?.offered === true
    if (status !== 'playing' || table.seats[seat]?.resigned) return null
    return (
      <Button
        key={seat}
        disabled={isBusy}
        title={w('page.online.offer.about')}
        onClick={() => attempt(() => api.offer(id, seat, !isOffered))}
      >
        {w(isOffered ? 'page.online.offer.not' : 'page.online.offer', { name: colorName(seat, w) })}
      </Button>
    )
  }
  return (
    <MenuButton>
      {(close) => (
        <>
          <PassOn label={w('page.table-menu.link')} link={linkTo({ page: 'online', id })} />
          <TableTerms table={table} />
          <p role="alert">{problem}</p>
          <div className="table-menu-actions">
            {played.length > 0 && (
              <>
                <Button
                  onClick={() => {
                    match.undo()
                    close()
                  }}
                >
                  {w('page.undo.ask')}
                </Button>
                {onRest !== null && (
                  <Button
                    onClick={() => {
                      onRest()
                      close()
                    }}
                  >
                    {w('page.rest.ask')}
                  </Button>
                )}
                <Button disabled={isBusy} onClick={() => leave(close)}>
                  {w(own.length > 1 ? 'page.online.leave.all' : 'page.online.leave')}
                </Button>
              </>
            )}
            {own.length === 1 && own.map(offered)}
            {status === 'playing' && own.some((seat) => table.seats[seat]?.resigned !== true) && (
              <Resign id={id} onDone={close} />
            )}
            <NotifyButton />
            <a className="button button-quiet" href={hashOf({ page: 'lobby' })}>
              {w('page.lobby')}
            </a>
          </div>
          {own.length > 1 && status === 'playing' && (
            <details className="table-menu-seats">
              <summary>{w('page.own-seats')}</summary>
              {own.map((seat) => (
                <div key={seat} className="table-menu-actions">
                  <SeatMark seat={seat} />
                  {played.includes(seat) && (
                    <Button disabled={isBusy} onClick={() => leave(close, seat)}>
                      {w('page.online.leave.seat', { name: colorName(seat, w) })}
                    </Button>
                  )}
                  {offered(seat)}
                </div>
              ))}
            </details>
          )}
        </>
      )}
    </MenuButton>
  )
}
