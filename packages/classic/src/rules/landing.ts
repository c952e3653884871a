// Where a shipment may land (DUN-SHP-3 to DUN-SHP-5, DUN-ALY-8, FAC-FRE-3, FAC-FRE-52, FAC-BEN-58).

import type { Option, Seat } from '@sietch/kernel'
import { optionsOf } from '../choices.ts'
import { FACTION } from '../content/factions.ts'
import { inStorm, isOpenToStorm, PARTS, shippingPrice, territoryOf } from '../content/map.ts'
import { FREMEN_LANDING, type Full, fullBit } from '../content/reach.ts'
import { type PartId, type Sector, STRONGHOLDS, type TerritoryId } from '../content/types.ts'
import { hooks } from '../factions/index.ts'
import { alliesIn, areAdvisors, othersIn, tokensIn } from '../forces.ts'
import type { ShipFrame } from '../frames.ts'
import { isStopped } from '../interrupts.ts'
import { type ClassicState, player } from '../state.ts'
import { couldLeave, reachOf } from './range.ts'

/** A part to land on, with what every shipment needs to know about it. */
type Landing = {
  readonly part: PartId
  readonly territory: TerritoryId
  readonly price: number
  readonly option: Option
}

const shipTo = optionsOf<PartId>('ship', 'part')

const landingAt = (part: PartId): Landing => ({
  part,
  territory: territoryOf(part),
  price: shippingPrice(territoryOf(part)),
  option: shipTo(part),
})

const ANYWHERE = PARTS.map(landingAt)
/** FAC-FRE-3: reserves on the planet reach only the Great Flat and its surroundings. */
const NEAR_GREAT_FLAT = FREMEN_LANDING.map(landingAt)

const NO_STORM: Sector = 0
const PRICES = shippingPrice('polar-sink') + 1

/** Lists of landings, cached: the same ones are needed again and again. */
const remembered = new Map<readonly Landing[], Map<number, readonly Landing[]>>([
  [ANYWHERE, new Map()],
  [NEAR_GREAT_FLAT, new Map()],
])

/** DUN-SHP-4, DUN-SHP-5: not into the storm or a full stronghold, and for at most `limit` per token. */
function openLandings(
  among: readonly Landing[],
  limit: number,
  storm: Sector,
  full: Full,
): readonly Landing[] {
  const lists = remembered.get(among)
  const key = ((storm * PRICES + limit) << STRONGHOLDS.length) | full
  const known = lists?.get(key)
  if (known !== undefined) return known
  const open = among.filter(
    ({ part, territory, price }) =>
      price <= limit && !inStorm(part, storm) && (full & fullBit(territory)) === 0,
  )
  lists?.set(key, open)
  return open
}

/** Where tokens may land; DUN-ALY-8, AMB-30: among allies only as advisors, or if they can leave again. */
export function landings(
  s: ClassicState,
  seat: Seat,
  way: ShipFrame['way'],
  limit: number,
  from: TerritoryId | null = null,
): readonly Landing[] {
  const reach = reachAfter(s, seat, from, 1)
  const { full, allies } = reach
  const isNear = way === 'reserves' && FACTION[player(s, seat).faction].reservesOnPlanet
  const among = isNear ? NEAR_GREAT_FLAT : ANYWHERE
  const open = braves(s, seat, way)
    ? openLandings(among, limit, NO_STORM, full).filter(
        ({ part, territory }) => !inStorm(part, s.storm) || isOpenToStorm(territory, s.shieldWall),
      )
    : openLandings(among, limit, s.storm, full)
  if (allies.length === 0) return open
  return open.filter(
    ({ part, territory }) =>
      !allies.includes(territory) || mayBeAdvisors(s, seat, territory) || couldLeave(s, seat, part, reach),
  )
}

/** AMB-30 d: the reach that is left once this many have left a territory, which may be a city. */
const reachAfter = (s: ClassicState, seat: Seat, from: TerritoryId | null, tokens: number) =>
  reachOf(s, seat, from !== null && tokens >= tokensIn(player(s, seat), from) ? from : null)

/** FAC-BEN-58, AMB-51: among others, unless own fighters are there. */
export function mayBeAdvisors(s: ClassicState, seat: Seat, territory: TerritoryId): boolean {
  if (hooks(s, seat).hasAdvisors === undefined) return false
  const p = player(s, seat)
  if (tokensIn(p, territory) > 0) return areAdvisors(p, territory)
  return othersIn(s, seat, territory) && !s.options.bgPaidShipmentFightersOnly
}

/** AMB-30: an ally's fighters are there, and with this reach one could not leave again. */
export const wouldBeLost = (
  s: ClassicState,
  seat: Seat,
  to: PartId,
  from: TerritoryId | null,
  tokens: number,
) =>
  territoryOf(to) !== 'polar-sink' &&
  alliesIn(s, seat, territoryOf(to)) &&
  !couldLeave(s, seat, to, reachAfter(s, seat, from, tokens))

/** FAC-FRE-52: reserves on the planet may be placed in the storm on sand. */
const braves = (s: ClassicState, seat: Seat, way: ShipFrame['way']): boolean =>
  way === 'reserves' && hooks(s, seat).halvesStormLosses === true && !isStopped(s, seat, 'fre-storm-ship')
