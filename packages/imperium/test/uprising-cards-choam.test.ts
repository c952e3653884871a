import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed, withChoam } from './play.ts'

const TWO = ['espionage', 'immediate']
const FOUR = [...TWO, 'deliver-supplies', 'arrakeen-spy']

const market = { contractMarket: ['heighliner-water', 'harvest-4'], contractStack: ['arrakeen-water'] }
const soldOut = { contractMarket: [], contractStack: [] }

const rows: readonly Row[] = [
  {
    name: 'cargo-runner agent: draws a card with 2 completed contracts',
    given: { hand: ['cargo-runner'], completed: TWO, deck: ['dagger', 'diplomacy', 'dagger'] },
    choose: [
      'agent cargo-runner > gather-support > 0',
      'only resolve cargo-runner > draw 1 | resolve-rest | end-turn',
      'resolve cargo-runner > draw 1',
      'only end-turn',
    ],
    then: { hand: ['dagger'] },
  },
  {
    name: 'cargo-runner agent: and one more with 4',
    given: { hand: ['cargo-runner'], completed: FOUR, deck: ['dagger', 'diplomacy', 'dagger'] },
    choose: [
      'agent cargo-runner > gather-support > 0',
      'resolve cargo-runner > draw 1',
      'resolve cargo-runner > draw 1@agent.1',
      'only end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'cargo-runner agent: not with 3',
    given: { hand: ['cargo-runner'], completed: FOUR.slice(1), deck: ['dagger', 'diplomacy', 'dagger'] },
    choose: ['agent cargo-runner > gather-support > 0', 'resolve cargo-runner > draw 1', 'only end-turn'],
    then: { hand: ['dagger'] },
  },
  {
    name: 'cargo-runner agent: not with 1, nor for contracts not completed',
    given: {
      hand: ['cargo-runner'],
      completed: ['espionage'],
      contracts: ['harvest-4', 'arrakeen-spy'],
    },
    choose: ['agent cargo-runner > gather-support > 0', 'only end-turn'],
  },

  {
    name: 'delivery-agreement agent: CHO-CON-02 discards a card for a contract, and the spot is filled',
    given: { hand: ['delivery-agreement', 'dagger'], table: market },
    choose: [
      'agent delivery-agreement > spice-refinery > 0',
      'resolve delivery-agreement > pay discard 1',
      'only contract heighliner-water | contract harvest-4',
      'contract harvest-4',
    ],
    then: {
      ...{ hand: [], contracts: ['harvest-4'], discard: ['dagger'] },
      table: { contractMarket: ['heighliner-water', 'arrakeen-water'], contractStack: [] },
    },
  },
  {
    name: 'delivery-agreement agent: need not, and cannot with an empty hand',
    given: { hand: ['delivery-agreement'], table: market },
    choose: [
      'agent delivery-agreement > spice-refinery > 0',
      'no resolve delivery-agreement > pay discard 1',
      'end-turn',
    ],
    then: { contracts: [] },
  },
  {
    name: 'delivery-agreement reveal: gives a spice',
    given: { hand: ['delivery-agreement'], completed: FOUR },
    choose: [
      'reveal',
      'only resolve delivery-agreement > 1 spice | resolve delivery-agreement > pay trash this',
      'resolve delivery-agreement > 1 spice',
      'only end-turn',
    ],
    then: { spice: 1, vp: 0 },
  },
  {
    name: 'delivery-agreement reveal: or with 4 completed contracts a victory point for itself',
    given: { hand: ['delivery-agreement'], completed: FOUR },
    choose: ['reveal', 'resolve delivery-agreement > pay trash this', 'only end-turn'],
    then: { spice: 0, vp: 1, revealed: [], table: { trashed: ['delivery-agreement'] } },
  },
  {
    name: 'delivery-agreement reveal: not with 3',
    given: { hand: ['delivery-agreement'], completed: FOUR.slice(1) },
    choose: ['reveal', 'only resolve delivery-agreement > 1 spice | resolve-rest | end-turn'],
  },

  {
    name: 'interstellar-trade acquire: takes a contract',
    given: { hand: [], persuasion: 7, table: { ...market, row: ['interstellar-trade'] } },
    choose: ['reveal', 'acquire interstellar-trade', 'contract heighliner-water'],
    then: { contracts: ['heighliner-water'], discard: ['interstellar-trade'] },
  },
  {
    name: 'interstellar-trade acquire: CHO-CON-03 2 Solari with none left',
    given: { hand: [], persuasion: 7, table: { ...soldOut, row: ['interstellar-trade'] } },
    choose: ['reveal', 'acquire interstellar-trade'],
    then: { contracts: [], solari: 2 },
  },
  {
    name: 'interstellar-trade agent: gives an Influence of choice',
    given: { hand: ['interstellar-trade'] },
    choose: [
      'agent interstellar-trade > gather-support > 0',
      'resolve interstellar-trade > 1 influence',
      'influence bene-gesserit',
    ],
    then: { influence: { 'bene-gesserit': 1 } },
  },
  {
    name: 'interstellar-trade reveal: a Persuasion for each completed contract',
    given: { hand: ['interstellar-trade'], completed: FOUR, contracts: ['harvest-4'] },
    choose: ['reveal', 'resolve interstellar-trade > 1 persuasion'],
    then: { persuasion: 4 },
  },
  {
    name: 'interstellar-trade reveal: counted once, not for a contract completed later on the turn',
    given: {
      ...{ hand: ['interstellar-trade'], completed: TWO, contracts: ['acquire-the-spice-must-flow'] },
      persuasion: 9,
    },
    choose: [
      'reveal',
      'resolve interstellar-trade > 1 persuasion',
      'acquire the-spice-must-flow',
      'no resolve interstellar-trade > 1 persuasion',
    ],
    then: { persuasion: 2, completed: { $count: 3 } },
  },

  {
    name: 'priority-contracts agent: takes a contract',
    given: { hand: ['priority-contracts'], table: market },
    choose: [
      'agent priority-contracts > gather-support > 0',
      'no end-turn',
      'resolve priority-contracts > contract',
      'contract heighliner-water',
      'end-turn',
    ],
    then: { contracts: ['heighliner-water'] },
  },
  {
    name: 'priority-contracts agent: CHO-CON-03 2 Solari with none left',
    given: { hand: ['priority-contracts'], table: soldOut },
    choose: ['agent priority-contracts > gather-support > 0', 'only end-turn'],
    then: { solari: 2 },
  },
  {
    name: 'priority-contracts reveal: gives 2 spice',
    given: { hand: ['priority-contracts'], completed: FOUR },
    choose: [
      'reveal',
      'only resolve priority-contracts > 2 spice | resolve priority-contracts > pay trash this',
      'resolve priority-contracts > 2 spice',
      'only end-turn',
    ],
    then: { spice: 2, vp: 0 },
  },
  {
    name: 'priority-contracts reveal: or with 4 completed contracts a victory point for itself',
    given: { hand: ['priority-contracts'], completed: FOUR },
    choose: ['reveal', 'resolve priority-contracts > pay trash this', 'only end-turn'],
    then: { spice: 0, vp: 1, table: { trashed: ['priority-contracts'] } },
  },
  {
    name: 'priority-contracts reveal: not with 3',
    given: { hand: ['priority-contracts'], completed: FOUR.slice(1) },
    choose: ['reveal', 'only resolve priority-contracts > 2 spice | resolve-rest | end-turn'],
  },
]

describe('The Imperium cards of the CHOAM module', () => {
  playUprising(withChoam(rows))

  it('are all played, each part of them', () => {
    expect(choam.adds?.cards).toHaveLength(4)
    expect(unplayed(rows, (choam.adds?.cards ?? []).flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
