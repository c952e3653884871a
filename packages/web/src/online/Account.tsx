// One's own account: the name, a password or a recovery link for other devices, and notifications.

import { LIMITS, type Reply, type User } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { go, linkTo } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Access } from './Access.tsx'
import { AccountForm } from './AccountForm.tsx'
import { api } from './api.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { FriendsPanel } from './Friends.tsx'
import { OwnData } from './OwnData.tsx'
import { PassOn } from './PassOn.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { addPasskey, register, rename, signOut, signOutEverywhere } from './server.ts'
import { Telling } from './Telling.tsx'
import { useAttempt } from './useAttempt.ts'
import './account.css'

export function Account({ user }: { readonly user: User }): ReactNode {
  const w = useWords()
  const { attempt, problem } = useAttempt()
  const leave = async () => {
    await signOut()
    go({ page: 'lobby' })
  }
  const leaveEverywhere = async () => {
    await signOutEverywhere()
    go({ page: 'lobby' })
  }
  return (
    <div>
      <section className="panel">
        <h2>{w('page.account')}</h2>
        <Name user={user} />
        {user.username === null ? (
          <>
            <p>{w('page.account.register.about')}</p>
            <CredentialsForm
              action={w('page.account.register')}
              autoComplete="new-password"
              onSubmit={register}
            />
            {canUsePasskeys() && <ByPasskey />}
          </>
        ) : (
          <>
            <p>{w('page.account.signed-in', { username: user.username })}</p>
            <p role="alert">{problem}</p>
            <div className="account-doors">
              <Button onClick={() => attempt(leave)}>{w('page.account.sign-out')}</Button>
              <Button look="quiet" onClick={() => attempt(leaveEverywhere)}>
                {w('page.account.sign-out-everywhere')}
              </Button>
            </div>
          </>
        )}
      </section>
      <FriendsPanel />
      {user.username !== null && <Access />}
      <Recovery isGuest={user.username === null} />
      <Telling user={user} />
      <OwnData user={user} />
    </div>
  )
}

/** A guest becomes an account without a password. */
function ByPasskey(): ReactNode {
  const w = useWords()
  const [username, setUsername] = useState('')
  const { isBusy, problem, attempt } = useAttempt()
  const { least, most, letters } = LIMITS.username
  return (
    <details>
      <summary>{w('page.passkeys.register')}</summary>
      <AccountForm onSubmit={() => attempt(() => addPasskey(username, username))}>
        <p>{w('page.passkeys.about')}</p>
        <Field
          label={w('page.online.username')}
          about={w('page.online.username.about')}
          value={username}
          maxLength={most}
          autoComplete="username"
          onChange={setUsername}
        />
        <p role="alert">{problem}</p>
        <div>
          <Button type="submit" disabled={isBusy || username.length < least || !letters.test(username)}>
            {w('page.passkeys.register')}
          </Button>
        </div>
      </AccountForm>
    </details>
  )
}

function Name({ user }: { readonly user: User }): ReactNode {
  const w = useWords()
  const [name, setName] = useState(user.name)
  const { isBusy, problem, attempt } = useAttempt()
  const isChanged = name.trim() !== '' && name.trim() !== user.name
  return (
    <AccountForm onSubmit={() => attempt(() => rename(name.trim()))}>
      <Field label={w('page.online.name')} value={name} maxLength={LIMITS.name} onChange={setName} />
      <p role="alert">{problem}</p>
      {isChanged && (
        <Button type="submit" disabled={isBusy}>
          {w('page.account.rename')}
        </Button>
      )}
    </AccountForm>
  )
}

/** A new link replaces the previous one, so it is created only on request. */
function Recovery({ isGuest }: { readonly isGuest: boolean }): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [made, setMade] = useState<Reply<'recovery'> | null>(null)
  const [isAlone, setAlone] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const make = async () => setMade(await api.recovery())
  const closeOthers = async () => {
    await signOutEverywhere()
    setMade(null)
    setAlone(true)
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return (
    <section className="panel">
      <h2>{w('page.recovery')}</h2>
      <p>{w('page.recovery.about')}</p>
      <p role="alert">{problem}</p>
      {made !== null && (
        <>
          <PassOn label={w('page.recovery.link')} link={linkTo({ page: 'recover', id: made.token })} />
          <p>{w('page.recovery.until', { date: date.format(made.until) })}</p>
        </>
      )}
      {isAlone && <p role="status">{w('page.recovery.alone')}</p>}
      {(made === null || isGuest) && (
        <div className="account-doors">
          {made === null && (
            <Button disabled={isBusy} onClick={() => attempt(make)}>
              {w('page.recovery.make')}
            </Button>
          )}
          {isGuest && (
            <Button look="quiet" disabled={isBusy} onClick={() => attempt(closeOthers)}>
              {w('page.recovery.close-others')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
