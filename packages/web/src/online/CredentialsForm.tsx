// A user name and a password.

import { type Credentials, LIMITS } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { useAttempt } from './useAttempt.ts'

/** What the server asks of both. */
const { username: NAME, password: SECRET } = LIMITS

type Props = {
  readonly action: string
  readonly autoComplete: 'current-password' | 'new-password'
  onSubmit(credentials: Credentials): Promise<void>
}

export function CredentialsForm({ action, autoComplete, onSubmit }: Props): ReactNode {
  const w = useWords()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, attempt } = useAttempt()
  const isComplete =
    NAME.letters.test(username) && username.length >= NAME.least && password.length >= SECRET.least
  const isNew = autoComplete === 'new-password'
  return (
    <AccountForm onSubmit={() => attempt(() => onSubmit({ username, password }))}>
      <Field
        label={w('page.online.username')}
        {...(isNew && { about: w('page.online.username.about') })}
        value={username}
        maxLength={NAME.most}
        autoComplete="username"
        onChange={setUsername}
      />
      <Field
        label={w('page.online.password')}
        {...(isNew && { about: w('page.online.password.about') })}
        type="password"
        value={password}
        maxLength={SECRET.most}
        autoComplete={autoComplete}
        onChange={setPassword}
      />
      <p role="alert">{problem}</p>
      <Button look="primary" type="submit" disabled={isBusy || !isComplete}>
        {action}
      </Button>
    </AccountForm>
  )
}
