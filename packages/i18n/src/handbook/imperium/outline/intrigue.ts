// Secret cards, and when they may be played.

import { chapter } from '../tags.ts'

export const intrigue = chapter({
  'intrigue.secret': { rules: ['IMP-INT-01', 'IMP-INT-02'], about: ['term:intrigue-card'] },
  'intrigue.kinds': {
    rules: ['IMP-INT-04', 'IMP-INT-05', 'IMP-INT-06', 'IMP-INT-07'],
    about: ['term:intrigue-plot', 'term:intrigue-combat', 'term:intrigue-endgame'],
  },
  'intrigue.plot-timing': { rules: ['IMP-INT-10'], about: ['term:intrigue-plot', 'phase:turns'] },
  'intrigue.cost': { rules: ['IMP-INT-11'], about: ['term:intrigue-card', 'term:cost'] },
  'intrigue.discard': { rules: ['IMP-INT-03', 'IMP-INT-12'], about: ['term:intrigue-card'] },
  'intrigue.steal': { rules: ['IMP-INT-09'], about: ['term:intrigue-card', 'space:secrets'] },
  'intrigue.empty': { rules: ['IMP-DCK-09'], about: ['term:intrigue-deck'] },
})
