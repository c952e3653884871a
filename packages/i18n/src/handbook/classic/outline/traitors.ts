// Traitors and who calls them.

import { chapter } from '../tags.ts'

export const traitors = chapter({
  'traitors.call': {
    rules: ['DUN-TRT-1', 'DUN-QNA-21', 'D-BAT-9'],
    about: ['phase:battle', 'term:traitor', 'term:traitor-card'],
  },
  'traitors.asked': { rules: ['W-TRAITOR'], about: ['phase:battle', 'term:traitor'] },
  'traitors.win': { rules: ['DUN-TRT-2'], about: ['phase:battle', 'term:traitor'] },
  'traitors.spice': { rules: ['DUN-TRT-3', 'DUN-TRT-4'], about: ['phase:battle', 'term:traitor'] },
  'traitors.both': { rules: ['DUN-TRT-5'], about: ['phase:battle', 'term:traitor'] },
  'traitors.again': {
    rules: ['DUN-TRT-6', 'DUN-QNA-9', 'VIS-5'],
    about: ['phase:battle', 'term:traitor-card'],
  },
  'traitors.own-leader': { rules: ['AMB-35'], about: ['phase:battle', 'term:traitor'] },
})
