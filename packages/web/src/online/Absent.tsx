// A line for each absent player: since when, and what the others can do about it, so that no one waits forever.

import type { Seat } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { awayAt, isGone } from './company.ts'
import { ago } from './times.ts'
import type { Visit, VisitState } from './visit.ts'

/** Milliseconds after which it is looked at again how long someone has been gone. */
const TICK = 10_000

type Props = {
  readonly table: OnlineTable
  readonly state: VisitState
  /** The viewer's seats. */
  readonly own: readonly Seat[]
  readonly visit: Visit
}

export function Absent({ table, state, own, visit }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), TICK)
    return () => clearInterval(timer)
  }, [])
  const { presence, clocks, skew, paused, motion } = state
  const isPlaying = own.some((seat) => table.seats[seat]?.bot === null)
  if (table.status !== 'playing' || paused !== null || !isPlaying) return null
  const now = Date.now() + skew
  return table.seats.map(({ seat, user, bot, offered }) => {
    const away = awayAt(table, presence, seat)
    if (user === null || away == null || bot !== null || own.includes(seat)) return null
    const isAwaited = clocks?.since[seat] != null
    const gone = isGone(table, away, now)
    if (!isAwaited && !gone) return null
    return (
      <p key={seat}>
        <SeatMark seat={seat} /> {w('page.absent', { name: user.name, since: ago(away, now, language) })}
        {isAwaited && <Button onClick={() => void visit.nudge(seat)}>{w('page.absent.nudge')}</Button>}
        {gone && motion === null && (
          <Button onClick={() => void visit.propose({ kind: 'bot', seat })}>{w('page.absent.bot')}</Button>
        )}
        {gone && motion === null && offered !== true && (
          <Button onClick={() => void visit.propose({ kind: 'open', seat })}>{w('page.absent.open')}</Button>
        )}
      </p>
    )
  })
}
