// The box Dune: Imperium – Uprising, without the parts of its CHOAM module.

import { intrigue, solari, spy, water } from '../../effects/build.ts'
import type { Box } from '../types.ts'
import { noExpansion, track, troop, usualTerms } from '../usual.ts'
import { cards } from './cards.ts'
import { conflicts } from './conflicts.ts'
import { intrigueCards } from './intrigue.ts'
import { leaders } from './leaders.ts'
import { objectives } from './objectives.ts'
import { posts } from './posts.ts'
import { against, hagal, rivals } from './rivals.ts'
import { spaces } from './spaces.ts'

export const uprising: Box = {
  ...usualTerms,
  ...noExpansion,
  id: 'uprising',
  cards,
  spaces,
  intrigue: intrigueCards,
  conflicts,
  leaders,
  hagal,
  rivals,
  against,
  // UPR-INF-01
  tracks: [
    track('emperor', spy),
    track('guild', solari(3)),
    track('bene-gesserit', intrigue(1)),
    track('fremen', water(1)),
  ],
  // UPR-WRM-01, UPR-WRM-04
  units: [troop, { id: 'sandworm', strength: 3, supply: 0, garrison: 0, returnsTo: 'bank' }],
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
