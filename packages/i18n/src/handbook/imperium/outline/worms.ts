// Sandworms, what they need and what they double.

import { chapter } from '../tags.ts'

export const worms = chapter({
  'worms.summon': { rules: ['UPR-WRM-01', 'UPR-WRM-11'], at: ['uprising'], about: ['term:sandworm'] },
  'worms.strength': {
    rules: ['UPR-WRM-04', 'UPR-WRM-05', 'UPR-WRM-09'],
    at: ['uprising'],
    about: ['term:sandworm', 'term:strength'],
  },
  'worms.no-troop': { rules: ['UPR-WRM-10'], at: ['uprising'], about: ['term:sandworm', 'term:troop'] },
  'worms.hooks': {
    rules: ['UPR-WRM-02', 'UPR-WRM-06', 'UPR-WRM-07', 'UPR-WRM-08'],
    at: ['uprising'],
    about: ['term:maker-hooks', 'space:sietch-tabr'],
  },
  'worms.wall': {
    rules: ['UPR-SHW-01', 'UPR-WRM-03', 'INV-10', 'UPR-DIF-06'],
    at: ['uprising'],
    about: ['term:shield-wall', 'term:sandworm'],
  },
  'worms.detonate': { rules: ['UPR-SHW-02', 'UPR-SHW-03'], at: ['uprising'], about: ['term:shield-wall'] },
  'worms.double': {
    rules: ['UPR-DBL-01', 'UPR-DBL-02', 'UPR-DBL-06', 'UPR-DIF-09'],
    at: ['uprising'],
    about: ['phase:combat', 'term:sandworm', 'term:reward'],
  },
  'worms.not-doubled': {
    rules: ['UPR-DBL-03', 'UPR-DBL-04', 'UPR-DBL-05', 'UPR-DBL-07'],
    at: ['uprising'],
    about: ['phase:combat', 'term:reward'],
  },
})
