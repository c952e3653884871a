import { describe, expect, it } from 'vitest'
import {
  choamIntrigue,
  intrigueCards,
  intrigueForUprising,
  techIntrigue,
} from '../src/content/bloodlines/intrigue.ts'
import { twisted as twistedCards } from '../src/content/bloodlines/twisted.ts'
import { headOf, neverOffered, playUprising, type Row, unplayed, withModules } from './play.ts'

const FOUR = 'influence emperor | influence guild | influence bene-gesserit | influence fremen'
const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })
const DEVOUR = { table: { intrigueDeck: ['devour', 'impress'] } }

/** Serhii fights Olha and holds the card. */
const fights = (card: string, more = {}) => ({
  intrigue: [card],
  conflict: 3,
  Olha: { conflict: 1 },
  ...more,
})
const combat = { phase: 'combat', conflict: 'skirmish-crysknife' }

const plots: readonly Row[] = [
  {
    name: 'adaptive-tactics: a spice for a troop and the Combat icon',
    given: { hand: ['dagger'], intrigue: ['adaptive-tactics'], spice: 1 },
    choose: [
      'agent dagger > gather-support > 0',
      'no deploy 1',
      'intrigue adaptive-tactics',
      'deploy 5',
      'no deploy 1',
    ],
    then: { spice: 0, conflict: 5, garrison: 1, table: { intrigueDiscard: ['adaptive-tactics'] } },
  },
  {
    name: 'adaptive-tactics: BLD-CBI-02 at a combat space no more than two from the garrison all the same',
    given: { hand: ['reconnaissance'], intrigue: ['adaptive-tactics'], spice: 1, garrison: 5 },
    choose: [
      'agent reconnaissance > spice-refinery > 0',
      'deploy 2',
      'intrigue adaptive-tactics',
      'deploy 1',
      'no deploy 1',
    ],
    then: { conflict: 3, garrison: 3 },
  },
  {
    name: 'adaptive-tactics: not without a spice',
    given: { intrigue: ['adaptive-tactics'] },
    choose: ['no intrigue adaptive-tactics'],
  },
  {
    name: 'adaptive-tactics: before an Agent is sent, for the turn that follows',
    given: { hand: ['dagger'], intrigue: ['adaptive-tactics'], spice: 1 },
    choose: ['intrigue adaptive-tactics', 'agent dagger > gather-support > 0', 'deploy 5', 'no deploy 1'],
    then: { conflict: 5, garrison: 1 },
  },

  {
    name: 'emperors-invitation: a card',
    given: { hand: [], deck: ['dagger'], intrigue: ['emperors-invitation'] },
    choose: ['intrigue emperors-invitation > draw 1'],
    then: { hand: ['dagger'] },
  },
  {
    name: 'emperors-invitation: or the Emperor icon for the card played on this turn',
    given: { hand: ['dagger'], intrigue: ['emperors-invitation'] },
    choose: [
      'no agent dagger > dutiful-service',
      'intrigue emperors-invitation > icons emperor',
      'agent dagger > dutiful-service',
    ],
    then: { sent: ['dutiful-service'] },
  },

  {
    name: 'honor-guard: a troop, and Commanders for a Solari less on this turn',
    given: {
      ...{ table: { skills: ['canny', 'loyal', 'driven', 'hardy'] }, hand: ['dagger'] },
      ...{ intrigue: ['honor-guard'], solari: 1 },
    },
    choose: [
      'agent dagger > gather-support > 0',
      'no resolve sardaukar > acquire commander',
      'intrigue honor-guard',
      'resolve sardaukar > acquire commander',
      'skill canny',
    ],
    then: { solari: 0, garrison: 6, commanders: commanders(1) },
  },

  {
    name: 'sacred-pools: a card discarded for a water',
    given: { hand: ['dagger'], intrigue: ['sacred-pools'] },
    choose: ['intrigue sacred-pools'],
    then: { water: 2, hand: [], discard: ['dagger'] },
  },
  {
    name: 'sacred-pools: BLD-ICO-02 not without a card in hand, Intrigue cards are none',
    given: { hand: [], intrigue: ['sacred-pools', 'devour'] },
    choose: ['no intrigue sacred-pools'],
  },

  {
    name: 'seize-production: 2 Solari',
    given: { intrigue: ['seize-production'] },
    choose: ['no intrigue seize-production > 2 spice', 'intrigue seize-production > 2 solari'],
    then: { solari: 2 },
  },
  {
    name: 'seize-production: or 2 spice with a Commander in the Conflict',
    given: { intrigue: ['seize-production'], commanders: commanders(0, 1) },
    choose: ['intrigue seize-production > 2 spice'],
    then: { spice: 2, solari: 0 },
  },

  {
    name: 'tenuous-bond: an Influence for another',
    given: { intrigue: ['tenuous-bond'], influence: { guild: 1, emperor: 1 } },
    choose: [
      'intrigue tenuous-bond',
      'only lose-influence emperor | lose-influence guild',
      'lose-influence guild',
      `only ${FOUR}`,
      'influence fremen',
    ],
    then: { influence: { guild: 0, emperor: 1, fremen: 1 } },
  },
  {
    name: 'tenuous-bond: not without an Influence to lose, nor for swords on a turn',
    given: { intrigue: ['tenuous-bond'], discard: ['command-center'] },
    choose: ['no intrigue tenuous-bond', 'only reveal | agent *'],
  },

  {
    name: 'false-orders: BLD-CLR-15 spies on the space move, and one is placed there',
    given: { hand: ['dagger'], intrigue: ['false-orders'], Olha: { spies: ['post-landsraad-2'] } },
    choose: [
      'no intrigue false-orders',
      'agent dagger > assembly-hall',
      'intrigue false-orders',
      'Olha: move-spy post-choam',
      'spy post-landsraad-2',
    ],
    then: { spies: ['post-landsraad-2'], Olha: { spies: ['post-choam'] } },
  },
  {
    name: 'false-orders: also where nobody watches',
    given: { hand: ['dagger'], intrigue: ['false-orders'] },
    choose: ['agent dagger > assembly-hall', 'intrigue false-orders', 'spy post-landsraad-2'],
    then: { spies: ['post-landsraad-2'] },
  },
  {
    name: 'false-orders: BLD-CLR-15 without a free post elsewhere the spy returns to its owner’s supply',
    seats: 4,
    given: {
      ...{ hand: ['reconnaissance'], water: 2, deck: ['dagger', 'dagger'], intrigue: ['false-orders'] },
      spies: ['post-emperor', 'post-spacing-guild', 'post-bene-gesserit'],
      Olha: { spies: ['post-research-sietch', 'post-fremen', 'post-landsraad-1'] },
      Andrii: { spies: ['post-choam', 'post-landsraad-2', 'post-imperial-basin'] },
      Iryna: { spies: ['post-refinery-arrakeen', 'post-deep-desert', 'post-hagga-basin'] },
    },
    choose: [
      'agent reconnaissance > research-station',
      'intrigue false-orders',
      { Olha: { spies: ['post-fremen', 'post-landsraad-1'] } },
      'recall-spy post-emperor',
    ],
    then: { Olha: { spies: ['post-fremen', 'post-landsraad-1'], spiesInSupply: 1 } },
  },

  {
    name: 'insider-information: a spy recalled, a card trashed, a card drawn',
    given: {
      ...{ hand: ['dagger'], deck: ['diplomacy'], intrigue: ['insider-information'] },
      ...{ spies: ['post-choam', 'post-emperor'] },
    },
    choose: [
      'intrigue insider-information > recall 1 spy -> trash + draw 1',
      'recall-spy post-choam',
      'resolve insider-information > trash',
      'only trash dagger@hand',
    ],
    then: { spies: ['post-emperor'], hand: ['dagger'] },
  },
  {
    name: 'insider-information: or requirements of spaces are ignored on this turn',
    given: { hand: ['reconnaissance'], intrigue: ['insider-information'] },
    choose: [
      'no agent reconnaissance > sietch-tabr',
      'intrigue insider-information > ignore requirements',
      'agent reconnaissance > sietch-tabr',
    ],
    then: { sent: ['sietch-tabr'] },
  },
  {
    name: 'insider-information: no first line without a spy',
    given: { hand: ['dagger'], intrigue: ['insider-information'] },
    choose: ['no intrigue insider-information > recall 1 spy -> trash + draw 1'],
  },

  {
    name: 'sleeper-unit: a Solari for a spy',
    given: { intrigue: ['sleeper-unit'], solari: 1 },
    choose: ['intrigue sleeper-unit > 1 solari -> spy', 'spy post-choam'],
    then: { solari: 0, spies: ['post-choam'] },
  },
  {
    name: 'sleeper-unit: or a spy for two troops',
    given: { intrigue: ['sleeper-unit'], spies: ['post-choam'] },
    choose: [
      'no intrigue sleeper-unit > 1 solari -> spy',
      'intrigue sleeper-unit > recall 1 spy -> recruit 2',
    ],
    then: { garrison: 5, spies: [] },
  },
]

const combats: readonly Row[] = [
  {
    name: 'desert-support: a water for 5 swords',
    given: { ...fights('desert-support'), table: combat },
    choose: ['intrigue desert-support'],
    then: { water: 0, swords: 5, strength: 11 },
  },
  {
    name: 'desert-support: not without',
    given: { ...fights('desert-support', { water: 0 }), table: combat },
    choose: ['no intrigue desert-support'],
  },
  {
    name: 'return-the-favor: a sword, and one for each Faction with 2 Influence',
    given: {
      ...fights('return-the-favor', { influence: { guild: 2, fremen: 3, emperor: 1 } }),
      table: combat,
    },
    choose: ['intrigue return-the-favor'],
    then: { swords: 3 },
  },
  {
    name: 'return-the-favor: at least one',
    given: { ...fights('return-the-favor'), table: combat },
    choose: ['intrigue return-the-favor'],
    then: { swords: 1 },
  },
  {
    name: 'tenuous-bond: a card of the discard pile that costs something for 4 swords',
    given: { ...fights('tenuous-bond', { discard: ['command-center', 'bombast', 'dagger'] }), table: combat },
    choose: [
      'intrigue tenuous-bond',
      'only trash command-center@discard | trash bombast@discard',
      'trash bombast@discard',
    ],
    then: { swords: 4, table: { trashed: ['bombast'] } },
  },
  {
    name: 'tenuous-bond: starting cards cost nothing',
    given: { ...fights('tenuous-bond', { discard: ['dagger'] }), table: combat },
    choose: ['no intrigue tenuous-bond'],
  },
  {
    name: 'the-strong-survive: 3 swords',
    given: { ...fights('the-strong-survive'), table: combat },
    choose: ['intrigue the-strong-survive > 3 swords'],
    then: { swords: 3 },
  },
  {
    name: 'the-strong-survive: or a troop retreats and a card is trashed',
    given: { ...fights('the-strong-survive', { discard: ['dagger', 'seek-allies'] }), table: combat },
    choose: [
      'intrigue the-strong-survive > retreat 1 -> trash',
      'only trash dagger@discard | trash seek-allies@discard',
      'trash seek-allies@discard',
    ],
    then: { conflict: 2, table: { trashed: ['seek-allies'] } },
  },
  {
    name: 'withdrawal-agreement: three troops retreat for an Influence',
    given: { ...fights('withdrawal-agreement', { conflict: 4 }), table: combat },
    choose: ['intrigue withdrawal-agreement', `only ${FOUR}`, 'influence fremen'],
    then: { garrison: 6, influence: { fremen: 1 } },
  },
  {
    name: 'withdrawal-agreement: Commanders are troops',
    given: {
      ...fights('withdrawal-agreement', { conflict: 2, commanders: commanders(0, 2) }),
      table: combat,
    },
    choose: [
      'intrigue withdrawal-agreement',
      'only retreat 2 > 1 | retreat 1 > 2',
      'retreat 1 > 2',
      'influence fremen',
    ],
    then: { garrison: 4, commanders: commanders(2) },
  },
  {
    name: 'withdrawal-agreement: not with two',
    given: { ...fights('withdrawal-agreement', { conflict: 2 }), table: combat },
    choose: ['no intrigue withdrawal-agreement'],
  },
  {
    name: 'grasp-arrakis: 3 swords',
    given: { ...fights('grasp-arrakis'), table: combat },
    choose: ['intrigue grasp-arrakis'],
    then: { swords: 3 },
  },
  {
    name: 'ripples-in-the-sand: 3 swords, and with a sandworm an Intrigue card',
    given: { ...fights('ripples-in-the-sand', { worms: 1 }), table: { ...combat, intrigueDeck: ['devour'] } },
    choose: ['intrigue ripples-in-the-sand'],
    then: { swords: 3, intrigue: ['devour'] },
  },
  {
    name: 'ripples-in-the-sand: none without',
    given: { ...fights('ripples-in-the-sand'), table: { ...combat, intrigueDeck: ['devour'] } },
    choose: ['intrigue ripples-in-the-sand'],
    then: { swords: 3, intrigue: [] },
  },
]

const end = { phase: 'endgame', conflictDeck: [] }

const endgame: readonly Row[] = [
  {
    name: 'sacred-pools: a point at the end with 3 water',
    given: { table: end, intrigue: ['sacred-pools'], water: 3, vp: 5, trophies: [] },
    choose: ['intrigue sacred-pools'],
    then: { vp: 6, water: 3 },
  },
  {
    name: 'sacred-pools: not with 2',
    given: { table: end, intrigue: ['sacred-pools'], water: 2, vp: 5, trophies: [] },
    choose: ['no intrigue sacred-pools'],
  },
  {
    name: 'grasp-arrakis: two won Conflict cards turned over for a point, whatever they show',
    given: {
      table: end,
      intrigue: ['grasp-arrakis'],
      vp: 5,
      trophies: ['skirmish-wild', 'siege-of-arrakeen', 'storms-in-the-south', 'objective-crysknife'],
    },
    choose: [
      'intrigue grasp-arrakis',
      'only flip skirmish-wild | flip siege-of-arrakeen | flip storms-in-the-south',
      'flip siege-of-arrakeen',
      'flip skirmish-wild',
    ],
    then: {
      vp: 6,
      trophies: [
        { card: 'skirmish-wild', faceUp: false },
        { card: 'siege-of-arrakeen', faceUp: false },
        'storms-in-the-south',
        'objective-crysknife',
      ],
    },
  },
  {
    name: 'grasp-arrakis: not with one',
    given: {
      table: end,
      intrigue: ['grasp-arrakis'],
      vp: 5,
      trophies: ['siege-of-arrakeen', 'objective-crysknife'],
    },
    choose: ['no intrigue grasp-arrakis'],
  },
]

const choam: readonly Row[] = [
  {
    name: 'coercive-negotiation: with three units deployed on the turn one of three contracts; the others leave the game',
    given: {
      ...{ hand: ['reconnaissance'], intrigue: ['coercive-negotiation'], deck: ['dagger'] },
      table: {
        contractStack: ['secrets', 'harvest-4-spy', 'high-council-recall', 'earn-any-alliance'],
        contractMarket: ['harvest-3', 'immediate'],
      },
    },
    choose: [
      'agent reconnaissance > arrakeen',
      'deploy 2',
      'no intrigue coercive-negotiation',
      'deploy 1',
      'intrigue coercive-negotiation',
      'only contract secrets | contract harvest-4-spy | contract high-council-recall',
      'contract harvest-4-spy',
    ],
    then: {
      contracts: ['harvest-4-spy'],
      table: {
        contractsTrashed: ['secrets', 'high-council-recall'],
        contractStack: ['earn-any-alliance'],
        contractMarket: ['harvest-3', 'immediate'],
      },
    },
  },
]

const coercive = (
  name: string,
  contractStack: string[],
  choose: readonly string[],
  then: Row['then'] = {},
): Row => ({
  name: `coercive-negotiation: ${name}`,
  given: {
    ...{ hand: ['reconnaissance'], intrigue: ['coercive-negotiation'], deck: ['dagger'] },
    table: { contractStack, contractMarket: ['harvest-3', 'immediate'] },
  },
  choose: ['agent reconnaissance > arrakeen', 'deploy 3', ...choose],
  then,
})

const together: readonly Row[] = [
  {
    name: 'coercive-negotiation: who was deployed earlier and has retreated does not count against it',
    given: {
      ...{ leader: 'chani', hand: ['signet-ring'], conflict: 2, garrison: 2 },
      intrigue: ['coercive-negotiation'],
      table: { contractStack: ['secrets', 'harvest-4-spy', 'earn-any-alliance'] },
    },
    choose: [
      'agent signet-ring > arrakeen',
      'resolve chani > retreat any',
      'retreat 2',
      'deploy 3',
      'intrigue coercive-negotiation',
      'contract secrets',
    ],
    then: { contracts: ['secrets'] },
  },
  {
    name: 'coercive-negotiation: three that have stood there together are enough, whoever has retreated since',
    given: {
      ...{ leader: 'chani', hand: ['signet-ring'], garrison: 2, intrigue: ['coercive-negotiation'] },
      table: { contractStack: ['secrets', 'harvest-4-spy', 'earn-any-alliance'] },
    },
    choose: [
      'agent signet-ring > arrakeen',
      'deploy 3',
      'resolve chani > retreat any',
      'retreat 3',
      'intrigue coercive-negotiation',
      'contract secrets',
    ],
    then: { conflict: 0, contracts: ['secrets'] },
  },
  {
    name: 'coercive-negotiation: nobody counts twice',
    given: {
      ...{ leader: 'chani', hand: ['signet-ring'], garrison: 1 },
      ...{ intrigue: ['coercive-negotiation', 'devious'] },
      table: { contractStack: ['secrets', 'harvest-4-spy', 'earn-any-alliance'] },
    },
    choose: [
      'agent signet-ring > arrakeen',
      'deploy 2',
      'resolve chani > retreat any',
      'retreat 2',
      'intrigue devious > deploy 2',
      'deploy 2',
      'no intrigue coercive-negotiation',
    ],
    then: { conflict: 2 },
  },
]

const bank: readonly Row[] = [
  coercive(
    'D-96 not with two in the bank',
    ['secrets', 'harvest-4-spy'],
    ['no intrigue coercive-negotiation'],
  ),
  coercive(
    'D-96 BLD-CLR-08 not the immediate one without another Intrigue card',
    ['immediate-intrigue', 'secrets', 'harvest-4-spy'],
    ['intrigue coercive-negotiation', 'only contract secrets | contract harvest-4-spy', 'contract secrets'],
    { contracts: ['secrets'], table: { contractsTrashed: ['immediate-intrigue', 'harvest-4-spy'] } },
  ),
]

const tech: readonly Row[] = [
  {
    name: 'battlefield-research: troops retreat and a tile must be acquired, TEC-ACQ-08 TEC-ACQ-13 for a spice less',
    given: {
      ...fights('battlefield-research', { spice: 1 }),
      table: { ...combat, techStacks: [['glowglobes', 'training-depot'], ['spy-drones'], []] },
    },
    choose: ['intrigue battlefield-research', 'retreat 1', 'influence fremen'],
    then: { tech: ['glowglobes'], spice: 0, influence: { fremen: 1 } },
  },
  {
    name: 'battlefield-research: which of those that can be paid the player says',
    given: {
      ...fights('battlefield-research', { spice: 2 }),
      table: {
        ...combat,
        techStacks: [['glowglobes', 'training-depot'], ['suspensor-suits'], ['spy-drones']],
      },
    },
    choose: [
      'intrigue battlefield-research',
      'retreat 2',
      'only tech glowglobes | tech suspensor-suits',
      'tech suspensor-suits',
    ],
    then: {
      tech: ['suspensor-suits'],
      garrison: 5,
      table: { events: [{ kind: 'paid', seat: 0, what: 'spice', n: 2 }] },
    },
  },
  {
    name: 'battlefield-research: TEC-ACQ-13 not where no tile can be paid',
    given: {
      ...fights('battlefield-research', { spice: 0 }),
      table: { ...combat, techStacks: [['glowglobes', 'training-depot'], ['spy-drones'], []] },
    },
    choose: ['no intrigue battlefield-research'],
  },
  {
    name: 'battlefield-research: a point at the end with 3 tiles',
    given: {
      ...{ table: end, intrigue: ['battlefield-research'], vp: 5, trophies: [] },
      tech: ['glowglobes', 'spy-drones', 'training-depot'],
    },
    choose: ['intrigue battlefield-research'],
    then: { vp: 6 },
  },
  {
    name: 'battlefield-research: not with 2',
    given: {
      ...{ table: end, intrigue: ['battlefield-research'], vp: 5, trophies: [] },
      tech: ['glowglobes', 'spy-drones'],
    },
    choose: ['no intrigue battlefield-research'],
  },
  {
    name: 'rapid-engineering: a card discarded for a tile, for a spice less',
    given: {
      ...{ hand: ['dagger'], intrigue: ['rapid-engineering'], spice: 1 },
      table: { techStacks: [['glowglobes', 'training-depot'], ['spy-drones'], []] },
    },
    choose: ['intrigue rapid-engineering > discard 1 -> acquire tech -1', 'influence fremen'],
    then: { tech: ['glowglobes'], spice: 0, hand: [], influence: { fremen: 1 } },
  },
  {
    name: 'rapid-engineering: TEC-ACQ-13 only if a tile can be acquired',
    given: {
      ...{ hand: ['dagger'], intrigue: ['rapid-engineering'], spice: 0 },
      table: { techStacks: [['glowglobes', 'training-depot'], ['spy-drones'], []] },
    },
    choose: ['no intrigue rapid-engineering > discard 1 -> acquire tech -1'],
  },
  {
    name: 'rapid-engineering: or with 3 tiles an Influence with each of two Factions, both named first',
    given: {
      hand: [],
      intrigue: ['rapid-engineering'],
      tech: ['glowglobes', 'spy-drones', 'training-depot'],
    },
    choose: [
      'intrigue rapid-engineering > 1 influence emperor + 1 influence guild + 1 influence bene-gesserit + 1 influence fremen',
      'resolve rapid-engineering > 1 influence guild',
      'no resolve rapid-engineering > 1 influence guild',
      { influence: { guild: 0 } },
      'resolve rapid-engineering > 1 influence fremen',
    ],
    then: { influence: { guild: 1, fremen: 1, emperor: 0 } },
  },
]

const PITER = { leader: 'piter-de-vries' }

const twisted: readonly Row[] = [
  {
    name: 'piter-de-vries left: BLD-CLR-12 BLD-ICO-03 draws a Twisted Intrigue card in each Round Start',
    leaders: ['piter-de-vries'],
    then: { intrigue: { $count: 1 }, table: { twistedDeck: { $count: 11 } } },
  },
  {
    name: 'piter-de-vries left: the next one in the next round',
    given: { ...PITER, table: { phase: 'round-start', twistedDeck: ['shrewd', 'devious'] } },
    then: { intrigue: ['shrewd'], table: { twistedDeck: { $count: 11 } } },
  },
  {
    name: 'piter-de-vries signet: a troop that cannot be deployed on this turn',
    given: { ...PITER, hand: ['signet-ring'], garrison: 1 },
    choose: [
      'agent signet-ring > arrakeen',
      'resolve piter-de-vries > recruit 1',
      { garrison: 3 },
      'deploy 2',
      'no deploy 1',
    ],
    then: { conflict: 2, garrison: 1 },
  },
  {
    name: 'piter-de-vries signet: those in the garrison are deployed as ever',
    given: { ...PITER, hand: ['signet-ring'], garrison: 0 },
    choose: [
      'agent signet-ring > spice-refinery > 0',
      'resolve piter-de-vries > recruit 1',
      'no deploy 1',
      'end-turn',
    ],
    then: { conflict: 0, garrison: 1 },
  },
  {
    name: 'ambitious: three troops lost for an Influence where an opponent has more',
    given: {
      ...{ ...PITER, intrigue: ['ambitious'], garrison: 2, conflict: 1, influence: { guild: 1 } },
      Olha: { influence: { guild: 1, fremen: 1 } },
      Andrii: { influence: { emperor: 1 } },
    },
    choose: ['intrigue ambitious', 'only influence emperor | influence fremen', 'influence fremen'],
    then: {
      ...{ garrison: 0, conflict: 0, influence: { fremen: 1 }, intrigue: [] },
      table: { twistedDiscard: ['ambitious'], intrigueDiscard: [] },
    },
  },
  {
    name: 'ambitious: which troops are lost the player says',
    given: {
      ...{ ...PITER, intrigue: ['ambitious'], garrison: 3, conflict: 3 },
      Olha: { influence: { fremen: 1 } },
    },
    choose: ['intrigue ambitious', 'lose garrison', 'lose conflict', 'lose garrison'],
    then: { garrison: 1, conflict: 2, influence: { fremen: 1 } },
  },
  {
    name: 'ambitious: not with two troops',
    given: { ...PITER, intrigue: ['ambitious'], garrison: 2, Olha: { influence: { fremen: 1 } } },
    choose: ['no intrigue ambitious'],
  },
  {
    name: 'ambitious: nor where no opponent is ahead',
    given: { ...PITER, intrigue: ['ambitious'], garrison: 3 },
    choose: ['no intrigue ambitious'],
  },
  {
    name: 'calculating: a Solari for each kind of unit in the Conflict',
    given: { ...PITER, intrigue: ['calculating'], conflict: 2, worms: 1, commanders: commanders(0, 1) },
    choose: ['intrigue calculating'],
    then: { solari: 3 },
  },
  {
    name: 'calculating: one with troops alone',
    given: { ...PITER, intrigue: ['calculating'], conflict: 2 },
    choose: ['intrigue calculating'],
    then: { solari: 1 },
  },
  {
    name: 'controlled: looks at the top card and leaves it',
    given: { ...PITER, intrigue: ['controlled'], deck: ['dagger', 'diplomacy'], solari: 1 },
    choose: [
      'intrigue controlled',
      'only leave dagger@deck | discard dagger@deck | draw dagger@deck',
      'leave dagger@deck',
    ],
    then: { deck: ['dagger', 'diplomacy'], solari: 1 },
  },
  {
    name: 'controlled: discards it',
    given: { ...PITER, intrigue: ['controlled'], deck: ['dagger', 'diplomacy'] },
    choose: ['intrigue controlled', 'no draw dagger@deck', 'discard dagger@deck'],
    then: { deck: ['diplomacy'], discard: ['dagger'] },
  },
  {
    name: 'controlled: draws it for a Solari',
    given: { ...PITER, intrigue: ['controlled'], deck: ['dagger', 'diplomacy'], solari: 1, hand: [] },
    choose: ['intrigue controlled', 'draw dagger@deck'],
    then: { hand: ['dagger'], solari: 0 },
  },
  {
    name: 'controlled: a sword in Combat',
    given: { ...PITER, ...fights('controlled'), table: combat },
    choose: ['intrigue controlled'],
    then: { swords: 1 },
  },
  {
    name: 'devious: a card of the hand is trashed',
    given: { ...PITER, intrigue: ['devious'], hand: ['dagger', 'diplomacy'], discard: ['seek-allies'] },
    choose: [
      'intrigue devious > trash',
      'only trash dagger@hand | trash diplomacy@hand',
      'trash dagger@hand',
    ],
    then: { hand: ['diplomacy'] },
  },
  {
    name: 'devious: or up to two troops are deployed',
    given: { ...PITER, intrigue: ['devious'], garrison: 3 },
    choose: ['intrigue devious > deploy 2', 'deploy 2'],
    then: { conflict: 2, garrison: 1 },
  },
  {
    name: 'devious: Commanders are troops',
    given: { ...PITER, intrigue: ['devious'], garrison: 1, commanders: commanders(1) },
    choose: ['intrigue devious > deploy 2', 'deploy 1 > 1'],
    then: { conflict: 1, garrison: 0, commanders: commanders(0, 1) },
  },
  {
    name: 'devious: not the troop that has to stay, IMP-DEP-11 but one that has retreated',
    given: {
      ...{
        ...PITER,
        intrigue: ['devious', 'sadistic'],
        hand: ['signet-ring'],
        garrison: 0,
        deck: ['dagger'],
      },
      commanders: commanders(1),
    },
    choose: [
      'agent signet-ring > gather-support > 0',
      'resolve piter-de-vries > recruit 1',
      'intrigue devious > deploy 2',
      'no deploy 3',
      'deploy 2',
    ],
    then: { conflict: 2, garrison: 1, commanders: commanders(1) },
  },
  {
    name: 'discerning: a card for a card',
    given: { ...PITER, intrigue: ['discerning'], hand: ['dagger'], deck: ['diplomacy'] },
    choose: ['no intrigue discerning > draw 1', 'intrigue discerning > discard 1 -> draw 1'],
    then: { hand: ['diplomacy'], discard: ['dagger'] },
  },
  {
    name: 'discerning: or for nothing with an Alliance',
    given: { ...PITER, intrigue: ['discerning'], hand: [], deck: ['diplomacy'], influence: { guild: 4 } },
    choose: ['intrigue discerning > draw 1'],
    then: { hand: ['diplomacy'] },
  },
  {
    name: 'insidious: a card given to an opponent for 2 spice',
    given: { ...PITER, intrigue: ['insidious', 'devour'] },
    choose: ['intrigue insidious', 'only give devour > 1 | give devour > 2', 'give devour > 2'],
    then: { intrigue: [], spice: 2, Andrii: { intrigue: ['devour'] } },
  },
  {
    name: 'insidious: a Twisted one for 1; BLD-CLR-12 whoever gets it may play it',
    given: { ...PITER, intrigue: ['insidious', 'calculating'], Olha: { conflict: 1, hand: ['dagger'] } },
    choose: [
      'intrigue insidious',
      'give calculating > 1',
      { spice: 1 },
      'reveal',
      'end-turn',
      'Olha: intrigue calculating',
    ],
    then: { Olha: { solari: 1 }, table: { twistedDiscard: ['insidious', 'calculating'] } },
  },
  {
    name: 'insidious: not without a card to give',
    given: { ...PITER, intrigue: ['insidious'] },
    choose: ['no intrigue insidious'],
  },
  {
    name: 'resourceful: Landsraad, City and Spice Trade for the card played on this turn',
    given: { ...PITER, intrigue: ['resourceful'], hand: ['diplomacy'] },
    choose: ['no agent diplomacy > arrakeen', 'intrigue resourceful', 'agent diplomacy > arrakeen'],
    then: { sent: ['arrakeen'] },
  },
  {
    name: 'sadistic: a troop lost for a card',
    given: { ...PITER, intrigue: ['sadistic'], garrison: 1, hand: [], deck: ['dagger'] },
    choose: ['intrigue sadistic'],
    then: { garrison: 0, supply: 12, hand: ['dagger'] },
  },
  {
    name: 'sadistic: not without one',
    given: { ...PITER, intrigue: ['sadistic'], garrison: 0 },
    choose: ['no intrigue sadistic'],
  },
  {
    name: 'shrewd: a troop of the Conflict lost for a spice',
    given: { ...PITER, ...fights('shrewd'), table: combat },
    choose: ['intrigue shrewd'],
    then: { conflict: 2, spice: 1, garrison: 3 },
  },
  {
    name: 'sinister: two troops lost for an Intrigue card and a Solari',
    given: {
      ...PITER,
      ...fights('sinister', { garrison: 0 }),
      table: { ...combat, intrigueDeck: ['devour'] },
    },
    choose: ['intrigue sinister'],
    then: { conflict: 1, solari: 1, intrigue: ['devour'] },
  },
  {
    name: 'unnatural: BLD-ICO-01 an Intrigue card trashed for another, and a troop for one of the common deck',
    given: { ...PITER, ...DEVOUR, intrigue: ['unnatural', 'cunning', 'insidious'] },
    choose: ['intrigue unnatural', 'only trash cunning | trash insidious', 'trash cunning'],
    then: { intrigue: ['insidious', 'devour'], garrison: 4, table: { intrigueTrashed: ['cunning'] } },
  },
  {
    name: 'unnatural: no troop for a Twisted one',
    given: { ...PITER, ...DEVOUR, intrigue: ['unnatural', 'insidious'] },
    choose: ['intrigue unnatural'],
    then: { intrigue: ['devour'], garrison: 3, table: { intrigueTrashed: ['insidious'] } },
  },
  {
    name: 'withdrawn: the turn is passed, at its start only',
    given: { ...PITER, intrigue: ['withdrawn'], hand: ['dagger'] },
    choose: ['intrigue withdrawn'],
    then: { hand: ['dagger'], hasRevealed: false, table: { turn: 'Olha', twistedDiscard: ['withdrawn'] } },
  },
  {
    name: 'withdrawn: not later',
    given: { ...PITER, intrigue: ['withdrawn', 'seize-production'], hand: ['dagger'] },
    choose: ['intrigue seize-production > 2 solari', 'no intrigue withdrawn'],
  },
]

const rows = [...plots, ...combats, ...endgame, ...twisted]

describe('Intrigue cards of Bloodlines', () => {
  playUprising(withModules(['bloodlines'], rows))
  playUprising(withModules(['bloodlines', 'choam'], [...choam, ...bank, ...together]))
  playUprising(withModules(['bloodlines', 'tech'], tech))

  it('are all here, each way to play them', () => {
    const all = [...intrigueCards, ...intrigueForUprising, ...choamIntrigue, ...techIntrigue, ...twistedCards]
    expect(all).toHaveLength(30)
    const wanted = all.flatMap(({ id, plays }) => plays.map(() => id))
    const played = [...rows, ...choam, ...bank, ...together, ...tech]
    expect(unplayed(played, wanted)).toEqual([])
    const tooFew = all.filter(
      ({ id, plays }) => played.filter((row) => headOf(row) === id).length < plays.length,
    )
    expect(tooFew).toEqual([])
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered([...rows, ...choam, ...bank, ...together, ...tech])).toEqual([])
  })
})
