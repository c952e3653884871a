// A server in its own process, as started by `npm start`: load, crashes and abuse are measured on it.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Lets the trial read what the server measures. */
const METRICS_TOKEN = 'the token of the trial'

export type House = {
  readonly url: string
  /** The folder of its SQLite database, if it has one. */
  readonly data: string
  /** Whether it is still the process last started. */
  isAlive(): boolean
  /** Stops the server and returns its exit code; null if it was killed. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** Starts it again in the same place, on the data it left. */
  start(): Promise<void>
  /** Kills the server as a power failure would, and starts it again on the data it left. */
  crash(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts `sietch`, the program at this path, as a server without limits. Its data is in its own folder. `env` can
 * override everything; an empty string means the server's own default.
 */
export async function startHouse(
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-house-'))
  const data = env.SIETCH_DATA ?? join(folder, 'data')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sietch</title>')
  let child: ChildProcess
  // The server must not outlive us, even if we fail or are stopped.
  const kill = () => void child.kill('SIGKILL')
  const leave = () => process.exit(1)
  process.once('exit', kill).once('SIGINT', leave).once('SIGTERM', leave)

  async function start(port: string): Promise<string> {
    const flags = [...process.execArgv, '--max-semi-space-size=64']
    child = spawn(process.execPath, [...flags, program, 'serve', '--port', port], {
      env: {
        ...process.env,
        SIETCH_WEB: folder,
        SIETCH_DATA: data,
        HOST: '127.0.0.1',
        HTTP_LIMIT: '0',
        SOCKET_LIMIT: '0',
        METRICS_TOKEN,
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

  const isAlive = () => child.exitCode === null && child.signalCode === null

  async function stop(signal: NodeJS.Signals): Promise<number | null> {
    if (isAlive() && child.kill(signal)) await once(child, 'exit')
    return child.exitCode
  }

  const url = await start('0')
  const again = async () => void (await start(new URL(url).port))
  return {
    url,
    data,
    isAlive,
    stop,
    start: again,
    async crash() {
      await stop('SIGKILL')
      await again()
    },
    async close() {
      await stop('SIGTERM')
      process.off('exit', kill).off('SIGINT', leave).off('SIGTERM', leave)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The value of a metric without labels. */
export async function metric(url: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}
