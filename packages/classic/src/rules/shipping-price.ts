// What a shipment costs, and who shares the Guild's routes and price (DUN-SHP-2, FAC-GUI-3 to FAC-GUI-6, FAC-FRE-3).

import type { Seat } from '@sietch/kernel'
import { FACTION, FORCES } from '../content/factions.ts'
import { shippingPrice } from '../content/map.ts'
import type { TerritoryId } from '../content/types.ts'
import { seatWith } from '../factions/index.ts'
import type { PlayerTurnFrame, ShipFrame } from '../frames.ts'
import { isStopped } from '../interrupts.ts'
import { areAllied, type ClassicState, player } from '../state.ts'

/** FAC-GUI-3, FAC-GUI-6: one's own advantage, or shared by an ally. */
export function lender(s: ClassicState, seat: Seat): Seat | undefined {
  const guild = seatWith(s, 'shipsLikeGuild')
  if (guild === undefined || (guild !== seat && !areAllied(s, guild, seat))) return undefined
  return guild
}

/** Who may ship between territories, and whose advantage it is. */
export function crossShipper(s: ClassicState, seat: Seat): Seat | undefined {
  const guild = lender(s, seat)
  if (guild === undefined || isStopped(s, guild, guild === seat ? 'gui-three-ways' : 'gui-ally-rate'))
    return undefined
  return guild
}

/** FAC-GUI-4, DUN-TCH-7 b. */
export function isHalfPrice(s: ClassicState, { seat, guildPrice }: PlayerTurnFrame): boolean {
  const guild = lender(s, seat)
  if (guild === undefined) return guildPrice
  return guildPrice || !isStopped(s, guild, guild === seat ? 'gui-half-price' : 'gui-ally-rate')
}

/** What a token costs; at half price the sum is rounded up (AMB-59). */
type Rate = { readonly each: number; readonly isHalf: boolean }

/** DUN-SHP-2, FAC-GUI-4, FAC-FRE-3. */
export function rateOf(
  s: ClassicState,
  turn: PlayerTurnFrame,
  way: ShipFrame['way'],
  to: TerritoryId | null,
): Rate {
  if (way === 'return' || to === null) return { each: 1, isHalf: true }
  if (way === 'reserves' && FACTION[player(s, turn.seat).faction].reservesOnPlanet)
    return { each: 0, isHalf: false }
  return { each: shippingPrice(to), isHalf: isHalfPrice(s, turn) }
}

export const priceOf = ({ each, isHalf }: Rate, forces: number): number =>
  isHalf ? Math.ceil((each * forces) / 2) : each * forces

/** How many tokens this much spice pays for. */
export const affordable = ({ each, isHalf }: Rate, spice: number): number =>
  each === 0 ? FORCES : Math.min(FORCES, Math.floor((isHalf ? spice * 2 : spice) / each))
