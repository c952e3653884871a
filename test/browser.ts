// What a browser test finds ready: how to launch Chromium, and the address of a running server with a
// freshly built web.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium, launchArgs, missing } from '../scripts/chromium.mjs'
import { root, run } from '../scripts/run.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: { executablePath: string; args: string[] }
    site: string
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

  const server = spawn(process.execPath, ['packages/cli/bin/sietch.mjs', 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SIETCH_WEB: web, SIETCH_DATA: join(folder, 'data'), HTTP_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const greeting = await Promise.race([
    once(server.stdout, 'data').then(String),
    once(server, 'exit').then(() => Promise.reject(new Error('The server does not start.'))),
  ])
  provide('chromium', { executablePath, args: launchArgs })
  provide('site', /http:\S+/.exec(greeting)?.[0] ?? '')

  return async () => {
    if (server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}
