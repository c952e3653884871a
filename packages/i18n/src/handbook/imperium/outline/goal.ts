// What wins the game, and how it ends.

import { chapter } from '../tags.ts'

export const goal = chapter({
  'goal.aim': {
    rules: ['IMP-GEN-02', 'IMP-END-02'],
    at: ['no-teams'],
    about: ['term:victory-point', 'term:winner', 'phase:over', 'phase:endgame'],
  },
  'goal.end': {
    rules: ['IMP-GEN-02', 'IMP-RCL-01', 'IMP-RCL-05'],
    about: ['phase:recall', 'term:endgame', 'term:phase-recall', 'phase:endgame'],
  },
  'goal.rounds': { rules: ['IMP-RCL-06', 'INV-04'], about: ['term:round'] },
  'goal.points': { rules: ['IMP-GEN-03', 'IMP-GEN-17'], about: ['term:victory-point'] },
  'goal.players': { rules: ['IMP-GEN-04', 'SOL-SET-01', 'SOL-SET-02', 'SIX-GEN-01'], about: ['term:player'] },
  'goal.endgame': {
    rules: ['IMP-END-01', 'IMP-END-05'],
    about: ['phase:endgame', 'term:endgame', 'term:intrigue-endgame'],
  },
  'goal.tie-break': {
    rules: ['IMP-END-03', 'IMP-END-04', 'UPR-END-01'],
    at: ['no-teams'],
    about: ['phase:endgame', 'term:tie', 'term:winner', 'phase:over'],
  },
  'goal.card-text': { rules: ['IMP-GEN-01'], about: ['term:effect'] },
  'goal.clockwise': { rules: ['IMP-GEN-08'], about: ['term:player'] },
})
