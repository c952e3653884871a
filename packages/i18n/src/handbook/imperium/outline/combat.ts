// Who wins the Conflict, and what they win.

import { chapter } from '../tags.ts'

export const combat = chapter({
  'combat.intrigue-first': {
    rules: ['IMP-CBT-01', 'IMP-CBT-02', 'UPR-CBT-01'],
    about: ['phase:combat', 'term:phase-combat', 'term:intrigue-combat', 'term:unit', 'term:conflict'],
  },
  'combat.passing': {
    rules: ['IMP-CBT-03', 'IMP-CBT-04', 'IMP-CBT-05'],
    about: ['phase:combat', 'term:intrigue-combat'],
  },
  'combat.marker': { rules: ['IMP-CBT-06'], about: ['phase:combat', 'term:strength'] },
  'combat.rewards': {
    rules: ['IMP-CBT-08', 'IMP-CBT-09', 'IMP-CBT-10', 'UPR-CBT-02'],
    about: [
      'phase:combat',
      'term:reward',
      'term:first-place',
      'term:second-place',
      'term:third-place',
      'term:conflict',
    ],
  },
  'combat.reward-order': { rules: ['IMP-CBT-13', 'IMP-CBT-12'], about: ['phase:combat', 'term:reward'] },
  'combat.tie-first': {
    rules: [
      'IMP-TIE-01',
      'IMP-TIE-03',
      'IMP-TIE-06',
      'AMB-17',
      'IMP-CBT-15',
      'UPR-TIE-01',
      'UPR-TIE-02',
      'UPR-TIE-03',
    ],
    about: ['phase:combat', 'term:tie', 'term:first-place'],
  },
  'combat.tie-first-two': {
    rules: ['IMP-TIE-02', 'UPR-TIE-04'],
    about: ['phase:combat', 'term:tie', 'term:third-place'],
  },
  'combat.tie-second': {
    rules: ['IMP-TIE-04', 'UPR-TIE-05'],
    about: ['phase:combat', 'term:tie', 'term:second-place'],
  },
  'combat.tie-third': {
    rules: ['IMP-TIE-05', 'UPR-TIE-06'],
    about: ['phase:combat', 'term:tie', 'term:third-place'],
  },
  'combat.when-you-win': {
    rules: ['IMP-CBT-07', 'IMP-CBT-14'],
    about: ['phase:combat', 'term:winner', 'term:intrigue-combat'],
  },
  'combat.no-winner': { rules: ['IMP-CBT-15'], about: ['phase:combat', 'term:conflict-card'] },
  'combat.clean-up': {
    rules: ['IMP-CBT-11', 'INV-11'],
    at: ['base'],
    about: ['phase:combat', 'term:supply'],
  },
  'combat.clean-up-uprising': {
    rules: ['IMP-CBT-11', 'UPR-CBT-03', 'UPR-CBT-04', 'INV-11', 'UPR-DIF-09'],
    at: ['uprising'],
    about: ['phase:combat', 'term:supply', 'term:conflict-card'],
  },
})
