// Asks for a table's password when someone sits down.

import { LIMITS, type OnlineTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { AccountForm } from './AccountForm.tsx'
import { ownSeats } from './seating.ts'
import { useUser } from './server.ts'
import './account.css'

/** Does something with the table's password, if one is needed. */
export function useUnlocked(table: OnlineTable): {
  readonly dialog: ReactNode
  unlocked(work: (password?: string) => void): void
} {
  const user = useUser()
  const [waiting, setWaiting] = useState<((password?: string) => void) | null>(null)
  const needsNone =
    table.locked === undefined || user?.id === table.host || ownSeats(table, user?.id).length > 0
  return {
    unlocked: (work) => (needsNone ? work() : setWaiting(() => work)),
    dialog: waiting && (
      <Asked
        onClose={() => setWaiting(null)}
        onDone={(password) => {
          setWaiting(null)
          waiting(password)
        }}
      />
    ),
  }
}

type AskedProps = { onDone(password: string): void; onClose(): void }

function Asked({ onDone, onClose }: AskedProps): ReactNode {
  const w = useWords()
  const [password, setPassword] = useState('')
  return (
    <Dialog title={w('page.online.refused.locked')} className="account-dialog" onClose={onClose}>
      <AccountForm onSubmit={() => onDone(password)}>
        <Field
          label={w('page.terms.password')}
          value={password}
          type="password"
          maxLength={LIMITS.tablePassword.most}
          isFirst
          onChange={setPassword}
        />
        <Button look="primary" type="submit" disabled={password === ''}>
          {w('page.room.unlock')}
        </Button>
      </AccountForm>
    </Dialog>
  )
}
