// The Emperor.

import { chapter } from '../tags.ts'

export const emperor = chapter({
  'emperor.start': { rules: ['FAC-EMP-1'], about: ['phase:setup', 'faction:emperor'] },
  'emperor.income': {
    rules: ['FAC-EMP-2', 'FAC-EMP-3'],
    about: ['phase:bidding', 'faction:emperor', 'advantage:emp-bidding-income'],
  },
  'emperor.alliance': {
    rules: ['FAC-EMP-4', 'AMB-25', 'D-REV-3'],
    about: ['phase:revival', 'faction:emperor', 'advantage:emp-ally-revival'],
  },
  'emperor.sardaukar': {
    rules: ['FAC-EMP-50'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:emperor', 'term:sardaukar', 'advantage:emp-sardaukar'],
  },
  'emperor.sardaukar-revival': {
    rules: ['FAC-EMP-51'],
    at: ['advanced'],
    about: ['phase:revival', 'faction:emperor', 'term:sardaukar'],
  },
  'emperor.karama': {
    rules: ['ADV-KAR-4', 'D-REV-4'],
    at: ['advanced'],
    about: ['phase:revival', 'faction:emperor', 'treachery:karama'],
  },
})
