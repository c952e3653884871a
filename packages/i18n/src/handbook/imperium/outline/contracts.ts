// The CHOAM module: taking contracts and completing them.

import { chapter } from '../tags.ts'

export const contracts = chapter({
  'contracts.setup': {
    rules: ['CHO-CMP-01', 'CHO-SET-01', 'CHO-SET-02', 'CHO-SET-03', 'CHO-IX-02'],
    at: ['choam'],
    about: ['phase:setup', 'term:contract'],
  },
  'contracts.take': {
    rules: ['CHO-CON-02', 'CHO-CON-03', 'CHO-CON-13'],
    at: ['choam'],
    about: ['term:contract'],
  },
  'contracts.space': {
    rules: ['CHO-CON-04', 'CHO-CON-09'],
    at: ['choam'],
    about: ['term:contract', 'term:board-space'],
  },
  'contracts.harvest': {
    rules: ['CHO-CON-05', 'CHO-CON-11'],
    at: ['choam'],
    about: ['term:contract', 'term:maker', 'term:spice'],
  },
  'contracts.other': {
    rules: ['CHO-CON-06', 'CHO-CON-07'],
    at: ['choam'],
    about: ['term:contract', 'card:the-spice-must-flow'],
  },
  'contracts.complete': {
    rules: ['CHO-CON-08', 'CHO-CON-10'],
    at: ['choam'],
    about: ['term:contract', 'term:completed-contract'],
  },
  'contracts.shaddam': {
    rules: ['CHO-SET-04', 'CHO-CON-12'],
    at: ['choam'],
    about: ['leader:shaddam-corrino-iv', 'term:contract'],
  },
  'contracts.alliance': {
    rules: ['BLD-CLR-07', 'BLD-CMP-08'],
    at: ['choam', 'bloodlines'],
    about: ['contract:earn-any-alliance', 'term:alliance'],
  },
  'contracts.immediate-intrigue': {
    rules: ['BLD-CLR-08', 'AMB-15'],
    at: ['choam', 'bloodlines'],
    about: ['contract:immediate-intrigue', 'term:intrigue-card'],
  },
})
