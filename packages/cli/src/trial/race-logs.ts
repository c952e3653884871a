// What is stored after the races: no log has a hole, each leads to the stored state, and nothing that needs everyone's
// consent was undone without it.

import { GAMES } from '@sietch/games'
import { generatorOf, hashState, replay } from '@sietch/kernel'
import { openStore } from '@sietch/server/store'
import { findGame } from '../games.ts'

export type Raced = {
  readonly id: string
  raced: number
  /** The numbers at which everyone was asked to agree to an undo, and did. */
  readonly agreed: Set<number>
  readonly faults: string[]
}

type Entry = { readonly seq: number; readonly seat: number; readonly key: string | null } & {
  readonly steps: number
  readonly final: number
}

export async function checkLogs(
  place: { readonly data: string; readonly databaseUrl: string | undefined },
  tables: readonly Raced[],
): Promise<string[]> {
  const { db, close } = await openStore(place)
  const faults: string[] = []
  for (const { id, agreed } of tables) {
    const row = await db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.tableId')
      .select(['matches.seq', 'matches.state', 'matches.version'])
      .select(['tables.game', 'tables.setup', 'tables.seed'])
      .where('tables.id', '=', id)
      .executeTakeFirstOrThrow()
    const entries = await db
      .selectFrom('entries')
      .select(['seq', 'seat', 'key', 'steps', 'final'])
      .where('matchId', '=', id)
      .orderBy('seq')
      .execute()
    if (row.seq !== entries.length || entries.some(({ seq }, n) => seq !== n)) {
      faults.push(`table ${id}: ${entries.length} entries are stored, ${row.seq} counted`)
    }
    const standing = standingOf(id, entries, agreed, faults)
    const game = await findGame(GAMES, row.game)
    if (typeof game === 'string') throw new Error(game)
    const leadsThere = game.open(({ rules, setups }) => {
      const replayed = replay(rules, {
        rules: row.game,
        version: row.version,
        setup: setups.read(JSON.parse(row.setup)),
        seed: row.seed,
        generator: generatorOf(JSON.parse(row.state).rng),
        choices: standing.map(({ seat, key }) => ({ seat, key: key ?? '' })),
      })
      return !('ok' in replayed) && hashState(replayed.state) === hashState(JSON.parse(row.state))
    })
    if (!leadsThere) faults.push(`table ${id}: its log does not lead to its state`)
  }
  await close()
  return faults
}

/** The choices that stand at the end. */
function standingOf(
  id: string,
  entries: readonly Entry[],
  agreed: ReadonlySet<number>,
  faults: string[],
): Entry[] {
  const standing: Entry[] = []
  for (const entry of entries) {
    if (entry.key !== null) {
      standing.push(entry)
      continue
    }
    const back = standing.splice(standing.length - entry.steps)
    const isAlone = back.every(({ seat, final }) => seat === entry.seat && final === 0)
    if (!isAlone && !agreed.has(entry.seq)) {
      faults.push(
        `table ${id}: at ${entry.seq} seat ${entry.seat} took back "${back[0]?.key}" without consent`,
      )
    }
  }
  return standing
}
