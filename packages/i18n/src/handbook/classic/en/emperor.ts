// The Emperor, in English.

import type { Told } from '../../outline.ts'
import type { emperor as outline } from '../outline/emperor.ts'

export const emperor: Told<typeof outline> = {
  'emperor.start':
    'The Emperor starts with all 20 forces in reserve and 10 spice, and revives 1 force for free each round. His leaders have strengths 6, 5, 3, 3 and 2.',
  'emperor.income':
    'Whatever other factions pay for treachery cards goes to the Emperor, always in full: he cannot give a discount. What he pays, for his own card or for an ally’s, goes to the bank.',
  'emperor.alliance':
    'Alliance: the Emperor may pay for up to 3 extra forces of his ally each round, at 2 spice each, so that the ally revives up to 6. Fremen allies can be helped, too.',
  'emperor.sardaukar':
    'Each of the 5 Sardaukar counts as 2 forces in battle and as 2 in losses, except against the Fremen, where it counts as 1.',
  'emperor.sardaukar-revival': 'A Sardaukar is revived as 1 force, at most 1 of them per round.',
  'emperor.karama':
    'Special Karama effect of the Emperor, once per game: in Revival, revive up to 3 forces or 1 face-up leader for free, on top of the normal revival.',
}
