// What wins the game, and how it ends, in English.

import type { Told } from '../../outline.ts'
import type { goal as outline } from '../outline/goal.ts'

export const goal: Told<typeof outline> = {
  'goal.aim': 'Whoever has the most victory points when the game ends wins.',
  'goal.end':
    'The game ends when, at the start of Recall, anyone has 10 or more victory points or the Conflict deck is empty. It is checked only then: reaching 10 earlier does not stop the round.',
  'goal.rounds':
    'Each round uses one card of the 10-card Conflict deck, so a game lasts at most 10 rounds (9 with six players).',
  'goal.points':
    'Every victory point you gain or lose moves your score marker one space up or down. There is no upper limit: you may pass the last number on the track.',
  'goal.players':
    'The base game is for 1 to 4 players, Uprising for 1 to 4 or for 6. One or two players face Rivals, run by the cards of House Hagal; six play in two teams.',
  'goal.endgame':
    'At the Endgame each player takes one turn, clockwise from the holder of the First Player marker, to play Endgame Intrigue cards and use anything else that works at the end of the game, in any order.',
  'goal.tie-break':
    'If players are tied for the most victory points, the one with the most spice wins; if that is tied too, the most Solari, then water, then troops in garrison. If everything is equal, whoever took their Reveal turn last wins.',
  'goal.card-text': 'If a card’s text contradicts these rules, follow the card.',
  'goal.clockwise': 'Play always passes clockwise: the next player is the one on your left.',
}
