// Whether the server can do its work: it is ready only if it can write.

import type { Store } from './store/open.ts'

/** How long a result is cached, no matter how many ask. */
const FRESH = 1000
const PATIENCE = 2000

/** Returns a function that says whether writing works now. */
export function readinessOf({ db }: Pick<Store, 'db'>): () => Promise<boolean> {
  let known: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  let isWriting = false

  async function write(): Promise<boolean> {
    isWriting = true
    try {
      const value = String(Date.now())
      await db
        .insertInto('settings')
        .values({ name: 'ready', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
      return true
    } catch {
      return false
    } finally {
      isWriting = false
    }
  }

  async function look(): Promise<boolean> {
    // A database that does not answer is not asked again until it does: each query would hold a connection.
    if (isWriting) return false
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, false)
    })
    return Promise.race([write(), late]).finally(() => clearTimeout(timer))
  }

  return () => {
    const at = Date.now()
    if (known === undefined || at - known.at > FRESH) known = { at, answer: look() }
    return known.answer
  }
}
