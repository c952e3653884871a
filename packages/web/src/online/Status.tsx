// A line below the table for what one should know about oneself there: one only watches, a bot plays for one, or the
// line to the server is broken.

import type { OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { levelOf, standIn } from './seating.ts'
import { useAttempt } from './useAttempt.ts'
import type { VisitState } from './visit.ts'
import './status.css'

type Props = { readonly table: OnlineTable; readonly state: VisitState }

export function Status({ table, state: { isConnected, viewer, problem } }: Props): ReactNode {
  const w = useWords()
  const { isBusy, problem: refused, attempt } = useAttempt()
  const bot = standIn(table, viewer)
  const complaint = refused ?? problem
  return (
    <div className="status" aria-live="polite">
      {!isConnected && <p className="status-broken">{w('page.online.reconnecting')}</p>}
      {viewer === 'spectator' && <p>{w('page.online.watching')}</p>}
      {bot !== null && (
        <p>
          {w('page.online.bot-plays', { level: levelOf(bot) })}
          <Button
            look="primary"
            disabled={isBusy}
            onClick={() => attempt(() => api.substitute(table.id, null))}
          >
            {w('page.online.take-back')}
          </Button>
        </p>
      )}
      {complaint !== null && <p className="status-broken">{complaint}</p>}
    </div>
  )
}
