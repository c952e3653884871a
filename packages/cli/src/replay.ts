// sietch replay: a match file, choice by choice, and where it leads. One with a recording is proved by it, and needs no
// rules that would play it again.

import { inflateRawSync } from 'node:zlib'
import type { Registry } from '@sietch/games'
import {
  flawOf,
  GENERATORS,
  type Generator,
  hashState,
  isObject,
  type Json,
  type Leg,
  type Outcome,
  type Recording,
  readRecording,
  replay,
  sidesOf,
  statesIn,
  unlikeLog,
} from '@sietch/kernel'
import { type Command, messageOf, parse, UsageError } from './command.ts'
import { findGame } from './games.ts'
import { readJson } from './json-file.ts'

/** A recording that is longer is none that anybody has played. */
const LONGEST = 64 * 1024 * 1024

type Choice = { readonly seat: number; readonly key: string }

type RawLog = {
  readonly rules: string
  readonly version: number
  readonly setup: Json
  readonly seed: string
  readonly generator: Generator
  readonly choices: readonly Choice[]
  readonly sealed?: string
}

type Replayed = Omit<RawLog, 'sealed'> & {
  readonly legs: readonly Leg[]
  /** Null while the game is not over. */
  readonly outcome: Outcome | null
  readonly asked: readonly { readonly seat: number; readonly kind: string }[]
  readonly state: string
}

/** Checks everything about a log but its setup, which only its game can read. */
function readLog(json: Json): RawLog {
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

/** Throws with a sentence for a person when the log does not replay. */
async function replayLog(games: Registry, { sealed, ...log }: RawLog): Promise<Replayed> {
  const game = await findGame(games, log.rules)
  if (typeof game === 'string') throw new Error(game)
  return game.open(({ rules, setups }) => {
    const setup = setups.read(log.setup)
    if (sealed !== undefined) {
      const recording = recordingOf(log, sealed)
      const flaw = flawOf(rules, setup, recording)
      if (flaw !== undefined) throw new Error(`Entry ${flaw.entry} of the recording: ${flaw.text}`)
      return { ...log, ...endOf(recording) }
    }
    const match = replay(rules, { ...log, setup })
    if ('ok' in match) throw new Error(match.message)
    const asked = match.prompts.map(({ decision: { seat, kind } }) => ({ seat, kind }))
    const outcome = rules.outcome(match.state) ?? null
    return {
      ...log,
      legs: [{ version: log.version, from: 0 }],
      outcome,
      asked,
      state: hashState(match.state),
    }
  })
}

/** The recording of a file, if it is that of its log. */
function recordingOf(log: Omit<RawLog, 'sealed'>, sealed: string): Recording {
  const packed = Buffer.from(sealed, 'base64')
  const recording = readRecording(inflateRawSync(packed, { maxOutputLength: LONGEST }).toString())
  const unlike = unlikeLog(recording, log)
  if (unlike !== undefined) throw new Error(unlike)
  return recording
}

function endOf(recording: Recording): Pick<Replayed, 'legs' | 'outcome' | 'asked' | 'state'> {
  const { asked = [], outcome = null } = recording.entries.at(-1)?.moment ?? {}
  return { legs: recording.legs, outcome, asked, state: hashState([...statesIn(recording)].at(-1)) }
}

export const replayCommand: Command = {
  usage: `Usage: sietch replay FILE [--json]

  FILE      a match log: {"rules", "version", "setup", "seed", "generator", "choices"}; - reads it from standard
            input. Without a generator it is of the time when there was only sfc32; with a recording ("sealed")
            it can be of any older version, and every entry is proved
  --json    the last line is one JSON object

Exit code 1 when the log does not replay, 2 when the file cannot be read or is no log.`,

  async run(args, games) {
    const { values, positionals } = parse({
      args,
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined) throw new UsageError('FILE is missing')
    if (more.length > 0) throw new UsageError(`one file at a time; unexpected "${more[0]}"`)
    let log: RawLog
    try {
      log = readLog(readJson(file))
    } catch (error) {
      console.error(`${file}: ${messageOf(error)}`)
      return 2
    }
    try {
      const replayed = await replayLog(games, log)
      console.log(values.json ? JSON.stringify(replayed) : inWords(replayed))
      return 0
    } catch (error) {
      console.error(`${file}: ${messageOf(error)}`)
      return 1
    }
  },
}

function inWords({ rules, legs, seed, choices, outcome, asked, state }: Replayed): string {
  const width = String(choices.length).length
  const waiting = asked.map(({ seat, kind }) => `seat ${seat} (${kind})`).join(', ')
  return [
    `${rules}, version ${legs.map(({ version }) => version).join(', then ')}, seed ${seed}`,
    ...choices.map(({ seat, key }, index) => `${String(index + 1).padStart(width)}  seat ${seat}  ${key}`),
    ...(outcome === null ? [`not over: asked now ${waiting || 'nobody'}`] : placesInWords(outcome)),
    `state ${state}`,
  ].join('\n')
}

/** `place 1: seat 2 (9), seat 0 (9)`; a team: `place 1: seat 2 (9) with seat 0 (3): 12`. */
function placesInWords(outcome: Outcome): string[] {
  const lines = new Map<number, string[]>()
  for (const { seats, place, score } of sidesOf(outcome)) {
    const each = seats.map((seat) => `seat ${seat} (${outcome.scores[seat] ?? 0})`).join(' with ')
    lines.set(place, [...(lines.get(place) ?? []), seats.length === 1 ? each : `${each}: ${score}`])
  }
  return [...lines].map(([place, sides]) => `place ${place}: ${sides.join(', ')}`)
}
