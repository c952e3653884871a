// What is in the box, for code that shows it: the map and its drawing, cards, leaders, factions.

export type { Hooks } from '../factions/hooks.ts'
export { FACTION_RULES } from '../factions/index.ts'
export { FACTION, type Faction, FORCES, LAST_ROUND, MAXIMUM_REVIVAL, REVIVAL_PRICE } from './factions.ts'
export { CELLS, LABELS, type Polar, sectorBearings } from './layout.ts'
export { factionOf, LEADERS_OF, strengthOf } from './leaders.ts'
export {
  CITIES,
  INCOME,
  inStorm,
  isOpenToStorm,
  isStronghold,
  kindOf,
  PARTS,
  PARTS_OF,
  sectorOf,
  shippingPrice,
  TERRITORIES,
  territoryOf,
} from './map.ts'
export { partPath, pointAt, sectorPath, spotsIn, territoryPath } from './outline.ts'
export { NEIGHBORS } from './reach.ts'
export { SHAI_HULUDS, SPICE_BLOWS, type SpiceTerritory } from './spice.ts'
export { POSITIONS, STORM_DECK } from './storm.ts'
export { DEFENSE_AGAINST, fitsSlot, TREACHERY_CARDS, treacheryKind } from './treachery.ts'
export * from './types.ts'
