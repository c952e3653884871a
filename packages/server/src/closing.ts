// Closing without losing anything on the way: what was answered also arrives. But nothing is waited for without end.

import type { Server } from 'socket.io'

/** Milliseconds that each step of closing may take. */
export const CLOSING = 3000

/** The work, or as much of it as is done by then. */
export async function within(patience: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work, end]).finally(() => clearTimeout(timer))
}

/** Ends every line after what was said over it is out. The clients are not sent away: they come again. */
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
