// What both core boxes have alike: how much there is of what, and the shape of an Influence track.

import type { Effect } from '../effects/types.ts'
import type { Faction, Parts, Terms, Track, Unit } from './types.ts'

export const usualTerms = {
  players: [1, 2, 3, 4],
  // IMP-SET-12
  agentsPerPlayer: 2,
  // IMP-SET-10
  startingWater: 1,
  // IMP-SET-13
  startingPoints: { 4: 1 },
  // IMP-SET-05, IMP-BUY-07
  rowSize: 5,
  // IMP-PH1-03
  handSize: 5,
  // IMP-DEP-05
  fromGarrison: 2,
  // IMP-INT-09
  stealsFrom: 4,
  // IMP-CBT-09
  thirdRewardFrom: 4,
  // IMP-RCL-01
  pointsToEnd: 10,
  // IMP-SET-02
  conflictDeck: [1, 5, 4],
  // CHO-SET-01
  contractsOffered: 2,
} as const satisfies Partial<Terms>

/** What only expansions have. */
export const noExpansion = {
  skills: [],
  tech: [],
  navigation: [],
  sideboards: [],
} as const satisfies Partial<Parts>

/** IMP-SET-16, IMP-STR-01, IMP-CBT-11. */
export const troop: Unit = { id: 'troop', strength: 2, supply: 9, garrison: 3, returnsTo: 'supply' }

/** IMP-INF-04, IMP-INF-05, IMP-INF-10, IMP-ALL-01: what differs is the bonus at 4. */
export const track = (faction: Faction, bonus: Effect): Track => ({
  id: faction,
  faction,
  top: 6,
  pointAt: 2,
  allianceAt: 4,
  rewards: [{ at: 4, effects: [bonus] }],
})
