// A finished match, dealt again at one's own table: anyone who has seen it may try it.

import type { ReactNode } from 'react'
import { go } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { useNamed } from './NameDialog.tsx'
import { useAttempt } from './useAttempt.ts'

export function CloneDeal({ id }: { readonly id: string }): ReactNode {
  const w = useWords()
  const { dialog, asNamed } = useNamed()
  const { isBusy, problem, attempt } = useAttempt()
  const clone = async () => go({ page: 'online', id: (await api.clone(id)).table.id })
  return (
    <>
      <Button disabled={isBusy} title={w('page.rematch.clone')} onClick={() => asNamed(() => attempt(clone))}>
        {w('page.rematch.clone')}
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
      {dialog}
    </>
  )
}
