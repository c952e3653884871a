// Spice changes hands here and nowhere else: behind the screens, in the bank, on the map.

import type { Seat, Tell } from '@sietch/kernel'
import { territoryOf } from './content/map.ts'
import type { PartId, TerritoryId } from './content/types.ts'
import { type Payment, tellOpen } from './events.ts'
import { type ClassicState, player } from './state.ts'

/** DUN-CMP-10: all the spice there is. */
export const ALL_SPICE = 564

/** A payment. VIS-1: everyone sees that it is made, and how much. */
export function pay(
  s: ClassicState,
  from: Seat | 'bank',
  to: Seat | 'bank',
  spice: number,
  reason: Payment,
  tell: Tell,
): void {
  if (spice === 0) return
  if (from === 'bank') s.bank -= spice
  else {
    const p = player(s, from)
    if (p.spice < spice) throw new Error(`seat ${from} cannot pay ${spice}`)
    p.spice -= spice
  }
  if (to === 'bank') s.bank += spice
  else player(s, to).spice += spice
  tellOpen(tell, 'spice', { from, to, spice, reason })
}

export function spiceAt(s: ClassicState, part: PartId): number {
  for (const pile of s.spice) if (pile.part === part) return pile.n
  return 0
}

/** Puts spice from the bank on the map. DUN-BLW-4: it adds up. */
export function blowSpice(s: ClassicState, part: PartId, spice: number): void {
  s.bank -= spice
  const pile = s.spice.find((one) => one.part === part)
  if (pile === undefined) s.spice.push({ part, n: spice })
  else pile.n += spice
}

/** Takes spice off the map, to the bank or behind a screen. */
export function takeSpice(s: ClassicState, part: PartId, spice: number, to: Seat | 'bank', tell: Tell): void {
  const index = s.spice.findIndex((pile) => pile.part === part)
  const pile = s.spice[index]
  if (pile === undefined || spice === 0) return
  pile.n -= spice
  if (pile.n === 0) s.spice.splice(index, 1)
  if (to === 'bank') s.bank += spice
  else player(s, to).spice += spice
  tellOpen(tell, 'spice-taken', { part, spice, to })
}

export function clearSpice(s: ClassicState, territory: TerritoryId, tell: Tell): void {
  for (const { part, n } of [...s.spice]) {
    if (territoryOf(part) === territory) takeSpice(s, part, n, 'bank', tell)
  }
}
