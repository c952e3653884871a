// Revealing your hand, Persuasion and strength, in English.

import type { Told } from '../../outline.ts'
import type { reveal as outline } from '../outline/reveal.ts'

export const reveal: Told<typeof outline> = {
  'reveal.steps':
    'A Reveal turn has four steps: reveal your cards, resolve their Reveal boxes and acquire cards, set your strength, clean up.',
  'reveal.steps-uprising':
    'A Reveal turn has three steps: reveal your cards, resolve effects and acquire cards, clean up. Strength is not a step of its own: at any moment of the turn it counts as it stands.',
  'reveal.hand':
    'You reveal all cards left in your hand and use their Reveal boxes in any order. Cards you played on Agent turns do not give theirs.',
  'reveal.between':
    'On your Reveal turn you may acquire cards and play Plot Intrigue cards before, between or after the Reveal effects.',
  'reveal.drawn':
    'A card you draw on your Reveal turn is revealed at once and its Reveal box used. A card drawn later stays in your hand, and next round you still draw five.',
  'reveal.recruited':
    'Troops recruited on your Reveal turn go to the garrison and cannot be deployed unless an effect says so.',
  'reveal.clean-up':
    'Cards you played or revealed stay in play until the end of your Reveal turn; then all of them go to your discard pile.',
  'reveal.council':
    'Persuasion from a High Council seat (2), and from Hall of Oratory or Assembly Hall (1, while your Agent is still there), comes on your Reveal turn.',
  'reveal.strength':
    'Your strength is 2 for each of your troops in the Conflict plus 1 for each sword on the cards you revealed.',
  'reveal.strength-uprising':
    'Your strength is 2 for each of your troops and 3 for each of your sandworms in the Conflict, plus 1 for each sword on the cards you revealed.',
  'reveal.no-units':
    'Without a unit in the Conflict your strength is 0, however many swords you have. The swords count after all if a unit of yours gets there during the same Reveal turn.',
  'reveal.marker':
    'The combat track shows your strength and follows every change. Above 20 the marker is flipped to its +20 side and starts over.',
}
