// Runs sietch: as the real binary, from a folder outside the repository, or faster inside the test, with some small
// games added.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { main } from '../src/main.ts'
import { games } from './games.ts'

export const path = fileURLToPath(new URL('../bin/sietch.mjs', import.meta.url))

type Said = {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
  readonly lastLine: string
}

export function binary(args: readonly string[], input = ''): Said {
  const options = { cwd: tmpdir(), input, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], options)
  return { status, stdout, stderr, lastLine: lastLineOf(stdout) }
}

/** The real binary, while other tests go on. */
export async function started(...args: string[]): Promise<Said> {
  const child = spawn(process.execPath, [path, ...args], { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status: child.exitCode, stdout, stderr, lastLine: lastLineOf(stdout) }
}

export async function sietch(...args: string[]): Promise<Said> {
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((text) => {
      said[stream] += `${text}\n`
    }),
  )
  try {
    const status = await main(args, games)
    return { status, stdout: said.log, stderr: said.error, lastLine: lastLineOf(said.log) }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const lastLineOf = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''
