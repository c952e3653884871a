// An observable value. Everything that changes while the page is open and is not local to one component is kept in one
// of these.

import { useSyncExternalStore } from 'react'

export type Cell<T> = {
  readonly get: () => T
  readonly set: (next: T) => void
  /** Until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}

export function cell<T>(first: T): Cell<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useCell = <T>({ watch, get }: Pick<Cell<T>, 'get' | 'watch'>): T =>
  useSyncExternalStore(watch, get, get)
