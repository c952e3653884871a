// Fremen: at home with worms and storms; Fedaykin; guardians of the desert (FAC-FRE).

import type { Seat } from '@sietch/kernel'
import type { FactionId, StrongholdId } from '../content/types.ts'
import { fightersOf } from '../forces.ts'
import { type ClassicState, player } from '../state.ts'
import type { FactionRules } from './hooks.ts'

const INTRUDERS: readonly FactionId[] = ['atreides', 'emperor', 'harkonnen']

/** FAC-FRE-9, AMB-43: the two sietches are empty or held alone, and none of the three sits in Tuek's Sietch. */
function guardsTheDesert(s: ClassicState, seat: Seat): boolean {
  const isOwnOrEmpty = (stronghold: StrongholdId) =>
    fightersOf(s, stronghold).every((other) => other === seat)
  return (
    isOwnOrEmpty('sietch-tabr') &&
    isOwnOrEmpty('habbanya-sietch') &&
    !fightersOf(s, 'tueks-sietch').some((other) => INTRUDERS.includes(player(s, other).faction))
  )
}

const basic = { ridesWorms: true, grantsAllyRevival: 3, range: 2, guardsTheDesert } as const

export const fremen: FactionRules = {
  basic,
  advanced: {
    ...basic,
    special: 'worm',
    drawsStormCards: true,
    halvesStormLosses: true,
    placesWorms: true,
    elite: { advantage: 'fre-fedaykin' },
    fightsWithoutSpice: true,
  },
}
