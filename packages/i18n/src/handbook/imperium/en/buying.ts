// Acquiring cards, and what becomes of them, in English.

import type { Told } from '../../outline.ts'
import type { buying as outline } from '../outline/buying.ts'

export const buying: Told<typeof outline> = {
  'buying.persuasion':
    'On your Reveal turn you spend Persuasion to acquire as many cards as you can afford. Persuasion from different sources may be added up for one card, or split over several.',
  'buying.unspent': 'Persuasion you do not spend is lost when your Reveal turn ends.',
  'buying.where':
    'You may acquire the five cards of the Imperium Row, and Arrakis Liaison and The Spice Must Flow from the Reserve.',
  'buying.where-uprising':
    'You may acquire the five cards of the Imperium Row, and Prepare the Way and The Spice Must Flow from the Reserve.',
  'buying.row':
    'A card taken from the Imperium Row is replaced at once from the Imperium deck. You may acquire the new card on the same turn.',
  'buying.to-discard':
    'An acquired card goes to your discard pile. You can use it once it has been shuffled into your deck and drawn.',
  'buying.acquire-effect':
    'An Acquire effect happens once, when you acquire the card: pay, put the card in its place, refill the Row, then apply the effect. Playing the card later does not repeat it.',
  'buying.free':
    'A card acquired without Persuasion counts as acquired: Acquire effects and contracts work, and the Row is refilled. It may come from the Row or the Reserve, unless the text names the Row.',
  'buying.card-parts':
    'A card shows its name, its Agent icons, its Agent box and Reveal box, its Persuasion cost, and sometimes a Faction and an Acquire effect.',
  'buying.reshuffle':
    'When you must draw and your deck is empty, shuffle your discard pile into a new deck. Only drawing does this, not looking at the top card. If there are still too few cards, draw what there is.',
  'buying.trash':
    'A trashed card leaves your deck for good. A Reserve card returns to its pile and can be acquired again; any other goes to the box.',
  'buying.empty':
    'When the Imperium deck is empty, the Row is no longer refilled. An empty Reserve pile cannot be taken from until a copy is trashed back to it.',
}
