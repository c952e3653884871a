// Recruiting, deploying, retreating and losing troops.

import { chapter } from '../tags.ts'

export const troops = chapter({
  'troops.limit': { rules: ['IMP-GEN-06', 'INV-01'], about: ['term:troop', 'term:supply'] },
  'troops.garrison': { rules: ['IMP-DEP-02', 'IMP-DEP-06'], about: ['term:garrison', 'term:unit'] },
  'troops.deploy': {
    rules: ['IMP-DEP-03', 'IMP-DEP-05', 'UPR-UNI-03'],
    about: ['term:combat-space', 'term:unit', 'phase:turns'],
  },
  'troops.deploy-when': { rules: ['IMP-DEP-10'], about: ['term:combat-space', 'term:unit'] },
  'troops.no-deploy': { rules: ['IMP-DEP-07'], about: ['term:combat-space'] },
  'troops.deploy-effects': { rules: ['IMP-DEP-12'], about: ['term:unit'] },
  'troops.again': { rules: ['IMP-DEP-11'], about: ['term:troop'] },
  'troops.units-uprising': {
    rules: ['UPR-UNI-01', 'UPR-DIF-06'],
    at: ['uprising'],
    about: ['term:unit', 'term:troop', 'term:sandworm'],
  },
  'troops.faction-combat': { rules: ['IMP-DEP-04'], at: ['base'], about: ['term:combat-space'] },
  'troops.faction-combat-uprising': { rules: ['UPR-UNI-02'], at: ['uprising'], about: ['term:combat-space'] },
})
