// After a random deal two players may swap their factions, if both want to (DUN-SET-3, D-SET-3).

import type { Seat, Tell } from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import { type ClassicState, player } from '../state.ts'

export function swapFactions(s: ClassicState, from: Seat, seat: Seat, tell: Tell): void {
  const one = player(s, from)
  const other = player(s, seat)
  const { faction } = one
  one.faction = other.faction
  other.faction = faction
  tellOpen(tell, 'factions-swapped', { seat, to: from, factions: [other.faction, one.faction] })
}
