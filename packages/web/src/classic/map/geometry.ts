// The drawing of the map in numbers: paths and points, each computed when first drawn. Computing all of them at once
// would block the page.

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

/** The radius of the rim; around it are the sector numbers and the players. */
export const RADIUS = 500
export const EDGE = 605

export const at = (polar: Polar): Point => pointAt(polar, RADIUS)

export const middleOf = (sector: Sector): number => sectorBearings(sector).from + 10

/** Computed lazily. */
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

/** Neighbors get different tints, as far as a simple count allows. */
export const tintOf = (territory: TerritoryId): number => TERRITORIES.indexOf(territory) % 3

/** The best point to aim at in a part. */
export const aimAt = once(
  (part: PartId): Point => spotsIn(part, 1).map(at)[0] ?? at(LABELS[territoryOf(part)]),
)
