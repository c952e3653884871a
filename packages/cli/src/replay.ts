// sietch replay: a match file, choice by choice, and its outcome. A recording is verified by its hashes, without rules
// that could replay it.

import type { Registry } from '@sietch/games'
import {
  flawOf,
  hashState,
  type Leg,
  type Outcome,
  type Recording,
  replay,
  sidesOf,
  statesIn,
} from '@sietch/kernel'
import { findGame } from './games.ts'
import { matchCommand } from './match-command.ts'
import { type MatchLog, unsealed } from './match-log.ts'

type Replayed = Omit<MatchLog, 'sealed'> & {
  readonly legs: readonly Leg[]
  /** Null while the game is not over. */
  readonly outcome: Outcome | null
  readonly asked: readonly { readonly seat: number; readonly kind: string }[]
  readonly state: string
}

/** Throws with a sentence for a person if the log does not replay. */
async function replayLog(games: Registry, { sealed, ...log }: MatchLog): Promise<Replayed> {
  const game = await findGame(games, log.rules)
  if (typeof game === 'string') throw new Error(game)
  return game.open(({ rules, setups }) => {
    const setup = setups.read(log.setup)
    if (sealed !== undefined) {
      const recording = unsealed(log, sealed)
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

function endOf(recording: Recording): Pick<Replayed, 'legs' | 'outcome' | 'asked' | 'state'> {
  const { asked = [], outcome = null } = recording.entries.at(-1)?.moment ?? {}
  return { legs: recording.legs, outcome, asked, state: hashState([...statesIn(recording)].at(-1)) }
}

export const replayCommand = matchCommand(
  `Usage: sietch replay FILE [--json]

  FILE      a match log: {"rules", "version", "setup", "seed", "generator", "choices"}; - reads it from standard
            input. Without a generator it is of the time when there was only sfc32; with a recording ("sealed")
            it can be of any older version, and every entry is proved
  --json    the last line is one JSON object

Exit code 1 when the log does not replay, 2 when the file cannot be read or is no log.`,
  replayLog,
  inWords,
)

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
