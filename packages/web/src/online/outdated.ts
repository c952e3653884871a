// Whether the server no longer understands this page, because it was opened before the server was updated.

import { cell, useCell } from '../cell.ts'

const isOutdated = cell(false)

export const setOutdated = (): void => isOutdated.set(true)

export const useOutdated = (): boolean => useCell(isOutdated)

/**
 * Loads the page of the server as it is now. The service worker would answer from its cache, so a newer one has to take
 * over first.
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
