// The Intrigue cards of Bloodlines (BLD-CMP-02): those for every game, those that stay out of the base game
// (MIX-BLD-05), and those of the CHOAM and the Tech module.

import {
  all,
  cardIcons,
  combatIcon,
  commanderDiscount,
  draw,
  has,
  hasCommander,
  hasTech,
  ignoreRequirements,
  influence,
  intrigue,
  moveSpies,
  mustAcquireTechForLess,
  mustTrash,
  per,
  recruit,
  revealContracts,
  sandworms,
  solari,
  spice,
  spy,
  spyWith,
  swords,
  tracksWith,
  twoOf,
  unitsDeployed,
  vp,
  water,
  when,
} from '../../effects/build.ts'
import { intrigueCard as card, combat, endgame, plot } from '../build.ts'
import { FACTIONS, type IntrigueCard } from '../types.ts'

export const intrigueCards: readonly IntrigueCard[] = [
  card('adaptive-tactics', 1, plot([recruit(1), combatIcon], { cost: { spice: 1 } })),
  card('desert-support', 1, combat([swords(5)], { cost: { water: 1 } })),
  card('emperors-invitation', 1, plot([draw(1)]), plot([cardIcons('emperor')])),
  card('honor-guard', 1, plot([recruit(1), commanderDiscount(1)])),
  card('return-the-favor', 1, combat([swords(1), per(tracksWith(2), swords(1))])),
  card(
    'sacred-pools',
    1,
    plot([water(1)], { cost: { discard: 1 } }),
    endgame([vp(1)], { condition: has('water', 3) }),
  ),
  card('seize-production', 1, plot([solari(2)]), plot([spice(2)], { condition: hasCommander })),
  card(
    'tenuous-bond',
    1,
    plot([influence('any', 1)], { cost: { influence: 1 } }),
    combat([swords(4)], { cost: { trashDiscarded: 1 } }),
  ),
  card('the-strong-survive', 1, combat([swords(3)]), combat([mustTrash], { cost: { retreat: [1, 1] } })),
  card('withdrawal-agreement', 1, combat([influence('any', 1)], { cost: { retreat: [3, 3] } })),
]

/** Not with the base box. */
export const intrigueForUprising: readonly IntrigueCard[] = [
  // One after the other.
  card('false-orders', 1, plot([all(moveSpies, spyWith({ at: 'visited' }))])),
  card('grasp-arrakis', 1, combat([swords(3)]), endgame([vp(1)], { cost: { flipConflicts: 2 } })),
  card(
    'insider-information',
    1,
    plot([mustTrash, draw(1)], { cost: { recallSpies: 1 } }),
    plot([ignoreRequirements]),
  ),
  card('ripples-in-the-sand', 1, combat([swords(3), when(sandworms(1), intrigue(1))])),
  card(
    'sleeper-unit',
    1,
    plot([spy], { cost: { solari: 1 } }),
    plot([recruit(2)], { cost: { recallSpies: 1 } }),
  ),
]

export const choamIntrigue: readonly IntrigueCard[] = [
  card('coercive-negotiation', 1, plot([revealContracts(3)], { condition: unitsDeployed(3) })),
]

export const techIntrigue: readonly IntrigueCard[] = [
  card(
    'battlefield-research',
    1,
    combat([mustAcquireTechForLess(1)], { cost: { retreat: [1, 2] } }),
    endgame([vp(1)], { condition: hasTech(3) }),
  ),
  card(
    'rapid-engineering',
    1,
    plot([mustAcquireTechForLess(1)], { cost: { discard: 1 } }),
    plot([twoOf(...FACTIONS.map((faction) => influence(faction, 1)))], { condition: hasTech(3) }),
  ),
]
