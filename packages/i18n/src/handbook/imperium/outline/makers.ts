// Harvesting spice, and the Makers phase.

import { chapter } from '../tags.ts'

export const makers = chapter({
  'makers.spaces': {
    rules: ['IMP-HRV-01', 'IMP-BRD-12', 'IMP-BRD-13', 'IMP-BRD-14', 'UPR-DIF-11'],
    at: ['base'],
    about: ['phase:makers', 'term:maker'],
  },
  'makers.spaces-uprising': {
    rules: ['UPR-MKR-01', 'UPR-BRD-16', 'UPR-DIF-11'],
    at: ['uprising'],
    about: ['phase:makers', 'term:maker'],
  },
  'makers.harvest': { rules: ['IMP-HRV-02'], about: ['term:maker', 'term:bonus-spice'] },
  'makers.worms': {
    rules: ['UPR-HRV-01'],
    at: ['uprising'],
    about: ['term:maker', 'term:sandworm', 'term:maker-hooks', 'space:deep-desert', 'space:hagga-basin'],
  },
  'makers.phase': {
    rules: ['IMP-MKR-01', 'IMP-MKR-02', 'IMP-MKR-03'],
    about: ['phase:makers', 'term:phase-makers', 'term:bonus-spice'],
  },
})
