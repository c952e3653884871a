// Beside the name of a player: the time that is left, and a bot that plays for them.

import type { Seat } from '@sietch/kernel'
import type { Clocks, OnlineTable } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { leftOf, shownTime } from './times.ts'
import './seat-note.css'

const TICK = 500
/** From here on the clock looks urgent. */
const URGENT = 15_000

type Props = {
  readonly table: OnlineTable
  readonly seat: Seat
  readonly clocks: Clocks | null
  readonly skew: number
}

export function SeatNote({ table, seat, clocks, skew }: Props): ReactNode {
  const w = useWords()
  const { kind, user = null, bot = null } = table.seats[seat] ?? {}
  const isTimed = table.options.clock.kind !== 'none' && table.status === 'playing'
  const hasClock = isTimed && kind === 'person' && bot === null
  return (
    <>
      {user !== null && bot !== null && <small className="seat-note">{w('page.online.stand-in')}</small>}
      {hasClock && clocks !== null && <Clock seat={seat} clocks={clocks} skew={skew} />}
    </>
  )
}

function Clock({ seat, clocks, skew }: Omit<Props, 'table'> & { readonly clocks: Clocks }): ReactNode {
  const w = useWords()
  const [, tick] = useState(0)
  const isRunning = clocks.since[seat] != null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((n) => n + 1), TICK)
    return () => clearInterval(timer)
  }, [isRunning])
  const left = leftOf(clocks, seat, Date.now() + skew)
  const look = `${isRunning ? 'seat-clock-runs' : ''} ${isRunning && left < URGENT ? 'seat-clock-urgent' : ''}`
  return (
    <time className={`seat-note seat-clock ${look}`} role="timer">
      <span className="unseen">{w('page.clock')}</span>
      {shownTime(left, w)}
    </time>
  )
}
