// A match as a file: a log that `sietch replay` reads, who sits where, and the recording that shows it without any rules.

import {
  type Choice,
  type Entry,
  GENERATORS,
  type Generator,
  generatorOf,
  isObject,
  type Json,
  type Leg,
  NEWEST,
  type Recording,
  type State,
} from '@sietch/kernel'
import { LEVELS } from './levels.ts'
import { TableError } from './protocol.ts'
import { sealed } from './seal.ts'
import type { Stored } from './store.ts'
import type { SeatSetup, TableSetup } from './table.ts'

const FORMAT = 'sietch-match'

export type MatchFile = {
  readonly table: TableSetup
  /** The version of the rules that wrote it. */
  readonly version: number
  readonly generator: Generator
  readonly choices: readonly Choice[]
  /** Where it was played under which version; older files have only one. */
  readonly legs?: readonly Leg[]
  /** Its recording, as `sealed` makes it; missing in older files. */
  readonly sealed?: string
}

/** The log of a match that is kept here. */
export const logOf = ({ summary: { table, version }, position, rows }: Stored): MatchFile => ({
  table,
  version: version ?? 0,
  generator: position === null ? NEWEST : generatorOf((position.state as State).rng),
  choices: rows.flatMap(({ choice }) => choice ?? []),
})

/** Its recording; nothing where some of it is from before steps were recorded. */
export function recordingOf(stored: Stored): Recording | undefined {
  const { table, generator } = logOf(stored)
  const { position, rows } = stored
  const entries = rows.flatMap(({ choice, events, moment, delta, hash }): Entry[] =>
    moment === undefined || delta === undefined || hash === undefined
      ? []
      : [{ choice, events, moment, delta, hash }],
  )
  if (position?.legs === undefined || entries.length < rows.length) return undefined
  const { game: rules, setup, seed } = table
  return { rules, setup, seed, generator, legs: position.legs, entries }
}

export async function fileOf(stored: Stored): Promise<MatchFile> {
  const recording = recordingOf(stored)
  const legs = stored.position?.legs
  return {
    ...logOf(stored),
    ...(legs && { legs }),
    ...(recording && { sealed: await sealed(recording) }),
  }
}

export function writeMatchFile({ table, ...log }: MatchFile): string {
  const { game, setup, seats, seed } = table
  return JSON.stringify({ format: FORMAT, rules: game, seats, setup, seed, ...log })
}

/** Checks everything about the file but what only its game can: the setup and the choices. */
export function readMatchFile(text: string): MatchFile {
  const file = parsed(text)
  if (!isObject(file) || file.format !== FORMAT) throw wrong('This is not a match of Sietch.')
  // Files from before there were two generators do not name theirs.
  const { rules, version, seats, setup, seed, generator = 'sfc32', choices, legs = [], sealed } = file
  if (typeof rules !== 'string') throw wrong('"rules" must be the id of a game.')
  if (typeof version !== 'number') throw wrong('"version" must be a number.')
  if (typeof seed !== 'string') throw wrong('"seed" must be a text.')
  if (setup === undefined) throw wrong('"setup" is missing.')
  const known = GENERATORS.find((each) => each === generator)
  if (known === undefined) throw wrong('"generator" must be the name of one.')
  if (sealed !== undefined && typeof sealed !== 'string') throw wrong('"sealed" must be a text.')
  const table = { game: rules, setup, seats: listed(seats, 'seats').map(readSeat), seed }
  return {
    table,
    version,
    generator: known,
    choices: listed(choices, 'choices').map(readChoice),
    legs: listed(legs, 'legs').map(readLeg),
    ...(sealed !== undefined && { sealed }),
  }
}

function readLeg(json: Json, index: number): Leg {
  if (isObject(json) && typeof json.version === 'number' && typeof json.from === 'number') {
    return { version: json.version, from: json.from }
  }
  throw wrong(`Leg ${index + 1} must have a "version" and a "from" (both numbers).`)
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw wrong('This is not a JSON file.')
  }
}

function listed(json: Json | undefined, name: string): readonly Json[] {
  if (!Array.isArray(json)) throw wrong(`"${name}" must be a list.`)
  return json
}

function readSeat(json: Json, index: number): SeatSetup {
  if (isObject(json)) {
    const { kind, name, level, person } = json
    const known = LEVELS.find((each) => each === level)
    if (kind === 'bot' && known !== undefined) return { kind, level: known }
    if (kind === 'human' && typeof name === 'string')
      return { kind, name, ...(typeof person === 'number' && { person }) }
    if (kind === 'automa') return { kind }
  }
  throw wrong(`Seat ${index + 1} is neither a person with a name nor a bot with a level nor an automa.`)
}

function readChoice(json: Json, index: number): Choice {
  if (isObject(json) && typeof json.seat === 'number' && typeof json.key === 'string') {
    return { seat: json.seat, key: json.key }
  }
  throw wrong(`Choice ${index + 1} must have a "seat" (a number) and a "key" (a text).`)
}

const wrong = (text: string): TableError => new TableError('file', text)
