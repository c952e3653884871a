// The two Conflict cards of Bloodlines (BLD-CMP-03), both with the wild battle icon.

import { deepCoverSpy, intrigue, solari, spice, trash, water } from '../../effects/build.ts'
import type { Conflict } from '../types.ts'

export const conflicts: readonly Conflict[] = [
  {
    id: 'skirmish-wild',
    level: 1,
    battleIcon: 'wild',
    rewards: [[trash], [water(1), solari(1)], [solari(2)]],
  },
  {
    id: 'storms-in-the-south',
    level: 2,
    battleIcon: 'wild',
    rewards: [
      [deepCoverSpy, spice(2)],
      [intrigue(2), solari(2)],
      [intrigue(1), solari(2)],
    ],
  },
]
