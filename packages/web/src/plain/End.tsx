// After the end at a plain table: everyone by place, with their points.

import type { ReactNode } from 'react'
import { End as Ended } from '../end/End.tsx'
import { Places } from '../end/Places.tsx'
import { useMoment } from '../table/context.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'

export function End({ children }: { readonly children: ReactNode }): ReactNode {
  const { snapshot, names } = useMoment()
  const { outcome } = snapshot
  return (
    <Ended
      isByPoints
      measures={[]}
      scores={
        <Places outcome={outcome}>
          {(seat) => (
            <header>
              <SeatMark seat={seat} />
              <b>{names[seat]}</b>
              <span />
              <strong>{outcome?.scores[seat]}</strong>
            </header>
          )}
        </Places>
      }
    >
      {children}
    </Ended>
  )
}
