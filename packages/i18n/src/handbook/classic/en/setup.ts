// How a game begins, in English.

import type { Told } from '../../outline.ts'
import type { setup as outline } from '../outline/setup.ts'

export const setup: Told<typeof outline> = {
  'setup.players':
    'From 2 to 6 people play, one faction each. The rulebook recommends leaving out the Bene Gesserit with five players, and the Bene Gesserit and the Guild with four.',
  'setup.table':
    'Whoever opens the table chooses the basic or the advanced game, the number of players, how factions are assigned, the alliance variant and the optional rules.',
  'setup.factions':
    'Factions are dealt at random, or all players draw a number from 1 to 10 and pick a faction in turn, the highest number first.',
  'setup.order':
    'Setup goes in this order: factions, positions, the Bene Gesserit prediction, traitors, spice, forces, treachery cards. Then round 1 begins.',
  'setup.decks':
    'The Spice deck and the Treachery deck are shuffled; used cards go to a face-up discard pile. When a deck runs out, its discards are shuffled to form a new one.',
  'setup.positions':
    'Markers are placed at random unless the host has chosen. Five use sectors 2, 5, 8, 11 and 14; four 2, 5, 11 and 14; three 2, 8 and 14; two 2 and 11.',
  'setup.traitors':
    'You are dealt 4 traitor cards showing leaders of the factions in play. You secretly keep 1 and return the other 3 unseen. Harkonnen keep all 4.',
  'setup.own-traitor':
    'You may keep the traitor card of one of your own leaders: then nobody can call that leader a traitor.',
  'setup.spice':
    'Starting spice: Atreides, Emperor and Harkonnen 10 each, Bene Gesserit and Spacing Guild 5 each, Fremen 3. You keep it hidden behind your screen.',
  'setup.forces':
    'Starting forces: Atreides 10 in Arrakeen, Harkonnen 10 in Carthag, Guild 5 in Tuek’s Sietch, Fremen 10, Bene Gesserit 1, Emperor none. The rest are reserves, which everyone can see.',
  'setup.placing':
    'Most starting forces have fixed places. The Fremen then place theirs, in the open; in the advanced game the Bene Gesserit place their advisor after them.',
  'setup.cards': 'Everyone is dealt 1 treachery card face down; Harkonnen are dealt 2.',
}
