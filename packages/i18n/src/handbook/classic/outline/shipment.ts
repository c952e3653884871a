// Shipment, the first half of a turn.

import { chapter } from '../tags.ts'

export const shipment = chapter({
  'shipment.turn': { rules: ['DUN-SHM-1'], about: ['phase:shipment', 'term:shipment', 'term:movement'] },
  'shipment.reserves': {
    rules: ['DUN-SHP-1', 'DUN-SHP-3', 'D-SHP-1'],
    about: ['phase:shipment', 'term:shipment', 'term:reserves', 'term:off-planet'],
  },
  'shipment.price': { rules: ['DUN-SHP-2'], about: ['phase:shipment', 'term:shipment', 'term:spice'] },
  'shipment.where': {
    rules: ['DUN-SHP-5', 'INV-4', 'DUN-SHP-4'],
    about: ['phase:shipment', 'term:shipment', 'term:stronghold', 'term:in-storm'],
  },
  'shipment.no-return': { rules: ['DUN-SHP-6'], about: ['phase:shipment', 'term:reserves'] },
})
