// Battle icons, and the points a pair gives, in English.

import type { Told } from '../../outline.ts'
import type { trophies as outline } from '../outline/trophies.ts'

export const trophies: Told<typeof outline> = {
  'trophies.icons':
    'There are three battle icons: crysknife, desert mouse and ornithopter. Your Objective has one of them and counts for pairs.',
  'trophies.pair':
    'When you win a Conflict and take its card, after all rewards, and another face-up card of yours has the same icon, flip both face down and gain 1 victory point. You must; one win makes one pair at most.',
  'trophies.wild':
    'A wild battle icon pairs only at the end of the game, with any other battle icon of yours on a face-up card (with Bloodlines also another wild one): flip both for 1 victory point.',
  'trophies.endgame-cards':
    'The Endgame cards Crysknife, Desert Mouse and Ornithopter flip only won Conflict cards, with their own icon or a wild one, never an Objective.',
}
