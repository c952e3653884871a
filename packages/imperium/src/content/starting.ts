// A player's ten starting cards, the same in both core boxes (IMP-CMP-12, UPR-CMP-12).

import { persuasion, signet, swords, trashThis } from '../effects/build.ts'
import { starting } from './build.ts'
import { type Card, FACTIONS } from './types.ts'

export const startingDeck: readonly Card[] = [
  starting('convincing-argument', 2, { reveal: [persuasion(2)] }),
  starting('dagger', 2, { icons: ['landsraad'], reveal: [swords(1)] }),
  starting('diplomacy', 1, { icons: FACTIONS, reveal: [persuasion(1)] }),
  starting('dune-the-desert-planet', 2, { icons: ['spice-trade'], reveal: [persuasion(1)] }),
  starting('reconnaissance', 1, { icons: ['city'], reveal: [persuasion(1)] }),
  starting('seek-allies', 1, { icons: FACTIONS, agent: [trashThis] }),
  starting('signet-ring', 1, {
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [signet],
    reveal: [persuasion(1)],
  }),
]
