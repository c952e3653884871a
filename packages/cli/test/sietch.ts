// Runs sietch: as its real binary, from a folder that is not the repository, or quickly inside the test.

import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { main } from '../src/main.ts'

export const path = fileURLToPath(new URL('../bin/sietch.mjs', import.meta.url))

type Said = {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
  readonly lastLine: string
}

export function binary(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Said {
  const options = { cwd: tmpdir(), input, encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], options)
  return { status, stdout, stderr, lastLine: lastLineOf(stdout) }
}

export async function sietch(...args: string[]): Promise<Said> {
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((text) => {
      said[stream] += `${text}\n`
    }),
  )
  try {
    const status = await main(args)
    return { status, stdout: said.log, stderr: said.error, lastLine: lastLineOf(said.log) }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const lastLineOf = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''
