// Sandworms, Maker Hooks and the Shield Wall (UPR-WRM, UPR-SHW).

import { option, popFrame, type Seat, type Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { content, currentConflict, type ImperiumState, type Kind, ownTurn, player } from '../state.ts'

/** UPR-WRM-03, UPR-WRM-11: not behind the Shield Wall, and not while nobody may be deployed. */
export function canPlaceWorm(s: ImperiumState, seat: Seat): boolean {
  const conflict = currentConflict(s)
  if (conflict === undefined || ownTurn(s, seat)?.noDeployment) return false
  const { location } = content(s).conflict(conflict)
  return !(s.shieldWall && location !== undefined && content(s).box.shieldWall.includes(location))
}

/** UPR-WRM-01: from the bank straight into the Conflict. */
export function placeWorms(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  if (!canPlaceWorm(s, seat)) return
  player(s, seat).worms += n
  const turn = ownTurn(s, seat)
  if (turn !== undefined) turn.wormsPlaced += n
  tellOpen(tell, 'sandworms', { seat, n })
}

/** UPR-SHW-02: out of the game. */
export function removeShieldWall(s: ImperiumState, seat: Seat, tell: Tell): void {
  s.shieldWall = false
  tellOpen(tell, 'shield-wall', { seat })
}

export const shieldWall: Kind<'shield-wall'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'shield-wall' }],
  options: () => [option('remove-shield-wall'), option('decline')],
  chosen(s, frame, _, { verb }, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (verb === 'remove-shield-wall') removeShieldWall(s, seat, tell)
  },
}
