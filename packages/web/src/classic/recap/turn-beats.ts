// The results of a round of classic Dune, as a beat between two rounds.

import type { ClassicView } from '@sietch/classic'
import { type Happening, type RecapBeat, recapBeat } from '../../stage/beat.ts'
import { type Turn, turnOf } from './turn.ts'

export type TurnRecapBeat = RecapBeat<Turn>

export function turnRecapBeats({ log, entry, after }: Happening): readonly TurnRecapBeat[] {
  if (!entry.events.some(({ kind, data }) => kind === 'phase' && data.phase === 'storm')) return []
  const turn = turnOf(log, after.view as ClassicView)
  if (turn === undefined) return []
  return [recapBeat(turn)]
}
