// Whether the server no longer understands this page: the page has been open since before the server was renewed.

import { useSyncExternalStore } from 'react'

let isOutdated = false
const listeners = new Set<() => void>()

export function setOutdated(): void {
  isOutdated = true
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const now = (): boolean => isOutdated

export const useOutdated = (): boolean => useSyncExternalStore(watch, now, now)

/**
 * Loads the page of the server as it is now. The service worker would answer with the files that it keeps, so a newer one
 * has to take its place first.
 */
export async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => {})
  const next = registration?.installing ?? registration?.waiting ?? null
  if (next === null) return location.reload()
  next.addEventListener('statechange', () => {
    if (next.state === 'activated' || next.state === 'redundant') location.reload()
  })
  next.postMessage('take over')
}
