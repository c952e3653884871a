import type { JsonObject } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { neverOffered, playUprising, type Row, unplayed, withChoam } from './play.ts'

const able = {
  ...{ solari: 5, spice: 5, water: 2, deck: ['seek-allies', 'signet-ring', 'dagger', 'dagger'] },
  table: { intrigueDeck: ['devour', 'impress'] },
}

const without = (contract: string, done: JsonObject): JsonObject => ({
  ...{ contracts: [], completed: [contract] },
  ...done,
})

/** A contract for a visit: held when the Agent is sent it is completed. */
function visit(
  contract: string,
  way: string,
  what: string,
  choose: NonNullable<Row['choose']>,
  then: JsonObject,
): Row {
  const [card = ''] = way.split(' > ')
  return {
    name: `${contract}: ${what}`,
    given: { ...able, hand: [card], contracts: [contract] },
    choose: [`agent ${way}`, ...choose],
    then: without(contract, then),
  }
}

const visits: readonly Row[] = [
  visit('deliver-supplies', 'diplomacy > deliver-supplies', '3 Solari', ['only end-turn'], {
    ...{ solari: 8, water: 3, influence: { guild: 1 } },
  }),
  visit('espionage', 'diplomacy > espionage', '3 Solari', [], { solari: 8, spice: 4 }),
  visit('heighliner-water', 'diplomacy > heighliner', '2 water', [], { water: 4, garrison: 8, spice: 0 }),
  visit(
    'heighliner-troops',
    'diplomacy > heighliner',
    'IMP-DEP-10 2 troops, to be deployed with the others',
    ['no deploy 10', 'deploy 9'],
    { garrison: 1, conflict: 9 },
  ),
  visit('high-council-solari', 'dagger > high-council', '3 Solari', [], { solari: 3, council: true }),
  visit('high-council-influence', 'dagger > high-council', 'a Bene Gesserit Influence', [], {
    ...{ solari: 0, council: true, influence: { 'bene-gesserit': 1 } },
  }),
  visit('research-station-solari', 'reconnaissance > research-station', '3 Solari', [], {
    ...{ solari: 8, garrison: 5, water: 0 },
  }),
  visit(
    'research-station-spy',
    'reconnaissance > research-station',
    '2 Solari and a spy',
    ['resolve research-station-spy > spy', 'spy post-choam'],
    { solari: 7, spies: ['post-choam'] },
  ),
  visit('spice-refinery-water', 'reconnaissance > spice-refinery > 0', 'a water', [], {
    ...{ water: 3, solari: 7 },
  }),
  visit(
    'spice-refinery-cards',
    'reconnaissance > spice-refinery > 1',
    '2 cards, whatever was paid',
    ['resolve spice-refinery-cards > draw 2', 'end-turn'],
    { hand: ['seek-allies', 'signet-ring'], solari: 9 },
  ),
  visit('arrakeen-water', 'reconnaissance > arrakeen', 'a water', [], { water: 3, garrison: 4 }),
  visit(
    'arrakeen-spy',
    'reconnaissance > arrakeen',
    'a troop and a spy',
    ['resolve arrakeen-spy > spy', 'spy post-choam', 'no deploy 5', 'deploy 4'],
    { garrison: 1, conflict: 4, spies: ['post-choam'] },
  ),
  visit(
    'sardaukar-cards',
    'diplomacy > sardaukar',
    '2 cards',
    ['resolve sardaukar-cards > draw 2', 'resolve sardaukar > 1 intrigue'],
    { hand: ['seek-allies', 'signet-ring'], garrison: 7, spice: 1 },
  ),
  {
    name: 'sardaukar-recall: UPR-ICO-01 another Agent back',
    given: { ...able, hand: ['diplomacy'], sent: ['arrakeen'], contracts: ['sardaukar-recall'] },
    choose: [
      'agent diplomacy > sardaukar',
      { agents: 0 },
      'resolve sardaukar > 1 intrigue',
      'resolve sardaukar-recall > recall agent',
      'end-turn',
    ],
    then: without('sardaukar-recall', { sent: ['sardaukar'], agents: 1 }),
  },
  visit(
    'sardaukar-recall',
    'diplomacy > sardaukar',
    'nobody without another Agent on the board',
    ['resolve sardaukar > 1 intrigue', 'no resolve sardaukar-recall > recall agent', 'end-turn'],
    { sent: ['sardaukar'], agents: 1 },
  ),
]

const more: readonly Row[] = [
  {
    name: 'espionage: CHO-CON-10 all contracts for the space are completed together',
    given: { ...able, hand: ['diplomacy'], contracts: ['espionage', 'harvest-4', 'espionage'] },
    choose: ['agent diplomacy > espionage'],
    then: { solari: 11, contracts: ['harvest-4'], completed: ['espionage', 'espionage'] },
  },
  {
    name: 'arrakeen-spy: UPR-SPY-02 the spy may be left',
    given: { ...able, hand: ['reconnaissance'], contracts: ['arrakeen-spy'] },
    choose: ['agent reconnaissance > arrakeen', 'resolve arrakeen > draw 1', 'end-turn'],
    then: without('arrakeen-spy', { garrison: 5, spies: [] }),
  },
  {
    name: 'deliver-supplies: CHO-CON-04 not by an opponent’s visit, nor on another space',
    given: {
      ...{ hand: ['diplomacy'], contracts: ['espionage'], Olha: { contracts: ['deliver-supplies'] } },
    },
    choose: ['agent diplomacy > deliver-supplies'],
    then: { contracts: ['espionage'], Olha: { contracts: ['deliver-supplies'], solari: 0 } },
  },
  {
    name: 'arrakeen-water: CHO-CON-10 the reward comes after Gather Intelligence',
    given: {
      ...able,
      ...{ hand: ['reconnaissance'], contracts: ['arrakeen-water'], spies: ['post-refinery-arrakeen'] },
    },
    choose: [
      'agent reconnaissance > arrakeen',
      { water: 2 },
      'gather post-refinery-arrakeen',
      { water: 3, hand: ['seek-allies'] },
    ],
  },
  {
    name: 'arrakeen-water: CHO-CON-08 CHO-CON-09 completed once, and kept',
    given: {
      ...{ hand: ['reconnaissance'], completed: ['arrakeen-water'] },
    },
    choose: ['agent reconnaissance > arrakeen'],
    then: { water: 1, completed: ['arrakeen-water'] },
  },
]

const harvests: readonly Row[] = [
  {
    name: 'harvest-3: CHO-CON-05 3 Solari for 3 spice on a Maker space',
    given: {
      ...{ hand: ['dune-the-desert-planet'], contracts: ['harvest-3'] },
      table: { bonusSpice: { 'imperial-basin': 2 } },
    },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: without('harvest-3', { spice: 3, solari: 3 }),
  },
  {
    name: 'harvest-3: not for 2',
    given: { hand: ['dune-the-desert-planet'], contracts: ['harvest-3'] },
    choose: ['agent dune-the-desert-planet > hagga-basin', 'end-turn'],
    then: { contracts: ['harvest-3'], solari: 0 },
  },
  {
    name: 'harvest-3: CHO-CON-05 with the spice of the card',
    given: { hand: ['smugglers-harvester'], contracts: ['harvest-3'] },
    choose: ['agent smugglers-harvester > hagga-basin'],
    then: without('harvest-3', { spice: 3, solari: 3 }),
  },
  {
    name: 'harvest-3: CHO-CON-05 with the control bonus',
    given: {
      ...{ hand: ['dune-the-desert-planet'], contracts: ['harvest-3'] },
      table: { bonusSpice: { 'imperial-basin': 1 }, control: { 'imperial-basin': 'Serhii' } },
    },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: without('harvest-3', { spice: 3, solari: 3 }),
  },
  {
    name: 'harvest-3: CHO-CON-11 with spice gained before the Agent was sent',
    given: { hand: ['dune-the-desert-planet'], contracts: ['harvest-3'], intrigue: ['crysknife'] },
    choose: ['intrigue crysknife', 'agent dune-the-desert-planet > hagga-basin'],
    then: without('harvest-3', { spice: 3, solari: 3 }),
  },
  {
    name: 'harvest-3: CHO-CON-11 and with spice gained after, at that moment',
    given: { hand: ['dune-the-desert-planet'], contracts: ['harvest-3'], intrigue: ['crysknife'] },
    choose: [
      'agent dune-the-desert-planet > hagga-basin',
      { contracts: ['harvest-3'] },
      'intrigue crysknife',
    ],
    then: without('harvest-3', { spice: 3, solari: 3 }),
  },
  {
    name: 'harvest-3: not on a space that is no Maker',
    given: {
      ...{ hand: ['dagger'], solari: 10, contracts: ['harvest-3'], intrigue: ['market-opportunity'] },
    },
    choose: ['agent dagger > gather-support > 0', 'intrigue market-opportunity > 5 solari -> 5 spice'],
    then: { spice: 5, contracts: ['harvest-3'] },
  },
  {
    name: 'harvest-3: CHO-CON-10 both copies at once',
    given: { hand: ['dune-the-desert-planet'], water: 3, contracts: ['harvest-3', 'harvest-3'] },
    choose: ['agent dune-the-desert-planet > deep-desert'],
    then: { completed: ['harvest-3', 'harvest-3'], solari: 6 },
  },
  {
    name: 'harvest-4: 4 Solari for 4 spice on a Maker space',
    given: { hand: ['dune-the-desert-planet'], water: 3, contracts: ['harvest-4'] },
    choose: ['agent dune-the-desert-planet > deep-desert'],
    then: without('harvest-4', { spice: 4, solari: 4 }),
  },
  {
    name: 'harvest-4: not for 3',
    given: { hand: ['smugglers-harvester'], contracts: ['harvest-4'] },
    choose: ['agent smugglers-harvester > hagga-basin'],
    then: { contracts: ['harvest-4'], spice: 3, solari: 0 },
  },
  {
    name: 'harvest-4: not for sandworms',
    given: {
      ...{ hand: ['dune-the-desert-planet'], water: 3, hooks: true, contracts: ['harvest-4'] },
      table: { conflict: 'skirmish-crysknife', bonusSpice: { 'deep-desert': 3 } },
    },
    choose: ['agent dune-the-desert-planet > deep-desert', 'resolve deep-desert > harvest 0 + 2 sandworm'],
    then: { contracts: ['harvest-4'], spice: 3 },
  },
]

const others: readonly Row[] = [
  {
    name: 'immediate: CHO-CON-06 2 Solari as soon as it is taken',
    given: {
      hand: ['diplomacy'],
      table: { contractMarket: ['immediate', 'espionage'], contractStack: ['harvest-3'] },
    },
    choose: ['agent diplomacy > dutiful-service', 'resolve dutiful-service > contract', 'contract immediate'],
    then: without('immediate', { solari: 2 }),
  },
  {
    name: 'acquire-the-spice-must-flow: CHO-CON-07 a Guild Influence and 3 Solari with the next copy acquired',
    given: { hand: [], persuasion: 18, contracts: ['acquire-the-spice-must-flow'] },
    choose: ['reveal', 'acquire the-spice-must-flow', { solari: 3 }, 'acquire the-spice-must-flow'],
    then: without('acquire-the-spice-must-flow', { solari: 3, influence: { guild: 1 }, vp: 2 }),
  },
  {
    name: 'acquire-the-spice-must-flow: IMP-CRD-05 without Persuasion too',
    given: {
      ...{ hand: ['price-is-no-object'], solari: 9, contracts: ['acquire-the-spice-must-flow'] },
      table: { contractMarket: [], contractStack: [] },
    },
    choose: [
      'agent price-is-no-object > dutiful-service',
      'resolve price-is-no-object > acquire solari to hand',
      'acquire the-spice-must-flow',
    ],
    then: without('acquire-the-spice-must-flow', { solari: 5, influence: { guild: 1 } }),
  },
  {
    name: 'acquire-the-spice-must-flow: not with another card, nor an opponent’s copy',
    given: {
      ...{ hand: [], persuasion: 9, contracts: [] },
      Olha: { contracts: ['acquire-the-spice-must-flow'] },
    },
    choose: ['reveal', 'acquire the-spice-must-flow'],
    then: { Olha: { contracts: ['acquire-the-spice-must-flow'], solari: 0 } },
  },
]

/** How an Agent gets to the space, and what makes a contract a late one: taken by Leverage on the same turn. */
const LATE: { readonly [contract: string]: string } = {
  'harvest-3': 'dune-the-desert-planet > imperial-basin',
  'harvest-4': 'dune-the-desert-planet > imperial-basin',
  'deliver-supplies': 'diplomacy > deliver-supplies',
  espionage: 'diplomacy > espionage',
  'heighliner-water': 'diplomacy > heighliner',
  'heighliner-troops': 'diplomacy > heighliner',
  'high-council-solari': 'dagger > high-council',
  'high-council-influence': 'dagger > high-council',
  'research-station-solari': 'reconnaissance > research-station',
  'research-station-spy': 'reconnaissance > research-station',
  'spice-refinery-water': 'reconnaissance > spice-refinery > 0',
  'spice-refinery-cards': 'reconnaissance > spice-refinery > 0',
  'arrakeen-water': 'reconnaissance > arrakeen',
  'arrakeen-spy': 'reconnaissance > arrakeen',
  'sardaukar-cards': 'diplomacy > sardaukar',
  'sardaukar-recall': 'diplomacy > sardaukar',
}

const late: readonly Row[] = Object.entries(LATE).map(([contract, way]) => ({
  name: `${contract}: waits for the next visit`,
  given: {
    ...{ ...able, hand: [way.split(' > ')[0] ?? ''], intrigue: ['crysknife', 'leverage'] },
    table: {
      ...{ contractMarket: [contract], contractStack: [], intrigueDeck: ['devour'] },
      bonusSpice: { 'imperial-basin': 5 },
    },
  },
  choose: [`agent ${way}`, 'intrigue crysknife', 'intrigue leverage'],
  then: { contracts: [contract], completed: [] },
}))

const lateCopy: Row = {
  name: 'acquire-the-spice-must-flow: waits for the next copy',
  given: {
    ...{ hand: [], persuasion: 18, intrigue: ['crysknife', 'leverage'] },
    table: { contractMarket: ['acquire-the-spice-must-flow'], contractStack: [] },
  },
  choose: [
    'reveal',
    'acquire the-spice-must-flow',
    'intrigue crysknife',
    'intrigue leverage',
    { contracts: ['acquire-the-spice-must-flow'], solari: 1, influence: { guild: 0 } },
    'acquire the-spice-must-flow',
  ],
  then: without('acquire-the-spice-must-flow', { solari: 4, influence: { guild: 1 } }),
}

describe('CHO-CON-04 CHO-CON-08 A contract for a space is completed by sending an Agent there', () => {
  playUprising(withChoam([...visits, ...more]))
})

describe('Contracts for spice, for a card, for nothing', () => {
  playUprising(withChoam([...harvests, ...others]))
})

describe('CHO-CON-09 A contract taken on the turn of the visit', () => {
  playUprising(withChoam([...late, lateCopy]))
})

describe('The contracts of the CHOAM module', () => {
  const ids = (choam.adds?.contracts ?? []).map(({ id }) => id)
  const completed = [...visits, ...more, ...harvests, ...others]

  it('are all completed, each of the 18', () => {
    expect(ids).toHaveLength(18)
    expect(unplayed(completed, ids)).toEqual([])
  })

  it('are all taken too late, but for the one completed by taking it', () => {
    expect(unplayed([...late, lateCopy], ids)).toEqual(['immediate'])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered([...completed, ...late])).toEqual([])
  })
})
