// What allies may do and must not do.

import { chapter } from '../tags.ts'

export const alliances = chapter({
  'alliances.peace': { rules: ['DUN-ALY-7'], about: ['phase:battle', 'term:ally'] },
  'alliances.power': {
    rules: ['DUN-ALY-15', 'AMB-47'],
    about: ['term:ally', 'term:alliance', 'term:advantage'],
  },
  'alliances.territory': { rules: ['DUN-ALY-8', 'AMB-30'], about: ['phase:shipment', 'term:ally'] },
  'alliances.sharing': {
    rules: ['DUN-ALY-9', 'DUN-QNA-17', 'D-MOV-5'],
    about: ['phase:shipment', 'term:ally'],
  },
  'alliances.storm': {
    rules: ['DUN-ALY-10', 'AMB-30'],
    about: ['phase:shipment', 'term:ally', 'term:in-storm'],
  },
  'alliances.landing': {
    rules: ['DUN-ALY-8', 'AMB-30'],
    about: ['phase:shipment', 'term:ally', 'term:shipment'],
  },
  'alliances.bids': {
    rules: ['DUN-ALY-12', 'AMB-20', 'D-BID-6'],
    about: ['phase:bidding', 'term:ally', 'term:bid'],
  },
  'alliances.shipment': {
    rules: ['DUN-ALY-13', 'DUN-SHP-7', 'D-SHP-3'],
    about: ['phase:shipment', 'term:ally', 'term:shipment'],
  },
  'alliances.no-gifts': { rules: ['DUN-ALY-14'], about: ['term:ally', 'term:spice'] },
})
