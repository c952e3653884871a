// House Harkonnen, in English.

import type { Told } from '../../outline.ts'
import type { harkonnen as outline } from '../outline/harkonnen.ts'

export const harkonnen: Told<typeof outline> = {
  'harkonnen.start':
    'Harkonnen start with 10 forces in Carthag, 10 in reserve and 10 spice, and revive 2 forces for free each round. Their leaders have strengths 6, 4, 3, 2 and 1.',
  'harkonnen.traitors':
    'Harkonnen keep all 4 traitor cards dealt to them, and may call any enemy leader among them.',
  'harkonnen.hand': 'Harkonnen start with 2 treachery cards and may hold 8. With 8 cards they must pass.',
  'harkonnen.bonus-card':
    'When Harkonnen buy a treachery card, they draw another from the deck for free; with 7 in hand before, only the bought one. Not even Atreides see the extra card.',
  'harkonnen.alliance':
    'Alliance: Harkonnen may call their traitors against their ally’s opponent. The ally then wins, loses nothing and takes the spice.',
  'harkonnen.capture':
    'After each battle they win, Harkonnen may draw a random living leader of the loser, except those who fought elsewhere this round. They kill the leader and take 2 spice, keep them, or let them go.',
  'harkonnen.capture-secret':
    'Only Harkonnen and the owner know who was captured. A killed captive lies face down in the tanks. The Kwisatz Haderach cannot be captured.',
  'harkonnen.captive-use':
    'Harkonnen may use a captured leader in one battle, now or later. If still alive, the leader returns to the owner right after. A captive can be called a traitor.',
  'harkonnen.captives-return':
    'If all Harkonnen leaders are dead, all captives return to their owners at once. Captives who die go to the tanks, and their owners may revive them as usual.',
  'harkonnen.karama':
    'Special Karama effect of Harkonnen, once per game: in Bidding, before a card is auctioned, take any number of treachery cards unseen from one player, look at them, and give back as many of their choice.',
}
