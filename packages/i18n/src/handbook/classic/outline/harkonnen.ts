// House Harkonnen.

import { chapter } from '../tags.ts'

export const harkonnen = chapter({
  'harkonnen.start': { rules: ['FAC-HAR-1'], about: ['phase:setup', 'faction:harkonnen'] },
  'harkonnen.traitors': {
    rules: ['FAC-HAR-1', 'DUN-SET-14'],
    about: ['phase:battle', 'faction:harkonnen', 'term:traitor-card'],
  },
  'harkonnen.hand': {
    rules: ['FAC-HAR-2'],
    about: ['phase:bidding', 'faction:harkonnen', 'term:hand-limit'],
  },
  'harkonnen.bonus-card': {
    rules: ['FAC-HAR-3', 'D-BID-8', 'VIS-9'],
    about: ['phase:bidding', 'faction:harkonnen', 'advantage:hark-free-card'],
  },
  'harkonnen.alliance': {
    rules: ['FAC-HAR-4', 'AMB-47'],
    about: ['phase:battle', 'faction:harkonnen', 'term:traitor'],
  },
  'harkonnen.capture': {
    rules: ['FAC-HAR-50', 'AMB-50', 'D-BAT-13'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:harkonnen', 'advantage:hark-capture', 'term:captured-leaders'],
  },
  'harkonnen.capture-secret': {
    rules: ['VIS-18', 'AMB-50', 'AMB-24'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:harkonnen', 'term:captured-leaders'],
  },
  'harkonnen.captive-use': {
    rules: ['FAC-HAR-51', 'FAC-HAR-54'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:harkonnen', 'term:captured-leaders'],
  },
  'harkonnen.captives-return': {
    rules: ['FAC-HAR-52', 'FAC-HAR-53'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:harkonnen', 'term:captured-leaders'],
  },
  'harkonnen.karama': {
    rules: ['ADV-KAR-7', 'AMB-66', 'D-BID-3'],
    at: ['advanced'],
    about: ['phase:bidding', 'faction:harkonnen', 'treachery:karama'],
  },
})
