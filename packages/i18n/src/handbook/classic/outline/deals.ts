// Bribes and deals.

import { chapter } from '../tags.ts'

export const deals = chapter({
  'deals.open': { rules: ['DUN-DEA-1', 'VIS-21'], about: ['term:deal', 'term:bribe'] },
  'deals.content': { rules: ['DUN-DEA-2'], about: ['term:deal'] },
  'deals.bribes': { rules: ['DUN-DEA-3', 'VIS-2'], about: ['term:bribe', 'term:player-screen'] },
  'deals.limits': { rules: ['DUN-DEA-4'], about: ['term:deal'] },
  'deals.kept': { rules: ['AMB-72', 'W-DEAL'], about: ['term:deal'] },
})
