// Battle icons, and the points a pair gives, in English.

import type { Told } from '../../outline.ts'
import type { trophies as outline } from '../outline/trophies.ts'

export const trophies: Told<typeof outline> = {
  'trophies.icons':
    'There are three battle icons: crysknife, desert mouse and ornithopter. Your Objective has one of them and counts for pairs.',
  'trophies.pair':
    'After all rewards, when you take the card of a Conflict you won and another face-up card of yours has the same icon, you must flip both face down and gain 1 victory point. One win makes one pair at most.',
  'trophies.wild':
    'A wild battle icon pairs only at the end of the game: with one of the three icons on another face-up card of yours, and with Bloodlines also with another wild one. Flip both for 1 victory point.',
  'trophies.endgame-cards':
    'The Endgame cards Crysknife, Desert Mouse and Ornithopter flip only won Conflict cards, with their own icon or a wild one, never an Objective.',
}
