// One's own data on the server: download it or delete it.

import { LIMITS, type User } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { saveFile } from '../app/matches.ts'
import { go } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { api } from './api.ts'
import { deleteMe } from './server.ts'
import { useProven } from './useProven.tsx'
import './account.css'

async function download(): Promise<void> {
  const known = await api.exportMe()
  saveFile(`sietch-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(known, null, 2))
}

export function OwnData({ user }: { readonly user: User }): ReactNode {
  const w = useWords()
  const [typed, setTyped] = useState('')
  const { isBusy, problem, attempt, dialog } = useProven()
  const leave = async () => {
    await deleteMe(user.name)
    go({ page: 'lobby' })
  }
  return (
    <section className="panel">
      <h2>{w('page.data')}</h2>
      <p>{w('page.data.about')}</p>
      <div className="account-doors">
        <Button disabled={isBusy} onClick={() => attempt(download)}>
          {w('page.data.export')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
      <details>
        <summary>{w('page.data.delete')}</summary>
        <AccountForm onSubmit={() => attempt(leave)}>
          <p>{w('page.data.delete.about')}</p>
          <Field
            label={w('page.data.delete.name', { name: user.name })}
            value={typed}
            maxLength={LIMITS.name}
            onChange={setTyped}
          />
          <div>
            <Button type="submit" disabled={isBusy || typed !== user.name}>
              {w('page.data.delete.do')}
            </Button>
          </div>
        </AccountForm>
      </details>
      {dialog}
    </section>
  )
}
