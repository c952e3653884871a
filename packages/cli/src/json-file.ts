// JSON from a file or from standard input.

import { readFileSync } from 'node:fs'
import type { Json } from '@sietch/kernel'
import { messageOf } from './command.ts'

/** `-` is standard input. Throws with a one-line explanation. */
export function readJson(file: string): Json {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`not JSON: ${messageOf(error).replace(/\s+/g, ' ')}`)
  }
}
