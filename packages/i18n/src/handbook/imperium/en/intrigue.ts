// Secret cards, and when they may be played, in English.

import type { Told } from '../../outline.ts'
import type { intrigue as outline } from '../outline/intrigue.ts'

export const intrigue: Told<typeof outline> = {
  'intrigue.secret':
    'Your Intrigue cards are secret; others see one only when it is played. You may hold any number of them.',
  'intrigue.kinds':
    'A Plot is played at any moment of your own Agent or Reveal turn, a Combat card only in the Combat phase, an Endgame card only at the end of the game. The card says its effect, cost and condition.',
  'intrigue.plot-timing':
    'You may play a Plot as soon as it is your turn, even before choosing between an Agent turn and a Reveal turn, and between any two effects, but not in the middle of one.',
  'intrigue.cost':
    'To play an Intrigue card, its condition must hold and its cost be paid in full; at least one line must be used. Lines with arrows and no OR are used or skipped one by one, and the first may pay for the second.',
  'intrigue.discard':
    'A played Intrigue card is discarded face up once it is resolved. A Plot that affects your coming Reveal turn stays in front of you until that turn ends.',
  'intrigue.steal':
    'Steal Intrigue: every opponent with four or more Intrigue cards gives you one of them at random.',
  'intrigue.empty':
    'When the Intrigue deck is empty, its discard pile is shuffled into a new one; trashed Intrigue cards stay out. If the discard pile is empty too, no card is drawn.',
}
