// What you must do, what you may do, and when.

import { chapter } from '../tags.ts'

export const effects = chapter({
  'effects.mandatory': { rules: ['IMP-GEN-11', 'IMP-AGT-15'], about: ['term:effect'] },
  'effects.arrow': { rules: ['IMP-AGT-10', 'IMP-AGT-11'], about: ['term:cost', 'term:effect'] },
  'effects.condition': {
    rules: ['IMP-GEN-12', 'IMP-INF-09', 'IMP-ALL-03'],
    about: ['term:requirement', 'term:influence', 'term:alliance'],
  },
  'effects.pending': { rules: ['IMP-GEN-13'], about: ['term:effect', 'term:requirement'] },
  'effects.nothing': { rules: ['IMP-GEN-15'], about: ['term:effect'] },
  'effects.uninterrupted': { rules: ['IMP-GEN-14'], about: ['term:effect'] },
  'effects.discard': { rules: ['UPR-ICO-02', 'BLD-ICO-02'], about: ['term:hand', 'term:discard-pile'] },
  'effects.self-trash': { rules: ['IMP-GEN-11', 'IMP-DCK-12'], about: ['term:effect'] },
})
