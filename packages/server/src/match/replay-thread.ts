// What the import thread does: it replays a log, or verifies the recording that comes with it, and returns what to
// store.

import type { AnyGame, Game } from '@sietch/games'
import {
  beginRecord,
  type Choice,
  chosenIn,
  flawOf,
  isFinal,
  isReplayable,
  type Json,
  type MatchRecord,
  type Recording,
  type Seat,
  type State,
  statesIn,
  unlikeLog,
} from '@sietch/kernel'
import type { BroughtFile } from '@sietch/protocol'
import { type RefusalAnswer, RefusalError } from '../refusal.ts'
import type { Flag } from '../store/schema.ts'
import type { Games } from '../table/games.ts'
import { gameOf } from '../table/table.ts'
import { unsealed } from './file.ts'
import { type LegRow, legRow, rowOf } from './legs.ts'
import { type SeatOfSetup, seatsOf } from './position.ts'

/** More than anyone plays, and little enough to write quickly. */
const LARGEST = 2 * 1024 * 1024

export type Replayed = {
  readonly version: number
  readonly seats: readonly SeatOfSetup[]
  /** Who is asked at the end; empty if the match is over. */
  readonly asked: readonly Seat[]
  readonly state: string
  readonly opening: string
  readonly entries: readonly {
    readonly seat: Seat
    readonly key: string
    readonly final: Flag
    readonly events: string
    readonly moment: string
    readonly delta: string
    readonly hash: string
  }[]
  readonly legs: readonly Omit<LegRow, 'matchId'>[]
}

/** A refusal is returned as data: an error would lose its code when leaving the thread. */
export type Replay = Replayed | Omit<RefusalAnswer, 'ok'>

export function replay(file: BroughtFile, games: Games): Replay {
  try {
    const game = gameOf(games, file.rules)
    const recording = game.open((playable) => {
      const setup = readSetup(playable, file.setup)
      return file.sealed === undefined
        ? playedThrough(playable, setup, file)
        : proved(playable, setup, file, file.sealed)
    })
    return storedForm(game, recording)
  } catch (error) {
    if (error instanceof RefusalError) return { code: error.code, message: error.message }
    throw error
  }
}

function readSetup<S extends State, Setup, View>(game: Game<S, Setup, View>, setup: Json): Setup {
  try {
    return game.setups.read(setup)
  } catch (error) {
    throw new RefusalError('bad-setup', messageOf(error))
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const bad = (message: string): RefusalError => new RefusalError('bad-log', message)

function playedThrough<S extends State, Setup, View>(
  { rules }: Game<S, Setup, View>,
  setup: Setup,
  file: BroughtFile,
): Recording {
  const { legs = [], version, seed, generator = 'sfc32', choices } = file
  if (!isReplayable(rules, version) || legs.length > 1) {
    throw new RefusalError(
      'wrong-version',
      `The file is of version ${version}, the rules are ${rules.version}, and it has no recording.`,
    )
  }
  const first = beginRecord(rules, setup, seed, generator)
  const entries = [first.entry]
  let { record } = first
  let size = 0
  for (const [index, choice] of choices.entries()) {
    const step = chosenOr(bad(`Choice ${index + 1} of the file: the rules fail at it.`), record, choice)
    if (!step.ok) throw bad(`Choice ${index + 1} of the file: ${step.message}`)
    record = step.record
    entries.push(step.entry)
    const { events, delta } = rowOf(step.entry)
    size += events.length + delta.length
    if (size > LARGEST) throw new RefusalError('too-large', 'That is too large.')
  }
  return { rules: file.rules, setup: file.setup, seed, generator, legs: [{ version, from: 0 }], entries }
}

/** A file may make the rules fail, unlike a match that is really played. */
function chosenOr<S extends State, Setup, View>(
  refused: RefusalError,
  record: MatchRecord<S, Setup, View>,
  choice: Choice,
): ReturnType<typeof chosenIn<S, Setup, View>> {
  try {
    return chosenIn(record, choice)
  } catch {
    throw refused
  }
}

/** The recording in a file, if it is genuine and matches the log. */
function proved<S extends State, Setup, View>(
  { rules }: Game<S, Setup, View>,
  setup: Setup,
  file: BroughtFile,
  sealed: string,
): Recording {
  const recording = opened(sealed)
  const newest = recording.legs.at(-1)?.version ?? 0
  if (newest > rules.version) {
    throw new RefusalError(
      'wrong-version',
      `The file is of version ${newest}, the rules are ${rules.version}.`,
    )
  }
  const unlike = unlikeLog(recording, file)
  if (unlike !== undefined) throw bad(unlike)
  const flaw = flawOf(rules, setup, recording)
  if (flaw !== undefined) throw bad(`Entry ${flaw.entry} of the recording: ${flaw.text}`)
  return recording
}

function opened(sealed: string): Recording {
  try {
    return unsealed(sealed)
  } catch (error) {
    throw bad(`The recording of the file cannot be read: ${messageOf(error)}`)
  }
}

function storedForm(game: AnyGame, recording: Recording): Replayed {
  const entries: Replayed['entries'][number][] = []
  const legs: Replayed['legs'][number][] = []
  let before: Json = null
  for (const [index, state] of [...statesIn(recording)].entries()) {
    const entry = recording.entries[index]
    if (entry === undefined) break
    const { choice } = entry
    if (choice === null) {
      const version = recording.legs[legs.length]?.version ?? 0
      legs.push(legRow(legs.length, { version, seq: entries.length, state, entry }))
    } else {
      // What came before newer rules cannot be undone anyway.
      const final = isFinal(before as unknown as State, state as unknown as State, entry.events)
      entries.push({ ...choice, final: final ? 1 : 0, ...rowOf(entry) })
    }
    before = state
  }
  return {
    version: recording.legs.at(-1)?.version ?? 0,
    seats: seatsOf(game, recording.setup),
    asked: recording.entries.at(-1)?.moment.asked.map(({ seat }) => seat) ?? [],
    state: JSON.stringify(before),
    opening: JSON.stringify(recording.entries[0]?.events ?? []),
    entries,
    legs,
  }
}
