// The basis of the server's tests: a real server with its own folder.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Config, readConfig } from '../src/config.ts'
import { think } from '../src/match/bot-thread.ts'
import type { Thinkers } from '../src/match/bots.ts'
import { listen, type Running } from '../src/server.ts'
import { type Games, houseGames } from '../src/table/games.ts'

export type Cleanup = () => void | Promise<void>

export function makeDataFolder(): { path: string; remove: Cleanup } {
  const path = mkdtempSync(join(tmpdir(), 'sietch-data-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The address of an empty database on the PostgreSQL of this run. */
export async function makeDatabase(): Promise<string> {
  const response = await fetch(inject('databases'))
  const said = await response.text()
  if (!response.ok) throw new Error(said)
  return said
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

/** How many sockets the server knows to be open. */
export async function socketsAt(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^sietch_sockets (\d+)$/m.exec(metrics)?.[1])
}

const house = await houseGames()

/** Bots that think in the main thread: separate threads take a while to start. */
const thinkersOf = (games: Games = house): Thinkers => ({
  think: async (question) => think(structuredClone(question), games),
  close: async () => {},
})

/** A server whose bots think in threads only if the test says how many. */
export async function startServer(
  change: Partial<Config> = {},
  games?: Games,
  log?: (line: string) => void,
  now?: () => number,
): Promise<Running & { url: string }> {
  const server = await listen(testConfig(change), emptySite, {
    games,
    logTo: log && { write: log },
    now,
    thinkers: change.botThreads === undefined ? thinkersOf(games) : undefined,
  })
  return { ...server, url: `http://127.0.0.1:${server.port}` }
}

/** Where matches are kept, and how many nodes share it. */
export const PLACES: readonly (readonly [place: string, nodes: number, make: () => Promise<Place>])[] = [
  [
    'SQLite',
    1,
    async () => {
      const data = makeDataFolder()
      return { config: { data: data.path }, clear: data.remove }
    },
  ],
  ['PostgreSQL', 2, async () => ({ config: { databaseUrl: await makeDatabase() }, clear: () => {} })],
]

type Place = { readonly config: Partial<Config>; readonly clear: Cleanup }

/** Nodes that share a store, for the tests of a block. */
export function nodesAt(
  count: number,
  make: () => Promise<Place>,
  games: Games,
  change: Partial<Config> = {},
) {
  const nodes: Awaited<ReturnType<typeof startServer>>[] = []
  let place: Place | undefined
  beforeAll(async () => {
    place = await make()
    for (let n = 0; n < count; n++) nodes.push(await startServer({ ...place.config, ...change }, games))
  })
  afterAll(async () => {
    for (const node of nodes) await node.close()
    await place?.clear()
  })
  return {
    /** Any number is one of them. */
    urlOf: (n: number): string => nodes[n % nodes.length]?.url ?? '',
    config: (): Partial<Config> => place?.config ?? {},
  }
}
