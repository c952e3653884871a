// The auction of treachery cards.

import { chapter } from '../tags.ts'

export const bidding = chapter({
  'bidding.hands': {
    rules: ['DUN-BID-1', 'D-BID-1', 'DUN-SEC-3', 'VIS-4'],
    about: ['phase:bidding', 'term:hand', 'term:treachery-card'],
  },
  'bidding.hand-limit': {
    rules: ['DUN-BID-2', 'DUN-BID-10', 'INV-2'],
    about: ['phase:bidding', 'term:hand-limit', 'term:hand'],
  },
  'bidding.row': { rules: ['DUN-BID-3'], about: ['phase:bidding', 'term:treachery-card'] },
  'bidding.opening': { rules: ['DUN-BID-4', 'DUN-BID-5'], about: ['phase:bidding', 'term:bid'] },
  'bidding.next-opener': { rules: ['DUN-BID-9'], about: ['phase:bidding', 'term:bid'] },
  'bidding.raise': { rules: ['DUN-BID-6', 'D-BID-5'], about: ['phase:bidding', 'term:bid', 'term:pass'] },
  'bidding.pass': { rules: ['DUN-BID-7', 'AMB-18'], about: ['phase:bidding', 'term:pass'] },
  'bidding.price': { rules: ['DUN-BID-7', 'FAC-EMP-2'], about: ['phase:bidding', 'term:bid'] },
  'bidding.own-spice': { rules: ['DUN-BID-8'], about: ['phase:bidding', 'term:bid'] },
  'bidding.no-bid': { rules: ['DUN-BID-11', 'DUN-BID-12', 'D-BID-9'], about: ['phase:bidding', 'term:pass'] },
  'bidding.all-full': { rules: ['AMB-19'], about: ['phase:bidding', 'term:hand-limit'] },
  'bidding.deck-empty': { rules: ['AMB-75'], about: ['phase:bidding', 'term:treachery-deck'] },
  'bidding.secret': { rules: ['DUN-BID-14', 'VIS-8'], about: ['phase:bidding', 'term:treachery-card'] },
})
