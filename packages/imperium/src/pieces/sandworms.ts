// Sandworms, Maker Hooks and the Shield Wall (UPR-WRM, UPR-SHW).

import { option, popFrame, type Seat, type Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { content, currentConflict, type ImperiumState, type Kind, player } from '../state.ts'
import { fire, triggersOf } from './abilities.ts'
import { alliesInOrder, mayHave, turnWith } from './teams.ts'
import { countTogether } from './troops.ts'

/** UPR-WRM-03, UPR-WRM-11: not behind the Shield Wall, and not while no one may be deployed. */
export function canPlaceWorm(s: ImperiumState, seat: Seat): boolean {
  const conflict = currentConflict(s)
  // SIX-WRM-01
  if (!mayHave(s, seat, 'sandworms')) return false
  if (hasInstead(s, seat)) return true
  if (conflict === undefined || turnWith(s, seat)?.noDeployment) return false
  const { location } = content(s).conflict(conflict)
  return !(s.shieldWall && location !== undefined && content(s).box.shieldWall.includes(location))
}

/** Liet Kynes summons none and has something else for each, the Shield Wall or not. */
const hasInstead = (s: ImperiumState, seat: Seat): boolean =>
  triggersOf(s, seat, 'sandworm-instead').length > 0

/** UPR-WRM-01: from the bank straight into the Conflict. */
export function placeWorms(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  if (!canPlaceWorm(s, seat)) return
  if (hasInstead(s, seat)) {
    for (let worm = 0; worm < n; worm++) fire(s, seat, 'sandworm-instead')
    return
  }
  player(s, seat).worms += n
  const turn = turnWith(s, seat)
  if (turn !== undefined) {
    turn.wormsPlaced += n
    countTogether(s, turn, 0)
  }
  tellOpen(tell, 'sandworms', { seat, n })
}

/** SIX-WRM-01: of a team both Allies get them, and only one team can. */
export function takeHooks(s: ImperiumState, seat: Seat, tell: Tell): void {
  if (!mayHave(s, seat, 'sandworms')) return
  for (const taker of s.throne === undefined ? [seat] : alliesInOrder(s, seat)) {
    const p = player(s, taker)
    if (p.hooks) continue
    p.hooks = true
    tellOpen(tell, 'maker-hooks', { seat: taker })
  }
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
