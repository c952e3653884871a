// Databases for the tests: one PostgreSQL for the whole run, started when a test first asks for a database.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Postgres, startPostgres } from '@sietch/trial/postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A request to this address returns the address of a new database. */
    databases: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<Postgres> | undefined
  let made = 0
  // PostgreSQL makes one database at a time.
  let latest: Promise<unknown> = Promise.resolve()

  const make = async (): Promise<string> => {
    postgres ??= startPostgres()
    return (await postgres).url(`test_${made++}`)
  }
  const desk = createServer((_, response) => {
    const making = latest.then(make)
    latest = making.catch(() => {})
    making.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  provide('databases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)

  return async () => {
    desk.close()
    await (await postgres)?.stop()
  }
}
