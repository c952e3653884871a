// The storm, and what it does to those in its way, in English.

import type { Told } from '../../outline.ts'
import type { storm as outline } from '../outline/storm.ts'

export const storm: Told<typeof outline> = {
  'storm.first':
    'In round 1 the players nearest to the storm start sector on either side each secretly dial 0 to 20. The storm moves counterclockwise from sector 1 by the sum; 18 sectors are one lap.',
  'storm.later':
    'From round 2 on, the two players who last used the battle wheels secretly dial 1 to 3, and the storm moves counterclockwise by the sum. In the advanced game with Fremen, a storm card moves it instead.',
  'storm.dialers':
    'The two sides of the last battle dial the storm, however that battle ended. If there was no battle in the last round, those who last used the wheels dial again.',
  'storm.damage':
    'Wherever the storm enters or stops, it destroys all forces and all spice on sand: forces go to the tanks, spice to the bank.',
  'storm.part':
    'The storm hits only the part of a territory that lies in its sector. The sector it sets out from is not hit again, and a storm that stays where it is harms nothing.',
  'storm.first-damage':
    'The first storm destroys forces on sand along its whole path, too; with a sum of 0 it hits sector 1. Only the first Bene Gesserit token of the advanced game can be in danger.',
  'storm.safe':
    'Rock, strongholds, the Polar Sink and Imperial Basin are safe from the storm; Arrakeen, Carthag and Imperial Basin only as long as the Shield Wall stands.',
  'storm.after-atomics':
    'Once the Shield Wall has been destroyed, the storm hits Arrakeen, Carthag and Imperial Basin like sand. Otherwise they stay what they are, and the Shield Wall stays rock.',
  'storm.obstacle':
    'No force may ship, move or ride a sandworm into or out of the storm sector, or cross it. Only the Fremen of the advanced game may land in it.',
  'storm.no-battle':
    'Two players in the same territory do not fight if the storm lies between their forces, or if the forces of at least one of them are in the storm sector.',
  'storm.cards':
    'From round 2 on, when the distance is known and before the storm moves, Weather Control may be played, and after it Family Atomics.',
}
