// The Conflict cards of the base box, level I, II and III (IMP-CMP-06), with their rewards for first, second
// and third.

import {
  control,
  influence,
  intrigue,
  oneOf,
  solari,
  spice,
  trash,
  twoOf,
  vp,
  water,
  wonMentat,
} from '../../effects/build.ts'
import { type Conflict, FACTIONS } from '../types.ts'

export const conflicts: readonly Conflict[] = [
  { id: 'skirmish-a', level: 1, rewards: [[vp(1)], [intrigue(1), solari(2)], [solari(2)]] },
  { id: 'skirmish-b', level: 1, rewards: [[vp(1)], [water(1)], [spice(1)]] },
  { id: 'skirmish-c', level: 1, rewards: [[influence('any', 1), spice(1)], [spice(2)], [spice(1)]] },
  { id: 'skirmish-d', level: 1, rewards: [[influence('any', 1), solari(2)], [solari(3)], [solari(2)]] },

  {
    id: 'cloak-and-dagger',
    level: 2,
    rewards: [[influence('any', 1), intrigue(2)], [intrigue(1), spice(1)], [oneOf(intrigue(1), spice(1))]],
  },
  { id: 'desert-power', level: 2, rewards: [[vp(1), water(1)], [water(1), spice(1)], [spice(1)]] },
  { id: 'guild-bank-raid', level: 2, rewards: [[solari(6)], [solari(4)], [solari(2)]] },
  {
    id: 'machinations',
    level: 2,
    rewards: [
      [twoOf(...FACTIONS.map((faction) => influence(faction, 1)))],
      [water(1), solari(2)],
      [water(1)],
    ],
  },
  { id: 'raid-stockpiles', level: 2, rewards: [[intrigue(1), spice(3)], [spice(2)], [spice(1)]] },
  {
    id: 'secure-imperial-basin',
    level: 2,
    location: 'imperial-basin',
    rewards: [[vp(1), control('imperial-basin')], [water(2)], [water(1)]],
  },
  {
    id: 'siege-of-arrakeen',
    level: 2,
    location: 'arrakeen',
    rewards: [[vp(1), control('arrakeen')], [solari(4)], [solari(2)]],
  },
  {
    id: 'siege-of-carthag',
    level: 2,
    location: 'carthag',
    rewards: [[vp(1), control('carthag')], [intrigue(1), spice(1)], [spice(1)]],
  },
  {
    id: 'sort-through-the-chaos',
    level: 2,
    rewards: [[wonMentat, intrigue(1), solari(2)], [intrigue(1), solari(2)], [solari(2)]],
  },
  { id: 'terrible-purpose', level: 2, rewards: [[vp(1), trash], [water(1), spice(1)], [spice(1)]] },

  {
    id: 'battle-for-arrakeen',
    level: 3,
    location: 'arrakeen',
    rewards: [
      [vp(2), control('arrakeen')],
      [twoOf(intrigue(1), spice(2), solari(3))],
      [intrigue(1), solari(2)],
    ],
  },
  {
    id: 'battle-for-carthag',
    level: 3,
    location: 'carthag',
    rewards: [[vp(2), control('carthag')], [intrigue(1), spice(3)], [spice(3)]],
  },
  {
    id: 'battle-for-imperial-basin',
    level: 3,
    location: 'imperial-basin',
    rewards: [[vp(2), control('imperial-basin')], [spice(5)], [spice(3)]],
  },
  {
    id: 'grand-vision',
    level: 3,
    rewards: [[influence('any', 2), intrigue(1)], [intrigue(1), spice(3)], [spice(3)]],
  },
]
