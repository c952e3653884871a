// The round and who goes first.

import { chapter } from '../tags.ts'

export const round = chapter({
  'round.phases': { rules: ['DUN-RND-1'], about: ['term:round', 'term:phase'] },
})
