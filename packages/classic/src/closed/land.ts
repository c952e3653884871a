// Where forces cannot be shipped or moved, and why (DUN-SHP-1 to DUN-SHP-5, DUN-MOV-2 to DUN-MOV-9, DUN-ALY-8).

import type { Seat } from '@sietch/kernel'
import { FACTION } from '../content/factions.ts'
import { inStorm, PARTS, territoryOf } from '../content/map.ts'
import { distance, FREMEN_LANDING, type Full, NONE_FULL } from '../content/reach.ts'
import type { PartId, Sector, TerritoryId } from '../content/types.ts'
import { isClosed, total } from '../forces.ts'
import type { MoveFrame, PlayerTurnFrame, ShipFrame } from '../frames.ts'
import { partsFrom, reachFrom } from '../rules/range.ts'
import { priceOf, rateOf } from '../rules/shipping-price.ts'
import { means } from '../rules/support.ts'
import { type ClassicState, player } from '../state.ts'
import { type ClosedHere, closedAt, type Reason } from './reasons.ts'

const closedParts = (reasonFor: (part: PartId) => Reason): ClosedHere[] =>
  PARTS.map((part) => closedAt('part', part, reasonFor(part)))

/** What keeps everyone out: the storm, or two other factions in a stronghold. */
function commonReason(s: ClassicState, seat: Seat, part: PartId): Reason | undefined {
  if (inStorm(part, s.storm)) return { why: 'storm' }
  return isClosed(s, seat, territoryOf(part)) ? { why: 'full' } : undefined
}

/** Where this turn's shipment cannot land. */
export function closedLandings(
  s: ClassicState,
  turn: PlayerTurnFrame,
  way: ShipFrame['way'],
  from: TerritoryId | null,
): ClosedHere[] {
  const { seat } = turn
  const { reserves, faction } = player(s, seat)
  const isReserve = way === 'reserves'
  const isNear = isReserve && FACTION[faction].reservesOnPlanet
  const has = means(s, seat)
  return closedParts((part) => {
    const territory = territoryOf(part)
    if (isReserve && total(reserves) === 0) return { why: 'no-reserves' }
    if (territory === from) return { why: 'here' }
    if (isNear && !FREMEN_LANDING.includes(part)) return { why: 'far-from-great-flat' }
    const common = commonReason(s, seat, part)
    if (common !== undefined) return common
    const n = priceOf(rateOf(s, turn, way, territory), 1)
    return n > has ? { why: 'spice', n, has } : { why: 'ally' }
  })
}

/** Own territories that a move cannot start from. */
export function closedSources(s: ClassicState, { seat, mustLeave }: PlayerTurnFrame): ClosedHere[] {
  const territories = new Set(player(s, seat).stacks.map(({ territory }) => territory))
  return [...territories].map((territory) => closedAt('territory', territory, reasonFor(territory)))

  function reasonFor(territory: TerritoryId): Reason {
    if (mustLeave !== null && territory !== mustLeave) return { why: 'must-leave', territory: mustLeave }
    return { why: partsFrom(s, seat, territory).length === 0 ? 'storm' : 'nowhere-to-go' }
  }
}

/** Where the group cannot go. */
export function closedDestinations(s: ClassicState, { seat, by, from, all }: MoveFrame): ClosedHere[] {
  const parts = partsFrom(s, seat, from)
  const { range, allies } = reachFrom(s, seat, from)
  const reaches = (to: PartId, storm: Sector, full: Full): boolean => {
    const isNear = (part: PartId) => (distance(part, to, storm, full) ?? Infinity) <= range
    return all ? parts.every(isNear) : parts.some(isNear)
  }
  return closedParts((part) => {
    const territory = territoryOf(part)
    if (territory === from && all) return { why: 'must-leave', territory }
    if (territory === from && (parts.includes(part) || by === 'ride')) return { why: 'here' }
    const common = commonReason(s, seat, part)
    if (common !== undefined) return common
    if (allies.includes(territory)) return { why: 'ally' }
    if (!reaches(part, NO_STORM, NONE_FULL)) return { why: 'too-far', n: range }
    return { why: reaches(part, s.storm, NONE_FULL) ? 'full-between' : 'storm-between' }
  })
}

const NO_STORM: Sector = 0
