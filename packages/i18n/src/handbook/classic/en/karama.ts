// Karama, and what it stops, in English.

import type { Told } from '../../outline.ts'
import type { karama as outline } from '../outline/karama.ts'

export const karama: Told<typeof outline> = {
  'karama.uses':
    'Karama has several uses; choose one, then discard it: stop a faction advantage, ship at half price, or take a card won at auction without paying.',
  'karama.stop':
    'Karama stops one advantage of another player, as it is about to be used, until the end of the phase. Advanced advantages can be stopped, too. Using an advantage for an ally counts as a separate one.',
  'karama.redo':
    'A player whose advantage was stopped may act again under the normal rules: move 1 territory, pay the full price, or do nothing.',
  'karama.never':
    'Karama can never stop setup, hand limits, victory conditions, the prediction, Fremen reserves, the storm’s movement or the special Karama effect of another player.',
  'karama.no-karama':
    'A Karama cannot be stopped by another one. Only a worthless card that the Bene Gesserit use as a Karama can.',
  'karama.battle':
    'In battle, Karama must be played before the plans are revealed. After that, only the capture of a leader can still be stopped.',
  'karama.shipment':
    'With Karama you may ship from your off-planet reserves at Guild price: half, rounded up. You pay the bank.',
  'karama.bid':
    'Holding a Karama, you may bid more than you have. If you win above what you and your ally can pay, you must pay with it, and nobody receives spice.',
  'karama.bid-bound':
    'You may pay any bid with Karama when you win the card. While your highest bid depends on it, the card cannot be used for anything else.',
  'karama.atreides':
    'Against Atreides, Karama stops the look at bidding cards or at the top spice card, Prescience, and in the advanced game the Kwisatz Haderach.',
  'karama.bene-gesserit':
    'Against the Bene Gesserit, Karama stops accompanying and the Voice; in the advanced game also their charity, flipping tokens, and a worthless card used as a Karama, which returns to hand, seen by all.',
  'karama.emperor':
    'Against the Emperor, Karama stops income from treachery cards (payments then go to the bank) and paying for an ally’s revival; in the advanced game also the Sardaukar, who fight as ordinary forces.',
  'karama.fremen':
    'Against the Fremen, Karama stops the long move, worm protection and ride, and help for an ally; in the advanced game also placed worms, the look at the storm card, storm resistance, Fedaykin and fighting without spice.',
  'karama.guild':
    'Against the Guild, Karama stops its income, its half price, its special ways of shipment and its ally’s rate; in the advanced game also acting out of order. The shipment is redone by the normal rules.',
  'karama.harkonnen':
    'Against Harkonnen, Karama stops the bonus card and in the advanced game the capture of a leader, but neither the hand limit of 8 nor traitor calls, not even those for an ally.',
}
