// What the thread for imports does: it plays a log through, and gives what is to be stored as it is to be stored.

import { isReplayable, type Json, type MatchLog, type Seat } from '@sietch/kernel'
import { type RefusalAnswer, RefusalError } from '../refusal.ts'
import type { Flag } from '../store/schema.ts'
import { gameOf } from '../table/table.ts'
import { type LegRow, legRow, rowOf } from './legs.ts'
import { begin, type SeatOfSetup, seatsOf } from './position.ts'
import { games } from './thread-games.ts'

/** More than anybody plays, and not more than is written in a moment. */
const LARGEST = 2 * 1024 * 1024

export type Replayed = {
  readonly version: number
  readonly seats: readonly SeatOfSetup[]
  /** Who is asked at the end; nobody when the match is over. */
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

/** A refusal is told as data: an error would lose its code on the way out of the thread. */
export type Replay = Replayed | Omit<RefusalAnswer, 'ok'>

export function replay(log: MatchLog<Json>): Replay {
  try {
    return playThrough(log)
  } catch (error) {
    if (error instanceof RefusalError) return { code: error.code, message: error.message }
    throw error
  }
}

function playThrough(log: MatchLog<Json>): Replayed {
  const game = gameOf(games, log.rules)
  const first = beginning()
  if (!game.open(({ rules }) => isReplayable(rules, log.version))) {
    throw new RefusalError(
      'wrong-version',
      `The file is of version ${log.version}, the rules are ${first.version}.`,
    )
  }
  let { position } = first
  let size = 0
  const entries = log.choices.map(({ seat, key }, index) => {
    const moved = position.choose(seat, key)
    if (!moved.ok) throw new RefusalError('bad-log', `Choice ${index + 1} of the file: ${moved.message}`)
    position = moved.position
    const entry = rowOf(moved.entry)
    size += entry.events.length + entry.delta.length
    if (size > LARGEST) throw new RefusalError('too-large', 'That is too large.')
    return { seat, key, final: moved.final ? 1 : 0, ...entry } as const
  })
  return {
    version: log.version,
    seats: seatsOf(game, log.setup),
    asked: position.prompts.map(({ decision }) => decision.seat),
    state: JSON.stringify(position.state),
    opening: JSON.stringify(first.entry.events),
    entries,
    legs: [legRow(0, { version: log.version, seq: 0, state: first.position.state, entry: first.entry })],
  }

  function beginning() {
    try {
      return begin(game, log.setup, log.seed, log.generator ?? 'sfc32')
    } catch (error) {
      throw new RefusalError('bad-setup', error instanceof Error ? error.message : String(error))
    }
  }
}
