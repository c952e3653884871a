// A recovery link: it signs its holder in as its creator, with all their seats.

import { type ReactNode, useState } from 'react'
import { go } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Frame, WithServer } from './Frame.tsx'
import { recover, useUser } from './server.ts'
import { useAttempt } from './useAttempt.ts'

type Props = { readonly token: string }

export function RecoverPage({ token }: Props): ReactNode {
  return (
    <WithServer>
      <Recovery token={token} />
    </WithServer>
  )
}

/** Asks first: someone with a name here would lose it. */
function Recovery({ token }: Props): ReactNode {
  const w = useWords()
  const user = useUser()
  const [before] = useState(user)
  const { isBusy, problem, attempt } = useAttempt()
  const enter = async () => {
    await recover(token)
    // The link must not stay in the history of the browser.
    history.replaceState(null, '', '#/lobby')
    go({ page: 'lobby' })
    dispatchEvent(new HashChangeEvent('hashchange'))
  }
  return (
    <Frame title={w('page.recover')}>
      <section className="panel">
        <p>{w('page.recover.about')}</p>
        {before !== null && <p>{w('page.recover.instead', { name: before.name })}</p>}
        <p role="alert">{problem}</p>
        <div>
          <Button look="primary" disabled={isBusy} onClick={() => attempt(enter)}>
            {w('page.recover.do')}
          </Button>
        </div>
      </section>
    </Frame>
  )
}
