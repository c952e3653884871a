// Recruiting, deploying, retreating and losing troops (IMP-DEP).

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, ownTurn, player, rivalTurnOf, type TurnFrame } from '../state.ts'
import { fire } from './abilities.ts'

/** From supply to garrison, as many as there are (IMP-GEN-06); returns how many. */
export function recruit(s: ImperiumState, seat: Seat, n: number, tell: Tell): number {
  const p = player(s, seat)
  const recruited = Math.min(n, p.supply)
  if (recruited === 0) return 0
  p.supply -= recruited
  p.garrison += recruited
  const turn = ownTurn(s, seat) ?? rivalTurnOf(s, seat)
  if (turn !== undefined) turn.recruited += recruited
  tellOpen(tell, 'recruited', { seat, n: recruited })
  return recruited
}

/** IMP-DEP-05, IMP-DEP-10: what the combat space still allows, counted over the whole turn. */
export function deployable(s: ImperiumState, turn: TurnFrame): number {
  if (turn.noDeployment || !(turn.combat || turn.deployRecruits)) return 0
  const fromGarrison = turn.combat ? content(s).box.fromGarrison : 0
  return Math.min(player(s, turn.seat).garrison, turn.recruited + fromGarrison - turn.deployed)
}

export function deploy(
  s: ImperiumState,
  seat: Seat,
  n: number,
  from: 'garrison' | 'supply',
  tell: Tell,
): void {
  const p = player(s, seat)
  const deployed = Math.min(n, p[from])
  if (deployed === 0) return
  p[from] -= deployed
  p.conflict += deployed
  tellOpen(tell, 'deployed', { seat, n: deployed, from })
  const turn = ownTurn(s, seat)
  if (turn === undefined) return
  turn.sentToConflict += deployed
  // IMP-CLR-14: all deployments of the turn are counted together.
  fire(s, seat, 'deployed', turn.sentToConflict - deployed, turn.sentToConflict)
}

/** IMP-DEP-08: from the Conflict to the garrison. */
export function retreat(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  const p = player(s, seat)
  p.conflict -= n
  p.garrison += n
  const turn = ownTurn(s, seat)
  if (turn !== undefined) turn.retreated += n
  if (n > 0) tellOpen(tell, 'retreated', { seat, n })
}

/** IMP-DEP-09: to the supply. */
export function loseTroops(
  s: ImperiumState,
  seat: Seat,
  n: number,
  from: 'garrison' | 'conflict',
  tell: Tell,
): void {
  const p = player(s, seat)
  const lost = Math.min(n, p[from])
  if (lost === 0) return
  p[from] -= lost
  p.supply += lost
  tellOpen(tell, 'troops-lost', { seat, n: lost, from })
}
