// Battle icons, and the points a pair gives.

import { chapter } from '../tags.ts'

export const trophies = chapter({
  'trophies.icons': {
    rules: ['UPR-BTL-01', 'UPR-OBJ-04'],
    at: ['uprising'],
    about: [
      'term:battle-icon',
      'term:objective-card',
      'battle-icon:crysknife',
      'battle-icon:desert-mouse',
      'battle-icon:ornithopter',
    ],
  },
  'trophies.pair': {
    rules: ['UPR-BTL-02', 'UPR-BTL-03', 'UPR-BTL-04', 'UPR-BTL-06', 'UPR-CBT-03'],
    at: ['uprising'],
    about: [
      'phase:combat',
      'term:battle-icon',
      'term:victory-point',
      'battle-icon:crysknife',
      'battle-icon:desert-mouse',
      'battle-icon:ornithopter',
    ],
  },
  'trophies.wild': {
    rules: ['UPR-BTL-05', 'BLD-WLD-01'],
    at: ['uprising'],
    about: ['phase:endgame', 'term:wild-battle-icon', 'battle-icon:wild'],
  },
  'trophies.endgame-cards': {
    rules: ['UPR-BTL-06'],
    at: ['uprising'],
    about: ['intrigue:crysknife', 'intrigue:desert-mouse', 'intrigue:ornithopter'],
  },
})
