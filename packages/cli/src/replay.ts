// sietch replay: a match log, choice by choice, and where it leads.

import type { Registry } from '@sietch/games'
import {
  GENERATORS,
  type Generator,
  hashState,
  isObject,
  type Json,
  type Outcome,
  replay,
  sidesOf,
} from '@sietch/kernel'
import { type Command, messageOf, parse, UsageError } from './command.ts'
import { findGame } from './games.ts'
import { readJson } from './json-file.ts'

type Choice = { readonly seat: number; readonly key: string }

type RawLog = {
  readonly rules: string
  readonly version: number
  readonly setup: Json
  readonly seed: string
  readonly generator: Generator
  readonly choices: readonly Choice[]
}

type Replayed = RawLog & {
  /** Null while the game is not over. */
  readonly outcome: Outcome | null
  readonly asked: readonly { readonly seat: number; readonly kind: string }[]
  readonly state: string
}

/** Checks everything about a log but its setup, which only its game can read. */
function readLog(json: Json): RawLog {
  if (!isObject(json)) throw new Error('a match log is an object')
  const { rules, version, setup, seed, generator = 'sfc32', choices } = json
  if (typeof rules !== 'string') throw new Error('"rules" must be the id of a game')
  if (typeof version !== 'number') throw new Error('"version" must be a number')
  if (setup === undefined) throw new Error('"setup" is missing')
  if (typeof seed !== 'string') throw new Error('"seed" must be a text')
  const known = GENERATORS.find((each) => each === generator)
  if (known === undefined) throw new Error(`"generator" must be one of ${GENERATORS.join(', ')}`)
  if (!Array.isArray(choices)) throw new Error('"choices" must be a list')
  return { rules, version, setup, seed, generator: known, choices: choices.map(readChoice) }
}

function readChoice(json: Json, index: number): Choice {
  if (isObject(json) && typeof json.seat === 'number' && typeof json.key === 'string') {
    return { seat: json.seat, key: json.key }
  }
  throw new Error(`choice ${index + 1} must have a "seat" (a number) and a "key" (a text)`)
}

/** Throws with a sentence for a person when the log does not replay. */
async function replayLog(games: Registry, log: RawLog): Promise<Replayed> {
  const game = await findGame(games, log.rules)
  if (typeof game === 'string') throw new Error(game)
  return game.open(({ rules, setups }) => {
    const match = replay(rules, { ...log, setup: setups.read(log.setup) })
    if ('ok' in match) throw new Error(match.message)
    const asked = match.prompts.map(({ decision: { seat, kind } }) => ({ seat, kind }))
    return { ...log, outcome: rules.outcome(match.state) ?? null, asked, state: hashState(match.state) }
  })
}

export const replayCommand: Command = {
  usage: `Usage: sietch replay FILE [--json]

  FILE      a match log: {"rules", "version", "setup", "seed", "generator", "choices"}; - reads it from standard
            input. Without a generator it is of the time when there was only sfc32
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

function inWords({ rules, version, seed, choices, outcome, asked, state }: Replayed): string {
  const width = String(choices.length).length
  const waiting = asked.map(({ seat, kind }) => `seat ${seat} (${kind})`).join(', ')
  return [
    `${rules}, version ${version}, seed ${seed}`,
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
