// Closing without losing anything in flight: every response arrives. But nothing is waited for indefinitely.

import type { Server } from 'socket.io'

/** Milliseconds that each step of closing may take. */
export const CLOSING = 3000

/** Waits for the work, but no longer than this. */
export async function within(patience: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work, end]).finally(() => clearTimeout(timer))
}

/** Closes every connection once its data has been sent. Clients are not told to stay away, so they reconnect. */
export async function hangUp(io: Server): Promise<void> {
  await Promise.all(
    [...io.of('/').sockets.values()].map(
      ({ conn }) =>
        new Promise<void>((resolve) => {
          conn.once('close', () => resolve())
          conn.close()
        }),
    ),
  )
}
