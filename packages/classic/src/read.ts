// Reading values from outside, each with an error that says what was expected.

import { isObject, type Json } from '@sietch/kernel'
import { LEADERS_OF } from './content/leaders.ts'
import { PARTS, PARTS_OF, TERRITORIES } from './content/map.ts'
import { SPICE_DECK } from './content/spice.ts'
import {
  FACTIONS,
  type FactionId,
  type LeaderId,
  type PartId,
  type SpiceCardId,
  type TerritoryId,
  TREACHERY,
  type TreacheryId,
} from './content/types.ts'
import type { Forces } from './state.ts'

function oneOf<T extends string>(value: Json | undefined, known: readonly T[], what: string): T {
  const found = known.find((id) => id === value)
  if (found === undefined) throw new Error(`${JSON.stringify(value)} is no ${what}`)
  return found
}

export const readCard = (value: Json): TreacheryId => oneOf(value, TREACHERY, 'treachery card')
export const readSpiceCard = (value: Json): SpiceCardId => oneOf(value, SPICE_DECK, 'spice card')
export const readFaction = (value: Json | undefined): FactionId => oneOf(value, FACTIONS, 'faction')
export const readTerritory = (value: Json | undefined): TerritoryId => oneOf(value, TERRITORIES, 'territory')
export const readLeader = (value: Json): LeaderId =>
  oneOf(
    value,
    FACTIONS.flatMap((faction) => [...LEADERS_OF[faction]]),
    'leader',
  )

/** A part, or a territory that has only one. */
export function readPart(value: string): PartId {
  const territory = TERRITORIES.find((id) => id === value)
  const [only, ...more] = territory === undefined ? [] : PARTS_OF[territory]
  if (only !== undefined && more.length === 0) return only
  if (only !== undefined) throw new Error(`${value} has several parts: ${[only, ...more].join(', ')}`)
  return oneOf(value, PARTS, 'part of the map')
}

export function readCount(value: Json | undefined): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Error(`${JSON.stringify(value)} is not a number from 0`)
  return value
}

export function readYes(value: Json | undefined): boolean {
  if (typeof value !== 'boolean') throw new Error(`${JSON.stringify(value)} is neither true nor false`)
  return value
}

/** `4`, or `{ "forces": 3, "elite": 1 }`. */
export function readForces(value: Json | undefined): Forces {
  if (!isObject(value)) return { forces: readCount(value), elite: 0 }
  return { forces: readCount(value.forces ?? 0), elite: readCount(value.elite ?? 0) }
}

export const showForces = ({ forces, elite }: Forces): Json => (elite === 0 ? forces : { forces, elite })

export function readList<T>(value: Json, read: (item: Json) => T): T[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a list`)
  return value.map((item: Json) => read(item))
}

export function readEntries(value: Json): [string, Json][] {
  if (!isObject(value)) throw new Error(`${JSON.stringify(value)} is not an object`)
  return Object.entries(value)
}
