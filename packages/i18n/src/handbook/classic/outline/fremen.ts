// The Fremen.

import { chapter } from '../tags.ts'

export const fremen = chapter({
  'fremen.start': {
    rules: ['FAC-FRE-1', 'D-SET-6', 'DUN-SET-16'],
    about: ['phase:setup', 'faction:fremen', 'term:far-side'],
  },
  'fremen.start-fedaykin': {
    rules: ['AMB-10', 'D-SET-6'],
    at: ['advanced'],
    about: ['phase:setup', 'faction:fremen', 'term:fedaykin'],
  },
  'fremen.revival': {
    rules: ['FAC-FRE-2', 'DUN-CMP-12'],
    about: ['phase:revival', 'faction:fremen', 'term:free-revival'],
  },
  'fremen.shipment': {
    rules: ['FAC-FRE-3'],
    about: ['phase:shipment', 'faction:fremen', 'term:far-side', 'territory:the-great-flat'],
  },
  'fremen.shipment-where': {
    rules: ['FAC-FRE-3', 'DUN-QNA-11'],
    about: ['phase:shipment', 'faction:fremen', 'territory:the-great-flat'],
  },
  'fremen.shipment-distance': {
    rules: ['DUN-QNA-11', 'AMB-78'],
    about: ['phase:shipment', 'faction:fremen', 'territory:the-great-flat'],
  },
  'fremen.shipment-free': { rules: ['FAC-FRE-4'], about: ['phase:shipment', 'faction:fremen'] },
  'fremen.movement': {
    rules: ['FAC-FRE-5'],
    about: ['phase:shipment', 'faction:fremen', 'advantage:fre-move'],
  },
  'fremen.worm': {
    rules: ['FAC-FRE-6', 'D-BLW-3', 'ADV-BLW-7', 'DUN-QNA-27'],
    about: ['phase:spice-blow', 'faction:fremen', 'advantage:fre-worm', 'term:sandworm'],
  },
  'fremen.ride': {
    rules: ['FAC-FRE-7', 'D-BLW-6', 'DUN-QNA-14'],
    about: ['phase:spice-blow', 'faction:fremen', 'advantage:fre-worm', 'term:sandworm'],
  },
  'fremen.ride-where': {
    rules: ['FAC-FRE-7', 'AMB-16'],
    about: ['phase:spice-blow', 'faction:fremen', 'advantage:fre-worm'],
  },
  'fremen.ride-again': {
    rules: ['FAC-FRE-8'],
    at: ['basic'],
    about: ['phase:spice-blow', 'faction:fremen', 'advantage:fre-worm'],
  },
  'fremen.special-victory': {
    rules: ['FAC-FRE-9', 'AMB-43', 'DUN-END-1'],
    about: ['phase:mentat-pause', 'faction:fremen', 'term:special-victory'],
  },
  'fremen.alliance': {
    rules: ['FAC-FRE-10', 'D-BLW-2', 'D-REV-2'],
    about: ['faction:fremen', 'advantage:fre-ally-worm', 'advantage:fre-ally-revival'],
  },
  'fremen.storm-cards': {
    rules: ['FAC-FRE-50', 'EXT-5', 'AMB-69', 'D-STM-3', 'VIS-13'],
    at: ['advanced'],
    about: [
      'phase:storm',
      'faction:fremen',
      'advantage:fre-storm-deck',
      'term:storm-card',
      'term:storm-deck',
    ],
  },
  'fremen.storm-cards-weather': {
    rules: ['AMB-82'],
    at: ['advanced'],
    about: ['phase:storm', 'faction:fremen', 'term:storm-card', 'treachery:weather-control'],
  },
  'fremen.placed-worms': {
    rules: ['FAC-FRE-51', 'AMB-15', 'D-BLW-4'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'faction:fremen', 'advantage:fre-worm-place', 'term:sandworm'],
  },
  'fremen.placed-worms-declined': {
    rules: ['AMB-15', 'ADV-BLW-3'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'faction:fremen', 'advantage:fre-worm-place'],
  },
  'fremen.storm-losses': {
    rules: ['FAC-FRE-52', 'AMB-70', 'D-STM-5'],
    at: ['advanced'],
    about: ['phase:storm', 'faction:fremen', 'advantage:fre-storm-half'],
  },
  'fremen.storm-landing': {
    rules: ['FAC-FRE-52'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:fremen', 'advantage:fre-storm-ship'],
  },
  'fremen.fedaykin': {
    rules: ['FAC-FRE-53'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:fremen', 'advantage:fre-fedaykin', 'term:fedaykin'],
  },
  'fremen.battle': {
    rules: ['FAC-FRE-54', 'ADV-BAT-8'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:fremen', 'advantage:fre-no-battle-spice'],
  },
  'fremen.karama': {
    rules: ['ADV-KAR-5', 'D-BLW-5', 'DUN-QNA-8'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'faction:fremen', 'treachery:karama', 'term:sandworm'],
  },
})
