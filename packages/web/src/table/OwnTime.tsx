// The time of the viewer, and of the one player whom everyone waits for: on a phone it stands where one acts.

import type { ReactNode } from 'react'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useCompany } from './company.tsx'
import { useMoment } from './context.tsx'
import './own-time.css'

export function OwnTime(): ReactNode {
  const { you, snapshot } = useMoment()
  const { seatNote } = useCompany()
  const others = new Set(snapshot.decisions.flatMap(({ seat }) => (seat === you ? [] : seat)))
  const [awaited] = others.size === 1 ? others : []
  const notes = [you, awaited ?? null].flatMap((seat) => {
    const note = seat === null ? null : seatNote(seat)
    return seat === null || note === null ? [] : [{ seat, note }]
  })
  return (
    <div className="own-time">
      {notes.map(({ seat, note }) => (
        <span key={seat}>
          <SeatMark seat={seat} />
          {note}
        </span>
      ))}
    </div>
  )
}
