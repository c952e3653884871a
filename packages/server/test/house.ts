// What the tests of the server stand on: a real server with a folder of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/config.ts'
import { listen, type Running } from '../src/server.ts'
import type { Games } from '../src/table/table.ts'

export type Cleanup = () => void | Promise<void>

export function makeDataFolder(): { path: string; remove: Cleanup } {
  const path = mkdtempSync(join(tmpdir(), 'sietch-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export function testConfig(change: Partial<Config> = {}): Config {
  return {
    ...readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', HTTP_LIMIT: '0', SOCKET_LIMIT: '0' }),
    ...change,
  }
}

const emptySite = new Map([
  ['/', { type: 'text/html; charset=utf-8', cache: 'no-cache', body: Buffer.from('<title>Sietch</title>') }],
])

export async function startServer(
  change: Partial<Config> = {},
  games?: Games,
  log?: (line: string) => void,
): Promise<Running & { url: string }> {
  const server = await listen(testConfig(change), emptySite, games, log && { write: log })
  return { ...server, url: `http://127.0.0.1:${server.port}` }
}
