// What the spaces of the board cost and give, in English.

import type { Told } from '../../outline.ts'
import type { spaces as outline } from '../outline/spaces.ts'

export const spaces: Told<typeof outline> = {
  'spaces.paid-and-free':
    'The base board has 22 spaces: two of each Faction, one free and one with a cost, five of the Landsraad, four Cities and five of the Spice Trade. Faction spaces also give 1 Influence.',
  'spaces.emperor':
    'Emperor’s spaces: Conspire costs 4 spice and gives 5 Solari, 2 troops and an Intrigue card; Wealth gives 2 Solari.',
  'spaces.guild':
    'Spacing Guild’s spaces: Heighliner, a combat space, costs 6 spice and gives 5 troops and 2 water; Foldspace gives a Foldspace card.',
  'spaces.bene-gesserit':
    'Bene Gesserit spaces: Selective Breeding costs 2 spice and lets you trash a card to draw 2; Secrets gives an Intrigue card and Steal Intrigue.',
  'spaces.fremen':
    'Fremen spaces, both combat spaces: Hardy Warriors costs 1 water and gives 2 troops; Stillsuits gives 1 water.',
  'spaces.landsraad':
    'Landsraad spaces, none a combat space: High Council, Mentat, Swordmaster; Rally Troops costs 4 Solari and gives 4 troops; Hall of Oratory gives a troop, and 1 Persuasion on your Reveal turn while your Agent is still there.',
  'spaces.cities':
    'Cities, all combat spaces: Arrakeen gives a troop and a card, Carthag a troop and an Intrigue card; Research Station costs 2 water and gives 3 cards; Sietch Tabr gives a troop and 1 water.',
  'spaces.spice-trade':
    'Two Spice Trade spaces bring money: Secure Contract gives 3 Solari; Sell Melange gives 6, 8, 10 or 12 Solari for 2, 3, 4 or 5 spice.',
  'spaces.desert':
    'Maker spaces, all of them combat spaces too: The Great Flat costs 2 water and gives 3 spice, Hagga Basin costs 1 water and gives 2, Imperial Basin is free and gives 1; each plus its bonus spice.',
  'spaces.intrigue': 'Board spaces that give Intrigue cards: Carthag, Conspire and Secrets.',
  'spaces.board-uprising':
    'The Uprising board for 1–4 players has 22 spaces: two of each Faction, five of the Landsraad, four Cities and five of the Spice Trade. Faction spaces also give 1 Influence.',
  'spaces.emperor-uprising':
    'Emperor’s spaces: Sardaukar costs 4 spice and gives 4 troops and an Intrigue card; Dutiful Service gives a contract.',
  'spaces.guild-uprising':
    'Spacing Guild’s spaces: Heighliner, a combat space, costs 5 spice and gives 5 troops; Deliver Supplies gives 1 water.',
  'spaces.bene-gesserit-uprising':
    'Bene Gesserit spaces: Espionage costs 1 spice and gives a card and a spy; Secrets gives an Intrigue card and Steal Intrigue.',
  'spaces.fremen-uprising':
    'Fremen spaces, both combat spaces: Desert Tactics costs 1 water, gives a troop and lets you trash a card; Fremkit gives a card.',
  'spaces.landsraad-uprising':
    'Landsraad spaces, none a combat space: High Council, Imperial Privilege, Swordmaster; Assembly Hall gives an Intrigue card, and 1 Persuasion on your Reveal turn while your Agent is there; Gather Support gives 2 troops, and 1 water too if you pay 2 Solari.',
  'spaces.imperial-privilege':
    'Imperial Privilege needs 2 Emperor Influence and costs 3 Solari: you may trash an Intrigue card to draw another; recall another Agent of yours; draw a card.',
  'spaces.cities-uprising':
    'Cities, all combat spaces: Arrakeen gives a troop and a card; Spice Refinery gives 2 Solari, or 4 if you pay 1 spice; Research Station costs 2 water and gives 2 troops and 2 cards; Sietch Tabr is the fourth.',
  'spaces.sietch-tabr-uprising':
    'Sietch Tabr (City, combat space) needs 2 Fremen Influence. Choose: Maker Hooks, a troop and 1 water; or 1 water, and you may remove the Shield Wall.',
  'spaces.desert-uprising':
    'Maker spaces, all of them combat spaces too: Deep Desert costs 3 water and gives 4 spice, Hagga Basin costs 1 water and gives 2, Imperial Basin is free and gives 1; each plus its bonus spice.',
  'spaces.spice-trade-uprising':
    'Shipping needs 2 Spacing Guild Influence, costs 3 spice and gives 5 Solari and 1 Influence of your choice. Accept Contract gives a card and a contract.',
  'spaces.intrigue-uprising':
    'Board spaces that give Intrigue cards: Secrets, Sardaukar, Assembly Hall, the High Council on later visits, and Imperial Privilege in exchange for another Intrigue card.',
}
