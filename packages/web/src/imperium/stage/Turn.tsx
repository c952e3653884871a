// Somebody's turn on the stage.

import type { ReactNode } from 'react'
import { useTable } from '../../table/context.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import type { TurnBeat } from './turn-beats.ts'

export function Turn({ data: { seat, events } }: { readonly data: TurnBeat['data'] }): ReactNode {
  const { say, names } = useTable()
  return (
    <p>
      <SeatMark seat={seat} /> {events.map((event) => say.event(event, names)).join('. ')}
    </p>
  )
}
