// Karama, and what it stops.

import { chapter } from '../tags.ts'

export const karama = chapter({
  'karama.uses': { rules: ['DUN-TCH-7'], about: ['treachery:karama'] },
  'karama.stop': {
    rules: ['DUN-TCH-7', 'AMB-65', 'W-KARAMA', 'DUN-QNA-7'],
    about: ['treachery:karama', 'term:advantage'],
  },
  'karama.redo': { rules: ['AMB-87', 'W-KARAMA'], about: ['treachery:karama'] },
  'karama.never': { rules: ['AMB-65'], about: ['treachery:karama'] },
  'karama.no-karama': { rules: ['W-KARAMA'], about: ['treachery:karama'] },
  'karama.battle': { rules: ['AMB-87'], about: ['phase:battle', 'treachery:karama'] },
  'karama.shipment': { rules: ['DUN-TCH-7'], about: ['phase:shipment', 'treachery:karama'] },
  'karama.bid': { rules: ['DUN-TCH-7', 'AMB-88'], about: ['phase:bidding', 'treachery:karama'] },
  'karama.bid-bound': { rules: ['AMB-88', 'D-BID-7'], about: ['phase:bidding', 'treachery:karama'] },
  'karama.atreides': { rules: ['AMB-65', 'AMB-87'], about: ['faction:atreides', 'treachery:karama'] },
  'karama.bene-gesserit': {
    rules: ['AMB-65', 'AMB-87'],
    about: ['faction:bene-gesserit', 'treachery:karama'],
  },
  'karama.emperor': { rules: ['AMB-65', 'AMB-87'], about: ['faction:emperor', 'treachery:karama'] },
  'karama.fremen': { rules: ['AMB-65', 'AMB-87'], about: ['faction:fremen', 'treachery:karama'] },
  'karama.guild': { rules: ['AMB-65', 'AMB-87'], about: ['faction:guild', 'treachery:karama'] },
  'karama.harkonnen': { rules: ['AMB-65', 'AMB-87'], about: ['faction:harkonnen', 'treachery:karama'] },
})
