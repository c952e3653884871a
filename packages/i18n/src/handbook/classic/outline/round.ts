// The round and who goes first.

import { chapter } from '../tags.ts'

export const round = chapter({
  'round.phases': { rules: ['DUN-RND-1', 'DUN-SET-19'], about: ['term:round', 'term:phase'] },
  'round.first-player': {
    rules: ['DUN-RND-2', 'DUN-STM-8', 'D-STM-6'],
    about: ['phase:storm', 'term:first-player', 'term:storm-marker'],
  },
  'round.storm-order': { rules: ['DUN-RND-4'], about: ['term:player-position'] },
  'round.leads': { rules: ['DUN-RND-3', 'AMB-7'], about: ['term:first-player'] },
})
