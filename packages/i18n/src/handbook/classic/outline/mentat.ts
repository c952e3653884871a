// The Mentat Pause and the end of the last round.

import { chapter } from '../tags.ts'

export const mentat = chapter({
  'mentat.bribes': { rules: ['DUN-MEN-1', 'D-MEN-1'], about: ['phase:mentat-pause', 'term:bribe'] },
  'mentat.victory': {
    rules: ['DUN-MEN-2', 'DUN-MEN-3', 'D-MEN-2'],
    at: ['more'],
    about: ['phase:mentat-pause', 'term:victory'],
  },
  'mentat.next-round': { rules: ['DUN-MEN-6', 'D-MEN-4'], about: ['phase:mentat-pause', 'term:round'] },
  'mentat.last-round': {
    rules: ['DUN-END-1', 'DUN-END-2', 'D-MEN-3', 'DUN-QNA-25'],
    about: ['phase:mentat-pause', 'term:special-victory', 'term:victory'],
  },
  'mentat.no-guild': {
    rules: ['DUN-END-3', 'AMB-89', 'DUN-QNA-25'],
    about: ['phase:mentat-pause', 'term:special-victory'],
  },
  'mentat.most-strongholds': {
    rules: ['DUN-END-4', 'AMB-83', 'DUN-QNA-25'],
    about: ['phase:mentat-pause', 'term:victory', 'term:control'],
  },
  'mentat.unpredictable': {
    rules: ['DUN-END-5', 'AMB-42'],
    about: ['phase:mentat-pause', 'faction:bene-gesserit', 'term:prediction'],
  },
})
