// Rivals and Sardaukar Commanders (SOL-CMD): taken out of the game, or bought and deployed before troops.

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { commanderPrice } from '../pieces/commanders.ts'
import { COMMANDER } from '../pieces/units.ts'
import { type ImperiumState, player, type RivalTurnFrame, removeOne } from '../state.ts'
import { isFaceless } from './give.ts'

/** SOL-CMD-01 to SOL-CMD-04, SOL-BAS-04: once the Rival has its Swordmaster; House Hagal of two people from the start. */
export function takeCommander(s: ImperiumState, frame: RivalTurnFrame, tell: Tell): void {
  const { seat, space } = frame
  const p = player(s, seat)
  if (s.sardaukar === undefined || space === null || !s.sardaukar.at.includes(space)) return
  if (s.rivals?.streamlined || isFaceless(s, seat)) {
    if (!p.swordmaster && !isFaceless(s, seat)) return
    removeOne(s.sardaukar.at, space)
    s.sardaukar.removed++
    return tellOpen(tell, 'commander-removed', { seat, space })
  }
  const price = commanderPrice(s, seat)
  const pieces = p.units?.[COMMANDER]
  if (!p.swordmaster || p.solari < price || pieces === undefined) return
  p.solari -= price
  tellOpen(tell, 'paid', { seat, what: 'solari', n: price, source: { kind: 'sideboard', id: 'sardaukar' } })
  removeOne(s.sardaukar.at, space)
  pieces.garrison++
  frame.recruited++
  tellOpen(tell, 'commander-acquired', { seat, from: space })
}

/** SOL-CMD-05: of this many units, the Commanders first. */
export function commandersAmong(s: ImperiumState, seat: Seat, n: number): number {
  return Math.min(n, player(s, seat).units?.[COMMANDER]?.garrison ?? 0)
}
