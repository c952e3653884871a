// The phases of a round, and whose turn it is, in English.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases': 'A round has five phases: Round Start, Player Turns, Combat, Makers, and Recall.',
  'round.start':
    'Round Start: reveal the top card of the Conflict deck, on top of any still there from earlier rounds. Then every player draws five cards.',
  'round.turns':
    'Player Turns: starting with the First Player and going clockwise, players take one turn at a time, either an Agent turn or a Reveal turn.',
  'round.reveal-early':
    'You may take your Reveal turn even if you still have Agents. With no Agent left, or nowhere to send one, you must take it.',
  'round.after-reveal':
    'After your Reveal turn you have no more turns this phase; the others carry on. The phase ends once everyone has taken a Reveal turn.',
  'round.passing':
    'Passing a turn by a card’s effect is neither an Agent turn nor a Reveal turn: you act again when your turn comes around, and still have a Reveal turn to take.',
  'round.recall':
    'Recall: if the game does not end, all Agents return to their Leaders and the First Player marker passes clockwise. Then a new round begins. Everything else, such as spies and control markers, stays.',
  'round.order-of-choices':
    'When several players must choose, effects on each opponent go clockwise from the acting player’s left; everything else goes clockwise from the First Player, unless the text calls for secret and simultaneous choices.',
}
