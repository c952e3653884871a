// Two and three players.

import { chapter } from '../tags.ts'

export const few = chapter({
  'few.three': { rules: ['DUN-SET-5', 'AMB-2'], at: ['three'], about: ['phase:setup', 'term:player'] },
  'few.two': { rules: ['DUN-SET-6'], at: ['two'], about: ['phase:setup', 'term:player'] },
  'few.pairs': { rules: ['AMB-1'], at: ['pairs'], about: ['phase:setup', 'term:alliance'] },
  'few.pairs-apart': { rules: ['AMB-1'], at: ['pairs'], about: ['term:player'] },
})
