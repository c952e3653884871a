// The storm, and what it does to those in its way.

import { chapter } from '../tags.ts'

export const storm = chapter({
  'storm.first': {
    rules: ['DUN-STM-1', 'AMB-3', 'D-STM-1'],
    about: ['phase:storm', 'term:battle-wheel', 'term:storm-marker'],
  },
  'storm.later': {
    rules: ['DUN-STM-2', 'D-STM-2', 'VIS-12'],
    about: ['phase:storm', 'term:battle-wheel', 'term:storm-marker'],
  },
  'storm.dialers': { rules: ['AMB-4'], about: ['phase:storm', 'term:battle-wheel'] },
  'storm.damage': {
    rules: ['DUN-STM-3'],
    about: ['phase:storm', 'term:in-storm', 'term:storm-marker', 'term:sand', 'term:tleilaxu-tanks'],
  },
  'storm.part': { rules: ['DUN-STM-3', 'AMB-5'], about: ['phase:storm', 'term:in-storm', 'term:sector'] },
  'storm.first-damage': { rules: ['AMB-85'], about: ['phase:storm', 'term:storm-marker'] },
  'storm.safe': {
    rules: ['DUN-STM-4'],
    about: ['phase:storm', 'term:rock', 'term:in-storm', 'territory:imperial-basin', 'territory:polar-sink'],
  },
  'storm.after-atomics': {
    rules: ['DUN-STM-5'],
    about: [
      'phase:storm',
      'term:shield-wall',
      'territory:shield-wall',
      'territory:arrakeen',
      'territory:carthag',
      'territory:imperial-basin',
    ],
  },
  'storm.obstacle': { rules: ['DUN-STM-6', 'AMB-16'], about: ['phase:storm', 'term:in-storm'] },
  'storm.no-battle': { rules: ['DUN-STM-7', 'AMB-8'], about: ['phase:battle', 'term:in-storm'] },
  'storm.cards': {
    rules: ['D-STM-4'],
    about: ['phase:storm', 'treachery:weather-control', 'treachery:family-atomics'],
  },
})
