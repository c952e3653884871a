// Who fights, and how a battle ends, in English.

import type { Told } from '../../outline.ts'
import type { battle as outline } from '../outline/battle.ts'

export const battle: Told<typeof outline> = {
  'battle.where':
    'A battle must be fought in every territory that holds forces of two or more players, until at most one player’s forces are left there.',
  'battle.exceptions':
    'There is no battle in the Polar Sink, between allies, between forces kept apart by the storm, or with Bene Gesserit advisors.',
  'battle.aggressor':
    'The first player is the aggressor in all of their battles and chooses their order and opponents. Then the next player in storm order fights the battles they have left, and so on.',
  'battle.pairs':
    'Every battle is between two players. If there are three or more in a territory, they fight one after another.',
  'battle.group':
    'All your forces in a territory must fight as one group, even from different sectors, unless the storm divides them.',
  'battle.divided':
    'If the storm divides a territory, each piece with opponents is a battle of its own. Your forces in another piece or in the storm take no part and are not lost by defeat.',
  'battle.steps':
    'After both plans are revealed, resolve in this order: traitors, an explosion of Lasgun and Shield, weapons, totals and winner, spice for leaders, losses, discards.',
  'battle.total':
    'Your total is your dial plus your leader’s strength, if the leader lives. The higher total wins. There are no ties: with equal totals the aggressor wins.',
  'battle.weapons':
    'A weapon kills the opposing leader or Cheap Hero unless the right defense was played: Shield against projectiles, Snooper against poison. A killed leader adds no strength. Both leaders can die.',
  'battle.killed-leaders':
    'Killed leaders go to the tanks. The winner takes spice from the bank equal to the strength of all leaders killed in the battle, their own included. A Cheap Hero earns nothing.',
  'battle.loser':
    'The loser loses all forces in the territory and discards all treachery cards played. The loser’s leader survives unless a weapon, an explosion or a traitor call kills them.',
  'battle.winner':
    'The winner loses only the forces dialed and may keep or discard each treachery card played. A Cheap Hero is always discarded.',
  'battle.kept-cards':
    'A card you keep after winning can be played again, even in another battle of the same phase.',
  'battle.leaders-stay':
    'A surviving leader stays in the territory until the phase ends and may fight there again. Then they return to you.',
  'battle.empty':
    'If the winner has dialed all their forces, the territory may be left empty. It is still a victory, with spice for killed leaders and cards kept.',
}
