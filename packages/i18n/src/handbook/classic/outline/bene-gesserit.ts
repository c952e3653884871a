// Bene Gesserit.

import { chapter } from '../tags.ts'

export const beneGesserit = chapter({
  'bene-gesserit.start': {
    rules: ['FAC-BEN-1'],
    at: ['basic'],
    about: ['phase:setup', 'faction:bene-gesserit'],
  },
  'bene-gesserit.start-advanced': {
    rules: ['FAC-BEN-1', 'FAC-BEN-51', 'D-SET-7'],
    at: ['advanced'],
    about: ['phase:setup', 'faction:bene-gesserit'],
  },
  'bene-gesserit.prediction': {
    rules: ['FAC-BEN-2', 'D-SET-4', 'DUN-SET-13', 'VIS-7'],
    about: ['phase:setup', 'faction:bene-gesserit', 'term:prediction'],
  },
  'bene-gesserit.prediction-victory': {
    rules: ['DUN-MEN-5', 'AMB-42'],
    about: ['phase:mentat-pause', 'faction:bene-gesserit', 'term:prediction'],
  },
  'bene-gesserit.accompany': {
    rules: ['FAC-BEN-3', 'D-SHP-5', 'W-ACCOMPANY'],
    at: ['basic'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'advantage:bg-accompany'],
  },
  'bene-gesserit.accompany-what': {
    rules: ['FAC-FRE-4', 'AMB-61'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'advantage:bg-accompany'],
  },
  'bene-gesserit.voice': {
    rules: ['FAC-BEN-4', 'D-BAT-3', 'W-VOICE', 'VIS-25'],
    about: ['phase:battle', 'faction:bene-gesserit', 'term:voice', 'advantage:bg-voice'],
  },
  'bene-gesserit.voice-kinds': {
    rules: ['AMB-46', 'FAC-BEN-4'],
    about: ['phase:battle', 'faction:bene-gesserit', 'term:voice', 'advantage:bg-voice'],
  },
  'bene-gesserit.voice-obey': {
    rules: ['FAC-BEN-5', 'AMB-46'],
    about: ['phase:battle', 'faction:bene-gesserit', 'term:voice', 'advantage:bg-voice'],
  },
  'bene-gesserit.voice-cheap-hero': {
    rules: ['AMB-46'],
    about: ['phase:battle', 'faction:bene-gesserit', 'term:voice', 'treachery:cheap-hero'],
  },
  'bene-gesserit.alliance': {
    rules: ['FAC-BEN-6'],
    about: ['phase:battle', 'faction:bene-gesserit', 'term:voice', 'advantage:bg-ally-voice'],
  },
  'bene-gesserit.sides': {
    rules: ['FAC-BEN-50', 'INV-5'],
    at: ['advanced'],
    about: ['faction:bene-gesserit', 'term:advisor', 'term:advisors', 'term:fighter', 'term:fighters'],
  },
  'bene-gesserit.charity': {
    rules: ['FAC-BEN-52', 'D-CHO-2'],
    at: ['advanced'],
    about: ['phase:charity', 'faction:bene-gesserit', 'advantage:bg-charity'],
  },
  'bene-gesserit.karama': {
    rules: ['FAC-BEN-53', 'ADV-KAR-8'],
    at: ['advanced'],
    about: ['faction:bene-gesserit', 'advantage:bg-worthless-karama', 'treachery:karama'],
  },
  'bene-gesserit.advisors-join': {
    rules: ['FAC-BEN-54', 'AMB-56', 'D-SHP-5'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'advantage:bg-accompany', 'term:advisors'],
  },
  'bene-gesserit.advisors-fighters': {
    rules: ['AMB-51', 'AMB-56'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'term:advisors'],
  },
  'bene-gesserit.advisors-locked': {
    rules: ['FAC-BEN-55', 'AMB-52'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'term:advisors'],
  },
  'bene-gesserit.advisors-limits': {
    rules: ['FAC-BEN-56'],
    at: ['advanced'],
    about: ['faction:bene-gesserit', 'term:advisor', 'term:advisors'],
  },
  'bene-gesserit.advisors-die': {
    rules: ['FAC-BEN-57'],
    at: ['advanced'],
    about: ['faction:bene-gesserit', 'term:advisors'],
  },
  'bene-gesserit.shipment': {
    rules: ['FAC-BEN-58', 'AMB-51'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'term:advisors', 'term:fighters'],
  },
  'bene-gesserit.movement': {
    rules: ['FAC-BEN-59', 'D-MOV-2'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'term:advisors', 'term:fighters'],
  },
  'bene-gesserit.intrusion': {
    rules: ['FAC-BEN-60', 'D-SHP-4', 'D-MOV-3', 'D-BLW-7', 'W-INTRUSION'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'advantage:bg-intrusion'],
  },
  'bene-gesserit.wartime': {
    rules: ['FAC-BEN-61', 'AMB-55', 'D-REV-5', 'W-WARTIME'],
    at: ['advanced'],
    about: ['phase:revival', 'faction:bene-gesserit', 'advantage:bg-battle-announce', 'term:fighters'],
  },
  'bene-gesserit.alone': {
    rules: ['AMB-53'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit', 'term:advisors'],
  },
})
