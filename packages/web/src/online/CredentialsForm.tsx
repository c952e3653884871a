// A user name and a password.

import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import type { Credentials } from './api.ts'
import { useAttempt } from './useAttempt.ts'

/** What the server asks of both. */
const USERNAME = /^[A-Za-z0-9_.]{3,30}$/
export const LONGEST_PASSWORD = 128
export const SHORTEST_PASSWORD = 8

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
  const isComplete = USERNAME.test(username) && password.length >= SHORTEST_PASSWORD
  const isNew = autoComplete === 'new-password'
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(() => onSubmit({ username, password }))
      }}
    >
      <Field
        label={w('page.online.username')}
        {...(isNew && { about: w('page.online.username.about') })}
        value={username}
        maxLength={30}
        autoComplete="username"
        onChange={setUsername}
      />
      <Field
        label={w('page.online.password')}
        {...(isNew && { about: w('page.online.password.about') })}
        type="password"
        value={password}
        maxLength={LONGEST_PASSWORD}
        autoComplete={autoComplete}
        onChange={setPassword}
      />
      <p role="alert">{problem}</p>
      <Button look="primary" type="submit" disabled={isBusy || !isComplete}>
        {action}
      </Button>
    </form>
  )
}
