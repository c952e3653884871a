// Another password for one's account.

import { LIMITS } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { changePassword } from './server.ts'
import { useAttempt } from './useAttempt.ts'

export function PasswordForm(): ReactNode {
  const w = useWords()
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const change = async () => {
    await changePassword({ old, new: fresh })
    setOld('')
    setFresh('')
    setChanged(true)
  }
  return (
    <details>
      <summary>{w('page.account.password')}</summary>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault()
          setChanged(false)
          attempt(change)
        }}
      >
        <p>{w('page.account.password.about')}</p>
        <Field
          label={w('page.account.password.old')}
          type="password"
          value={old}
          maxLength={LIMITS.password.most}
          autoComplete="current-password"
          onChange={setOld}
        />
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
          <Button type="submit" disabled={isBusy || old === '' || fresh.length < LIMITS.password.least}>
            {w('page.account.password.change')}
          </Button>
        </div>
      </form>
    </details>
  )
}
