// The box Dune: Imperium – Uprising, without the parts of its CHOAM module.

import { intrigue, solari, spy, water } from '../../effects/build.ts'
import type { Box } from '../types.ts'
import { cards } from './cards.ts'
import { conflicts } from './conflicts.ts'
import { intrigueCards } from './intrigue.ts'
import { leaders } from './leaders.ts'
import { objectives } from './objectives.ts'
import { posts } from './posts.ts'
import { spaces } from './spaces.ts'

export const uprising: Box = {
  id: 'uprising',
  cards,
  spaces,
  intrigue: intrigueCards,
  conflicts,
  leaders,
  // UPR-INF-01
  trackBonus: {
    emperor: [spy],
    guild: [solari(3)],
    'bene-gesserit': [intrigue(1)],
    fremen: [water(1)],
  },
  players: [3, 4],
  // UPR-SET-02
  conflictDeck: [1, 5, 4],
  objectives,
  posts,
  // UPR-CMP-12
  spiesPerPlayer: 3,
  // UPR-SHW-01
  shieldWall: ['arrakeen', 'spice-refinery', 'imperial-basin'],
  // CHO-CON-01: without the module a contract icon is only worth Solari.
  contracts: [],
  // UPR-ICO-06
  signetOptional: true,
  // UPR-ICO-01
  recallsOthersOnly: true,
}
