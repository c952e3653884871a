// The drawing of the map in numbers: paths and points, worked out once.

import {
  LABELS,
  PARTS,
  PARTS_OF,
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

/** Of the rim; around it are the sectors' numbers and the players. */
export const RADIUS = 500
export const EDGE = 588

export type Point = { readonly x: number; readonly y: number }

export const at = (polar: Polar): Point => pointAt(polar, RADIUS)

export const middleOf = (sector: Sector): number => sectorBearings(sector).from + 10

const PART_PATHS = new Map(PARTS.map((part) => [part, partPath(part, RADIUS)]))
const TERRITORY_PATHS = new Map(TERRITORIES.map((id) => [id, territoryPath(id, RADIUS)]))

export const pathOf = (part: PartId): string => PART_PATHS.get(part) ?? ''
export const outlineOf = (territory: TerritoryId): string => TERRITORY_PATHS.get(territory) ?? ''

/** Neighbours get different tints as far as a simple count can do it. */
export const tintOf = (territory: TerritoryId): number => TERRITORIES.indexOf(territory) % 3

export const labelAt = (territory: TerritoryId): Point => at(LABELS[territory])

/** Nearer than this a token would lie on a name. */
const NAME = 46

const known = new Map<string, readonly Point[]>()

/** So many points for tokens in a part, away from the name of the territory if there is room for that. */
export function tokenSpots(part: PartId, count: number): readonly Point[] {
  const key = `${part} ${count}`
  const found = known.get(key)
  if (found !== undefined) return found
  const name = labelAt(territoryOf(part))
  const far = ({ x, y }: Point) => Math.hypot(x - name.x, y - name.y)
  const spots = spotsIn(part, count + 1).map(at)
  const crowded = spots.reduce((one, other) => (far(other) < far(one) ? other : one))
  const free = far(crowded) < NAME ? spots.filter((spot) => spot !== crowded) : spots
  const chosen = free.slice(0, count)
  known.set(key, chosen)
  return chosen
}

/** The best point to aim at in a part. */
export const aimAt = (part: PartId): Point => tokenSpots(part, 1)[0] ?? labelAt(territoryOf(part))

/** The parts of a territory, the first of them with its name. */
export const partsOf = (territory: TerritoryId): readonly PartId[] => PARTS_OF[territory]
