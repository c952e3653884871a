// How far it is from one part to another. A step into another territory counts one, a step between parts of one
// territory nothing; parts in the storm and full strongholds are closed. DUN-MOV-1 to DUN-MOV-10.

import { BORDERS } from './borders.ts'
import { inStorm, PARTS, PARTS_OF, sectorOf, TERRITORIES, territoryOf } from './map.ts'
import { recordOf } from './record.ts'
import { type PartId, SECTORS, type Sector, STRONGHOLDS, type TerritoryId } from './types.ts'

/** Strongholds that may not be entered because two other factions are there, one bit each. */
export type Full = number

export const NONE_FULL: Full = 0

const FULL_BIT = new Map<TerritoryId, Full>(STRONGHOLDS.map((stronghold, index) => [stronghold, 1 << index]))

/** The bit of a stronghold; other territories have none. */
export const fullBit = (territory: TerritoryId): Full => FULL_BIT.get(territory) ?? NONE_FULL

const areNeighboringSectors = (a: Sector | undefined, b: Sector | undefined): boolean =>
  a !== undefined && b !== undefined && (a % SECTORS === b - 1 || b % SECTORS === a - 1)

const besides = (part: PartId): readonly PartId[] =>
  PARTS_OF[territoryOf(part)].filter((other) => areNeighboringSectors(sectorOf(part), sectorOf(other)))

/** All parts that touch a part, its own territory first. */
export const NEIGHBORS = recordOf(PARTS, (part): readonly PartId[] => [...besides(part), ...BORDERS[part]])

/** What can be reached from one part: the steps to every part by its index, and by range what is no farther. */
type Row = { readonly steps: Uint8Array; readonly within: PartId[][] }

const UNREACHED = 255

const STORMS = SECTORS + 1
const FULLS = 1 << STRONGHOLDS.length
const INDEX = new Map(PARTS.map((part, index) => [part, index]))

const indexOf = (part: PartId): number => INDEX.get(part) ?? 0

const NEIGHBOR_INDEXES = PARTS.map((part) => NEIGHBORS[part].map(indexOf))
const TERRITORY_OF_INDEX = PARTS.map(territoryOf)

/** Rows are created on demand: a game needs few of the 50,000. */
const rows = new Array<Row | undefined>(PARTS.length * STORMS * FULLS)

function rowOf(from: PartId, storm: Sector, full: Full): Row {
  const at = (indexOf(from) * STORMS + storm) * FULLS + full
  const known = rows[at]
  if (known !== undefined) return known
  const made = { steps: stepsFrom(from, storm, full), within: [] }
  rows[at] = made
  return made
}

function stepsFrom(from: PartId, storm: Sector, full: Full): Uint8Array {
  const found = new Uint8Array(PARTS.length).fill(UNREACHED)
  if (inStorm(from, storm)) return found
  const isClosed = PARTS.map((part, index) => inStorm(part, storm) || isFullAt(index, full))
  let frontier = [indexOf(from)]
  found[indexOf(from)] = 0
  for (let steps = 0; frontier.length > 0; steps++) {
    const next: number[] = []
    // The frontier grows while it is read: steps inside a territory cost nothing.
    for (const part of frontier) {
      for (const neighbor of NEIGHBOR_INDEXES[part] ?? []) {
        if (isClosed[neighbor]) continue
        const isInside = TERRITORY_OF_INDEX[neighbor] === TERRITORY_OF_INDEX[part]
        const reached = isInside ? steps : steps + 1
        if ((found[neighbor] ?? 0) <= reached) continue
        found[neighbor] = reached
        if (isInside) frontier.push(neighbor)
        else next.push(neighbor)
      }
    }
    frontier = next
  }
  return found
}

function isFullAt(index: number, full: Full): boolean {
  const territory = TERRITORY_OF_INDEX[index]
  return territory !== undefined && (fullBit(territory) & full) !== 0
}

/** In territories; undefined if there is no path. */
export function distance(
  from: PartId,
  to: PartId,
  storm: Sector,
  full: Full = NONE_FULL,
): number | undefined {
  const steps = rowOf(from, storm, full).steps[indexOf(to)]
  return steps === UNREACHED ? undefined : steps
}

/** Every other part at a distance of at most `range`, in the order of the parts. */
export function partsWithin(
  from: PartId,
  range: number,
  storm: Sector,
  full: Full = NONE_FULL,
): readonly PartId[] {
  const { steps, within } = rowOf(from, storm, full)
  const known = within[range]
  if (known !== undefined) return known
  const reached = PARTS.filter((part, index) => part !== from && (steps[index] ?? UNREACHED) <= range)
  within[range] = reached
  return reached
}

/** Connected groups of parts, without those in the storm. */
function sitesOf(territory: TerritoryId, storm: Sector): readonly (readonly PartId[])[] {
  const groups: PartId[][] = []
  let previous: PartId | undefined
  for (const part of PARTS_OF[territory]) {
    if (inStorm(part, storm)) continue
    if (previous !== undefined && NEIGHBORS[part].includes(previous)) groups.at(-1)?.push(part)
    else groups.push([part])
    previous = part
  }
  return groups
}

const SITES = recordOf(TERRITORIES, (territory) =>
  Array.from({ length: STORMS }, (_, storm) => sitesOf(territory, storm)),
)

/** DUN-STM-7: the parts of a territory outside the storm, in groups that the storm keeps apart. */
export const sites = (territory: TerritoryId, storm: Sector): readonly (readonly PartId[])[] =>
  SITES[territory][storm] ?? []

/** FAC-FRE-3: the Great Flat and every territory within two of it, regardless of the storm. */
export const FREMEN_LANDING: readonly PartId[] = [
  'the-great-flat/15',
  ...partsWithin('the-great-flat/15', 2, 0),
]

const WALL = PARTS_OF['shield-wall']

/** A storm over the force or over the Wall does not matter; a storm between them does. */
function reachesWall(part: PartId, storm: Sector): boolean {
  const territory = territoryOf(part)
  if (territory === 'shield-wall') return true
  const touchesWall = (one: PartId) => BORDERS[one].some((other) => WALL.includes(other))
  if (inStorm(part, storm) || WALL.some((wall) => inStorm(wall, storm))) {
    return PARTS_OF[territory].some(touchesWall)
  }
  return sites(territory, storm).some((site) => site.includes(part) && site.some(touchesWall))
}

const NEAR_WALL = Array.from(
  { length: STORMS },
  (_, storm) => new Set(PARTS.filter((part) => reachesWall(part, storm))),
)

/** DUN-TCH-3: whether a force here can use Family Atomics on the Shield Wall. */
export const canReachShieldWall = (part: PartId, storm: Sector): boolean =>
  NEAR_WALL[storm]?.has(part) === true
