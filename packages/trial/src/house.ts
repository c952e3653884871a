// A server in a process of its own, as `npm start` starts it: what load, crashes and abuse are measured on.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type House = {
  readonly url: string
  /** Kills the server as a power cut would, and starts it again on what it left. */
  crash(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts `sietch`, the program at this path, as a server. Its data lie in a folder of their own, or in the database named
 * in `env`.
 */
export async function startHouse(
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-house-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sietch</title>')
  let child: ChildProcess
  // Not even when we fail or are stopped may the server live on.
  const kill = () => void child.kill('SIGKILL')
  const stop = () => process.exit(1)
  process.once('exit', kill).once('SIGINT', stop).once('SIGTERM', stop)

  async function start(port: string): Promise<string> {
    const flags = [...process.execArgv, '--max-semi-space-size=64']
    child = spawn(process.execPath, [...flags, program, 'serve', '--port', port], {
      env: {
        ...process.env,
        SIETCH_WEB: folder,
        SIETCH_DATA: join(folder, 'data'),
        HOST: '127.0.0.1',
        HTTP_LIMIT: '0',
        SOCKET_LIMIT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout === null) throw new Error('The server says nothing.')
    const [line] = await Promise.race([
      once(createInterface(child.stdout), 'line'),
      once(child, 'exit').then(() => Promise.reject(new Error('The server does not start.'))),
    ])
    return /http:\S+/.exec(String(line))?.[0].replace('localhost', '127.0.0.1') ?? ''
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit')
  }

  const url = await start('0')
  return {
    url,
    async crash() {
      await end('SIGKILL')
      await start(new URL(url).port)
    },
    async close() {
      await end('SIGTERM')
      process.off('exit', kill).off('SIGINT', stop).off('SIGTERM', stop)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The value of a metric without labels. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}
