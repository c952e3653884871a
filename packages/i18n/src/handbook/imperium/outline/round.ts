// The phases of a round, and whose turn it is.

import { chapter } from '../tags.ts'

export const round = chapter({
  'round.phases': { rules: ['IMP-RND-01'], about: ['term:round', 'term:phase'] },
  'round.start': {
    rules: ['IMP-PH1-01', 'IMP-PH1-03'],
    about: ['phase:round-start', 'term:phase-round-start', 'term:conflict-card'],
  },
  'round.turns': {
    rules: ['IMP-TRN-01', 'IMP-TRN-02'],
    about: [
      'phase:turns',
      'term:phase-player-turns',
      'term:first-player',
      'term:agent-turn',
      'term:reveal-turn',
    ],
  },
  'round.reveal-early': {
    rules: ['IMP-TRN-03', 'IMP-TRN-04'],
    about: ['phase:turns', 'term:agent-turn', 'term:reveal-turn'],
  },
  'round.after-reveal': { rules: ['IMP-TRN-05', 'IMP-TRN-06'], about: ['phase:turns', 'term:reveal-turn'] },
  'round.passing': { rules: ['IMP-TRN-07'], about: ['phase:turns'] },
  'round.recall': {
    rules: ['IMP-RCL-03', 'IMP-RCL-04', 'UPR-RCL-01'],
    about: ['phase:recall', 'term:phase-recall', 'term:first-player'],
  },
  'round.order-of-choices': { rules: ['IMP-GEN-16'], about: ['term:player', 'term:opponent'] },
})
