// What the advanced game adds.

import { chapter } from '../tags.ts'

export const advanced = chapter({
  'advanced.what': { rules: ['ADV-GEN-1'], at: ['advanced'], about: ['term:advanced-game'] },
  'advanced.income': {
    rules: ['ADV-INC-1', 'ADV-INC-2'],
    at: ['advanced'],
    about: [
      'phase:collection',
      'term:stronghold-income',
      'territory:arrakeen',
      'territory:carthag',
      'territory:tueks-sietch',
    ],
  },
  'advanced.two-blows': {
    rules: ['ADV-BLW-1', 'ADV-BLW-2'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'term:double-blow', 'term:discard-a', 'term:discard-b'],
  },
  'advanced.worm': {
    rules: ['ADV-BLW-3'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'term:sandworm', 'term:double-blow'],
  },
  'advanced.nexus': {
    rules: ['ADV-BLW-4', 'AMB-13'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'term:nexus'],
  },
  'advanced.battle-spice': {
    rules: ['ADV-BAT-1'],
    at: ['advanced'],
    about: ['phase:battle', 'term:strength'],
  },
  'advanced.battle-spice-secret': {
    rules: ['ADV-BAT-2', 'ADV-BAT-3'],
    at: ['advanced'],
    about: ['phase:battle', 'term:battle-plan'],
  },
  'advanced.dial': {
    rules: ['ADV-BAT-4', 'ADV-BAT-5'],
    at: ['advanced'],
    about: ['phase:battle', 'term:dial'],
  },
  'advanced.losses': {
    rules: ['ADV-BAT-6', 'D-BAT-11'],
    at: ['advanced'],
    about: ['phase:battle', 'term:losses'],
  },
  'advanced.total': { rules: ['ADV-BAT-7'], at: ['advanced'], about: ['phase:battle', 'term:winner'] },
  'advanced.karama': {
    rules: ['ADV-KAR-1', 'ADV-KAR-2', 'W-KARAMA-SELF'],
    at: ['advanced'],
    about: ['treachery:karama'],
  },
})
