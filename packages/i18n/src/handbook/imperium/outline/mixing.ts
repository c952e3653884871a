// Playing with parts of several boxes.

import { chapter } from '../tags.ts'

export const mixing = chapter({
  'mixing.core': { rules: ['MIX-GEN-01'], about: ['term:deck', 'term:reserve'] },
  'mixing.leaders': { rules: ['MIX-GEN-02'], at: ['mixed'], about: ['term:leader'] },
  'mixing.cards': {
    rules: ['MIX-BAS-01', 'MIX-BAS-02', 'MIX-BAS-03'],
    at: ['mixed'],
    about: ['term:imperium-card', 'term:intrigue-card', 'term:conflict-card'],
  },
  'mixing.bloodlines-base': {
    rules: ['MIX-BLD-02', 'MIX-BLD-03', 'MIX-BLD-04', 'MIX-BLD-07', 'MIX-BLD-08'],
    at: ['base', 'bloodlines'],
    about: ['phase:setup', 'term:skill'],
  },
  'mixing.bloodlines-base-cards': {
    rules: ['MIX-BLD-05', 'MIX-BLD-06'],
    at: ['base', 'bloodlines'],
    about: ['phase:setup'],
  },
})
