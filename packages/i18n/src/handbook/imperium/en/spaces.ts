// What the spaces of the board cost and give, in English.

import type { Told } from '../../outline.ts'
import type { spaces as outline } from '../outline/spaces.ts'

export const spaces: Told<typeof outline> = {
  'spaces.paid-and-free':
    'The base board has 22 spaces: two of each Faction, one free and one with a cost, five of the Landsraad, four Cities and five of the Spice Trade. Faction spaces also give 1 Influence.',
  'spaces.emperor-guild':
    'Conspire: 4 spice for 5 Solari, 2 troops and an Intrigue card. Wealth: 2 Solari. Heighliner (combat space): 6 spice for 5 troops and 2 water. Foldspace: a Foldspace card.',
  'spaces.sisterhood-fremen':
    'Selective Breeding: 2 spice; you may trash a card to draw 2. Secrets: an Intrigue card and Steal Intrigue. Hardy Warriors (combat space): 1 water for 2 troops. Stillsuits (combat space): gain 1 water.',
  'spaces.landsraad':
    'Landsraad: High Council 5 Solari, Mentat 2, Swordmaster 8. Rally Troops: 4 Solari for 4 troops. Hall of Oratory: a troop, and 1 Persuasion on your Reveal turn while your Agent is still there. None is a combat space.',
  'spaces.cities':
    'Cities, all combat spaces. Arrakeen: a troop and a card. Carthag: a troop and an Intrigue card. Research Station: 2 water for 3 cards. Sietch Tabr: a troop and 1 water.',
  'spaces.spice-trade':
    'Secure Contract: 3 Solari. Sell Melange: 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari. Combat and Maker spaces: The Great Flat (2 water) 3 spice, Hagga Basin (1 water) 2, Imperial Basin 1, plus bonus spice.',
  'spaces.intrigue': 'Board spaces that give Intrigue cards: Carthag, Conspire and Secrets.',
  'spaces.board-uprising':
    'The Uprising board for one to four players has 22 spaces: two of each Faction, five of the Landsraad, four Cities and five of the Spice Trade. Faction spaces also give 1 Influence.',
  'spaces.emperor-guild-uprising':
    'Sardaukar: 4 spice for 4 troops and an Intrigue card. Dutiful Service: a contract. Heighliner (combat space): 5 spice for 5 troops. Deliver Supplies: gain 1 water.',
  'spaces.sisterhood-fremen-uprising':
    'Espionage: 1 spice for a card and a spy. Secrets: an Intrigue card and Steal Intrigue. Desert Tactics (combat space): 1 water for a troop, and you may trash a card. Fremkit (combat space): a card.',
  'spaces.landsraad-uprising':
    'Landsraad: High Council 5 Solari, Swordmaster 8 or 6. Assembly Hall: an Intrigue card, and 1 Persuasion on your Reveal turn while your Agent is there. Gather Support: 2 troops, for 2 Solari also 1 water. None is a combat space.',
  'spaces.imperial-privilege':
    'Imperial Privilege needs 2 Emperor Influence and 3 Solari: you may trash an Intrigue card to draw another, recall another Agent of yours, and draw a card.',
  'spaces.cities-uprising':
    'Cities, all combat spaces. Arrakeen: a troop and a card. Spice Refinery: 2 Solari, or 4 for 1 spice. Research Station: 2 water for 2 troops and 2 cards.',
  'spaces.sietch-tabr-uprising':
    'Sietch Tabr (City, combat space) needs 2 Fremen Influence. Choose: Maker Hooks, a troop and 1 water; or 1 water, and you may remove the Shield Wall.',
  'spaces.spice-trade-uprising':
    'Maker and combat spaces: Deep Desert (3 water) 4 spice, Hagga Basin (1 water) 2, Imperial Basin 1, plus bonus spice. Shipping: 3 spice for 5 Solari and 1 Influence of your choice. Accept Contract: a card and a contract.',
  'spaces.intrigue-uprising':
    'Board spaces that give Intrigue cards: Secrets, Sardaukar, Assembly Hall, the High Council on later visits, and Imperial Privilege in exchange for another Intrigue card.',
}
