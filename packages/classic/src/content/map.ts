// The map: territories, their parts, and what the storm, shipping and collecting need to know about them. DUN-CMP-1 to
// DUN-CMP-5.

import { recordOf } from './record.ts'
import {
  type PartId,
  SECTORS,
  type Sector,
  STRONGHOLDS,
  type StrongholdId,
  TERRITORY_SECTORS,
  type TerritoryId,
  type TerritoryKind,
} from './types.ts'

export const TERRITORIES = Object.keys(TERRITORY_SECTORS) as TerritoryId[]

const ROCK: readonly TerritoryId[] = [
  'false-wall-east',
  'false-wall-south',
  'false-wall-west',
  'pasty-mesa',
  'plastic-basin',
  'rim-wall-west',
  'shield-wall',
]

const partIds = (territory: TerritoryId): PartId[] => {
  const sectors: readonly Sector[] = TERRITORY_SECTORS[territory]
  return sectors.length === 0 ? ['polar-sink'] : sectors.map((sector) => `${territory}/${sector}` as PartId)
}

/** The parts of every territory, in sector order. */
export const PARTS_OF = recordOf(TERRITORIES, partIds)

export const PARTS: readonly PartId[] = TERRITORIES.flatMap((territory) => PARTS_OF[territory])

/** Queried all the time; with this many keys a Map is twice as fast as an object. */
const TERRITORY_OF = new Map(TERRITORIES.flatMap((id) => PARTS_OF[id].map((part) => [part, id] as const)))
const SECTOR_OF = new Map<PartId, Sector>(
  PARTS.filter((part) => part !== 'polar-sink').map((part) => [part, Number(part.replace(/.*\//, ''))]),
)

export function territoryOf(part: PartId): TerritoryId {
  const territory = TERRITORY_OF.get(part)
  if (territory === undefined) throw new Error(`there is no part "${part}" on the map`)
  return territory
}

/** The Polar Sink is in no sector. */
export const sectorOf = (part: PartId): Sector | undefined => SECTOR_OF.get(part)

/** Before the storm has been placed, its sector is 0, which contains no part. */
export const inStorm = (part: PartId, storm: Sector): boolean => SECTOR_OF.get(part) === storm

/** The parts of every sector. */
export const PARTS_IN: readonly (readonly PartId[])[] = Array.from({ length: SECTORS + 1 }, (_, sector) =>
  PARTS.filter((part) => SECTOR_OF.get(part) === sector),
)

export const isStronghold = (territory: TerritoryId): territory is StrongholdId =>
  (STRONGHOLDS as readonly TerritoryId[]).includes(territory)

const KIND_OF = recordOf(TERRITORIES, (territory): TerritoryKind => {
  if (territory === 'polar-sink') return 'polar-sink'
  if (isStronghold(territory)) return 'stronghold'
  return ROCK.includes(territory) ? 'rock' : 'sand'
})

export const kindOf = (territory: TerritoryId): TerritoryKind => KIND_OF[territory]

/** Where a worm can come, Imperial Basin among them. */
export const SAND = TERRITORIES.filter((territory) => KIND_OF[territory] === 'sand')

/** Safe from the storm as long as the Shield Wall stands. */
const BEHIND_SHIELD_WALL: readonly TerritoryId[] = ['arrakeen', 'carthag', 'imperial-basin']

/** DUN-STM-3 to DUN-STM-5: whether the storm kills there. */
export const isOpenToStorm = (territory: TerritoryId, shieldWallStands: boolean): boolean =>
  BEHIND_SHIELD_WALL.includes(territory) ? !shieldWallStands : KIND_OF[territory] === 'sand'

const hitIn = (shieldWallStands: boolean) =>
  PARTS_IN.map((parts) => parts.filter((part) => isOpenToStorm(territoryOf(part), shieldWallStands)))

const HIT_WITH_WALL = hitIn(true)
const HIT_WITHOUT_WALL = hitIn(false)

/** The parts of a sector in which the storm kills. */
export const hitParts = (sector: Sector, shieldWallStands: boolean): readonly PartId[] =>
  (shieldWallStands ? HIT_WITH_WALL : HIT_WITHOUT_WALL)[sector] ?? []

/** DUN-MOV-3: a force here gives its faction ornithopters. DUN-COL-1: and better harvesters. */
export const CITIES = ['arrakeen', 'carthag'] as const satisfies readonly StrongholdId[]

export const isCity = (territory: TerritoryId): boolean =>
  (CITIES as readonly TerritoryId[]).includes(territory)

/** ADV-INC-1: what a force here earns at Spice Collection. */
export const INCOME: { readonly [T in StrongholdId]?: number } = {
  arrakeen: 2,
  carthag: 2,
  'tueks-sietch': 1,
}

/** DUN-SHP-2: spice per force. */
export const shippingPrice = (territory: TerritoryId): number => (isStronghold(territory) ? 1 : 2)
