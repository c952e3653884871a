// A new table: the wish is checked against the game and stored.

import { randomBytes } from 'node:crypto'
import { type AnyGame, talksOf } from '@sietch/games'
import type { Generator, Json, Talk } from '@sietch/kernel'
import { LIMITS, type TableLevel, type TableOptions } from '@sietch/protocol'
import { type SeatOfSetup, seatsOf } from '../match/position.ts'
import { readableName } from '../people/words.ts'
import { RefusalError } from '../refusal.ts'
import type { Games } from './games.ts'
import { checkBot, type Db, gameOf, newTableId } from './table.ts'

/** If private talk is not specified, the rules decide. */
export type WantedOptions = Omit<TableOptions, 'talk'> & Partial<Pick<TableOptions, 'talk'>>

export type NewTable = {
  readonly game: string
  readonly setup: Json
  readonly options: WantedOptions
  readonly listed: boolean
  /** The bots by seat; null leaves the seat to a player. */
  readonly bots: readonly (string | null)[]
  readonly deal?: Deal | undefined
  readonly name?: string
  /** Hashed. */
  readonly password?: string | undefined
  readonly language?: string
  readonly level?: TableLevel
  /** It starts by itself. */
  readonly quick?: true
}

/** What a match is dealt with. */
export type Deal = { readonly seed: string; readonly generator: Generator }

type Played = { readonly seats: readonly SeatOfSetup[]; readonly talk: readonly Talk[] }

/** Resolves a setup and its options; refuses those that cannot be played. */
export function readWanted(
  game: AnyGame,
  { setup, options: { talk: wanted, substitute } }: Pick<NewTable, 'setup' | 'options'>,
): Played {
  const { seats, talks } = readSetup(game, setup)
  const talk = wanted ?? talks.usual
  if (talk.some((one) => !talks.possible.includes(one))) {
    throw new RefusalError(
      'no-such-channel',
      `Here only these talk among themselves: ${talks.possible.join(', ')}.`,
    )
  }
  checkBot(game, substitute)
  return { seats, talk }
}

function readSetup(game: AnyGame, setup: Json) {
  try {
    return {
      seats: seatsOf(game, setup),
      talks: game.open((playable) => talksOf(playable, playable.setups.read(setup))),
    }
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw new RefusalError('bad-setup', error instanceof Error ? error.message : String(error))
  }
}

export async function insertTable(
  trx: Db,
  games: Games,
  host: string,
  wanted: NewTable,
  before: string | null,
): Promise<string> {
  const game = gameOf(games, wanted.game)
  const { seats, talk } = readWanted(game, wanted)
  const { talk: _, ...options } = wanted.options
  if (wanted.bots.length > seats.length) {
    throw new RefusalError('bad-setup', `The table has only ${seats.length} seats.`)
  }
  if (seats.some(({ seat, kind }) => kind === 'automa' && (wanted.bots[seat] ?? null) !== null)) {
    throw playsByItself()
  }
  for (const bot of wanted.bots) if (bot !== null) checkBot(game, bot)
  const id = newTableId()
  await trx
    .insertInto('tables')
    .values({
      id,
      host,
      game: wanted.game,
      setup: JSON.stringify(wanted.setup),
      options: JSON.stringify(options),
      talk: JSON.stringify(talk),
      listed: wanted.listed ? 1 : 0,
      status: 'open',
      seed: wanted.deal?.seed ?? randomBytes(16).toString('base64url'),
      generator: wanted.deal?.generator ?? null,
      before,
      created: Date.now(),
      ended: null,
      counted: 0,
      // Anyone who has seen the deal before knows what is hidden in it.
      rated: wanted.deal === undefined ? 1 : 0,
      name: wanted.name === undefined ? null : readableName(wanted.name, LIMITS.tableName),
      password: wanted.password ?? null,
      language: wanted.language ?? null,
      level: wanted.level ?? null,
      quick: wanted.quick === true ? 1 : 0,
    })
    .execute()
  const rows = seats.map((one) => ({
    tableId: id,
    ...one,
    userId: null,
    bot: wanted.bots[one.seat] ?? null,
  }))
  await trx.insertInto('seats').values(rows).execute()
  return id
}

export const playsByItself = (): RefusalError =>
  new RefusalError('plays-by-itself', 'That seat plays by itself.')
