// The map and the pieces, in English.

import type { Told } from '../../outline.ts'
import type { board as outline } from '../outline/board.ts'

export const board: Told<typeof outline> = {
  'board.territories':
    'The map has 42 territories: 29 of sand, 7 of rock, 5 strongholds and the Polar Sink. Imperial Basin counts as sand.',
  'board.strongholds':
    'The 5 strongholds are Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch and Tuek’s Sietch.',
  'board.cities':
    'Arrakeen and Carthag are the cities: a force in either gives you ornithopters, and each of your forces collects 3 spice instead of 2.',
  'board.sectors':
    'The map is divided into 18 sectors, numbered counterclockwise; the storm starts in sector 1. A territory may lie in several sectors. The Polar Sink lies in none.',
  'board.positions':
    'There are 6 player positions around the map, in sectors 2, 5, 8, 11, 14 and 17. Together with the storm they decide who is the first player.',
  'board.polar-sink':
    'The Polar Sink is never in storm, no battle is ever fought there, and any number of forces of any factions may be there.',
  'board.spice-symbols':
    'On 15 sand territories there is a spice blow symbol. Spice appears only there, in the sector with the symbol.',
  'board.forces':
    'Every faction has a color of its own, 5 leaders and 20 forces. Each force is on the map, in the reserves or in the Tleilaxu Tanks; none ever leaves the game.',
  'board.leaders':
    'A leader’s strength, from 1 to 7, is added to your total in battle. It is also the price of reviving the leader, and what the winner earns if the leader dies in battle.',
  'board.starred': 'In the basic game a force with a star is an ordinary force.',
  'board.decks':
    'There are 21 spice cards, 33 treachery cards and 30 traitor cards, one for each leader. The Bene Gesserit predict with 6 faction cards and 10 round cards.',
  'board.spice-cards':
    'Of the 21 spice cards, 15 name a territory and its spice, from 6 to 12; the other 6 are Shai-Hulud, the sandworm.',
  'board.bank':
    'The spice bank never runs out. Spice you pay to another player changes hands; all other spice comes from the bank or goes back to it.',
  'board.advanced':
    'The advanced game adds 5 Sardaukar for the Emperor, 3 Fedaykin and the sandworm token for the Fremen, two-sided tokens for the Bene Gesserit, the Kwisatz Haderach for Atreides, and the storm cards.',
}
