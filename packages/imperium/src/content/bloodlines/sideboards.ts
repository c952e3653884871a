// What lies beside the board and works for everyone: the rules for Sardaukar Commanders, and the Ixian Embassy of the
// Tech module.

import {
  acquireCommander,
  acquireTech,
  hasCouncilSeat,
  ownsCommander,
  recruitCommander,
} from '../../effects/build.ts'
import type { Sideboard } from '../types.ts'

/** BLD-CMD-01, BLD-CMD-10. */
export const sardaukar: Sideboard = {
  id: 'sardaukar',
  abilities: [
    { on: 'visit', at: 'commander', may: true, effects: [acquireCommander] },
    { on: 'turn', when: ownsCommander, may: true, once: 'turn', effects: [recruitCommander] },
  ],
}

/** TEC-ACQ-02, TEC-ACQ-07. */
export const ixianEmbassy: Sideboard = {
  id: 'ixian-embassy',
  abilities: [
    { on: 'visit', at: { icons: ['landsraad'] }, may: true, effects: [acquireTech] },
    { changes: 'tech-cost', less: 1, when: hasCouncilSeat },
  ],
}
