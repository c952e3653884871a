// A player in a line of a panel.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Emblem } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'

type Props = { readonly seat: Seat /** Only the emblem is seen. */; readonly isShort?: boolean }

export function Who({ seat, isShort = false }: Props): ReactNode {
  const { view, names } = useClassic()
  const faction = view.players[seat]?.faction
  return (
    <span className="who" data-house={faction} title={isShort ? names[seat] : undefined}>
      {faction && <Emblem faction={faction} />}
      <b className={isShort ? 'unseen' : ''}>{names[seat]}</b>
    </span>
  )
}
