// Tokens with an advisor side: when they flip (FAC-BEN-50 to FAC-BEN-61).

import type { Seat, Tell } from '@sietch/kernel'
import { inStorm } from './content/map.ts'
import type { TerritoryId } from './content/types.ts'
import { tellOpen } from './events.ts'
import { areAdvisors, othersIn, tokensIn } from './forces.ts'
import { type ClassicState, player, removeOne } from './state.ts'

export function flip(
  s: ClassicState,
  seat: Seat,
  territory: TerritoryId,
  to: 'fighters' | 'advisors',
  tell: Tell,
): void {
  const p = player(s, seat)
  if ((to === 'advisors') === areAdvisors(p, territory)) return
  if (to === 'advisors') p.advisors.push(territory)
  else removeOne(p.advisors, territory)
  tellOpen(tell, 'flipped', { seat, territory, to })
}

/** Are any of a seat's tokens there in the storm? */
export const isInStorm = (s: ClassicState, seat: Seat, territory: TerritoryId): boolean =>
  player(s, seat).stacks.some((stack) => stack.territory === territory && inStorm(stack.part, s.storm))

/** AMB-53: advisors left alone become fighters, unless the storm is over one of them. */
export function flipLoneAdvisors(s: ClassicState, tell: Tell): void {
  for (const [seat, p] of s.players.entries()) {
    if (p.advisors.length === 0) continue
    for (const territory of [...p.advisors]) {
      if (tokensIn(p, territory) === 0) removeOne(p.advisors, territory)
      else if (!othersIn(s, seat, territory) && !isInStorm(s, seat, territory))
        flip(s, seat, territory, 'fighters', tell)
    }
  }
}
