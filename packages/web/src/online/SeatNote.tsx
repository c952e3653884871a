// Beside the name of a player: whether they are here, the time that is left, and a bot that plays for them.

import type { Seat } from '@sietch/kernel'
import type { Clocks, OnlineTable, Presence } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { awayAt } from './company.ts'
import { ago, leftOf, shownTime } from './times.ts'
import './seat-note.css'

const TICK = 500
/** Below this, the clock looks urgent. */
const URGENT = 15_000

type Props = {
  readonly table: OnlineTable
  readonly seat: Seat
  readonly clocks: Clocks | null
  readonly skew: number
  readonly presence: readonly Presence[]
}

export function SeatNote({ table, seat, clocks, skew, presence }: Props): ReactNode {
  const w = useWords()
  const { kind, user = null, bot = null, resigned } = table.seats[seat] ?? {}
  const isTimed = table.options.clock.kind !== 'none' && table.status === 'playing'
  const hasClock = isTimed && kind === 'person' && bot === null
  return (
    <>
      {user !== null && bot === null && <Here away={awayAt(table, presence, seat)} skew={skew} />}
      {user !== null && bot !== null && (
        <small className="seat-note">{w(resigned ? 'page.online.gave-up' : 'page.online.stand-in')}</small>
      )}
      {hasClock && clocks !== null && <Clock seat={seat} clocks={clocks} skew={skew} />}
    </>
  )
}

/** A dot: the player is here, or since when they have been away. */
function Here({
  away,
  skew,
}: {
  readonly away: number | null | undefined
  readonly skew: number
}): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  if (away === undefined) return null
  const said =
    away === null
      ? w('page.presence.here')
      : w('page.presence.away', { since: ago(away, Date.now() + skew, language) })
  return (
    <span
      className={`seat-here ${away === null ? '' : 'seat-away'}`}
      title={said}
      role="img"
      aria-label={said}
    />
  )
}

function Clock({
  seat,
  clocks,
  skew,
}: Omit<Props, 'table' | 'presence'> & { readonly clocks: Clocks }): ReactNode {
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
