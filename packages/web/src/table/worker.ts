// The worker of a table: engine, bots and the kept matches, away from the page.

import { attend } from './attend.ts'
import { TableError, type ToPage, type ToWorker } from './protocol.ts'
import { browserStore } from './store.ts'

/** A reloaded page may have to wait for its predecessor to be gone. */
const PATIENCE = 3000

const receive = attend({
  store: browserStore(),
  post: (message: ToPage) => postMessage(message),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  claim,
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data))

/** One table at a time writes a match. The claim ends with the worker. */
function claim(id: string): Promise<void> {
  // Only pages from a safe origin have locks; elsewhere two tables of one match are the player's own affair.
  if (!('locks' in navigator)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const forever = () => new Promise<never>(() => resolve())
    navigator.locks
      .request(`match ${id}`, { signal }, forever)
      .catch(() => reject(new TableError('elsewhere')))
  })
}
