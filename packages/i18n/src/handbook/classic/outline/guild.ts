// The Spacing Guild.

import { chapter } from '../tags.ts'

export const guild = chapter({
  'guild.start': { rules: ['FAC-GUI-1'], about: ['phase:setup', 'faction:guild'] },
  'guild.income': {
    rules: ['FAC-GUI-2'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-income'],
  },
  'guild.ways': {
    rules: ['FAC-GUI-3'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-three-ways', 'term:shipment'],
  },
  'guild.ways-storm': {
    rules: ['FAC-GUI-3', 'AMB-58'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-three-ways'],
  },
  'guild.price': {
    rules: ['FAC-GUI-4', 'DUN-QNA-28'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-half-price'],
  },
  'guild.return-price': {
    rules: ['FAC-GUI-4', 'DUN-QNA-24'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-half-price'],
  },
  'guild.special-victory': {
    rules: ['FAC-GUI-5', 'DUN-END-2'],
    about: ['phase:mentat-pause', 'faction:guild', 'term:special-victory'],
  },
  'guild.alliance': {
    rules: ['FAC-GUI-6', 'DUN-QNA-23', 'AMB-60'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-ally-rate'],
  },
  'guild.alliance-fremen': {
    rules: ['AMB-60'],
    about: ['phase:shipment', 'faction:guild', 'faction:fremen'],
  },
  'guild.any-time': {
    rules: ['FAC-GUI-50', 'AMB-57', 'D-SHM-2', 'W-GUILD'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:guild', 'advantage:gui-any-order'],
  },
  'guild.karama': {
    rules: ['ADV-KAR-6', 'AMB-68', 'D-SHP-2'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:guild', 'treachery:karama'],
  },
})
