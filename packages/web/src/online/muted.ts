// Muted people: nothing they say is shown, nor their reminders. Stored only in this browser.

import { cell, useCell } from '../cell.ts'

const KEY = 'sietch.muted'

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

let kept: ReturnType<typeof cell<ReadonlySet<string>>> | undefined

const current = () => {
  kept ??= cell(read())
  return kept
}

export const useMuted = (): ReadonlySet<string> => useCell(current())

export function mute(user: string, isMuted: boolean): void {
  const next = new Set(current().get())
  if (isMuted) next.add(user)
  else next.delete(user)
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]))
  } catch {
    // Without storage, they are muted until the page is left.
  }
  current().set(next)
}
