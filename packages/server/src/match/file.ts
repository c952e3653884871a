// A match as a file: its log, the legs it was played in, and its recording, which shows it without any rules. Read
// back, it becomes a table again, and an unfinished match goes on against bots.

import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import { type Generator, NEWEST, type Recording, readRecording, writeRecording } from '@sietch/kernel'
import type { BroughtFile, MatchFile } from '@sietch/protocol'
import { tableOptions } from '@sietch/protocol/schemas'
import { RefusalError } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import type { Games } from '../table/games.ts'
import { type Db, newTableId, type Table } from '../table/table.ts'
import { startClocks } from './clock.ts'
import { legsOf, readLegs } from './legs.ts'
import { standingAfter } from './live.ts'
import { generatorIn } from './position.ts'
import type { Replayed } from './replay-thread.ts'
import { recordingOf } from './seals.ts'

/** How many rows are written per statement. */
const ROWS = 100

/** No one has played a match with a longer recording. */
const LONGEST = 16 * 1024 * 1024

const deflated = promisify(deflateRaw)

export async function matchFile(db: Db, games: Games, { id, game, setup }: Table): Promise<MatchFile> {
  const { seed, version, ...dealt } = await db
    .selectFrom('tables')
    .innerJoin('matches', 'matches.tableId', 'tables.id')
    .select(['tables.seed', 'tables.generator', 'matches.version', 'matches.state'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'seat', 'key', 'steps'])
    .where('matchId', '=', id)
    .orderBy('seq')
    .execute()
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const standing = rows.reduce<readonly number[]>(standingAfter, [])
  const choices = standing.flatMap((seq) => {
    const { seat, key } = bySeq.get(seq) ?? {}
    return seat === undefined || key === undefined || key === null ? [] : { seat, key }
  })
  const log = { rules: game, setup, seed, generator: generatorOfDeal(dealt), choices }
  const kept = legsOf(await readLegs(db, id), standing)
  const legs = kept.length > 0 ? kept : [{ version, from: 0 }]
  // Without one, the file still contains the match, for rules that know it.
  const recording = await recordingOf(db, games, id).catch((error: unknown) => {
    if (error instanceof RefusalError && error.code === 'cannot-store') throw error
    return undefined
  })
  return {
    ...log,
    version: legs[0]?.version ?? version,
    legs,
    ...(recording && { sealed: await sealedIn(recording) }),
  }
}

/** The file of a match is available even if its state can no longer be read: its choices lead there. */
function generatorOfDeal({ state, generator }: { state: string; generator: Generator | null }): Generator {
  try {
    return generatorIn(state)
  } catch {
    return generator ?? NEWEST
  }
}

const sealedIn = async (recording: Recording): Promise<string> =>
  (await deflated(writeRecording(recording), { level: 9 })).toString('base64')

/** Throws with a sentence for a person if it is invalid. */
export function unsealed(sealed: string): Recording {
  const text = inflateRawSync(Buffer.from(sealed, 'base64'), { maxOutputLength: LONGEST }).toString()
  return readRecording(text)
}

/** Stores a match that has been replayed elsewhere. */
export async function saveImported(
  { db }: Store,
  userId: string,
  log: BroughtFile,
  { seats, asked, version, state, opening, entries, legs }: Replayed,
): Promise<string> {
  const id = newTableId()
  const now = Date.now()
  const isOver = asked.length === 0
  const options = tableOptions.parse({})
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tables')
      .values({
        id,
        host: userId,
        game: log.rules,
        setup: JSON.stringify(log.setup),
        options: JSON.stringify(options),
        listed: 0,
        status: isOver ? 'over' : 'playing',
        // The person who imported the file knows its seed and could know what is hidden. Only a match without other
        // people may continue from it.
        seed: log.seed,
        generator: null,
        before: null,
        created: now,
        ended: isOver ? now : null,
        counted: 1,
        rated: 0,
        imported: 1,
      })
      .execute()
    const rows = seats.map((one) => {
      const isOwn = !isOver && one.seat === asked[0]
      const bot = isOwn || one.kind === 'automa' ? null : options.substitute
      return { tableId: id, ...one, userId: isOwn ? userId : null, bot }
    })
    await trx.insertInto('seats').values(rows).execute()
    await trx
      .insertInto('matches')
      .values({
        tableId: id,
        version,
        seq: entries.length,
        state,
        base: null,
        opening,
        clocks: JSON.stringify(startClocks(options.clock, seats, asked, now)),
        request: null,
        deadline: null,
        wake: null,
        changed: now,
      })
      .execute()
    await trx
      .insertInto('legs')
      .values(legs.map((leg) => ({ matchId: id, ...leg })))
      .execute()
    for (let first = 0; first < entries.length; first += ROWS) {
      const rows = entries.slice(first, first + ROWS).map((entry, index) => ({
        matchId: id,
        seq: first + index,
        steps: 0,
        bot: 0 as const,
        clocks: null,
        at: now,
        ...entry,
      }))
      await trx.insertInto('entries').values(rows).execute()
    }
  })
  return id
}
