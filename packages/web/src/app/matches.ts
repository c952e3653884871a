// The matches of this browser, for the pages around the tables.

import { cell } from '../cell.ts'
import { setOutdated } from '../online/outdated.ts'
import { asker, workerLine } from '../table/line.ts'
import { fileOf, writeMatchFile } from '../table/match-file.ts'
import { browserStore, type MatchSummary } from '../table/store.ts'
import type { TableSetup } from '../table/table.ts'
import { randomId } from './random-id.ts'

/** Whether an older page in another tab still holds the stored matches. */
export const isHeld = cell(false)

export const store = browserStore({ onHeld: isHeld.set, onOutdated: setOutdated })

export async function createMatch(table: TableSetup): Promise<string> {
  const id = randomId()
  await store.create(id, table)
  return id
}

/** The latest first. */
export const listMatches = async (): Promise<readonly MatchSummary[]> =>
  (await store.list()).toSorted((a, b) => b.updated - a.updated)

/** Stores the match from a file; if refused, nothing has changed. */
export async function importMatch(text: string): Promise<string> {
  const line = workerLine()
  try {
    return await asker(line)('take', { text, id: randomId() })
  } finally {
    line.close()
  }
}

/** Downloads the match as a file. */
export async function downloadMatch(id: string): Promise<void> {
  const stored = await store.load(id)
  if (stored !== undefined)
    saveFile(`sietch-${stored.summary.table.game}-${id}.json`, writeMatchFile(await fileOf(stored)))
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
