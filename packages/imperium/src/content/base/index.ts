// The base box, Dune: Imperium.

import { intrigue, recruit, solari, water } from '../../effects/build.ts'
import type { Box } from '../types.ts'
import { cards } from './cards.ts'
import { conflicts } from './conflicts.ts'
import { intrigueCards } from './intrigue.ts'
import { leaders } from './leaders.ts'
import { spaces } from './spaces.ts'

export const base: Box = {
  id: 'imperium',
  cards,
  spaces,
  intrigue: intrigueCards,
  conflicts,
  leaders,
  // IMP-INF-11
  trackBonus: {
    emperor: [recruit(2)],
    guild: [solari(3)],
    'bene-gesserit': [intrigue(1)],
    fremen: [water(1)],
  },
  // IMP-SET-01
  players: [3, 4],
  // IMP-SET-02
  conflictDeck: [1, 5, 4],
  objectives: [],
  posts: [],
  spiesPerPlayer: 0,
  shieldWall: [],
  contracts: [],
  signetOptional: false,
  recallsOthersOnly: false,
}
