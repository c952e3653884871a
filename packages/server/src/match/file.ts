// A match as a file: its log, which replays it exactly. Read back it becomes a table again, and an unfinished match
// goes on against bots.

import { type GameEvent, isReplayable, type Json, type MatchLog } from '@sietch/kernel'
import { Refused } from '../refusal.ts'
import type { Store } from '../store/open.ts'
import { type Db, type Games, gameOf, newTableId, type Table, tableOptions } from '../table/table.ts'
import { startClocks } from './clock.ts'
import { stand } from './live.ts'
import { begin, generatorIn, type Position } from './position.ts'

export async function matchFile(db: Db, { id, game, setup }: Table): Promise<MatchLog<Json>> {
  const { seed, version, state } = await db
    .selectFrom('tables')
    .innerJoin('matches', 'matches.tableId', 'tables.id')
    .select(['tables.seed', 'matches.version', 'matches.state'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'seat', 'key', 'steps'])
    .where('matchId', '=', id)
    .orderBy('seq')
    .execute()
  const choices = rows.reduce<readonly number[]>(stand, []).flatMap((seq) => {
    const { seat, key } = rows[seq] ?? {}
    return seat === undefined || key === undefined || key === null ? [] : { seat, key }
  })
  return { rules: game, version, setup, seed, generator: generatorIn(state), choices }
}

type Played = { seat: number; key: string; final: boolean; events: readonly GameEvent[] }

/** Plays the log through and stores it. Refuses one that does not replay, and says at which choice. */
export async function importMatch(
  store: Store,
  games: Games,
  userId: string,
  log: MatchLog<Json>,
): Promise<string> {
  const game = gameOf(games, log.rules)
  const { position: first, events: opening, version } = beginning()
  if (!game.open(({ rules }) => isReplayable(rules, log.version))) {
    throw new Refused('wrong-version', `The file is of version ${log.version}, the rules are ${version}.`)
  }
  let position: Position = first
  const played = log.choices.map(({ seat, key }, index): Played => {
    const moved = position.choose(seat, key)
    if (!moved.ok) throw new Refused('bad-log', `Choice ${index + 1} of the file: ${moved.message}`)
    position = moved.position
    return { seat, key, final: moved.final, events: moved.events }
  })
  return save()

  function beginning() {
    try {
      return begin(game, log.setup, log.seed, log.generator ?? 'sfc32')
    } catch (error) {
      throw new Refused('bad-setup', error instanceof Error ? error.message : String(error))
    }
  }

  async function save(): Promise<string> {
    const id = newTableId()
    const now = Date.now()
    const count = game.open(({ rules, readSetup }) => rules.seatCount(readSetup(log.setup)))
    const asked = position.prompts.map(({ decision }) => decision.seat)
    const isOver = asked.length === 0
    const options = tableOptions.parse({})
    await store.db.transaction().execute(async (trx) => {
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
          // Whoever brought the file knows its seed; what is still hidden in it they could know. Only a match that
          // nobody else plays may go on from it.
          seed: log.seed,
          before: null,
          created: now,
          ended: isOver ? now : null,
          counted: 1,
        })
        .execute()
      const seats = Array.from({ length: count }, (_, seat) => ({
        tableId: id,
        seat,
        userId: !isOver && seat === asked[0] ? userId : null,
        bot: !isOver && seat === asked[0] ? null : options.substitute,
      }))
      await trx.insertInto('seats').values(seats).execute()
      await trx
        .insertInto('matches')
        .values({
          tableId: id,
          version: log.version,
          seq: played.length,
          state: JSON.stringify(position.state),
          base: null,
          opening: JSON.stringify(opening),
          clocks: JSON.stringify(startClocks(options.clock, count, asked, now)),
          request: null,
          deadline: null,
          changed: now,
        })
        .execute()
      for (const [seq, { seat, key, final, events }] of played.entries()) {
        await trx
          .insertInto('entries')
          .values({
            matchId: id,
            seq,
            seat,
            key,
            steps: 0,
            final: final ? 1 : 0,
            events: JSON.stringify(events),
            at: now,
          })
          .execute()
      }
    })
    return id
  }
}
