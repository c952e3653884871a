// The Conflict cards of Uprising, level I, II and III (UPR-CMP-05), with their rewards for first, second and third.

import {
  contract,
  control,
  influence,
  intrigue,
  pay,
  recruit,
  solari,
  spice,
  spy,
  trash,
  twoOf,
  vp,
  water,
} from '../../effects/build.ts'
import { type Conflict, FACTIONS } from '../types.ts'

export const conflicts: readonly Conflict[] = [
  {
    id: 'skirmish-crysknife',
    level: 1,
    battleIcon: 'crysknife',
    rewards: [[influence('any', 1)], [intrigue(1), spice(1)], [spice(1)]],
  },
  {
    id: 'skirmish-ornithopter',
    level: 1,
    battleIcon: 'ornithopter',
    rewards: [[intrigue(1), solari(1)], [intrigue(1), solari(2)], [intrigue(1)]],
  },
  {
    id: 'skirmish-desert-mouse',
    level: 1,
    battleIcon: 'desert-mouse',
    rewards: [[solari(2)], [solari(3)], [solari(2)]],
  },

  {
    id: 'choam-security',
    level: 2,
    battleIcon: 'crysknife',
    rewards: [
      [influence('guild', 1), contract, recruit(1)],
      [water(1), solari(2), recruit(2)],
      [intrigue(1), recruit(1)],
    ],
  },
  {
    id: 'spice-freighters',
    level: 2,
    battleIcon: 'crysknife',
    rewards: [
      [influence('any', 1), pay({ spice: 3 }, vp(1))],
      [water(1), spice(1), recruit(1)],
      [spice(1), recruit(1)],
    ],
  },
  {
    id: 'siege-of-arrakeen',
    level: 2,
    location: 'arrakeen',
    battleIcon: 'ornithopter',
    rewards: [[control('arrakeen'), solari(2), recruit(2)], [solari(4), recruit(1)], [solari(3)]],
  },
  {
    id: 'seize-spice-refinery',
    level: 2,
    location: 'spice-refinery',
    battleIcon: 'crysknife',
    rewards: [[control('spice-refinery'), spy, spice(2)], [intrigue(1), spice(1), recruit(1)], [spice(2)]],
  },
  {
    id: 'test-of-loyalty',
    level: 2,
    battleIcon: 'ornithopter',
    rewards: [[influence('emperor', 1), spy, solari(2)], [solari(4), recruit(1)], [solari(3)]],
  },
  {
    id: 'shadow-contest',
    level: 2,
    battleIcon: 'ornithopter',
    rewards: [
      [influence('bene-gesserit', 1), intrigue(1)],
      [intrigue(1), spice(1), recruit(1)],
      [spice(1), recruit(1)],
    ],
  },
  {
    id: 'secure-imperial-basin',
    level: 2,
    location: 'imperial-basin',
    battleIcon: 'desert-mouse',
    rewards: [
      [control('imperial-basin'), spice(2), recruit(1)],
      [water(2), recruit(1)],
      [water(1), recruit(1)],
    ],
  },
  {
    id: 'protect-the-sietches',
    level: 2,
    battleIcon: 'desert-mouse',
    rewards: [[influence('fremen', 1), water(1), recruit(1)], [spice(3), recruit(1)], [spice(2)]],
  },
  {
    id: 'trade-dispute',
    level: 2,
    battleIcon: 'desert-mouse',
    rewards: [
      [contract, water(1), trash],
      [water(1), spice(1), trash],
      [water(1), recruit(1)],
    ],
  },

  {
    id: 'propaganda',
    level: 3,
    battleIcon: 'wild',
    rewards: [
      [twoOf(...FACTIONS.map((faction) => influence(faction, 1)))],
      [intrigue(1), spice(3)],
      [spice(3)],
    ],
  },
  {
    id: 'battle-for-imperial-basin',
    level: 3,
    location: 'imperial-basin',
    battleIcon: 'ornithopter',
    rewards: [[vp(1), control('imperial-basin'), pay({ spice: 4 }, vp(1))], [spice(5)], [spice(3)]],
  },
  {
    id: 'battle-for-arrakeen',
    level: 3,
    location: 'arrakeen',
    battleIcon: 'crysknife',
    rewards: [
      [vp(1), control('arrakeen'), pay({ recallSpies: 2 }, vp(1))],
      [intrigue(1), spice(1), solari(3)],
      [spice(2), solari(2)],
    ],
  },
  {
    id: 'battle-for-spice-refinery',
    level: 3,
    location: 'spice-refinery',
    battleIcon: 'desert-mouse',
    rewards: [
      [vp(1), control('spice-refinery'), pay({ solari: 6 }, vp(1))],
      [intrigue(1), spice(3)],
      [spice(3)],
    ],
  },
]
