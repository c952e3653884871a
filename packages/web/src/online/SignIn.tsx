// The ways into an account: a password, a passkey, and a recovery code for those who have lost both.

import { LIMITS } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { enterByPasskey, reset, signIn } from './server.ts'
import { useAttempt } from './useAttempt.ts'
import './account.css'

export function SignIn({ onDone }: { onDone(): void }): ReactNode {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  const byPasskey = async () => {
    await enterByPasskey()
    onDone()
  }
  return (
    <div className="account-form">
      {canUsePasskeys() && (
        <>
          <Button disabled={isBusy} onClick={() => attempt(byPasskey)}>
            {w('page.passkeys.enter')}
          </Button>
          <p role="alert">{problem}</p>
        </>
      )}
      <CredentialsForm
        action={w('page.online.sign-in')}
        autoComplete="current-password"
        onSubmit={async (credentials) => {
          await signIn(credentials)
          onDone()
        }}
      />
      <Reset onDone={onDone} />
    </div>
  )
}

/** The length of a code, with or without separators. */
const LONGEST_CODE = 40
const SHORTEST_CODE = 20

function Reset({ onDone }: { onDone(): void }): ReactNode {
  const w = useWords()
  const [username, setUsername] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, attempt } = useAttempt()
  const isComplete =
    username.length >= LIMITS.username.least &&
    code.length >= SHORTEST_CODE &&
    password.length >= LIMITS.password.least
  const change = async () => {
    await reset({ username, code, password })
    onDone()
  }
  return (
    <details>
      <summary>{w('page.reset')}</summary>
      <AccountForm onSubmit={() => attempt(change)}>
        <p>{w('page.reset.about')}</p>
        <Field
          label={w('page.online.username')}
          value={username}
          maxLength={LIMITS.username.most}
          autoComplete="username"
          onChange={setUsername}
        />
        <Field label={w('page.code')} value={code} maxLength={LONGEST_CODE} onChange={setCode} />
        <Field
          label={w('page.account.password.new')}
          about={w('page.online.password.about')}
          type="password"
          value={password}
          maxLength={LIMITS.password.most}
          autoComplete="new-password"
          onChange={setPassword}
        />
        <p role="alert">{problem}</p>
        <Button type="submit" disabled={isBusy || !isComplete}>
          {w('page.reset.do')}
        </Button>
      </AccountForm>
    </details>
  )
}
