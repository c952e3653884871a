// What is often asked about single cards, in English.

import type { Told } from '../../outline.ts'
import type { cards as outline } from '../outline/cards.ts'

export const cards: Told<typeof outline> = {
  'cards.bindu':
    'Bindu Suspension is played only at the very start of your turn: draw a card, then you may pass the turn.',
  'cards.demand-respect':
    'Spice you win as the Conflict reward (or by To the Victor...) may be taken first and used to pay for Demand Respect.',
  'cards.voice':
    'The Voice closes a space to each opponent’s next Agent of this round, until your next turn. Passing does not free an opponent; having sent an Agent elsewhere does. It stops Kwisatz Haderach too.',
  'cards.kwisatz':
    'Kwisatz Haderach may send an Agent already on the board, even if you have no other, to any space, even an occupied one or its own. Cost and requirement apply; place first, then draw; a combat space allows deployment.',
  'cards.kwisatz-once':
    'Kwisatz Haderach does not let you use a once-per-game space again (Swordmaster; in the base game also High Council). A Maker space it empties gets bonus spice in the Makers phase.',
  'cards.test-of-humanity':
    'Test of Humanity: opponents choose clockwise from your left, each something they can actually do: discard a card of their choice, or lose a troop from the Conflict.',
  'cards.discarded':
    "“When discarded” (Spacing Guild's Favor, Corrupt Bureaucrat) works only when the card is discarded from your hand: not in clean-up, not from the deck.",
  'cards.guild-envoy': 'Guild Envoy, played on an Agent turn: you must discard a card.',
}
