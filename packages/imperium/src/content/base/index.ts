// The base box, Dune: Imperium.

import { intrigue, recruit, solari, water } from '../../effects/build.ts'
import type { Box } from '../types.ts'
import { noExpansion, track, troop, usualTerms } from '../usual.ts'
import { cards } from './cards.ts'
import { conflicts } from './conflicts.ts'
import { intrigueCards } from './intrigue.ts'
import { leaders } from './leaders.ts'
import { against, hagal, rivals } from './rivals.ts'
import { spaces } from './spaces.ts'

export const base: Box = {
  ...usualTerms,
  ...noExpansion,
  id: 'imperium',
  cards,
  spaces,
  intrigue: intrigueCards,
  conflicts,
  leaders,
  hagal,
  rivals,
  against,
  // IMP-INF-11
  tracks: [
    track('emperor', recruit(2)),
    track('guild', solari(3)),
    track('bene-gesserit', intrigue(1)),
    track('fremen', water(1)),
  ],
  units: [troop],
  objectives: [],
  posts: [],
  spiesPerPlayer: 0,
  shieldWall: [],
  contracts: [],
  signetOptional: false,
  recallsOthersOnly: false,
}
