// CHOAM Charity.

import { chapter } from '../tags.ts'

export const charity = chapter({
  'charity.claim': { rules: ['DUN-CHO-1', 'DUN-CHO-2', 'D-CHO-1'], about: ['phase:charity'] },
  'charity.open': { rules: ['DUN-CHO-3'], about: ['phase:charity', 'term:player-screen'] },
})
