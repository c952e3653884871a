// The start of a round, for those who have turned off the recap: the Conflict, who goes first, and where spice has
// grown.

import { type ConflictId, readEvent, type SpaceId } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { Beat, Happening } from '../../stage/beat.ts'

export type RoundBeat = Beat<
  'round',
  {
    readonly round: number
    readonly conflict: ConflictId
    readonly firstPlayer: Seat
    readonly makers: readonly { readonly space: SpaceId; readonly now: number }[]
  }
>

export function roundBeats({ entry }: Happening): readonly RoundBeat[] {
  const events = entry.events.map(readEvent)
  const makers = events.flatMap(({ kind, data }) => (kind === 'bonus-spice' ? [data] : []))
  return events.flatMap(({ kind, data }): RoundBeat[] =>
    kind === 'round'
      ? [
          {
            kind: 'round',
            key: `round:${data.round}`,
            data: { ...data, makers },
            // Before the first round there is nothing to look back at.
            weight: data.round === 1 ? 'turn' : 'without-recap',
            lasts: 3,
            behind: 'after',
            size: 'small',
            seat: null,
            lit: makers.map(({ space }) => `space:${space}`),
          },
        ]
      : [],
  )
}
