// Serving Sietch from a terminal.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './server.ts'
import { readSite } from './site.ts'

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Serves until told to stop by a signal, and gives the exit code: 2 when the configuration is wrong. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    const config = readConfig(env)
    const server = await listen(config, readSite(env.SIETCH_WEB ?? builtWeb))
    console.log(`Sietch is listening on http://localhost:${server.port}`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await server.close()
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof ConfigError ? 2 : 1
  }
}
