// Tables that friends have invited the viewer to.

import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { useAttempt } from './useAttempt.ts'
import { useFriends } from './useFriends.ts'
import './friends.css'

export function Invitations(): ReactNode {
  const w = useWords()
  const { friends, changed } = useFriends()
  const { isBusy, attempt } = useAttempt()
  const invitations = friends?.invitations ?? []
  if (invitations.length === 0) return null
  return (
    <section className="panel" aria-label={w('page.invitations')}>
      <ul className="friends">
        {invitations.map(({ table, game, by }) => (
          <li key={`${table} ${by.id}`}>
            <span>{w('page.invitation', { name: by.name, game: gameName(w, game) })}</span>
            <span className="friends-doors">
              <a className="button button-primary" href={hashOf({ page: 'online', id: table })}>
                {w('page.invitation.open')}
              </a>
              <Button
                look="quiet"
                disabled={isBusy}
                onClick={() => attempt(() => api.declineInvitation(table).then(changed))}
              >
                {w('page.invitation.decline')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
