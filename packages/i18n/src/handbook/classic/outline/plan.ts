// The battle plan.

import { chapter } from '../tags.ts'

export const plan = chapter({
  'plan.parts': {
    rules: ['DUN-BAT-10', 'DUN-BAT-18', 'D-BAT-6', 'D-BAT-8', 'VIS-14'],
    about: ['phase:battle', 'term:battle-plan'],
  },
  'plan.dial': {
    rules: ['DUN-BAT-11'],
    at: ['basic'],
    about: ['phase:battle', 'term:dial', 'term:battle-wheel'],
  },
  'plan.leader': {
    rules: ['DUN-BAT-12', 'DUN-BAT-14'],
    about: ['phase:battle', 'term:battle-plan', 'term:leader'],
  },
  'plan.available': { rules: ['DUN-BAT-13', 'INV-9'], about: ['phase:battle', 'term:leader'] },
  'plan.no-leader': {
    rules: ['DUN-BAT-14', 'DUN-BAT-15', 'VIS-15', 'D-BAT-2'],
    about: ['phase:battle', 'term:battle-plan'],
  },
  'plan.cheap-hero': {
    rules: ['DUN-BAT-16', 'DUN-QNA-18', 'DUN-TRT-7'],
    about: ['phase:battle', 'treachery:cheap-hero'],
  },
  'plan.cards': {
    rules: ['DUN-BAT-17'],
    about: ['phase:battle', 'term:weapon', 'term:defense', 'term:battle-plan'],
  },
  'plan.worthless': { rules: ['DUN-BAT-17', 'AMB-34'], about: ['phase:battle', 'term:battle-plan'] },
  'plan.order': {
    rules: ['DUN-BAT-40', 'DUN-BAT-41', 'DUN-QNA-22'],
    about: ['phase:battle', 'term:voice', 'term:prescience'],
  },
  'plan.change': { rules: ['D-BAT-6'], about: ['phase:battle', 'term:battle-plan'] },
})
