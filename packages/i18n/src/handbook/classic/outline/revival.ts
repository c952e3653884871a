// Forces and leaders come back from the tanks.

import { chapter } from '../tags.ts'

export const revival = chapter({
  'revival.forces': {
    rules: ['DUN-REV-1', 'DUN-REV-2', 'D-REV-1'],
    about: ['phase:revival', 'term:tleilaxu-tanks', 'term:free-revival', 'term:reserves'],
  },
  'revival.free': { rules: ['DUN-REV-2', 'DUN-REV-3'], about: ['phase:revival', 'term:free-revival'] },
  'revival.leader': {
    rules: ['DUN-REV-4', 'AMB-23'],
    about: ['phase:revival', 'term:leader', 'term:tleilaxu-tanks'],
  },
  'revival.leader-price': {
    rules: ['DUN-REV-5', 'DUN-REV-9'],
    about: ['phase:revival', 'term:leader', 'term:strength'],
  },
  'revival.traitor-again': { rules: ['DUN-REV-6', 'DUN-QNA-9'], about: ['phase:revival', 'term:traitor'] },
  'revival.face-down': {
    rules: ['DUN-REV-7', 'AMB-24'],
    about: ['phase:revival', 'term:leader', 'term:tleilaxu-tanks'],
  },
  'revival.captured': {
    rules: ['DUN-REV-8', 'DUN-QNA-10'],
    at: ['advanced'],
    about: ['phase:revival', 'term:captured-leaders'],
  },
  'revival.starred': {
    rules: ['AMB-26'],
    at: ['advanced'],
    about: ['phase:revival', 'term:sardaukar', 'term:fedaykin'],
  },
})
