// A command on one match file: reads it, does its work, and prints the result.

import type { Registry } from '@sietch/games'
import { type Command, messageOf, parse, UsageError } from './command.ts'
import { readJson } from './json-file.ts'
import { type MatchLog, readLog } from './match-log.ts'

/** The work throws with a sentence for a person if it cannot be done. */
export const matchCommand = <Found>(
  usage: string,
  work: (games: Registry, log: MatchLog) => Promise<Found>,
  inWords: (found: Found) => string,
): Command => ({
  usage,

  async run(args, games) {
    const { values, positionals } = parse({
      args,
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined) throw new UsageError('FILE is missing')
    if (more.length > 0) throw new UsageError(`one file at a time; unexpected "${more[0]}"`)
    let log: MatchLog
    try {
      log = readLog(readJson(file))
    } catch (error) {
      console.error(`${file}: ${messageOf(error)}`)
      return 2
    }
    try {
      const found = await work(games, log)
      console.log(values.json ? JSON.stringify(found) : inWords(found))
      return 0
    } catch (error) {
      console.error(`${file}: ${messageOf(error)}`)
      return 1
    }
  },
})
