// A temporary folder for a test's files; removed when the test file is done.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'sietch-'))
  afterAll(() => rmSync(path, { recursive: true }))
  return {
    path,
    /** Saves text as is and anything else as JSON; returns the file's path. */
    save(name: string, content: unknown): string {
      const file = join(path, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return file
    },
  }
}
