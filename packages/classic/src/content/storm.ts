// Where the storm starts, how far it can move, and where the players sit around it. DUN-STM-1, DUN-STM-2, AMB-84.

import { SECTORS, type Sector } from './types.ts'

export const STORM_START: Sector = 1

/** What may be dialed for the first storm, and for every later one. */
export const FIRST_STORM_DIALS = { from: 0, to: 20 } as const
export const STORM_DIALS = { from: 1, to: 3 } as const

/** FAC-FRE-50: all six are in the deck for each draw. */
export const STORM_DECK: readonly number[] = [1, 2, 3, 4, 5, 6]

/** The most that Weather Control moves the storm. */
export const WEATHER_CONTROL_MOST = 10

/** The sector this many steps ahead of the storm. */
export const ahead = (sector: Sector, steps: number): Sector => ((sector - 1 + steps) % SECTORS) + 1

/** The sectors with a player position, counterclockwise. */
export const POSITIONS: readonly Sector[] = [2, 5, 8, 11, 14, 17]

/** Player positions by number of factions. */
export const POSITIONS_FOR: { readonly [factions: number]: readonly Sector[] } = {
  2: [2, 11],
  3: [2, 8, 14],
  4: [2, 5, 11, 14],
  5: [2, 5, 8, 11, 14],
  6: POSITIONS,
}
