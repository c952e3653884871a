// Web Push: turn notifications reach the browser even when no page is open.

import type { Language } from '@sietch/protocol'
import { api } from './api.ts'

const registered = () => navigator.serviceWorker?.getRegistration()

/** Whether this browser will be told. */
export async function isPushed(): Promise<boolean> {
  return (await (await registered())?.pushManager?.getSubscription()) != null
}

/** Where the browser has no push service, only an open page notifies. */
export async function subscribe(language: Language): Promise<void> {
  const { pushManager } = (await registered()) ?? {}
  const { key } = await api.pushKey()
  if (key === null || pushManager === undefined) return
  const old = await pushManager.getSubscription()
  // A browser stays with the key it subscribed with; the server may have a new one since.
  if (old !== null && !isFor(old, key)) await old.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return
  await api.addPush({ endpoint, keys: { p256dh, auth } })
  await api.setTelling({ language })
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const spelled = btoa(String.fromCharCode(...bytes))
  return spelled.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await registered())?.pushManager?.getSubscription()
  if (subscription == null) return
  await api.dropPush(subscription.endpoint)
  await subscription.unsubscribe()
}
