// Bribes and deals, in English.

import type { Told } from '../../outline.ts'
import type { deals as outline } from '../outline/deals.ts'

export const deals: Told<typeof outline> = {
  'deals.open':
    'Players who are not allied may make deals and bribe each other at almost any time. A deal is announced to everyone and then must be kept.',
  'deals.content':
    'Deals may be about spice, information and future actions. Treachery cards, traitor cards, leaders, forces and faction advantages cannot be handed over.',
  'deals.bribes':
    'A bribe stays in the open in front of its recipient’s screen. They cannot spend it until the start of the Mentat Pause.',
  'deals.limits':
    'A deal may not break the rules or contradict a faction advantage: the Emperor, for example, cannot sell treachery cards at a discount.',
  'deals.kept':
    'A deal holds once both accept. Promised spice is set aside at once, and the table checks promises to leave a territory or to buy nothing more. For any other promise, its recipient says whether it was kept.',
}
