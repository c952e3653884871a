// House Atreides.

import { chapter } from '../tags.ts'

export const atreides = chapter({
  'atreides.start': { rules: ['FAC-ATR-1'], about: ['phase:setup', 'faction:atreides'] },
  'atreides.bidding': {
    rules: ['FAC-ATR-2', 'D-BID-4'],
    about: ['phase:bidding', 'faction:atreides', 'advantage:atr-bidding'],
  },
  'atreides.bidding-karama': {
    rules: ['FAC-ATR-3', 'D-BID-2', 'DUN-QNA-4'],
    about: ['phase:bidding', 'faction:atreides', 'advantage:atr-bidding', 'treachery:karama'],
  },
  'atreides.spice-look': {
    rules: ['FAC-ATR-4', 'DUN-SHM-2', 'D-SHM-1', 'VIS-11'],
    about: ['phase:shipment', 'faction:atreides', 'advantage:atr-spice-look'],
  },
  'atreides.prescience': {
    rules: ['FAC-ATR-5', 'D-BAT-4', 'W-PRESCIENCE'],
    about: ['phase:battle', 'faction:atreides', 'term:prescience', 'advantage:atr-prescience'],
  },
  'atreides.prescience-once': {
    rules: ['FAC-ATR-6', 'AMB-45'],
    about: ['phase:battle', 'faction:atreides', 'term:prescience', 'advantage:atr-prescience'],
  },
  'atreides.prescience-binding': {
    rules: ['FAC-ATR-7', 'D-BAT-5', 'AMB-45'],
    about: ['phase:battle', 'faction:atreides', 'term:prescience', 'advantage:atr-prescience'],
  },
  'atreides.prescience-open': {
    rules: ['VIS-26', 'AMB-45'],
    about: ['phase:battle', 'faction:atreides', 'term:prescience', 'advantage:atr-prescience'],
  },
  'atreides.alliance': {
    rules: ['FAC-ATR-8'],
    about: ['phase:battle', 'faction:atreides', 'term:prescience', 'advantage:atr-ally-prescience'],
  },
  'atreides.kwisatz-active': {
    rules: ['FAC-ATR-50', 'AMB-48', 'VIS-24'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:atreides', 'advantage:atr-kwisatz-haderach'],
  },
  'atreides.kwisatz-bonus': {
    rules: ['FAC-ATR-51'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:atreides', 'advantage:atr-kwisatz-haderach'],
  },
  'atreides.kwisatz-traitor': {
    rules: ['FAC-ATR-52'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:atreides', 'advantage:atr-kwisatz-haderach', 'term:traitor'],
  },
  'atreides.kwisatz-death': {
    rules: ['FAC-ATR-53', 'FAC-ATR-54', 'AMB-49'],
    at: ['advanced'],
    about: ['phase:revival', 'faction:atreides', 'advantage:atr-kwisatz-haderach'],
  },
  'atreides.karama': {
    rules: ['ADV-KAR-3', 'AMB-67', 'D-BAT-7'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:atreides', 'treachery:karama'],
  },
})
