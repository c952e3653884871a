// A table that someone has begun to set up elsewhere on the page, for the lobby to open.

import type { Draft } from '../start/draft.ts'

let wanted: Draft | null = null

export function wantTable(draft: Draft): void {
  wanted = draft
}

/** Whoever takes it has it: the next one finds nothing. */
export function takeWanted(): Draft | null {
  const draft = wanted
  wanted = null
  return draft
}
