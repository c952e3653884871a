// What lies on the table when the game begins, in English.

import type { Told } from '../../outline.ts'
import type { setup as outline } from '../outline/setup.ts'

export const setup: Told<typeof outline> = {
  'setup.board':
    'The Mentat starts on its space in the Landsraad, and each of the four Alliance tokens on the Influence track of its Faction. Only the base game has a Mentat.',
  'setup.board-uprising':
    'The Shield Wall token starts on its place below Spice Refinery, each Alliance token on the Influence track of its Faction. There is no Mentat, and there are no Foldspace or Arrakis Liaison cards.',
  'setup.conflicts':
    'The Conflict deck has 10 cards. From the top: one Conflict I (of 4), five Conflict II (of 10), and all four Conflict III.',
  'setup.conflicts-uprising':
    'The Conflict deck has 10 cards. From the top: one Conflict I (of 3), five Conflict II (of 9), and all four Conflict III. With six players there is no Conflict I.',
  'setup.conflicts-unused': 'Conflict cards that are not in the deck go back to the box unseen.',
  'setup.decks':
    'The Intrigue deck (40 cards) and the Imperium deck (67 cards) are shuffled. Five Imperium cards are dealt face up: the Imperium Row.',
  'setup.decks-uprising':
    'The Intrigue deck (40 cards) and the Imperium deck (65 cards) are shuffled, and five Imperium cards form the Imperium Row. Another 4 cards for each deck carry the CHOAM symbol and are added only with that module.',
  'setup.reserve':
    'The Reserve has three piles beside the Imperium Row: 8 Arrakis Liaison, 10 The Spice Must Flow, and 6 Foldspace.',
  'setup.reserve-uprising':
    'The Reserve has two piles, both bought with Persuasion: 8 Prepare the Way and 10 The Spice Must Flow.',
  'setup.leaders':
    'Each player chooses a Leader or gets one at random. Any combination is allowed, even two Leaders of the same House.',
  'setup.leaders-base':
    'The base game has 8 Leaders. The four Baron Harkonnen tokens are used only with Baron Vladimir Harkonnen.',
  'setup.leaders-uprising':
    'Uprising has 9 Leaders; Shaddam Corrino IV can be chosen only with the CHOAM module. The Feyd token is used only with Feyd-Rautha Harkonnen.',
  'setup.deck':
    'Everyone starts with the same shuffled deck of 10 cards: Convincing Argument, Dagger and Dune, the Desert Planet twice each, and one each of Diplomacy, Reconnaissance, Seek Allies and Signet Ring.',
  'setup.resources':
    'You start with 1 water and no Solari or spice, unless your Leader says otherwise. What you gain comes from the bank, what you pay returns to it; the bank never runs out.',
  'setup.pieces':
    'Of your 16 cubes, 4 mark your Influence (at 0) and 12 are troops: 3 start in your garrison, 9 in your supply. Your supply also holds 3 control markers and a councilor token; your combat marker starts at 0.',
  'setup.agents':
    'You start with two Agents on your Leader. The third, the Swordmaster, waits beside the board until you gain it.',
  'setup.score':
    'With four players everyone starts with 1 victory point, with three or fewer at 0. With six players, Allies start with 1 and Commanders with 4.',
  'setup.first-player': 'The First Player is determined at random.',
  'setup.first-player-uprising':
    'The First Player is whoever has the Objective card that shows the First Player marker.',
  'setup.objectives':
    'Each player gets one Objective at random, face up: the desert mouse with the First Player marker, a crysknife and, with 1–3 players, an ornithopter; with 4 or 6 players, another crysknife and another desert mouse instead.',
  'setup.uprising-pieces':
    'Your supply also holds three spies. The bank also has four Maker Hooks tokens and as many sandworms as are needed.',
  'setup.public':
    'Supplies, discard piles and trashed cards (Intrigue included) are open to everyone. Hands, the order of decks and unplayed Intrigue cards are not.',
}
