// The turns of others as beats: one scene for each turn, told further with every choice.

import type { Seat, SeenEvent } from '@sietch/kernel'
import type { Beat, Happening } from '../../stage/beat.ts'

export type TurnBeat = Beat<'turn', { readonly seat: Seat; readonly events: readonly SeenEvent[] }>

export function turnBeats({ entry, isOwn }: Happening): readonly TurnBeat[] {
  const { choice, events, seq } = entry
  if (isOwn || choice === null || events.length === 0) return []
  const { seat } = choice
  const data = { seat, events }
  const lasts = 2
  return [
    {
      kind: 'turn',
      key: `turn:${seq}`,
      data,
      weight: 'turn',
      lasts,
      behind: 'after',
      size: 'small',
      seat,
      lit: [],
    },
  ]
}
