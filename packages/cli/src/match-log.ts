// A match file: the log of a match, perhaps with its recording.

import { inflateRawSync } from 'node:zlib'
import {
  GENERATORS,
  type Generator,
  isObject,
  type Json,
  type Recording,
  type Rules,
  readRecording,
  recordLog,
  type State,
  unlikeLog,
} from '@sietch/kernel'

/** No one has played a match with a longer recording. */
const LONGEST = 64 * 1024 * 1024

type Choice = { readonly seat: number; readonly key: string }

export type MatchLog = {
  readonly rules: string
  readonly version: number
  readonly setup: Json
  readonly seed: string
  readonly generator: Generator
  readonly choices: readonly Choice[]
  readonly sealed?: string
}

/** Checks everything about a log except its setup, which only its game can read. */
export function readLog(json: Json): MatchLog {
  if (!isObject(json)) throw new Error('a match log is an object')
  const { rules, version, setup, seed, generator = 'sfc32', choices, sealed } = json
  if (typeof rules !== 'string') throw new Error('"rules" must be the id of a game')
  if (typeof version !== 'number') throw new Error('"version" must be a number')
  if (setup === undefined) throw new Error('"setup" is missing')
  if (typeof seed !== 'string') throw new Error('"seed" must be a text')
  const known = GENERATORS.find((each) => each === generator)
  if (known === undefined) throw new Error(`"generator" must be one of ${GENERATORS.join(', ')}`)
  if (!Array.isArray(choices)) throw new Error('"choices" must be a list')
  if (sealed !== undefined && typeof sealed !== 'string') throw new Error('"sealed" must be a text')
  const log = { rules, version, setup, seed, generator: known, choices: choices.map(readChoice) }
  return sealed === undefined ? log : { ...log, sealed }
}

function readChoice(json: Json, index: number): Choice {
  if (isObject(json) && typeof json.seat === 'number' && typeof json.key === 'string') {
    return { seat: json.seat, key: json.key }
  }
  throw new Error(`choice ${index + 1} must have a "seat" (a number) and a "key" (a text)`)
}

/** The recording in a file, if it matches the log. */
export function unsealed(log: Omit<MatchLog, 'sealed'>, sealed: string): Recording {
  const packed = Buffer.from(sealed, 'base64')
  const recording = readRecording(inflateRawSync(packed, { maxOutputLength: LONGEST }).toString())
  const unlike = unlikeLog(recording, log)
  if (unlike !== undefined) throw new Error(unlike)
  return recording
}

/** The match as recorded, or as replayed from its choices. Throws if the rules refuse one. */
export function recordingOf<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  { sealed, ...log }: MatchLog,
): Recording {
  if (sealed !== undefined) return unsealed(log, sealed)
  if (log.version !== rules.version) {
    throw new Error(
      `the log is of version ${log.version}; without a recording only ${rules.version} can be read`,
    )
  }
  const { version: _, ...rest } = log
  const recorded = recordLog(rules, setup, rest)
  if (!recorded.ok) throw new Error(recorded.message)
  return recorded.recording
}
