// What came of a round of classic Dune, as a beat between two rounds.

import type { ClassicView } from '@sietch/classic'
import type { Beat, Happening } from '../../stage/beat.ts'
import { type Turn, turnOf } from './turn.ts'

export type TurnRecapBeat = Beat<'recap', Turn>

export function turnRecapBeats({ log, entry, after }: Happening): readonly TurnRecapBeat[] {
  if (!entry.events.some(({ kind, data }) => kind === 'phase' && data.phase === 'storm')) return []
  const turn = turnOf(log, after.view as ClassicView)
  if (turn === undefined) return []
  return [
    {
      kind: 'recap',
      key: `recap:${turn.round}`,
      data: turn,
      weight: 'recap',
      lasts: 'waits',
      behind: 'after',
      size: 'large',
      seat: null,
      lit: [],
    },
  ]
}
