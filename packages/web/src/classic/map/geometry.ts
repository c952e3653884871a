// The drawing of the map in numbers: paths and points, each worked out when it is first drawn. All of them at once would
// hold up the page.

import {
  LABELS,
  type PartId,
  type Polar,
  partPath,
  pointAt,
  type Sector,
  sectorBearings,
  spotsIn,
  TERRITORIES,
  type TerritoryId,
  territoryOf,
  territoryPath,
} from '@sietch/classic/content'
import type { Point } from './boxes.ts'

/** Of the rim; around it are the sectors' numbers and the players. */
export const RADIUS = 500
export const EDGE = 605

export const at = (polar: Polar): Point => pointAt(polar, RADIUS)

export const middleOf = (sector: Sector): number => sectorBearings(sector).from + 10

/** Worked out when it is first asked for. */
export function once<Of, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new Map<Of, Found>()
  return (of) => {
    const found = known.get(of) ?? find(of)
    known.set(of, found)
    return found
  }
}

export const pathOf = once((part: PartId) => partPath(part, RADIUS))
export const outlineOf = once((territory: TerritoryId) => territoryPath(territory, RADIUS))

/** Neighbors get different tints as far as a simple count can do it. */
export const tintOf = (territory: TerritoryId): number => TERRITORIES.indexOf(territory) % 3

/** The best point to aim at in a part. */
export const aimAt = once(
  (part: PartId): Point => spotsIn(part, 1).map(at)[0] ?? at(LABELS[territoryOf(part)]),
)
