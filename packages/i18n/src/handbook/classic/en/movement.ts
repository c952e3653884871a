// Movement, the second half of a turn, in English.

import type { Told } from '../../outline.ts'
import type { movement as outline } from '../outline/movement.ts'

export const movement: Told<typeof outline> = {
  'movement.group':
    'Once per round you may move any number of your forces, as one group, from one territory to another. Other players’ forces do not stop you.',
  'movement.range':
    'A group moves to an adjacent territory. With a force in Arrakeen or Carthag at the start of the move you have ornithopters: any group of yours moves up to 3 territories.',
  'movement.ornithopters':
    'Forces just shipped to Arrakeen or Carthag give you ornithopters at once. A storm over the city does not take them away.',
  'movement.storm':
    'A move may not enter, leave or cross the sector in storm. You may use the parts of a territory that are out of the storm.',
  'movement.together':
    'Moves are counted in territories, not sectors. Your forces in different sectors of one territory may move as one group if each has a path within range; they all end in one sector.',
  'movement.stronghold':
    'You cannot move into or through a stronghold that holds forces of two other players. Advisors there are not counted, but the limit binds advisors who move.',
  'movement.same-territory':
    'You may use your move to change sectors within a territory, if the storm allows. That takes no range, unless the way leads through other territories.',
}
