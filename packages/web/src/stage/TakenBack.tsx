// On the stage: someone has taken back what they did.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'

export function TakenBack({ seat }: { readonly seat: Seat }): ReactNode {
  const { names } = useTable()
  const w = useWords()
  return (
    <p className="stage-said">
      <SeatMark seat={seat} />
      {w('page.stage.taken-back', { name: names[seat] ?? '' })}
    </p>
  )
}
