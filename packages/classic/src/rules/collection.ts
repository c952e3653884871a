// Phase 8: spice is collected, and in the advanced game strongholds pay (DUN-COL, ADV-INC).

import type { Seat, Tell } from '@sietch/kernel'
import { INCOME } from '../content/map.ts'
import { STRONGHOLDS } from '../content/types.ts'
import { areAdvisors, fightersIn } from '../forces.ts'
import { pay, spiceAt, takeSpice } from '../spice.ts'
import { type ClassicState, player, stormOrder } from '../state.ts'
import { hasOrnithopters } from './movement.ts'

const RATE = 2
const CITY_RATE = 3

/** Everybody takes all they can: nobody is asked. AMB-39: in storm order. */
export function collect(s: ClassicState, tell: Tell): void {
  for (const seat of stormOrder(s)) {
    if (s.advanced) earn(s, seat, tell)
    const p = player(s, seat)
    const rate = hasOrnithopters(s, seat) ? CITY_RATE : RATE
    for (const { part, territory, forces, elite } of p.stacks) {
      if (areAdvisors(p, territory)) continue
      takeSpice(s, part, Math.min(spiceAt(s, part), rate * (forces + elite)), seat, tell)
    }
  }
}

/** ADV-INC-1, ADV-INC-2. */
function earn(s: ClassicState, seat: Seat, tell: Tell): void {
  let spice = 0
  for (const stronghold of STRONGHOLDS) {
    if (fightersIn(player(s, seat), stronghold) > 0) spice += INCOME[stronghold] ?? 0
  }
  pay(s, 'bank', seat, spice, 'income', tell)
}
