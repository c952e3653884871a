// Resigning: asks for confirmation, since it cannot be undone.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { useAttempt } from './useAttempt.ts'

export function Resign({ id, onDone }: { readonly id: string; onDone(): void }): ReactNode {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{w('page.resign')}</Button>
  return (
    <fieldset className="table-menu-sure">
      <legend>{w('page.resign.sure')}</legend>
      <p>{w('page.resign.about')}</p>
      <p role="alert">{problem}</p>
      <div className="table-menu-actions">
        <Button look="primary" onClick={() => setAsked(false)}>
          {w('page.resign.no')}
        </Button>
        <Button disabled={isBusy} onClick={() => attempt(() => api.resign(id).then(onDone))}>
          {w('page.resign')}
        </Button>
      </div>
    </fieldset>
  )
}
