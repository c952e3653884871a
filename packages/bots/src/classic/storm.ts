// Storm, worms and the cards that steer them: whose forces and whose spice are in the way.

import type { ClassicState } from '@sietch/classic'
import {
  inStorm,
  isOpenToStorm,
  SECTORS,
  sectorOf,
  type TerritoryId,
  territoryOf,
} from '@sietch/classic/content'
import { areAllied, tokensIn } from '@sietch/classic/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'

const TOKEN = 0.08
const OTHERS = 0.35

/** How one seat's loss looks to another: bad for friends, good for foes. */
const weight = (s: ClassicState, viewer: Seat, seat: Seat): number =>
  seat === viewer || areAllied(s, viewer, seat) ? -1 : OTHERS / Math.max(1, s.players.length - 1)

/** What a storm that moves this far does. */
function stormWorth(s: ClassicState, viewer: Seat, distance: number): number {
  if (s.storm === 0) return 0
  let sum = 0
  for (const [seat, p] of s.players.entries()) {
    for (const { part, territory, forces, elite } of p.stacks) {
      const sector = sectorOf(part)
      if (sector === undefined || !isOpenToStorm(territory, s.shieldWall) || inStorm(part, s.storm)) continue
      const ahead = (sector - s.storm + SECTORS) % SECTORS
      if (ahead <= distance) sum += weight(s, viewer, seat) * TOKEN * (forces + 2 * elite)
    }
  }
  return sum
}

/** Two players dial; the other one is assumed to dial about two. */
const OTHER_DIAL = 2

export const glanceAtStormDial = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => stormWorth(s, seat, targetNumber(option) + OTHER_DIAL))

export const glanceAtWeather = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => stormWorth(s, seat, targetNumber(option)))

/** Is it worth a card to steer the storm, against what it would do anyway? */
export function weatherGain(s: ClassicState, seat: Seat): number {
  const storm = s.stack.find((frame) => frame.kind === 'storm')
  const now = stormWorth(s, seat, storm?.distance ?? 0)
  let best = now
  for (let distance = 0; distance <= 10; distance++) best = Math.max(best, stormWorth(s, seat, distance))
  return best - now
}

/** What a worm does in a territory. */
function wormWorth(s: ClassicState, viewer: Seat, territory: TerritoryId): number {
  let sum = 0
  for (const [seat, p] of s.players.entries()) {
    const isRider = p.faction === 'fremen'
    const tokens = tokensIn(p, territory)
    // Riders go wherever they like.
    sum += isRider ? (seat === viewer && tokens > 0 ? 0.1 : 0) : 3 * weight(s, viewer, seat) * TOKEN * tokens
  }
  for (const { part, n } of s.spice) if (territoryOf(part) === territory) sum -= 0.005 * n
  return sum
}

export const glanceAtWorm = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => (option.verb === 'worm' ? wormWorth(s, seat, targetId(option) as TerritoryId) : 0))

/** Starred forces are saved from the storm first. */
export const glanceAtHalving = (_: ClassicState, __: Seat, options: readonly Option[]): number[] =>
  options.map((option) => -targetNumber(option))
