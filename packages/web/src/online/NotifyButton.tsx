// Asks the browser to notify when it is one's turn.

import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { canNotify } from './notice.ts'
import { isPushed, subscribe, unsubscribe } from './push.ts'
import { useAttempt } from './useAttempt.ts'

export function NotifyButton(): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'))
  const [hasPush, setHasPush] = useState(false)
  const { problem, attempt } = useAttempt()
  useEffect(() => {
    isPushed().then(setHasPush, () => {})
  }, [])
  if (!canNotify()) return null
  if (permission === 'denied') return <p>{w('page.notify.denied')}</p>
  const allow = async () => {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer !== 'granted') return
    await subscribe(language)
    setHasPush(await isPushed())
  }
  const stop = async () => {
    await unsubscribe()
    setHasPush(false)
  }
  return (
    <>
      {permission === 'granted' && <span>{w(hasPush ? 'page.notify.push' : 'page.notify.page')}</span>}
      {!hasPush && <Button onClick={() => attempt(allow)}>{w('page.notify.allow')}</Button>}
      {hasPush && <Button onClick={() => attempt(stop)}>{w('page.notify.stop')}</Button>}
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  )
}
