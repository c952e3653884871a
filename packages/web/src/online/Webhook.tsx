// The address of one's webhook, and a test that tells what came back.

import { LIMITS, type Reply } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { api } from './api.ts'
import { useAttempt } from './useAttempt.ts'

/** Names and addresses, the same in every language. */
const SERVICES = 'Discord, Slack, Telegram (https://api.telegram.org/botTOKEN/sendMessage?chat_id=…)'

export function Webhook(): ReactNode {
  const w = useWords()
  const [kept, setKept] = useState('')
  const [url, setUrl] = useState('')
  const [came, setCame] = useState<Reply<'testWebhook'> | null>(null)
  const { isBusy, problem, attempt } = useAttempt()
  useEffect(() => {
    let hasLeft = false
    api.webhook().then(
      (found) => {
        if (hasLeft) return
        setKept(found.url ?? '')
        setUrl(found.url ?? '')
      },
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [])
  const keep = async () => {
    setCame(null)
    await (url.trim() === '' ? api.dropWebhook() : api.setWebhook(url.trim()))
    setKept(url.trim())
  }
  const test = async () => {
    setCame(null)
    setCame(await api.testWebhook())
  }
  const isKept = url.trim() === kept
  return (
    <AccountForm onSubmit={() => attempt(keep)}>
      <Field
        label={w('page.webhook')}
        about={w('page.webhook.what', { services: SERVICES })}
        placeholder="https://"
        type="url"
        value={url}
        maxLength={LIMITS.webhook}
        onChange={setUrl}
      />
      <p role="alert">{problem}</p>
      {came !== null && isKept && <p role="status">{said(came, w)}</p>}
      {!isKept && (
        <Button type="submit" disabled={isBusy}>
          {w('page.webhook.keep')}
        </Button>
      )}
      {isKept && kept !== '' && (
        <Button disabled={isBusy} onClick={() => attempt(test)}>
          {w('page.webhook.test')}
        </Button>
      )}
    </AccountForm>
  )
}

function said({ status, said: words }: Reply<'testWebhook'>, w: ReturnType<typeof useWords>): string {
  if (status === null) return w('page.webhook.silent', { said: words })
  const isFine = status >= 200 && status < 300
  return w(isFine ? 'page.webhook.fine' : 'page.webhook.refused', { status: String(status), said: words })
}
