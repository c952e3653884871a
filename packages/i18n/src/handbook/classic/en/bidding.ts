// The auction of treachery cards, in English.

import type { Told } from '../../outline.ts'
import type { bidding as outline } from '../outline/bidding.ts'

export const bidding: Told<typeof outline> = {
  'bidding.hands':
    'In Bidding everyone sees how many treachery cards each player holds. Outside this phase, you need not say.',
  'bidding.hand-limit':
    'You may hold at most 4 treachery cards, Harkonnen 8. At the limit you cannot bid, and if you reach it in this phase, you pass on the remaining cards.',
  'bidding.row':
    'In Bidding, one treachery card is laid out face down for each player below the hand limit at the start of the phase. The number does not change later.',
  'bidding.opening':
    'Cards are auctioned one at a time. The first player opens the first card; if they are at the hand limit, the next player to the right who is not.',
  'bidding.next-opener':
    'Each later card is opened by the next player below the hand limit to the right of whoever opened the card before, no matter who bought it.',
  'bidding.raise':
    'The opener bids at least 1 or passes. Then, going to the right, each player must bid more or pass.',
  'bidding.pass':
    'A pass is not final: you may bid again when your turn comes. The auction ends when everyone else has passed in succession after the last bid.',
  'bidding.price':
    'The highest bidder takes the card and pays the bid: to the Emperor if the Emperor is in play and is not the buyer, otherwise to the bank.',
  'bidding.own-spice':
    'You may not bid more spice than you have, unless your ally adds to it or you hold a Karama to pay with.',
  'bidding.no-bid':
    'Bidding ends with the last card, or at once when nobody bids on a card. That card and those after it go back on top of the deck in their old order.',
  'bidding.all-full':
    'If everyone who could bid has reached the hand limit, the remaining cards go back on top of the deck.',
  'bidding.deck-empty':
    'If the Treachery deck runs out, its discards are reshuffled at once. If there are none, fewer cards are laid out, or Harkonnen get no bonus card.',
  'bidding.secret':
    'Only the buyer sees a card bought at auction, and Atreides, who saw it before the bidding. An unsold card is not shown to anyone else.',
}
