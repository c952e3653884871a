// Asks who the user is when first needed: a name is enough; those with an account sign in.

import { LIMITS } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { changeSettings, settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { AccountForm } from './AccountForm.tsx'
import { SignIn } from './SignIn.tsx'
import { enterAsGuest, useUser } from './server.ts'
import { useAttempt } from './useAttempt.ts'
import './account.css'

type Props = { onDone(): void; onClose(): void }

export function NameDialog({ onDone, onClose }: Props): ReactNode {
  const w = useWords()
  const [name, setName] = useState(settings().name)
  const [hasAccount, setHasAccount] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const enter = async () => {
    await enterAsGuest(name.trim())
    if (settings().name === '') changeSettings({ name: name.trim() })
    onDone()
  }
  return (
    <Dialog title={w('page.online.who')} className="account-dialog" onClose={onClose}>
      {hasAccount ? (
        <SignIn onDone={onDone} />
      ) : (
        <AccountForm onSubmit={() => attempt(enter)}>
          <Field
            label={w('page.online.name')}
            about={w('page.online.name.about')}
            value={name}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            isFirst
            onChange={setName}
          />
          <p role="alert">{problem}</p>
          <Button look="primary" type="submit" disabled={isBusy || name.trim() === ''}>
            {w('page.online.enter')}
          </Button>
        </AccountForm>
      )}
      <Button look="quiet" onClick={() => setHasAccount(!hasAccount)}>
        {w(hasAccount ? 'page.online.as-guest' : 'page.online.have-account')}
      </Button>
    </Dialog>
  )
}

/** Does something as a named person; asks for a name first if there is none. */
export function useNamed(): { readonly dialog: ReactNode; asNamed(work: () => void): void } {
  const user = useUser()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  return {
    asNamed: (work) => (user === null ? setWaiting(() => work) : work()),
    dialog: waiting && (
      <NameDialog
        onClose={() => setWaiting(null)}
        onDone={() => {
          setWaiting(null)
          waiting()
        }}
      />
    ),
  }
}
