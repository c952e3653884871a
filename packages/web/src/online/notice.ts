// Notifies someone whose tab is in the background that it is their turn, or that their match has started, by a browser
// notification if they want one.

import type { OnlineTable } from '@sietch/protocol'
import { useEffect, useRef } from 'react'
import { useWords } from '../app/words.ts'

export const canNotify = (): boolean => 'Notification' in globalThis

export function useTurnNotice(isAsked: boolean, game: string): void {
  const w = useWords()
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const begins = isAsked && !wasAsked.current
    wasAsked.current = isAsked
    if (begins && document.hidden) void notify(w('page.online.your-turn'), game)
  }, [isAsked, game, w])
}

/** Tells someone who waits and looks elsewhere that the match at their table has begun. */
export function useBegunNotice(status: OnlineTable['status'] | undefined, game: string): void {
  const w = useWords()
  const before = useRef(status)
  useEffect(() => {
    const begins = status === 'playing' && before.current === 'open'
    before.current = status
    if (begins && document.hidden) void notify(w('page.lobby.quick.began'), game)
  }, [status, game, w])
}

async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const data = { url: location.href }
  const options = { body, icon: '/icon-192.png', tag: location.hash, data }
  // On phones, only the service worker can show notifications.
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration !== undefined) return registration.showNotification(title, options)
  const notification = new Notification(title, options)
  notification.onclick = () => globalThis.focus()
}
