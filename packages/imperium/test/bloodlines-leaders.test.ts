import { start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { leaders, leadersForUprising, techLeaders } from '../src/content/bloodlines/leaders.ts'
import { navigation } from '../src/content/bloodlines/navigation.ts'
import { imperium, runPending, uprising } from '../src/index.ts'
import { neverOffered, playUprising, type Row, unplayed, withModules } from './play.ts'

const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })
const FOUR = 'influence emperor | influence guild | influence bene-gesserit | influence fremen'

const CHANI = { leader: 'chani' }
const FIGHT = { phase: 'combat', conflict: 'skirmish-crysknife' }

const chani: readonly Row[] = [
  {
    name: 'chani left: BLD-CLR-05 the token starts on the third place and moves with each troop that retreats',
    given: { ...CHANI, hand: ['signet-ring'], conflict: 2 },
    choose: ['agent signet-ring > gather-support > 0', 'resolve chani > retreat any', 'retreat 2'],
    then: { tactics: 5, garrison: 7, spice: 0 },
  },
  {
    name: 'chani left: BLD-CLR-10 a spice on the sixth place',
    given: { ...CHANI, hand: ['signet-ring'], conflict: 4 },
    choose: ['agent signet-ring > gather-support > 0', 'resolve chani > retreat any', 'retreat 3'],
    then: { tactics: 6, spice: 1 },
  },
  {
    name: 'chani left: BLD-CLR-05 BLD-CLR-06 a water on the last, and back to the start; what is beyond is lost',
    given: { ...CHANI, hand: ['signet-ring'], conflict: 4, tactics: 9 },
    choose: ['agent signet-ring > gather-support > 0', 'resolve chani > retreat any', 'retreat 4'],
    then: { tactics: 3, water: 2, spice: 0 },
  },
  {
    name: 'chani left: BLD-CLR-10 past the spice to the water with one retreat',
    given: { ...CHANI, hand: ['signet-ring'], conflict: 8, tactics: 3 },
    choose: ['agent signet-ring > gather-support > 0', 'resolve chani > retreat any', 'retreat 8'],
    then: { tactics: 3, water: 2, spice: 1 },
  },
  {
    name: 'chani left: BLD-CLR-10 troops that return to supply after the Conflict are lost troops, Commanders too',
    given: { ...CHANI, table: FIGHT, conflict: 1, commanders: commanders(0, 1), Olha: { conflict: 3 } },
    choose: ['Olha: influence fremen'],
    then: { tactics: 5 },
  },
  {
    name: 'chani left: BLD-CLR-06 troops of one loss move it together',
    given: {
      ...{ ...CHANI, intrigue: ['ambitious'], garrison: 1, conflict: 3, tactics: 9 },
      Olha: { influence: { fremen: 1 } },
    },
    choose: ['intrigue ambitious', 'lose conflict', 'lose conflict', 'lose conflict'],
    then: { tactics: 3, water: 2, conflict: 0, garrison: 1 },
  },
  {
    name: 'chani left: not for troops lost in the garrison',
    given: { ...CHANI, intrigue: ['sadistic'], garrison: 1, deck: ['dagger'] },
    choose: ['intrigue sadistic'],
    then: { tactics: null, garrison: 0 },
  },
  {
    name: 'chani signet: any number of troops, sandworms stay',
    given: { ...CHANI, hand: ['signet-ring'], conflict: 2, worms: 1, commanders: commanders(0, 1) },
    choose: [
      'agent signet-ring > gather-support > 0',
      'resolve chani > retreat any',
      'no retreat 3',
      'retreat 2 > 1',
    ],
    then: { conflict: 0, worms: 1, commanders: commanders(1), tactics: 6, spice: 1 },
  },
  {
    name: 'chani signet: IMP-DEP-11 D-100 who has retreated on the turn is not deployed again on it',
    given: { ...CHANI, hand: ['signet-ring'], conflict: 3, garrison: 1, commanders: commanders(0, 1) },
    choose: [
      'agent signet-ring > spice-refinery > 0',
      'resolve chani > retreat any',
      'retreat 3 > 1',
      'only deploy 1 | end-turn',
      'deploy 1',
    ],
    then: { conflict: 1, garrison: 3, commanders: commanders(1) },
  },
  {
    name: 'chani signet: or with 2 Fremen Influence a water for two cards',
    given: {
      ...{ ...CHANI, hand: ['signet-ring'], influence: { fremen: 2 }, conflict: 1, water: 1 },
      deck: ['dagger', 'diplomacy'],
    },
    choose: ['agent signet-ring > gather-support > 0', 'resolve chani > pay 1 water'],
    then: { hand: ['dagger', 'diplomacy'], water: 0, conflict: 1 },
  },
  {
    name: 'chani signet: not with 1',
    given: { ...CHANI, hand: ['signet-ring'], influence: { fremen: 1 }, conflict: 1, water: 1 },
    choose: ['agent signet-ring > gather-support > 0', 'no resolve chani > pay 1 water', 'end-turn'],
    then: { water: 1 },
  },
]

const FENRING = { leader: 'count-hasimir-fenring' }

const fenring: readonly Row[] = [
  {
    name: 'count-hasimir-fenring left: a Solari for each card trashed',
    given: { ...FENRING, hand: ['seek-allies'] },
    choose: ['agent seek-allies > deliver-supplies', 'resolve seek-allies > trash this'],
    then: { solari: 1 },
  },
  {
    name: 'count-hasimir-fenring left: BLD-CLR-01 none for an Intrigue card',
    given: { ...FENRING, intrigue: ['unnatural', 'insidious'], table: { intrigueDeck: ['devour'] } },
    choose: ['intrigue unnatural'],
    then: { solari: 0, table: { intrigueTrashed: ['insidious'] } },
  },
  {
    name: 'count-hasimir-fenring signet: a card in play is trashed, the ring itself, too',
    given: { ...FENRING, hand: ['signet-ring', 'dagger'], played: ['diplomacy'], discard: ['seek-allies'] },
    choose: [
      'agent signet-ring > gather-support > 0',
      'resolve count-hasimir-fenring > trash',
      'only trash diplomacy@play | trash signet-ring@play',
      'trash diplomacy@play',
    ],
    then: { solari: 1, played: ['signet-ring'] },
  },
  {
    name: 'count-hasimir-fenring signet: or a spy on the Emperor’s post, under deep cover',
    given: { ...FENRING, hand: ['signet-ring'], Olha: { spies: ['post-emperor'] } },
    choose: ['agent signet-ring > gather-support > 0', 'resolve count-hasimir-fenring > spy at emperor'],
    then: { spies: ['post-emperor'], Olha: { spies: ['post-emperor'] }, played: ['signet-ring'] },
  },
  {
    name: 'count-hasimir-fenring signet: need not be used',
    given: { ...FENRING, hand: ['signet-ring'] },
    choose: ['agent signet-ring > gather-support > 0', 'end-turn'],
    then: { spies: [], solari: 0 },
  },
]

const DUNCAN = { leader: 'duncan-idaho' }

const duncan: readonly Row[] = [
  {
    name: 'duncan-idaho left: the Swordmaster for 2 Solari less',
    given: { ...DUNCAN, hand: ['dagger'], solari: 6 },
    choose: ['agent dagger > swordmaster'],
    then: { solari: 0, swordmaster: true },
  },
  {
    name: 'duncan-idaho left: not for 5',
    given: { ...DUNCAN, hand: ['dagger'], solari: 5 },
    choose: ['no agent dagger > swordmaster'],
  },
  {
    name: 'duncan-idaho signet: BLD-CLR-11 the Agent goes to the Conflict, worth 2, and its space is free',
    given: {
      ...{ ...DUNCAN, hand: ['signet-ring'], swords: 0 },
      Olha: { hand: ['dagger'] },
    },
    choose: [
      'agent signet-ring > gather-support > 0',
      'resolve duncan-idaho > deploy agent',
      { strength: 2, sent: [], deployedAgents: 1, agents: 1 },
      'end-turn',
      'Olha: agent dagger > gather-support > 0',
    ],
    then: { Olha: { sent: ['gather-support'] } },
  },
  {
    name: 'duncan-idaho signet: worth 3 with the Swordmaster, and no troop: it cannot retreat',
    given: {
      ...{ ...DUNCAN, table: FIGHT, swordmaster: true, deployedAgents: 1, conflict: 1 },
      ...{ intrigue: ['go-to-ground'], Olha: { conflict: 1, intrigue: ['devour'] } },
    },
    choose: [{ strength: 5 }, 'intrigue go-to-ground', 'decline'],
    then: { strength: 3, conflict: 0, deployedAgents: 1 },
  },
  {
    name: 'duncan-idaho signet: need not',
    given: { ...DUNCAN, hand: ['signet-ring'] },
    choose: ['agent signet-ring > gather-support > 0', 'end-turn'],
    then: { sent: ['gather-support'], deployedAgents: 0 },
  },
  {
    name: 'duncan-idaho signet: BLD-CLR-11 it can be recalled, on a later turn',
    given: {
      ...{ ...DUNCAN, hand: ['dagger'], solari: 3, influence: { emperor: 2 }, deployedAgents: 1 },
      deck: ['diplomacy'],
    },
    choose: ['agent dagger > imperial-privilege', 'resolve imperial-privilege > recall agent'],
    then: { deployedAgents: 0, agents: 1, sent: ['imperial-privilege'], strength: 0 },
  },
  {
    name: 'duncan-idaho signet: BLD-CLR-11 it is back for the next round',
    given: { ...DUNCAN, table: FIGHT, deployedAgents: 1, Olha: { conflict: 3 } },
    choose: ['Olha: influence fremen'],
    then: { deployedAgents: 0, agents: 2, sent: [], table: { round: 2 } },
  },
  {
    name: 'duncan-idaho signet: BLD-CLR-11 the Maker space it has left counts as empty',
    given: {
      ...{ ...DUNCAN, hand: ['signet-ring'], table: { conflict: 'skirmish-crysknife' } },
      ...{ Olha: { hasRevealed: true, hand: [] }, Andrii: { hasRevealed: true, hand: [] } },
    },
    choose: [
      'agent signet-ring > imperial-basin',
      'resolve duncan-idaho > deploy agent',
      'end-turn',
      'reveal',
      'end-turn',
      'influence fremen',
    ],
    then: { table: { bonusSpice: { 'imperial-basin': 1 }, round: 2 } },
  },
]

const TUEK = { leader: 'esmar-tuek' }
const SIETCH = 'agent dune-the-desert-planet > tueks-sietch'

const tuek: readonly Row[] = [
  {
    name: 'esmar-tuek left: BLD-CLR-02 BLD-CLR-16 Tuek’s Sietch is there, a combat space with bonus spice',
    leaders: ['esmar-tuek'],
    then: { table: { bonusSpice: { 'tueks-sietch': 0 } } },
  },
  {
    name: 'esmar-tuek left: BLD-CLR-16 a spice and all bonus spice, and a Solari for Esmar Tuek',
    given: { ...TUEK, hand: ['dune-the-desert-planet'], table: { bonusSpice: { 'tueks-sietch': 2 } } },
    choose: [SIETCH, 'resolve tueks-sietch > harvest 1', 'deploy 2'],
    then: { spice: 3, solari: 1, conflict: 2, table: { bonusSpice: { 'tueks-sietch': 0 } } },
  },
  {
    name: 'esmar-tuek left: BLD-CLR-16 or a card and all bonus spice',
    given: {
      ...{ ...TUEK, hand: ['dune-the-desert-planet'], deck: ['dagger'] },
      table: { bonusSpice: { 'tueks-sietch': 2 } },
    },
    choose: [SIETCH, 'resolve tueks-sietch > harvest 0 + draw 1'],
    then: { spice: 2, hand: ['dagger'] },
  },
  {
    name: 'esmar-tuek left: an Intrigue card when an opponent goes there',
    given: {
      ...{ ...TUEK, table: { turn: 'Olha', intrigueDeck: ['devour'] } },
      Olha: { hand: ['dune-the-desert-planet'] },
    },
    choose: [`Olha: ${SIETCH}`],
    then: { intrigue: ['devour'], solari: 0, Olha: { solari: 0 } },
  },
  {
    name: 'esmar-tuek left: BLD-CLR-02 spice comes there in phase 4 while nobody stands on it',
    given: { ...TUEK, table: { phase: 'makers' } },
    then: { table: { bonusSpice: { 'tueks-sietch': 1, 'imperial-basin': 1 } } },
  },
  {
    name: 'esmar-tuek left: without Esmar Tuek there is no such space',
    given: { hand: ['dune-the-desert-planet'] },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: { table: { bonusSpice: { $count: 3 } } },
  },
  {
    name: 'esmar-tuek signet: BLD-CLR-03 a bonus spice for Tuek’s Sietch, to be collected by the Agent sent there',
    given: { ...TUEK, hand: ['signet-ring'] },
    choose: [
      'agent signet-ring > tueks-sietch',
      'resolve esmar-tuek > bonus spice',
      { table: { bonusSpice: { 'tueks-sietch': 1 } } },
      'resolve tueks-sietch > harvest 1',
    ],
    then: { spice: 2, solari: 1 },
  },
  {
    name: 'esmar-tuek signet: or a bonus spice taken from a Maker space',
    given: {
      ...{ ...TUEK, hand: ['signet-ring'] },
      table: { bonusSpice: { 'imperial-basin': 2, 'hagga-basin': 1 } },
    },
    choose: [
      'agent signet-ring > gather-support > 0',
      'resolve esmar-tuek > take bonus spice',
      'only take-spice hagga-basin | take-spice imperial-basin',
      'take-spice imperial-basin',
    ],
    then: { spice: 1, table: { bonusSpice: { 'imperial-basin': 1, 'hagga-basin': 1 } } },
  },
  {
    name: 'esmar-tuek signet: nothing to take where there is none',
    given: { ...TUEK, hand: ['signet-ring'] },
    choose: [
      'agent signet-ring > gather-support > 0',
      'no resolve esmar-tuek > take bonus spice',
      'end-turn',
    ],
    then: { spice: 0 },
  },
]

const MOHIAM = { leader: 'gaius-helen-mohiam' }

const mohiam: readonly Row[] = [
  {
    name: 'gaius-helen-mohiam left: every card has the Spy icon',
    given: { ...MOHIAM, hand: ['dagger'], spies: ['post-choam'] },
    choose: ['agent dagger > accept-contract'],
    then: { sent: ['accept-contract'] },
  },
  {
    name: 'gaius-helen-mohiam left: where Intelligence can be gathered it must be',
    given: { ...MOHIAM, hand: ['dagger'], spies: ['post-choam'], deck: ['diplomacy', 'seek-allies'] },
    choose: ['agent dagger > accept-contract'],
    then: { spies: [], hand: ['diplomacy'] },
  },
  {
    name: 'gaius-helen-mohiam left: with several spies there the player says which',
    given: {
      ...{ ...MOHIAM, hand: ['reconnaissance'], water: 2, deck: ['diplomacy', 'seek-allies', 'dagger'] },
      spies: ['post-research-sietch', 'post-research-refinery'],
    },
    choose: [
      'agent reconnaissance > research-station',
      'only gather post-research-sietch | gather post-research-refinery',
      'gather post-research-sietch',
    ],
    then: { spies: ['post-research-refinery'] },
  },
  {
    name: 'gaius-helen-mohiam left: not without a spy',
    given: { ...MOHIAM, hand: ['dagger'], spies: [] },
    choose: ['no agent dagger > accept-contract'],
  },
  {
    name: 'gaius-helen-mohiam signet: a spy on a Landsraad post',
    given: { ...MOHIAM, hand: ['signet-ring'] },
    choose: [
      'agent signet-ring > arrakeen',
      'resolve gaius-helen-mohiam > spy at landsraad',
      'only spy post-landsraad-1 | spy post-landsraad-2',
      'spy post-landsraad-2',
    ],
    then: { spies: ['post-landsraad-2'] },
  },
  {
    name: 'gaius-helen-mohiam signet: or anywhere for a spice',
    given: { ...MOHIAM, hand: ['signet-ring'], spice: 1 },
    choose: ['agent signet-ring > arrakeen', 'resolve gaius-helen-mohiam > pay 1 spice', 'spy post-choam'],
    then: { spies: ['post-choam'], spice: 0 },
  },
  {
    name: 'gaius-helen-mohiam signet: not without the spice',
    given: { ...MOHIAM, hand: ['signet-ring'] },
    choose: ['agent signet-ring > arrakeen', 'no resolve gaius-helen-mohiam > pay 1 spice'],
  },
]

const LIET = { leader: 'liet-kynes' }

const liet: readonly Row[] = [
  {
    name: 'liet-kynes left: Sietch Tabr without Influence',
    given: { ...LIET, hand: ['reconnaissance'] },
    choose: ['agent reconnaissance > sietch-tabr'],
    then: { sent: ['sietch-tabr'] },
  },
  {
    name: 'liet-kynes left: the others need it',
    given: { hand: ['reconnaissance'] },
    choose: ['no agent reconnaissance > sietch-tabr'],
  },
  {
    name: 'liet-kynes left: instead of a sandworm a card may be trashed, a spice, an Intrigue card, behind the Shield Wall, too',
    given: {
      ...{ ...LIET, hand: ['dune-the-desert-planet', 'dagger'], hooks: true, water: 1 },
      table: { conflict: 'siege-of-arrakeen', intrigueDeck: ['devour'], shieldWall: true },
    },
    choose: [
      'agent dune-the-desert-planet > hagga-basin',
      'resolve hagga-basin > harvest 0 + 1 sandworm',
      'resolve liet-kynes > trash',
      'trash dagger@hand',
      'resolve liet-kynes > 1 intrigue',
    ],
    then: { worms: 0, spice: 1, intrigue: ['devour'], table: { trashed: ['dagger'] } },
  },
  {
    name: 'liet-kynes left: for each of two',
    given: {
      ...{ ...LIET, hand: ['dune-the-desert-planet'], hooks: true, water: 3 },
      table: { conflict: 'skirmish-crysknife', intrigueDeck: ['devour', 'impress'] },
    },
    choose: [
      'agent dune-the-desert-planet > deep-desert',
      'resolve deep-desert > harvest 0 + 2 sandworm',
      'resolve liet-kynes > 1 intrigue',
      'resolve liet-kynes > 1 intrigue',
      'end-turn',
    ],
    then: { worms: 0, spice: 2, intrigue: ['devour', 'impress'] },
  },
  {
    name: 'liet-kynes left: not without Maker Hooks',
    given: { ...LIET, hand: ['dune-the-desert-planet'], water: 1 },
    choose: ['agent dune-the-desert-planet > hagga-basin', 'no resolve hagga-basin > harvest 0 + 1 sandworm'],
    then: { spice: 2 },
  },
  {
    name: 'liet-kynes signet: a water on a Landsraad space with 2 Emperor Influence',
    given: { ...LIET, hand: ['signet-ring'], influence: { emperor: 2 } },
    choose: ['agent signet-ring > gather-support > 0', 'resolve liet-kynes > 1 water'],
    then: { water: 2 },
  },
  {
    name: 'liet-kynes signet: not with 1',
    given: { ...LIET, hand: ['signet-ring'], influence: { emperor: 1 } },
    choose: ['agent signet-ring > gather-support > 0', 'no resolve liet-kynes > 1 water'],
  },
  {
    name: 'liet-kynes signet: a Solari on a City space',
    given: { ...LIET, hand: ['signet-ring'] },
    choose: ['agent signet-ring > spice-refinery > 0', 'resolve liet-kynes > 1 solari'],
    then: { solari: 3 },
  },
  {
    name: 'liet-kynes signet: a spice on a Spice Trade space',
    given: { ...LIET, hand: ['signet-ring'] },
    choose: ['agent signet-ring > imperial-basin', 'resolve liet-kynes > 1 spice'],
    then: { spice: 2 },
  },
]

const YRKOON = { leader: 'steersman-yrkoon' }
const course = (first: string, more = {}) => ({
  ...YRKOON,
  hand: ['diplomacy'],
  navigation: [first, ...['nav1', 'nav6', 'nav8', 'nav9'].filter((id) => id !== first).slice(0, 3)],
  influence: { guild: 1 },
  ...more,
})
const SUPPLIES = ['agent diplomacy > deliver-supplies', 'resolve deliver-supplies > influence guild']

const yrkoon: readonly Row[] = [
  {
    name: 'steersman-yrkoon left: no water and no Signet Ring at the start',
    leaders: ['steersman-yrkoon'],
    then: {
      ...{ water: 0, deck: { $excludes: ['signet-ring'] } },
      table: { decisions: [{ seat: 'Serhii', kind: 'plot-course' }] },
    },
  },
  {
    name: 'steersman-yrkoon left: a card for 3 spice gained on one turn, once',
    given: {
      ...{ ...YRKOON, hand: ['dune-the-desert-planet'], deck: ['dagger', 'diplomacy'] },
      ...{ intrigue: ['seize-production'], commanders: commanders(0, 1) },
      table: { bonusSpice: { 'imperial-basin': 2 } },
    },
    choose: [
      'agent dune-the-desert-planet > imperial-basin',
      { hand: ['dagger'], spice: 3 },
      'intrigue seize-production > 2 spice',
    ],
    then: { hand: ['dagger'], spice: 5 },
  },
  {
    name: 'steersman-yrkoon left: BLD-CLR-13 added up over the turn',
    given: {
      ...{ ...YRKOON, hand: ['dune-the-desert-planet'], deck: ['dagger', 'diplomacy'] },
      ...{ intrigue: ['seize-production'], commanders: commanders(0, 1) },
    },
    choose: [
      'agent dune-the-desert-planet > imperial-basin',
      { hand: [], spice: 1 },
      'intrigue seize-production > 2 spice',
    ],
    then: { hand: ['dagger'], spice: 3 },
  },
  {
    name: 'steersman-yrkoon left: BLD-CLR-13 the Combat phase is no turn',
    given: {
      ...{ ...YRKOON, table: { phase: 'combat', conflict: 'storms-in-the-south' }, spice: 0, conflict: 3 },
      ...{ worms: 1, deck: ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'dagger'], trophies: [] },
    },
    choose: ['decline'],
    then: { spice: 4, hand: { $count: 5 } },
  },
  {
    name: 'steersman-yrkoon left: BLD-CLR-04 BLD-CLR-14 reaching 2 Influence plays the next card from the left, again after a loss',
    given: {
      ...{ ...YRKOON, hand: ['diplomacy'], navigation: ['nav8', 'nav6', 'nav1', 'nav9'] },
      ...{ influence: { guild: 2 }, intrigue: ['tenuous-bond'] },
    },
    choose: ['intrigue tenuous-bond', 'influence guild'],
    then: { influence: { guild: 2 }, water: 2, spice: 1, navigation: { played: 1 } },
  },
  {
    name: 'steersman-yrkoon left: BLD-CLR-14 after the fourth nothing more happens',
    given: {
      ...{ ...YRKOON, hand: ['diplomacy'] },
      ...{ navigation: { cards: ['nav8', 'nav6', 'nav1', 'nav9'], played: 4 }, influence: { guild: 1 } },
    },
    choose: [...SUPPLIES, 'only end-turn'],
    then: { water: 2, navigation: { played: 4 } },
  },
  {
    name: 'steersman-yrkoon left: several Factions that come to 2 together play a card each, for its own Faction',
    modules: ['bloodlines', 'choam'],
    given: {
      ...{ ...YRKOON, hand: ['choam-demands'], navigation: ['nav3', 'nav8', 'nav7', 'nav9'], water: 0 },
      ...{ influence: { emperor: 1, guild: 1, 'bene-gesserit': 1, fremen: 0 } },
      completed: ['secrets', 'harvest-3-spy', 'spice-refinery-troops', 'deliver-supplies-spy'],
    },
    choose: [
      'reveal',
      'resolve choam-demands > pay trash this',
      'only resolve choam-demands > 1 influence emperor | resolve choam-demands > 1 influence guild | resolve choam-demands > 1 influence bene-gesserit | resolve choam-demands > 1 influence fremen',
      'resolve choam-demands > 1 influence bene-gesserit',
      { navigation: { played: 1 }, solari: 2 },
      'resolve choam-demands > 1 influence guild',
      { navigation: { played: 2 }, water: 1, spice: 1 },
      'resolve choam-demands > 1 influence emperor',
    ],
    then: { navigation: { played: 3 }, influence: { fremen: 1 }, spice: 2 },
  },
  {
    name: 'nav1: a spice',
    given: course('nav1', { solari: 2, influence: { guild: 1, fremen: 2, emperor: 3, 'bene-gesserit': 1 } }),
    choose: [...SUPPLIES, 'resolve nav1 > 1 spice'],
    then: { spice: 1, solari: 2, navigation: { played: 1 } },
  },
  {
    name: 'nav1: or 2 Solari for an Influence with another Faction, with 2 or more there',
    given: course('nav1', { solari: 2, influence: { guild: 1, fremen: 2, emperor: 3, 'bene-gesserit': 1 } }),
    choose: [
      ...SUPPLIES,
      'resolve nav1 > pay 2 solari',
      'only influence emperor | influence fremen',
      'influence fremen',
    ],
    then: { solari: 0, influence: { fremen: 3, guild: 2 } },
  },
  {
    name: 'nav2: a spy',
    given: course('nav2'),
    choose: [...SUPPLIES, 'spy post-choam'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'nav2: or a spy recalled for an Intrigue card and 2 spice',
    given: course('nav2', { spies: ['post-choam'], table: { intrigueDeck: ['devour'] } }),
    choose: [...SUPPLIES, 'resolve nav2 > pay recall 1 spy'],
    then: { spies: [], spice: 2, intrigue: ['devour'] },
  },
  {
    name: 'nav3: 2 Solari',
    given: course('nav3'),
    choose: SUPPLIES,
    then: { solari: 2 },
  },
  {
    name: 'nav3: in the fourth slot a Persuasion on each Reveal turn from then on',
    given: { ...YRKOON, hand: [], navigation: { cards: ['nav1', 'nav6', 'nav8', 'nav3'], played: 4 } },
    choose: ['reveal'],
    then: { persuasion: 1 },
  },
  {
    name: 'nav3: and on the Reveal turn on which it is played',
    given: {
      ...{ ...YRKOON, hand: ['pointing-the-way', 'convincing-argument', 'convincing-argument', 'diplomacy'] },
      ...{ influence: { guild: 1 }, navigation: { cards: ['nav1', 'nav6', 'nav8', 'nav3'], played: 3 } },
    },
    choose: ['reveal', 'resolve pointing-the-way > 1 influence', 'influence guild'],
    then: { persuasion: 7, solari: 2 },
  },
  {
    name: 'nav3: not while it lies face down there, nor in another slot',
    given: { ...YRKOON, hand: [], navigation: { cards: ['nav3', 'nav1', 'nav6', 'nav8'], played: 4 } },
    choose: ['reveal', 'end-turn'],
    then: { table: { noEvents: [{ kind: 'gained', what: 'persuasion' }] } },
  },
  {
    name: 'nav4: a spice',
    given: course('nav4', { water: 0 }),
    choose: [...SUPPLIES, 'resolve nav4 > 1 spice'],
    then: { spice: 1 },
  },
  {
    name: 'nav4: or in the first slot a water for The Spice Must Flow',
    given: course('nav4', { water: 1 }),
    choose: [...SUPPLIES, 'resolve nav4 > pay 1 water'],
    then: { spice: 0, water: 1, vp: 2, discard: ['the-spice-must-flow'] },
  },
  {
    name: 'nav4: not in another',
    given: {
      ...course('nav4'),
      navigation: { cards: ['nav1', 'nav4', 'nav6', 'nav8'], played: 1 },
      water: 1,
    },
    choose: [...SUPPLIES],
    then: { spice: 1, water: 2 },
  },
  {
    name: 'nav5: a card may be trashed; 2 spice for one that costs something',
    given: course('nav5', { discard: ['command-center', 'dagger'] }),
    choose: [...SUPPLIES, 'trash command-center@discard'],
    then: { spice: 2, table: { trashed: ['command-center'] } },
  },
  {
    name: 'nav5: none for a starting card',
    given: course('nav5', { discard: ['command-center', 'dagger'] }),
    choose: [...SUPPLIES, 'trash dagger@discard'],
    then: { spice: 0 },
  },
  {
    name: 'nav5: or none',
    given: course('nav5', { discard: ['command-center', 'dagger'] }),
    choose: [...SUPPLIES, 'decline'],
    then: { spice: 0, table: { trashed: [] } },
  },
  {
    name: 'nav6: a troop',
    given: course('nav6', { solari: 3 }),
    choose: [...SUPPLIES, 'resolve nav6 > recruit 1'],
    then: { garrison: 4, solari: 3 },
  },
  {
    name: 'nav6: or 3 Solari for three',
    given: course('nav6', { solari: 3 }),
    choose: [...SUPPLIES, 'resolve nav6 > pay 3 solari'],
    then: { garrison: 6, solari: 0 },
  },
  {
    name: 'nav7: a spice, and an Intrigue card with an Alliance',
    given: course('nav7', { influence: { guild: 1, fremen: 4 }, table: { intrigueDeck: ['devour'] } }),
    choose: SUPPLIES,
    then: { spice: 1, intrigue: ['devour'] },
  },
  {
    name: 'nav7: none without',
    given: course('nav7'),
    choose: SUPPLIES,
    then: { spice: 1, intrigue: [] },
  },
  {
    name: 'nav8: a water, and a spice if it was the Spacing Guild',
    given: course('nav8'),
    choose: SUPPLIES,
    then: { spice: 1, water: 3 },
  },
  {
    name: 'nav8: none with another Faction',
    given: course('nav8', { influence: { emperor: 1 } }),
    choose: ['agent diplomacy > dutiful-service', 'resolve dutiful-service > influence emperor'],
    then: { spice: 0, water: 2 },
  },
  {
    name: 'nav9: a card',
    given: course('nav9', { spice: 5, deck: ['dagger'] }),
    choose: [...SUPPLIES, 'resolve nav9 > draw 1'],
    then: { hand: ['dagger'], spice: 5 },
  },
  {
    name: 'nav9: or 5 spice for a point',
    given: course('nav9', { spice: 5, deck: ['dagger'] }),
    choose: [...SUPPLIES, 'resolve nav9 > pay 5 spice'],
    then: { spice: 0, vp: 2, hand: [] },
  },
  {
    name: 'nav10: an Influence for another',
    given: course('nav10'),
    choose: [...SUPPLIES, 'resolve nav10 > pay 1 influence', `only ${FOUR}`, 'influence fremen'],
    then: { influence: { guild: 1, fremen: 1 } },
  },
  {
    name: 'nav10: or not',
    given: course('nav10'),
    choose: [...SUPPLIES, 'decline'],
    then: { influence: { guild: 2 } },
  },
]

const KOTA = { leader: 'kota-odax-of-ix' }
const STACKS = { techStacks: [['glowglobes'], ['suspensor-suits'], []] }

const kota: readonly Row[] = [
  {
    name: 'kota-odax-of-ix left: keeps the bottom tile of a stack, unseen',
    leaders: ['kota-odax-of-ix'],
    then: { tech: [], table: { decisions: [{ seat: 'Serhii', kind: 'secret-project' }] } },
  },
  {
    name: 'kota-odax-of-ix left: TEC-ACQ-14 the secret tile may be acquired like the others, for a spice less',
    given: { ...KOTA, table: STACKS, hand: ['dagger'], secretTech: 'training-depot', spice: 0 },
    choose: [
      'agent dagger > gather-support > 0',
      'resolve ixian-embassy > acquire tech',
      'only tech training-depot',
      'tech training-depot',
    ],
    then: { tech: ['training-depot'], secretTech: null, spice: 0 },
  },
  {
    name: 'kota-odax-of-ix left: TEC-ACQ-14 whoever has a secret tile is asked, also where one tile is all there is: silence would tell its price',
    given: { ...KOTA, table: STACKS, hand: ['dagger'], secretTech: 'rapid-dropships', spice: 2 },
    choose: [
      'agent dagger > gather-support > 0',
      'resolve ixian-embassy > acquire tech',
      'only tech glowglobes',
    ],
    then: { tech: [], table: { decisions: [{ seat: 'Serhii', kind: 'acquire-tech' }] } },
  },
  {
    name: 'kota-odax-of-ix left: TEC-ACQ-14 added to the discount of the High Council',
    given: {
      ...KOTA,
      table: STACKS,
      hand: ['dagger'],
      secretTech: 'rapid-dropships',
      spice: 2,
      council: true,
    },
    choose: [
      'agent dagger > gather-support > 0',
      'resolve ixian-embassy > acquire tech',
      'only tech glowglobes | tech suspensor-suits | tech rapid-dropships',
      'tech rapid-dropships',
    ],
    then: { tech: ['rapid-dropships'], spice: 0, garrison: 7 },
  },
  {
    name: 'kota-odax-of-ix signet: a spice',
    given: { ...KOTA, hand: ['signet-ring'], tech: ['glowglobes'] },
    choose: ['agent signet-ring > arrakeen', 'resolve kota-odax-of-ix > 1 spice'],
    then: { spice: 1, tech: ['glowglobes'] },
  },
  {
    name: 'kota-odax-of-ix signet: or a tile trashed for an Intrigue card and a card',
    given: {
      ...{
        ...KOTA,
        hand: ['signet-ring'],
        tech: ['glowglobes', 'training-depot'],
        deck: ['dagger', 'dagger'],
      },
      table: { intrigueDeck: ['devour'] },
    },
    choose: [
      'agent signet-ring > arrakeen',
      'resolve kota-odax-of-ix > pay trash tech',
      'only trash glowglobes | trash training-depot',
      'trash glowglobes',
    ],
    then: {
      ...{ tech: ['training-depot'], intrigue: ['devour'], hand: ['dagger'] },
      table: { techTrashed: { $includes: ['glowglobes'] } },
    },
  },
  {
    name: 'kota-odax-of-ix signet: not the secret one',
    given: { ...KOTA, hand: ['signet-ring'], secretTech: 'glowglobes' },
    choose: ['agent signet-ring > arrakeen', 'no resolve kota-odax-of-ix > pay trash tech'],
  },
]

const rows = [...chani, ...fenring, ...duncan, ...tuek, ...mohiam, ...liet, ...yrkoon]

describe('Leaders of Bloodlines', () => {
  playUprising(withModules(['bloodlines'], rows))
  playUprising(withModules(['bloodlines', 'tech'], kota))

  it('are all here but Piter De Vries, who is among his cards, and so are the Navigation cards', () => {
    const here = [...leaders, ...leadersForUprising, ...techLeaders].filter(
      ({ id }) => id !== 'piter-de-vries',
    )
    const wanted = here.flatMap(({ id, signet }) => [
      `${id} left`,
      ...(signet.length > 0 ? [`${id} signet`] : []),
    ])
    expect(here).toHaveLength(8)
    expect(unplayed([...rows, ...kota], [...wanted, ...navigation.map(({ id }) => id)])).toEqual([])
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered([...rows, ...kota])).toEqual([])
  })
})

describe('The course of Steersman Y’rkoon', () => {
  const laid = (rules: typeof uprising, seed: string) => {
    const { state } = start(
      rules,
      { players: 3, leaders: ['steersman-yrkoon', null, null], modules: ['bloodlines'] },
      seed,
    ).match
    const offered: string[][] = []
    for (;;) {
      const [decision] = rules.decisions(state)
      if (decision?.kind !== 'plot-course') return { offered, state }
      const options = rules.options(state, decision)
      offered.push(options.map(({ key }) => key))
      const [first] = options
      if (first === undefined) throw new Error('nothing to lay')
      rules.choose(state, decision, first, () => {})
      runPending(state, () => {})
    }
  }

  it('BLD-CLR-14 four of five Navigation cards drawn are laid out one after the other', () => {
    const { offered, state } = laid(uprising, 'course')
    expect(offered.map((keys) => keys.length)).toEqual([5, 4, 3, 2])
    const cards = offered.map(([first = '']) => first.replace('lay ', ''))
    expect(state.players[0]?.navigation).toEqual({ cards, played: 0, reached: null, due: [] })
  })

  it('BLD-CLR-04 which ones, only their owner sees', () => {
    const { state } = laid(uprising, 'course')
    const { navigation } = state.players[0] ?? {}
    expect(uprising.view(state, 0).players[0]?.navigation).toEqual({
      played: [],
      hidden: navigation?.cards,
    })
    expect(uprising.view(state, 1).players[0]?.navigation).toEqual({ played: [], hidden: 4 })
  })

  it('MIX-BLD-08 in the base game none of them is about spies', () => {
    const drawn = Array.from({ length: 20 }, (_, n) => laid(imperium, `course ${n}`).offered[0] ?? []).flat()
    expect(new Set(drawn).size).toBe(9)
    expect(drawn).not.toContain('lay nav2')
  })
})
