// The deck cards of the base box: a player's starting deck, the Reserve and the Imperium deck
// (IMP-CMP-03, IMP-CMP-04, IMP-CMP-12). A Reveal box lists Persuasion first, then swords, then the rest.

import {
  bond,
  cardsInPlay,
  deploy,
  discard,
  discount,
  doubleHarvest,
  draw,
  eachOpponent,
  factionInfluence,
  forbidSpace,
  hasAlliance,
  hasInfluence,
  influence,
  intrigue,
  loseTroop,
  oneOf,
  pay,
  per,
  persuasion,
  recruit,
  recruitAndDeploy,
  retreat,
  solari,
  spice,
  swords,
  takeFromDiscard,
  trash,
  trashThis,
  vp,
  water,
  when,
} from '../../effects/build.ts'
import { imperium, reserve } from '../build.ts'
import { startingDeck } from '../starting.ts'
import { type Card, FACTIONS } from '../types.ts'

const reserveCards: readonly Card[] = [
  reserve('arrakis-liaison', 8, {
    cost: 2,
    factions: ['fremen'],
    icons: ['landsraad', 'city'],
    reveal: [persuasion(2)],
  }),
  reserve('the-spice-must-flow', 10, { cost: 9, acquire: [vp(1)], reveal: [spice(1)] }),
  // IMP-BUY-03: without a cost, taken only through its icon.
  reserve('foldspace', 6, {
    icons: [...FACTIONS, 'landsraad', 'city', 'spice-trade'],
    agent: [draw(1), trashThis],
  }),
]

const imperiumDeck: readonly Card[] = [
  imperium('arrakis-recruiter', 2, 2, {
    icons: ['city'],
    agent: [recruit(1)],
    reveal: [persuasion(1), swords(1)],
  }),
  imperium('assassination-mission', 2, 1, {
    reveal: [swords(1), solari(1)],
    trashed: [solari(4)],
  }),
  imperium('bene-gesserit-initiate', 2, 3, {
    factions: ['bene-gesserit'],
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [draw(1)],
    reveal: [persuasion(1)],
  }),
  imperium('bene-gesserit-sister', 3, 3, {
    factions: ['bene-gesserit'],
    icons: ['bene-gesserit', 'landsraad'],
    reveal: [oneOf(persuasion(2), swords(2))],
  }),
  imperium('carryall', 1, 5, {
    icons: ['spice-trade'],
    agent: [doubleHarvest],
    reveal: [persuasion(1), spice(1)],
  }),
  imperium('chani', 1, 5, {
    factions: ['fremen'],
    icons: ['fremen', 'city', 'spice-trade'],
    acquire: [water(1)],
    reveal: [persuasion(2), retreat('any')],
  }),
  imperium('choam-directorship', 1, 8, {
    acquire: FACTIONS.map((faction) => influence(faction, 1)),
    reveal: [solari(3)],
  }),
  imperium('crysknife', 1, 3, {
    factions: ['fremen'],
    icons: ['fremen', 'spice-trade'],
    agent: [solari(1)],
    reveal: [swords(1), when(bond('fremen'), influence('fremen', 1))],
  }),
  imperium('dr-yueh', 1, 1, {
    icons: ['city'],
    agent: [draw(1)],
    reveal: [persuasion(1)],
  }),
  imperium('duncan-idaho', 1, 4, {
    icons: ['city'],
    agent: [pay({ water: 1 }, recruit(1), draw(1))],
    reveal: [swords(2), water(1)],
  }),
  imperium('fedaykin-death-commando', 2, 3, {
    factions: ['fremen'],
    icons: ['city', 'spice-trade'],
    agent: [trash],
    reveal: [persuasion(1), when(bond('fremen'), swords(3))],
  }),
  imperium('firm-grip', 1, 4, {
    factions: ['emperor'],
    icons: ['emperor', 'landsraad'],
    agent: [pay({ solari: 2 }, influence(['guild', 'bene-gesserit', 'fremen'], 1))],
    reveal: [when(hasAlliance('emperor'), persuasion(4))],
  }),
  imperium('fremen-camp', 2, 4, {
    factions: ['fremen'],
    icons: ['spice-trade'],
    agent: [pay({ spice: 2 }, recruit(3))],
    reveal: [persuasion(2), swords(1)],
  }),
  imperium('gene-manipulation', 2, 3, {
    factions: ['bene-gesserit'],
    icons: ['landsraad', 'city'],
    agent: [trash, when(bond('bene-gesserit'), spice(2))],
    reveal: [persuasion(2)],
  }),
  imperium('guild-administrator', 2, 2, {
    factions: ['guild'],
    icons: ['guild', 'spice-trade'],
    agent: [trash],
    reveal: [persuasion(1)],
  }),
  imperium('guild-ambassador', 1, 4, {
    factions: ['guild'],
    icons: ['landsraad'],
    agent: [oneOf(influence('guild', 1), spice(2))],
    reveal: [when(hasAlliance('guild'), pay({ spice: 3 }, vp(1)))],
  }),
  imperium('guild-bankers', 1, 3, {
    factions: ['guild'],
    icons: ['emperor', 'guild', 'landsraad'],
    reveal: [discount('the-spice-must-flow', 3)],
  }),
  imperium('gun-thopter', 2, 4, {
    icons: ['city', 'spice-trade'],
    agent: [eachOpponent(loseTroop('garrison'))],
    reveal: [swords(3), deploy(1)],
  }),
  imperium('gurney-halleck', 1, 6, {
    icons: ['city'],
    agent: [recruit(2), draw(1)],
    reveal: [persuasion(2), pay({ solari: 3 }, recruitAndDeploy(2))],
  }),
  imperium('imperial-spy', 2, 2, {
    factions: ['emperor'],
    icons: ['emperor'],
    agent: [pay({ trashThis: true }, intrigue(1))],
    reveal: [persuasion(1), swords(1)],
  }),
  imperium('kwisatz-haderach', 1, 8, {
    factions: ['bene-gesserit'],
    sendsAnywhere: true,
    agent: [draw(1)],
  }),
  imperium('lady-jessica', 1, 7, {
    factions: ['bene-gesserit'],
    icons: ['bene-gesserit', 'landsraad', 'city', 'spice-trade'],
    acquire: [influence('any', 1)],
    agent: [draw(2)],
    reveal: [persuasion(3), swords(1)],
  }),
  imperium('liet-kynes', 1, 5, {
    factions: ['emperor', 'fremen'],
    icons: ['fremen', 'city'],
    acquire: [influence('emperor', 1)],
    reveal: [per(cardsInPlay('fremen'), persuasion(2))],
  }),
  imperium('missionaria-protectiva', 2, 1, {
    factions: ['bene-gesserit'],
    icons: ['city'],
    agent: [when(bond('bene-gesserit'), influence('any', 1))],
    reveal: [persuasion(1)],
  }),
  imperium('opulence', 1, 6, {
    factions: ['emperor'],
    icons: ['emperor'],
    agent: [solari(3)],
    reveal: [persuasion(1), pay({ solari: 6 }, vp(1))],
  }),
  imperium('other-memory', 1, 4, {
    factions: ['bene-gesserit'],
    icons: ['city', 'spice-trade'],
    agent: [oneOf(draw(1), takeFromDiscard('bene-gesserit'))],
    reveal: [persuasion(2)],
  }),
  imperium('piter-de-vries', 1, 5, {
    icons: ['landsraad', 'city'],
    agent: [intrigue(1)],
    reveal: [persuasion(3), swords(1)],
  }),
  imperium('power-play', 3, 5, {
    icons: FACTIONS,
    agent: [factionInfluence(2), trashThis],
  }),
  imperium('reverend-mother-mohiam', 1, 6, {
    factions: ['emperor', 'bene-gesserit'],
    icons: ['emperor', 'bene-gesserit'],
    agent: [when(bond('bene-gesserit'), eachOpponent(discard(2)))],
    reveal: [persuasion(2), spice(2)],
  }),
  imperium('sardaukar-infantry', 2, 1, {
    factions: ['emperor'],
    reveal: [persuasion(1), swords(2)],
  }),
  imperium('sardaukar-legion', 2, 5, {
    factions: ['emperor'],
    icons: ['emperor', 'landsraad'],
    agent: [recruit(2)],
    reveal: [persuasion(1), deploy(3)],
  }),
  imperium('scout', 2, 1, {
    icons: ['city', 'spice-trade'],
    reveal: [persuasion(1), swords(1), retreat(2)],
  }),
  imperium('shifting-allegiances', 2, 3, {
    icons: ['landsraad', 'spice-trade'],
    agent: [pay({ influence: 1, spice: 2 }, influence('any', 2))],
    reveal: [persuasion(2)],
  }),
  imperium('sietch-reverend-mother', 1, 4, {
    factions: ['bene-gesserit', 'fremen'],
    icons: ['bene-gesserit', 'fremen'],
    agent: [trash],
    reveal: [when(bond('fremen'), persuasion(3), spice(1))],
  }),
  imperium('smugglers-thopter', 2, 4, {
    factions: ['guild'],
    icons: ['spice-trade'],
    agent: [when(hasInfluence('guild', 2), draw(2))],
    reveal: [persuasion(1), spice(1)],
  }),
  imperium('space-travel', 2, 3, {
    factions: ['guild'],
    icons: ['guild'],
    agent: [draw(1)],
    reveal: [persuasion(2)],
  }),
  imperium('spice-hunter', 2, 2, {
    factions: ['fremen'],
    icons: ['fremen', 'spice-trade'],
    reveal: [persuasion(1), swords(1), when(bond('fremen'), spice(1))],
  }),
  imperium('spice-smugglers', 2, 2, {
    factions: ['guild'],
    icons: ['city'],
    agent: [pay({ spice: 2 }, influence('guild', 1), solari(3))],
    reveal: [persuasion(1), swords(1)],
  }),
  imperium('stilgar', 1, 5, {
    factions: ['fremen'],
    icons: ['fremen', 'city', 'spice-trade'],
    agent: [water(1)],
    reveal: [persuasion(2), swords(3)],
  }),
  imperium('test-of-humanity', 1, 3, {
    factions: ['bene-gesserit'],
    icons: ['bene-gesserit', 'landsraad', 'city'],
    agent: [eachOpponent(oneOf(discard(1), loseTroop('conflict')))],
    reveal: [persuasion(2)],
  }),
  imperium('the-voice', 2, 2, {
    factions: ['bene-gesserit'],
    icons: ['city', 'spice-trade'],
    agent: [forbidSpace],
    reveal: [persuasion(2)],
  }),
  imperium('thufir-hawat', 1, 5, {
    icons: [...FACTIONS, 'city', 'spice-trade'],
    agent: [draw(1)],
    reveal: [persuasion(1), intrigue(1)],
  }),
  imperium('worm-riders', 2, 6, {
    factions: ['fremen'],
    icons: ['city', 'spice-trade'],
    agent: [spice(2)],
    reveal: [when(hasInfluence('fremen', 2), swords(4)), when(hasAlliance('fremen'), swords(2))],
  }),
]

export const cards: readonly Card[] = [...startingDeck, ...reserveCards, ...imperiumDeck]
