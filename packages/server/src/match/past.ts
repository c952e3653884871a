// A match as it was at an earlier moment, for somebody who looks back while it goes on: what their eyes may see of it,
// from what was stored. Nothing is replayed.

import type { Json, Moment, Viewer } from '@sietch/kernel'
import type { Past } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'
import type { Db } from '../table/table.ts'
import { type LegRow, readLegs, stateAfter } from './legs.ts'
import type { Live } from './live.ts'

/** After the choices up to this number; 0 is the beginning. One that was taken back leads nowhere. */
export async function readPast(
  db: Db,
  { id, game, standing }: Pick<Live, 'id' | 'game' | 'standing'>,
  viewer: Viewer,
  seq: number,
): Promise<Past> {
  if (seq > 0 && !standing.includes(seq - 1)) throw new RefusalError('stale', 'That was taken back.')
  const leg = (await readLegs(db, id)).findLast((each) => each.seq < seq || each.leg === 0)
  if (leg?.state == null) throw notKept()
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
  // A match that is over may have been sealed meanwhile.
  if (made.some(({ delta }) => delta === null)) throw notKept()
  const state = stateAfter(JSON.parse(leg.state) as Json, made)
  const { asked } = momentOf(made.at(-1) ?? leg)
  const view = game.open(({ rules }) => rules.view(rules.migrate(state, leg.version), viewer)) as Json
  return { seq, viewer, view, decisions: asked }
}

function momentOf({ moment }: Pick<LegRow, 'moment'>): Moment {
  if (moment === null) throw notKept()
  return JSON.parse(moment) as Moment
}

const notKept = (): RefusalError => new RefusalError('not-kept', 'That moment was not kept.')
