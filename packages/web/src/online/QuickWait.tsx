// Waiting for a quick match: what happens next, and, if not enough others come, an offer to play with bots.

import type { OnlineTable } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { paceOf } from './filter.ts'
import { useUser } from './server.ts'
import type { Attempt } from './useAttempt.ts'
import './room.css'

const MINUTE = 60_000
/** No one who waits for a live match waits for longer without being asked. */
const PATIENCE = { live: MINUTE, days: 60 * MINUTE } as const

type Props = { readonly table: OnlineTable; readonly attempting: Attempt }

export function QuickWait({ table, attempting: { isBusy, attempt } }: Props): ReactNode {
  const w = useWords()
  const user = useUser()
  const { id, created, seats, options } = table
  const pace = paceOf(options.clock) === 'live' ? 'live' : 'days'
  const isLate = useIsLate(created + PATIENCE[pace])
  const others = seats.filter(({ user: there }) => there !== null && there.id !== user?.id)
  const hasSaid = seats.some(({ user: there, withBots }) => withBots && there?.id === user?.id)
  const isAsked = isLate || others.some(({ withBots }) => withBots)
  return (
    <div role="status" className="room-invited room-asked">
      <p>{w(`page.lobby.quick.wait.${pace}`)}</p>
      {hasSaid && <p>{w('page.lobby.quick.bots.said')}</p>}
      {isAsked && !hasSaid && (
        <>
          <p>{w(others.length === 0 ? 'page.lobby.quick.alone' : 'page.lobby.quick.few')}</p>
          <Button look="primary" disabled={isBusy} onClick={() => attempt(() => api.withBots(id))}>
            {w('page.lobby.quick.bots')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Whether this moment has passed; it is looked at again when it has. */
function useIsLate(moment: number): boolean {
  const [isLate, setLate] = useState(() => Date.now() >= moment)
  useEffect(() => {
    setLate(Date.now() >= moment)
    const timer = setTimeout(() => setLate(true), Math.max(0, moment - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return isLate
}
