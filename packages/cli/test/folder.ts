// A folder of its own for the files of a test; it is gone when the test file is done.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'sietch-'))
  afterAll(() => rmSync(path, { recursive: true }))
  return {
    path,
    /** Saves text as it is and anything else as JSON; gives the path of the file. */
    save(name: string, content: unknown): string {
      const file = join(path, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return file
    },
  }
}
