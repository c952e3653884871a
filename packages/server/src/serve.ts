// Serving Sietch from a terminal.
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { listen } from './server.ts'

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Serves until told to stop by a signal, and gives the exit code. */
export async function serve(port: number, web = builtWeb): Promise<number> {
  try {
    const server = await listen(port, web)
    console.log(`Sietch is listening on http://localhost:${server.port}`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    server.close()
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
