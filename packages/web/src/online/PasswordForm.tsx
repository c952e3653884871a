// Sets a new password for one's account.

import { LIMITS } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { changePassword } from './server.ts'
import { useProven } from './useProven.tsx'

type Props = {
  /** There is none yet. */
  readonly isNew: boolean
  onChange(): void
}

export function PasswordForm({ isNew, onChange }: Props): ReactNode {
  const w = useWords()
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { isBusy, problem, attempt, dialog } = useProven()
  const change = async () => {
    await changePassword({ old, new: fresh })
    setOld('')
    setFresh('')
    setChanged(true)
    onChange()
  }
  return (
    <details>
      <summary>{w(isNew ? 'page.account.password.set' : 'page.account.password')}</summary>
      <AccountForm
        onSubmit={() => {
          setChanged(false)
          attempt(change)
        }}
      >
        <p>{w('page.account.password.about')}</p>
        {!isNew && (
          <Field
            label={w('page.account.password.old')}
            type="password"
            value={old}
            maxLength={LIMITS.password.most}
            autoComplete="current-password"
            onChange={setOld}
          />
        )}
        <Field
          label={w('page.account.password.new')}
          about={w('page.online.password.about')}
          type="password"
          value={fresh}
          maxLength={LIMITS.password.most}
          autoComplete="new-password"
          onChange={setFresh}
        />
        <p role="alert">{problem}</p>
        {isChanged && <p role="status">{w('page.account.password.changed')}</p>}
        <div>
          <Button
            type="submit"
            disabled={isBusy || (!isNew && old === '') || fresh.length < LIMITS.password.least}
          >
            {w(isNew ? 'page.account.password.set' : 'page.account.password.change')}
          </Button>
        </div>
      </AccountForm>
      {dialog}
    </details>
  )
}
