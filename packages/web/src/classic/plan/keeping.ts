// Drafts of battle plans, kept as long as the tab is open: a plan that was locked is handed in to its end, though the page
// be loaded anew in the middle of it.

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
    // Where nothing can be kept the draft lives as long as the page.
  }
}
