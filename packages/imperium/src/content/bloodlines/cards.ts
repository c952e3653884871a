// The Imperium cards of Bloodlines (BLD-CMP-01): those for every game, those that need spies, sandworms or the Spy icon
// and stay out of the base game (MIX-BLD-06), and those of the CHOAM and the Tech module. A Reveal box lists Persuasion
// first, then swords, then the rest.

import {
  acquireFromRow,
  all,
  bond,
  boost,
  combatIcon,
  command,
  commanderOfTheBank,
  completeContract,
  contracts as completed,
  contract,
  contractCompleted,
  deepCoverSpy,
  discarded,
  draw,
  eachOpponent,
  either,
  gainedSpiceOf,
  hasCommander,
  hasInfluence,
  hasTech,
  influence,
  influenceWithEach,
  inGarrison,
  intrigue,
  loseTroop,
  moveSpies,
  oneOf,
  pass,
  pay,
  persuasion,
  recruit,
  repel,
  sandworms,
  solari,
  spice,
  spy,
  spyRecalled,
  swords,
  trash,
  trashFromHandOf,
  trashThis,
  water,
  when,
} from '../../effects/build.ts'
import { imperium } from '../build.ts'
import type { Card } from '../types.ts'

export const cards: readonly Card[] = [
  imperium('bombast', 1, 1, {
    factions: ['emperor'],
    icons: ['landsraad'],
    reveal: [persuasion(1), when(command, solari(3), trashThis)],
  }),
  imperium('command-center', 1, 3, {
    factions: ['emperor'],
    icons: ['emperor', 'city'],
    agent: [when(hasInfluence('emperor', 2), recruit(1))],
    reveal: [persuasion(1), pay({ retreat: [2, 2] }, persuasion(2))],
  }),
  imperium('disruption-tactics', 1, 2, {
    factions: ['fremen'],
    icons: ['fremen', 'spice-trade'],
    agent: [repel],
    reveal: [persuasion(1), pay({ trashThis: true }, combatIcon)],
  }),
  imperium('elite-forces', 1, 3, {
    factions: ['emperor', 'guild'],
    icons: ['emperor', 'guild'],
    agent: [trashFromHandOf('emperor', intrigue(1), recruit(1), combatIcon)],
    reveal: [persuasion(1), swords(1)],
  }),
  imperium('engineered-miracle', 1, 3, {
    factions: ['bene-gesserit'],
    icons: ['fremen', 'spice-trade'],
    agent: [pay({ discard: 1 }, water(1))],
    reveal: [persuasion(1), when(command, pay({ trashThis: true }, acquireFromRow))],
  }),
  imperium('fremen-war-name', 1, 4, {
    factions: ['fremen'],
    icons: ['fremen', 'spice-trade'],
    agent: [when(gainedSpiceOf(2), recruit(1), draw(1))],
    reveal: [persuasion(2), when(bond('fremen'), swords(2))],
  }),
  imperium('i-believe', 1, 3, {
    factions: ['fremen'],
    icons: ['fremen', 'city'],
    agent: [pay({ discard: 1 }, draw(1))],
    reveal: [persuasion(1), when(command, recruit(2))],
  }),
  imperium('imperial-throneship', 1, 7, {
    factions: ['emperor'],
    icons: ['emperor', 'guild', 'bene-gesserit', 'landsraad', 'city', 'spice-trade'],
    acquire: [influence('emperor', 1)],
    agent: [intrigue(1)],
    reveal: [persuasion(2), when(inGarrison(4), persuasion(1), solari(3))],
  }),
  imperium('litany-against-fear', 1, 3, {
    factions: ['bene-gesserit'],
    start: [draw(1), pass],
    reveal: [persuasion(2)],
  }),
  imperium('possible-futures', 1, 8, {
    factions: ['bene-gesserit', 'fremen'],
    icons: ['landsraad', 'city', 'spice-trade'],
    acquire: [water(1)],
    agent: [
      either(
        bond('bene-gesserit'),
        all(influence('any', 1), recruit(2)),
        oneOf(influence('any', 1), recruit(2)),
      ),
    ],
    reveal: [persuasion(2), water(1)],
  }),
  imperium('quash-rebellion', 2, 5, {
    factions: ['emperor'],
    icons: ['emperor', 'guild', 'landsraad'],
    agent: [solari(2)],
    reveal: [swords(2), when(hasCommander, persuasion(2))],
  }),
  imperium('sandwalk', 2, 1, {
    factions: ['fremen'],
    icons: ['spice-trade'],
    agent: [when(gainedSpiceOf(2), draw(1))],
    reveal: [persuasion(1), swords(1), when(bond('fremen'), persuasion(1))],
  }),
  imperium('sardaukar-standard', 1, 4, {
    factions: ['emperor'],
    icons: ['emperor', 'city'],
    reveal: [persuasion(2), recruit(1)],
    trashed: [commanderOfTheBank],
  }),
  imperium('southern-faith', 1, 5, {
    factions: ['bene-gesserit', 'fremen'],
    icons: ['fremen', 'city'],
    agent: [oneOf(draw(1), when(bond('bene-gesserit'), influence('bene-gesserit', 1)))],
    reveal: [persuasion(1), swords(2), when(command, spice(2))],
  }),
  imperium('urgent-shigawire', 2, 2, {
    factions: ['bene-gesserit'],
    icons: ['bene-gesserit', 'city'],
    agent: [boost('bene-gesserit', draw(1))],
    reveal: [persuasion(1)],
  }),
]

/** Not with the base box. */
export const cardsForUprising: readonly Card[] = [
  imperium('arrakis-observer', 1, 3, {
    factions: ['guild'],
    icons: ['city', 'spice-trade'],
    agent: [pay({ discard: 1 }, deepCoverSpy, when(discarded('guild'), spice(2)))],
    reveal: [persuasion(1), pay({ recallSpies: 1 }, swords(3))],
  }),
  imperium('eliminate-allies', 1, 2, {
    factions: ['emperor'],
    icons: ['spy'],
    agent: [trash],
    reveal: [persuasion(1), swords(1)],
    trashed: [recruit(2)],
  }),
  imperium('holy-war', 1, 5, {
    factions: ['fremen'],
    icons: ['emperor', 'guild', 'bene-gesserit', 'landsraad'],
    agent: [eachOpponent(loseTroop('any')), moveSpies],
    reveal: [persuasion(1), recruit(1), when(bond('fremen'), combatIcon)],
  }),
  imperium('intelligence-training', 2, 3, {
    factions: ['emperor'],
    icons: ['landsraad', 'city'],
    acquire: [spy],
    reveal: [persuasion(1), swords(1), when(command, spy)],
  }),
  imperium('pointing-the-way', 1, 6, {
    factions: ['fremen'],
    icons: ['fremen', 'city', 'spice-trade'],
    agent: [when(sandworms(1), intrigue(1))],
    reveal: [persuasion(1), swords(2), when(command, influence('any', 1))],
  }),
  imperium('shrouded-counsel', 1, 4, {
    factions: ['bene-gesserit'],
    icons: ['spy'],
    agent: [intrigue(1)],
    reveal: [persuasion(1), when(command, trash)],
  }),
]

export const choamCards: readonly Card[] = [
  imperium('choam-demands', 1, 6, {
    factions: ['guild'],
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [completeContract],
    reveal: [when(completed(4), pay({ trashThis: true }, influenceWithEach(1)))],
  }),
  imperium('corrupt-bureaucrat', 1, 4, {
    factions: ['guild'],
    icons: ['guild', 'landsraad', 'spy'],
    agent: [when(spyRecalled, contract)],
    reveal: [persuasion(2)],
    discarded: [solari(3)],
  }),
  imperium('delivery-logistics', 2, 2, {
    factions: ['guild'],
    iconsOfContracts: true,
    reveal: [oneOf(persuasion(1), contract)],
  }),
  imperium('mercantile-affairs', 1, 5, {
    factions: ['bene-gesserit'],
    icons: ['bene-gesserit', 'city', 'spice-trade', 'spy'],
    acquire: [contract],
    agent: [when(contractCompleted, intrigue(1))],
    reveal: [persuasion(2)],
  }),
]

export const techCards: readonly Card[] = [
  imperium('ixian-ambassador', 2, 4, {
    icons: ['landsraad'],
    agent: [spice(1)],
    reveal: [persuasion(1), when(hasTech(2), influence('any', 1))],
  }),
]
