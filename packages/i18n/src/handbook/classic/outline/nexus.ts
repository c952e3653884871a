// The Nexus, when alliances are formed and broken.

import { chapter } from '../tags.ts'

export const nexus = chapter({
  'nexus.when': { rules: ['DUN-NEX-1'], at: ['basic', 'more'], about: ['phase:spice-blow', 'term:nexus'] },
  'nexus.only': {
    rules: ['DUN-ALY-1', 'DUN-NEX-2', 'INV-10'],
    at: ['more'],
    about: ['phase:spice-blow', 'term:nexus', 'term:alliance'],
  },
  'nexus.agree': {
    rules: ['DUN-ALY-3', 'D-NEX-1', 'VIS-20'],
    at: ['more'],
    about: ['phase:spice-blow', 'term:nexus', 'term:alliance'],
  },
  'nexus.two': { rules: ['DUN-ALY-2'], at: ['more'], about: ['phase:spice-blow', 'term:alliance'] },
  'nexus.break': {
    rules: ['DUN-ALY-4', 'DUN-ALY-5'],
    at: ['more'],
    about: ['phase:spice-blow', 'term:alliance', 'term:nexus'],
  },
  'nexus.limits': { rules: ['AMB-14'], at: ['more'], about: ['phase:spice-blow', 'term:nexus'] },
})
