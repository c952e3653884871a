// What each faction starts with: table 1.2 of the rules.

import type { FactionId, TerritoryId } from './types.ts'

export const FORCES = 20

export type Faction = {
  readonly spice: number
  /** The starting forces; the rest are reserves. */
  readonly start: readonly { readonly territory: TerritoryId; readonly forces: number }[]
  /** This many forces are split freely among these territories. */
  readonly startAmong?: { readonly territories: readonly TerritoryId[]; readonly forces: number }
  readonly freeRevival: number
  /** True if only the free forces can be revived. */
  readonly freeRevivalOnly?: true
  readonly treachery: number
  readonly handLimit: number
  /** How many of the dealt Traitor cards are kept. */
  readonly traitors: number
  /** How many of the twenty forces count double in the advanced game. */
  readonly elite?: { readonly name: 'sardaukar' | 'fedaykin'; readonly forces: number }
  /** Reserves on the planet are not shipped from space. */
  readonly reservesOnPlanet?: true
}

const usual = { start: [], treachery: 1, handLimit: 4, traitors: 1 } as const

export const FACTION: { readonly [F in FactionId]: Faction } = {
  atreides: { ...usual, spice: 10, start: [{ territory: 'arrakeen', forces: 10 }], freeRevival: 2 },
  'bene-gesserit': { ...usual, spice: 5, start: [{ territory: 'polar-sink', forces: 1 }], freeRevival: 1 },
  emperor: { ...usual, spice: 10, freeRevival: 1, elite: { name: 'sardaukar', forces: 5 } },
  fremen: {
    ...usual,
    spice: 3,
    startAmong: { territories: ['sietch-tabr', 'false-wall-south', 'false-wall-west'], forces: 10 },
    freeRevival: 3,
    freeRevivalOnly: true,
    elite: { name: 'fedaykin', forces: 3 },
    reservesOnPlanet: true,
  },
  guild: { ...usual, spice: 5, start: [{ territory: 'tueks-sietch', forces: 5 }], freeRevival: 1 },
  harkonnen: {
    spice: 10,
    start: [{ territory: 'carthag', forces: 10 }],
    freeRevival: 2,
    treachery: 2,
    handLimit: 8,
    traitors: 4,
  },
}

export const MAXIMUM_REVIVAL = 3
export const REVIVAL_PRICE = 2
export const LAST_ROUND = 10
export const TRAITORS_DEALT = 4
