// What browser tests are provided with: how to launch Chromium, the address of a running server with a freshly built
// client, and one where a match can be corrupted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openStore } from '../packages/server/src/store/open.ts'
import { fixDeals } from '../packages/server/test/deals.ts'
import { findChromium, launchArgs, missing } from '../scripts/chromium.mjs'
import { root, run } from '../scripts/run.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[] }
    site: string
    /** The folder of the web as it was built. */
    web: string
    /** Requesting a table's id there corrupts its stored match. */
    spoiler: string
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error(missing)

  const folder = mkdtempSync(join(tmpdir(), 'sietch-web-'))
  const web = join(folder, 'web')
  const options = ['--logLevel=warn', '--emptyOutDir', '--outDir', web]
  const build = ['run', '--silent', 'build', '--workspace', 'packages/web', '--', ...options]
  if ((await run('npm', build, { NODE_ENV: 'production' })) !== 0) throw new Error('The web does not build.')

  const data = join(folder, 'data')
  const server = spawn(process.execPath, ['packages/cli/bin/sietch.mjs', 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SIETCH_WEB: web, SIETCH_DATA: data, HTTP_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const greeting = await Promise.race([
    once(server.stdout, 'data').then(String),
    once(server, 'exit').then(() => Promise.reject(new Error('The server does not start.'))),
  ])
  await fixDeals(data)
  provide('chromium', { executablePath, args: launchArgs })
  provide('web', web)
  provide('site', /http:\S+/.exec(greeting)?.[0] ?? '')

  const spoiler = createServer((request, response) => {
    spoil(data, request.url?.slice(1) ?? '').then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(spoiler, 'listening')
  provide('spoiler', `http://127.0.0.1:${(spoiler.address() as AddressInfo).port}`)

  return async () => {
    spoiler.close()
    if (server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}

/** Invalid clocks; the number says that something has changed, so that the match's owner reads it again. */
async function spoil(data: string, id: string): Promise<void> {
  const { db, close } = await openStore({ data })
  await db
    .updateTable('matches')
    .set(({ eb }) => ({ clocks: '{}', arranged: eb('arranged', '+', 1) }))
    .where('tableId', '=', id)
    .execute()
  await close()
}
