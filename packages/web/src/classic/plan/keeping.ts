// Battle plan drafts, kept as long as the tab is open: a locked plan is submitted completely, even if the page is
// reloaded in the middle.

import type { Draft } from './draft.ts'

export type Kept = { readonly draft: Draft; readonly isLocked: boolean }

const PREFIX = 'sietch.plan '

export function readPlan(name: string): Kept | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null
  }
}

/** One battle at a time: older drafts go. */
export function keepPlan(name: string, kept: Kept): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && key !== PREFIX + name) sessionStorage.removeItem(key)
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // Without storage, the draft lives as long as the page.
  }
}
