// A player in a line of a panel.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Emblem } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'

export function Who({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, names } = useClassic()
  const faction = view.players[seat]?.faction
  return (
    <span className="who" data-house={faction}>
      {faction && <Emblem faction={faction} />}
      <b>{names[seat]}</b>
    </span>
  )
}
