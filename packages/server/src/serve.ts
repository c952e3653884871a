// Serving Sietch from a terminal.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './server.ts'
import { readSite } from './site.ts'
import type { Games } from './table/games.ts'

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Supervisors do not wait longer than this before killing the server. */
const LONGEST_CLOSING = 10_000

const signal = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])

/**
 * Serves the registered games, or others, until a signal says stop, and returns the exit code: 2 if the configuration
 * is wrong.
 */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  games?: Games,
): Promise<number> {
  try {
    const config = readConfig(env)
    const server = await listen(config, readSite(env.SIETCH_WEB ?? builtWeb), { games })
    console.log(`Sietch is listening on http://localhost:${server.port}`)
    await signal()
    let limit: NodeJS.Timeout | undefined
    const late = new Promise<false>((resolve) => {
      limit = setTimeout(resolve, LONGEST_CLOSING, false)
    })
    const isClosed = await Promise.race([server.close().then(() => true), signal().then(() => false), late])
    clearTimeout(limit)
    // Anything still hanging is not waited for: everything acknowledged is stored.
    if (!isClosed) process.exit(1)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof ConfigError ? 2 : 1
  }
}
