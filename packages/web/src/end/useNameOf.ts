// What someone is called where everyone is named: elsewhere the viewer is "you".

import type { Seat } from '@sietch/kernel'
import { useMoment } from '../table/context.tsx'

export function useNameOf(): (seat: Seat) => string {
  const { table, snapshot, names, say, game } = useMoment()
  return (seat) => {
    const sits = table.setup.seats[seat]
    if (sits?.kind === 'human' && sits.name !== '') return sits.name
    return game.called?.(say, snapshot.view, seat) ?? names[seat] ?? ''
  }
}
