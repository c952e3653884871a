// The Conflict cards, wild battle icons and contracts of Bloodlines.

import { describe, expect, it } from 'vitest'
import { conflicts as conflictCards } from '../src/content/bloodlines/conflicts.ts'
import { contracts as allContracts } from '../src/content/bloodlines/contracts.ts'
import { neverOffered, playUprising, type Row, unplayed, withModules } from './play.ts'

const first = {
  phase: 'combat',
  intrigueDeck: ['devour', 'impress', 'cunning'],
  conflictDeck: ['propaganda'],
}

const conflicts: readonly Row[] = [
  {
    name: 'skirmish-wild: a card may be trashed; a water and a Solari; 2 Solari',
    seats: 4,
    given: {
      ...{ table: { ...first, conflict: 'skirmish-wild' }, conflict: 3, trophies: [], discard: ['dagger'] },
      Olha: { conflict: 2, trophies: [] },
      Andrii: { conflict: 1, trophies: [] },
    },
    choose: ['resolve skirmish-wild > trash', 'trash dagger@discard'],
    then: {
      ...{ trophies: ['skirmish-wild'], solari: 0 },
      table: { trashed: ['dagger'], round: 2 },
      Olha: { water: 2, solari: 1 },
      Andrii: { solari: 2, water: 1 },
    },
  },
  {
    name: 'skirmish-wild: or not; BLD-WLD-01 its icon waits for the end',
    given: {
      ...{ table: { ...first, conflict: 'skirmish-wild' }, conflict: 3, trophies: ['objective-crysknife'] },
      ...{ discard: ['dagger'], vp: 0 },
    },
    choose: ['decline'],
    then: { trophies: ['objective-crysknife', 'skirmish-wild'], vp: 0 },
  },
  {
    name: 'storms-in-the-south: a spy under deep cover and 2 spice; 2 Intrigue cards and 2 Solari; 1 and 2',
    seats: 4,
    given: {
      ...{ table: { ...first, conflict: 'storms-in-the-south' }, conflict: 3, trophies: [] },
      Olha: { conflict: 2, trophies: [], spies: ['post-choam'] },
      Andrii: { conflict: 1, trophies: [] },
    },
    choose: ['resolve storms-in-the-south > spy', 'spy post-choam'],
    then: {
      ...{ spice: 2, spies: ['post-choam'], trophies: ['storms-in-the-south'] },
      Olha: { intrigue: ['devour', 'impress'], solari: 2 },
      Andrii: { intrigue: ['cunning'], solari: 2 },
    },
  },
  {
    name: 'storms-in-the-south: UPR-SPY-02 the spy need not be placed',
    given: { table: { ...first, conflict: 'storms-in-the-south' }, conflict: 3, trophies: [] },
    choose: ['decline'],
    then: { spice: 2, spies: [] },
  },
]

const end = { phase: 'endgame', conflictDeck: [] }

const wild: readonly Row[] = [
  {
    name: 'BLD-WLD-01 two wild icons make a pair',
    given: { table: end, trophies: ['skirmish-wild', 'storms-in-the-south'], vp: 3 },
    choose: [
      'only pair skirmish-wild > storms-in-the-south | pass',
      'pair skirmish-wild > storms-in-the-south',
    ],
    then: {
      vp: 4,
      trophies: [
        { card: 'skirmish-wild', faceUp: false },
        { card: 'storms-in-the-south', faceUp: false },
      ],
    },
  },
  {
    name: 'BLD-WLD-01 or each with a standard one',
    given: {
      table: end,
      trophies: ['skirmish-wild', 'storms-in-the-south', 'objective-crysknife', 'skirmish-ornithopter'],
      vp: 3,
    },
    choose: ['pair skirmish-wild > objective-crysknife', 'pair storms-in-the-south > skirmish-ornithopter'],
    then: { vp: 5 },
  },
  {
    name: 'BLD-WLD-01 nobody has to',
    given: { table: end, trophies: ['skirmish-wild', 'storms-in-the-south'], vp: 3 },
    choose: ['pass'],
    then: { vp: 3, trophies: ['skirmish-wild', 'storms-in-the-south'] },
  },
]

const visit = (contract: string, way: string, choose: readonly string[], then = {}, given = {}): Row => ({
  name: `${contract}: completed by a visit`,
  given: {
    ...{ hand: [way.split(' ')[0] ?? ''], contracts: [contract], deck: ['seek-allies', 'dagger'] },
    ...given,
  },
  choose: [`agent ${way}`, ...choose],
  then: { contracts: [], completed: [contract], ...then },
})

const contracts: readonly Row[] = [
  visit(
    'deliver-supplies-spy',
    'diplomacy > deliver-supplies',
    ['resolve deliver-supplies-spy > spy', 'spy post-choam'],
    { solari: 1, spies: ['post-choam'] },
    { Olha: { spies: ['post-choam'] } },
  ),
  visit('spice-refinery-troops', 'reconnaissance > spice-refinery > 0', [], { garrison: 5, solari: 2 }),
  visit(
    'secrets',
    'diplomacy > secrets',
    ['resolve secrets > draw 1'],
    { solari: 2, hand: ['seek-allies'] },
    { table: { intrigueDeck: ['devour'] } },
  ),
  visit(
    'high-council-recall',
    'dagger > high-council',
    ['resolve high-council-recall > recall agent'],
    { sent: ['high-council'], agents: 1, council: true },
    { solari: 5, sent: ['arrakeen'] },
  ),
  {
    name: 'high-council-recall: not the Agent just sent',
    given: { hand: ['dagger'], contracts: ['high-council-recall'], solari: 5 },
    choose: ['agent dagger > high-council', 'only end-turn'],
    then: { sent: ['high-council'], completed: ['high-council-recall'] },
  },
  {
    name: 'harvest-3-spy: 3 spice at a Maker space',
    given: {
      ...{ hand: ['dune-the-desert-planet'], contracts: ['harvest-3-spy'] },
      table: { bonusSpice: { 'imperial-basin': 2 } },
    },
    choose: [
      'agent dune-the-desert-planet > imperial-basin',
      'resolve harvest-3-spy > spy',
      'spy post-choam',
    ],
    then: { completed: ['harvest-3-spy'], solari: 2, spies: ['post-choam'] },
  },
  {
    name: 'harvest-3-spy: not with 2',
    given: {
      ...{ hand: ['dune-the-desert-planet'], contracts: ['harvest-3-spy'] },
      table: { bonusSpice: { 'imperial-basin': 1 } },
    },
    choose: ['agent dune-the-desert-planet > imperial-basin', 'end-turn'],
    then: { completed: [], contracts: ['harvest-3-spy'] },
  },
  {
    name: 'harvest-4-spy: CHO-CON-05 4 spice',
    given: {
      ...{ hand: ['dune-the-desert-planet'], contracts: ['harvest-4-spy'] },
      table: { bonusSpice: { 'imperial-basin': 3 } },
    },
    choose: ['agent dune-the-desert-planet > imperial-basin', 'end-turn'],
    then: { completed: ['harvest-4-spy'], solari: 3, spies: [] },
  },
  {
    name: 'earn-any-alliance: BLD-CLR-07 with the next Alliance token',
    given: { hand: ['diplomacy'], contracts: ['earn-any-alliance'], influence: { guild: 3 } },
    choose: ['agent diplomacy > deliver-supplies'],
    then: {
      completed: ['earn-any-alliance'],
      solari: 5,
      garrison: 5,
      table: { alliances: { guild: 'Serhii' } },
    },
  },
  {
    name: 'earn-any-alliance: BLD-CLR-07 not for one already held',
    given: { hand: ['diplomacy'], contracts: ['earn-any-alliance'], influence: { guild: 4 } },
    choose: ['agent diplomacy > deliver-supplies'],
    then: { completed: [], contracts: ['earn-any-alliance'], influence: { guild: 5 } },
  },
  {
    name: 'earn-any-alliance: BLD-CLR-07 one taken from another player',
    given: {
      ...{ hand: ['diplomacy'], contracts: ['earn-any-alliance'], influence: { guild: 4 } },
      ...{ Olha: { influence: { guild: 4 } }, table: { alliances: { guild: 'Olha' } } },
    },
    choose: ['agent diplomacy > deliver-supplies'],
    then: { completed: ['earn-any-alliance'], table: { alliances: { guild: 'Serhii' } } },
  },
  {
    name: 'immediate-intrigue: BLD-CLR-08 an Intrigue card is trashed for another and a card',
    given: {
      ...{ hand: ['diplomacy'], intrigue: ['devour', 'cunning'], deck: ['dagger'] },
      table: { contractMarket: ['immediate-intrigue', 'harvest-3'], intrigueDeck: ['impress'] },
    },
    choose: [
      'agent diplomacy > dutiful-service',
      'resolve dutiful-service > contract',
      'contract immediate-intrigue',
      'trash cunning',
      'resolve immediate-intrigue > 1 intrigue',
      'resolve immediate-intrigue > draw 1',
    ],
    then: {
      ...{ completed: ['immediate-intrigue'], intrigue: ['devour', 'impress'], hand: ['dagger'] },
      table: { intrigueTrashed: ['cunning'] },
    },
  },
  {
    name: 'earn-any-alliance: D-96 on another player’s turn, too',
    given: {
      ...{ contracts: ['earn-any-alliance'], influence: { guild: 4 } },
      Olha: { influence: { guild: 4 }, intrigue: ['tenuous-bond'] },
      table: { turn: 'Olha', alliances: { guild: 'Olha' } },
    },
    choose: ['Olha: intrigue tenuous-bond', 'Olha: influence fremen'],
    then: {
      completed: ['earn-any-alliance'],
      solari: 2,
      garrison: 5,
      table: { alliances: { guild: 'Serhii' } },
    },
  },
  {
    name: 'immediate-intrigue: CHO-CON-13 AMB-15 with nothing else face up there are 2 Solari',
    given: {
      hand: ['diplomacy'],
      table: { contractMarket: ['immediate-intrigue'], contractStack: [], commanders: { at: [] } },
    },
    choose: ['agent diplomacy > dutiful-service', 'only end-turn'],
    then: { solari: 2, contracts: [], completed: [], table: { contractMarket: ['immediate-intrigue'] } },
  },
  {
    name: 'immediate-intrigue: BLD-CLR-08 not taken without one',
    given: { hand: ['diplomacy'], table: { contractMarket: ['immediate-intrigue', 'harvest-3'] } },
    choose: ['agent diplomacy > dutiful-service', 'resolve dutiful-service > contract'],
    then: { contracts: ['harvest-3'] },
  },
]

const rows = [...conflicts, ...wild]

describe('Conflict cards of Bloodlines', () => {
  playUprising(withModules(['bloodlines'], rows))
})

describe('Contracts of Bloodlines', () => {
  playUprising(withModules(['bloodlines', 'choam'], contracts))

  it('are all here', () => {
    const wanted = [...conflictCards, ...allContracts].map(({ id }) => id)
    expect(wanted).toHaveLength(10)
    expect(unplayed([...rows, ...contracts], wanted)).toEqual([])
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered([...rows, ...contracts])).toEqual([])
  })
})
