// What a command is, and how its arguments are read.

import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Registry } from '@sietch/games'

export type Command = {
  /** `sietch NAME …` and what its options mean. */
  readonly usage: string
  /** Returns the exit code: 0 if all is well, 1 if something failed. */
  run(args: string[], games: Registry): number | Promise<number>
}

/** The command was called incorrectly: exit code 2, and its usage is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads a command's arguments strictly. */
export function parse<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(error instanceof Error ? inShort(error.message) : String(error))
  }
}

/** Node explains itself over several lines; the first sentence names the word. */
function inShort(message: string): string {
  const [sentence = message] = message.split(/\.?\n|\. /)
  return sentence.replace(/^Option '([^' ]+)[^']*' argument (is ambiguous|missing)$/, '$1 needs a value')
}

export function wholeNumber(
  text: string,
  word: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`
  throw new UsageError(`${word} must be a whole number, ${range}, not "${text}"`)
}

/** `a,b,c`; empty for an empty string. */
export const commaList = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((item) => item.trim())

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
