// A match as a file: a log that `sietch replay` reads, and who sits where.

import {
  type Choice,
  GENERATORS,
  type Generator,
  generatorOf,
  isObject,
  type Json,
  NEWEST,
  type State,
} from '@sietch/kernel'
import { LEVELS } from './levels.ts'
import { TableError } from './protocol.ts'
import type { Stored } from './store.ts'
import type { SeatSetup, TableSetup } from './table.ts'

const FORMAT = 'sietch-match'

export type MatchFile = {
  readonly table: TableSetup
  /** The version of the rules that wrote it. */
  readonly version: number
  readonly generator: Generator
  readonly choices: readonly Choice[]
}

export const fileOf = ({ summary: { table, version }, position, rows }: Stored): MatchFile => ({
  table,
  version: version ?? 0,
  generator: position === null ? NEWEST : generatorOf((position.state as State).rng),
  choices: rows.flatMap(({ choice }) => choice ?? []),
})

export function writeMatchFile({ table, version, generator, choices }: MatchFile): string {
  const { game, setup, seats, seed } = table
  return JSON.stringify({ format: FORMAT, rules: game, version, seats, setup, seed, generator, choices })
}

/** Checks everything about the file but what only its game can: the setup and the choices. */
export function readMatchFile(text: string): MatchFile {
  const file = parsed(text)
  if (!isObject(file) || file.format !== FORMAT) throw wrong('This is not a match of Sietch.')
  // Files from before there were two generators do not name theirs.
  const { rules, version, seats, setup, seed, generator = 'sfc32', choices } = file
  if (typeof rules !== 'string') throw wrong('"rules" must be the id of a game.')
  if (typeof version !== 'number') throw wrong('"version" must be a number.')
  if (typeof seed !== 'string') throw wrong('"seed" must be a text.')
  if (setup === undefined) throw wrong('"setup" is missing.')
  const known = GENERATORS.find((each) => each === generator)
  if (known === undefined) throw wrong('"generator" must be the name of one.')
  const table = { game: rules, setup, seats: listed(seats, 'seats').map(readSeat), seed }
  return { table, version, generator: known, choices: listed(choices, 'choices').map(readChoice) }
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
    const { kind, name, level } = json
    const known = LEVELS.find((each) => each === level)
    if (kind === 'bot' && known !== undefined) return { kind, level: known }
    if (kind === 'human' && typeof name === 'string') return { kind, name }
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
