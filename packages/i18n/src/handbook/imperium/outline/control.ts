// Control markers and what they give.

import { chapter } from '../tags.ts'

export const control = chapter({
  'control.win': { rules: ['IMP-CTL-01', 'IMP-CTL-05'], about: ['term:control'] },
  'control.bonus': {
    rules: ['IMP-CTL-02', 'IMP-CTL-03', 'IMP-CTL-06', 'IMP-BRD-09', 'IMP-BRD-10', 'IMP-BRD-12', 'UPR-DIF-10'],
    at: ['base'],
    about: ['term:control', 'term:control-bonus', 'space:arrakeen', 'space:carthag', 'space:imperial-basin'],
  },
  'control.bonus-uprising': {
    rules: ['UPR-CTL-01', 'UPR-CTL-02', 'IMP-CTL-06', 'UPR-BRD-09', 'UPR-BRD-10', 'UPR-BRD-11', 'UPR-DIF-10'],
    at: ['uprising'],
    about: [
      'term:control',
      'term:control-bonus',
      'space:arrakeen',
      'space:spice-refinery',
      'space:imperial-basin',
    ],
  },
  'control.defense': {
    rules: ['IMP-CTL-04', 'IMP-PH1-02', 'UPR-CTL-03'],
    about: ['phase:round-start', 'term:control'],
  },
})
