// For actions that need a fresh sign-in: asks the user to sign in again if necessary, then does it.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ServerRefused } from './api.ts'
import { SignIn } from './SignIn.tsx'
import { type Attempt, useAttempt } from './useAttempt.ts'

export function useProven(): Attempt & { readonly dialog: ReactNode } {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null)
  const proven = (work: () => Promise<unknown>) =>
    attempt(async () => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ServerRefused && error.code === 'not-fresh')) throw error
        setWaiting(() => work)
      }
    })
  return {
    isBusy,
    problem,
    attempt: proven,
    dialog: waiting && (
      <Dialog title={w('page.prove')} className="account-dialog" onClose={() => setWaiting(null)}>
        <p>{w('page.prove.about')}</p>
        <SignIn
          onDone={() => {
            setWaiting(null)
            proven(waiting)
          }}
        />
      </Dialog>
    ),
  }
}
