// What is printed on the components of Bloodlines, as phrases.

import { describe, expect, it } from 'vitest'
import {
  describeCard,
  describeContract,
  describeHagal,
  describeLeader,
  describeNavigation,
  describeRival,
  describeSideboard,
  describeSkill,
  describeTech,
  type Parts,
} from '../src/content/describe.ts'
import { contentOf } from '../src/content/index.ts'
import { short } from './short.ts'

const content = contentOf('uprising+choam+bloodlines+tech')

const told = (parts: Parts<string>): { [place: string]: string[] } =>
  Object.fromEntries(Object.entries(parts).map(([place, phrases = []]) => [place, phrases.map(short)]))

describe('a component of Bloodlines in phrases', () => {
  it('BLD-SKL-01 BLD-SKL-02 tells the strength of a skill, or what it brings on the Reveal turn', () => {
    expect(told(describeSkill(content.skill('fierce')))).toEqual({
      works: [
        'when-do(condition if.commander, effects gain(what amount.swords(1)) apart when-also(condition if.enemy-sandworm, effects gain(what amount.swords(1))))',
      ],
    })
    expect(told(describeSkill(content.skill('hardy')))).toEqual({
      works: ['ability.reveal(effects when-inside(condition if.commander, effects recruit(1)))'],
    })
  })

  it('TEC-USE-04 tells the cost of a tile, what it brings, what it does and what its mark means', () => {
    expect(told(describeTech(content.tech('gene-locked-vault')))).toEqual({
      cost: ['tech.cost(2)'],
      acquire: ['choose(1, of intrigue(1, mood to) else draw(1, mood to))'],
      works: ['ability.theft(5)'],
      rivals: ['tech.hagal', 'tech.hagal-acquire(effects intrigue(1, mood they))', 'tech.hagal-only'],
    })
    expect(told(describeTech(content.tech('delivery-bay'))).rivals).toEqual([
      'tech.hagal',
      'tech.hagal-nothing',
    ])
    expect(told(describeTech(content.tech('advanced-data-analysis')))).toEqual({
      cost: ['tech.cost(3)'],
      requires: ['cost.trash-spies(1)'],
      works: ['ability.flip(effects intrigue(1))'],
    })
  })

  it('BLD-CLR-14 tells what a Navigation card does, and where it lasts', () => {
    expect(told(describeNavigation(content.navigation('nav3')))).toEqual({
      effects: ['gain(what amount.solari(2))'],
      works: ['navigation.lasting(4)', 'ability.reveal(effects have(what amount.persuasion(1)))'],
    })
    expect(Object.keys(describeNavigation(content.navigation('nav9')))).toEqual(['effects'])
  })

  it('TEC-ACQ-07 tells what lies beside the board', () => {
    expect(told(describeSideboard(content.sideboard('ixian-embassy'))).works).toContain(
      'when-inside(condition if.council-seat, effects ability.tech-cost(1))',
    )
    expect(told(describeSideboard(content.sideboard('sardaukar'))).works).toHaveLength(2)
  })

  it('SOL-SET-06 SOL-SET-07 tells when a House Hagal card is used', () => {
    expect(told(describeHagal(content.hagal('tueks-sietch'), content))).toEqual({
      agent: ['hagal.harvests(where tueks-sietch)', 'hagal.again'],
      combat: ['hagal.swords(2)'],
      setup: ['hagal.with-leader(leader esmar-tuek)'],
    })
    expect(told(describeHagal(content.hagal('acquire-tech'), content))).toEqual({
      agent: ['hagal.tech(what amount.spice(1))', 'hagal.spy-again'],
      combat: ['hagal.swords(1)'],
      setup: ['hagal.solo'],
    })
  })

  it('SOL-SET-05 tells with what a Rival starts, and in which games', () => {
    expect(told(describeRival(content.rival('count-hasimir-fenring'))).setup).toEqual([
      'rival.influence(1, faction emperor)',
    ])
    expect(told(describeRival(content.rival('kota-odax-of-ix'))).setup).toEqual(['hagal.solo'])
  })

  it('BLD-CLR-07 BLD-CLR-08 tells what completes a contract, and what it takes', () => {
    expect(told(describeContract(content.contract('earn-any-alliance'))).completed).toEqual([
      'contract.alliance',
    ])
    expect(told(describeContract(content.contract('immediate-intrigue')))).toEqual({
      completed: ['contract.at-once', 'contract.trashes-intrigue(cost cost.trash-intrigue(1))'],
      reward: ['draw.several(what amount.intrigue(1) and amount.cards(1))'],
    })
  })

  it('BLD-CLR-10 tells the way of the Tactics token', () => {
    expect(told(describeLeader(content.leader('chani'))).ability).toEqual([
      'tactics.token(3)',
      'tactics.place(6, effects gain(what amount.spice(1)))',
      'tactics.end(11, effects gain(what amount.water(1)))',
    ])
  })

  it('tells what a card does besides its boxes', () => {
    expect(told(describeCard(content.card('litany-against-fear')))).toEqual({
      turn: ['card.start(effects draw(1) and pass.now)'],
      reveal: ['have(what amount.persuasion(2))'],
    })
    expect(told(describeCard(content.card('delivery-logistics'))).agent).toEqual(['icons-of-contracts'])
  })
})
