// The round and its phases.

import { chapter } from '../tags.ts'

export const round = chapter({
  'round.phases': { rules: ['IMP-RND-01'], about: ['term:round', 'term:phase'] },
})
