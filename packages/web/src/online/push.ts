// Web Push: the server's word that it is one's turn reaches a browser in which no page of it is open.

import { api } from './api.ts'

/** Where the service worker finds the words of a notification: it knows no language. */
const WORDS = { cache: 'words', path: '/words/your-turn' }

/** Whether this browser will be told. */
export async function isPushed(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) != null
}

/** Subscribes where the server has a key; elsewhere only an open page notifies. */
export async function subscribe(words: { readonly title: string }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { key } = await api.pushKey()
  if (key === null || registration?.pushManager === undefined) return
  const cache = await caches.open(WORDS.cache)
  await cache.put(WORDS.path, new Response(JSON.stringify(words)))
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return
  await api.addPush({ endpoint, keys: { p256dh, auth } })
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (subscription == null) return
  await api.dropPush(subscription.endpoint)
  await subscription.unsubscribe()
}
