// Two and three players, in English.

import type { Told } from '../../outline.ts'
import type { few as outline } from '../outline/few.ts'

export const few: Told<typeof outline> = {
  'few.three':
    'With three players, Atreides, Harkonnen and Fremen are recommended. An alliance needs 4 strongholds, whatever alliance variant is played; a player alone needs 3.',
  'few.two':
    'With two players it is Atreides against Harkonnen, or each player leads 2 factions. There are no alliances between the players, and victory takes 4 strongholds.',
  'few.pairs':
    'If you lead two factions, they are allied for good: their strongholds count together, they help each other as allies and never fight. A Nexus brings no decision.',
  'few.pairs-apart':
    'Your two factions keep their spice, treachery cards, traitors, bids and turns apart. If either of them wins, even by a special victory or a prediction, you win.',
}
