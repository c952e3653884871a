// A match at an earlier moment, as a viewer may see it, from what was stored. Nothing is replayed.

import { type Json, type Moment, statesIn, type Viewer, versionAt } from '@sietch/kernel'
import type { Past } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'
import type { Games } from '../table/games.ts'
import type { Db } from '../table/table.ts'
import { readLegs, stateAfter } from './legs.ts'
import type { Live } from './live.ts'
import { recordingOf } from './seals.ts'

type Looked = Pick<Live, 'id' | 'game' | 'standing' | 'table'>

/** The state of a moment, and the version of the rules that left it. */
type Then = { readonly state: Json; readonly version: number; readonly moment: Moment }

/** After the choices up to this number; 0 is the beginning. An undone one leads nowhere. */
export async function readPast(
  db: Db,
  games: Games,
  live: Looked,
  viewer: Viewer,
  seq: number,
): Promise<Past> {
  if (seq > 0 && !live.standing.includes(seq - 1)) throw new RefusalError('stale', 'That was taken back.')
  const then =
    live.table.status === 'over' ? await recorded(db, games, live, seq) : await stored(db, live, seq)
  if (then === undefined) throw new RefusalError('not-kept', 'That moment was not kept.')
  const { state, version, moment } = then
  const view = live.game.open(({ rules }) => rules.view(rules.migrate(state, version), viewer)) as Json
  return { seq, viewer, view, decisions: moment.asked }
}

async function stored(db: Db, { id, standing }: Looked, seq: number): Promise<Then | undefined> {
  const leg = (await readLegs(db, id)).findLast((each) => each.seq < seq || each.leg === 0)
  if (leg?.state == null) return undefined
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'moment', 'delta'])
    .where('matchId', '=', id)
    .where('seq', '>=', leg.seq)
    .where('seq', '<', seq)
    .orderBy('seq')
    .execute()
  const stands = new Set(standing)
  const made = rows.filter((row) => stands.has(row.seq))
  const { moment } = made.at(-1) ?? leg
  if (moment === null || made.some(({ delta }) => delta === null)) return undefined
  return {
    state: stateAfter(JSON.parse(leg.state) as Json, made),
    version: leg.version,
    moment: JSON.parse(moment) as Moment,
  }
}

/** A match that is over may be sealed. */
async function recorded(
  db: Db,
  games: Games,
  { id, standing }: Looked,
  seq: number,
): Promise<Then | undefined> {
  const recording = await recordingOf(db, games, id)
  if (recording === undefined) return undefined
  const made = standing.filter((each) => each < seq).length
  // Entries without a choice are the setup and newer rules that took over.
  const choices = recording.entries.flatMap(({ choice }, index) => (choice === null ? [] : [index]))
  const index = made === 0 ? 0 : choices[made - 1]
  const entry = index === undefined ? undefined : recording.entries[index]
  const state = index === undefined ? undefined : [...statesIn(recording)][index]
  if (index === undefined || entry === undefined || state === undefined) return undefined
  return { state, version: versionAt(recording, index), moment: entry.moment }
}
