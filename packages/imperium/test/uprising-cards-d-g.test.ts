import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'dangerous-rhetoric agent: IMP-GEN-11 gives an Influence of choice, and must be trashed',
    given: { hand: ['dangerous-rhetoric'] },
    choose: [
      'agent dangerous-rhetoric > gather-support > 0',
      'resolve dangerous-rhetoric > 1 influence',
      'influence fremen',
      'only resolve dangerous-rhetoric > trash this | resolve-rest | end-turn',
      'resolve dangerous-rhetoric > trash this',
    ],
    then: { influence: { fremen: 1 }, played: [], table: { trashed: ['dangerous-rhetoric'] } },
  },
  {
    name: 'dangerous-rhetoric agent: IMP-DCK-12 trashed by something else first, it gives nothing',
    given: {
      ...{ hand: ['dangerous-rhetoric'], intrigue: ['cunning'], spice: 1, deck: ['dagger'] },
    },
    choose: [
      'agent dangerous-rhetoric > gather-support > 0',
      'intrigue cunning > 1 spice -> draw 1 + trash',
      'resolve cunning > draw 1',
      'trash dangerous-rhetoric@play',
      'only end-turn',
    ],
    then: { influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 } },
  },

  {
    name: 'desert-power agent: gives 2 spice on a Maker space',
    given: { hand: ['desert-power'], water: 1 },
    choose: ['agent desert-power > hagga-basin'],
    then: { spice: 4 },
  },
  {
    name: 'desert-power agent: UPR-MKR-01 Imperial Basin is one',
    given: { hand: ['desert-power'] },
    choose: ['agent desert-power > imperial-basin'],
    then: { spice: 3 },
  },
  {
    name: 'desert-power agent: nothing on another space',
    given: { hand: ['desert-power'] },
    choose: ['agent desert-power > accept-contract'],
    then: { spice: 0, solari: 2 },
  },
  {
    name: 'desert-power reveal: UPR-WRM-01 a sandworm for a water with Maker Hooks, which are kept',
    given: { hand: ['desert-power'], hooks: true, table: { conflict: 'skirmish-crysknife' } },
    choose: [
      'reveal',
      'only resolve desert-power > 2 persuasion | resolve desert-power > pay 1 water',
      'resolve desert-power > pay 1 water',
      'only end-turn',
    ],
    then: { water: 0, worms: 1, strength: 3, hooks: true, persuasion: 0 },
  },
  {
    name: 'desert-power reveal: or 2 Persuasion with Maker Hooks',
    given: { hand: ['desert-power'], hooks: true },
    choose: ['reveal', 'resolve desert-power > 2 persuasion', 'no resolve desert-power > pay 1 water'],
    then: { water: 1, worms: 0, persuasion: 2 },
  },
  {
    name: 'desert-power reveal: UPR-WRM-03 no sandworm behind the Shield Wall',
    given: { hand: ['desert-power'], hooks: true, table: { conflict: 'siege-of-arrakeen' } },
    choose: ['reveal', 'no resolve desert-power > pay 1 water'],
  },

  {
    name: 'desert-survival agent: may trash a card',
    given: { hand: ['desert-survival', 'dagger'] },
    choose: [
      'agent desert-survival > accept-contract',
      'resolve desert-survival > trash',
      'only trash dagger@hand | trash desert-survival@play',
      'trash dagger@hand',
    ],
    then: { hand: [], table: { trashed: ['dagger'] } },
  },

  {
    name: 'double-agent agent: UPR-SPY-18 places a spy on a post of the space, beside an opponent’s',
    given: { hand: ['double-agent'], water: 2, Olha: { spies: ['post-research-sietch'] } },
    choose: [
      'agent double-agent > research-station',
      'resolve double-agent > spy at visited',
      'only spy post-research-sietch | spy post-research-refinery',
      'spy post-research-sietch',
      // UPR-SPY-17: it comes too late for Gather Intelligence.
      'only resolve research-station > draw 2 | resolve-rest | deploy 4 | deploy 3 | deploy 2 | deploy 1 | end-turn',
    ],
    then: { spies: ['post-research-sietch'], Olha: { spies: ['post-research-sietch'] } },
  },
  {
    name: 'double-agent agent: UPR-SPY-18 not beside an own spy',
    given: { hand: ['double-agent'], spies: ['post-landsraad-2'] },
    choose: [
      'agent double-agent > gather-support > 0',
      'only gather post-landsraad-2 | decline',
      'decline',
      'no resolve double-agent > spy at visited',
    ],
  },

  {
    name: 'ecological-testing-station agent: IMP-AGT-11 2 water for 2 cards, once',
    given: { hand: ['ecological-testing-station'], water: 4, deck: ['dagger', 'diplomacy', 'dagger'] },
    choose: [
      'agent ecological-testing-station > spice-refinery > 0',
      'resolve ecological-testing-station > pay 2 water',
      'no resolve ecological-testing-station > pay 2 water',
    ],
    then: { water: 2, hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'ecological-testing-station agent: not with 1 water, and it need not be paid',
    given: { hand: ['ecological-testing-station'], water: 1 },
    choose: [
      'agent ecological-testing-station > spice-refinery > 0',
      'no resolve ecological-testing-station > pay 2 water',
      'end-turn',
    ],
  },
  {
    name: 'ecological-testing-station reveal: gives a water with another Fremen card',
    given: { hand: ['ecological-testing-station'], played: ['maula-pistol'] },
    choose: ['reveal'],
    then: { water: 2 },
  },
  {
    name: 'ecological-testing-station reveal: IMP-ICO-06 two Bonds enable each other',
    given: { hand: ['ecological-testing-station', 'northern-watermaster'] },
    choose: ['reveal'],
    then: { water: 2, spice: 2 },
  },
  {
    name: 'ecological-testing-station reveal: not alone',
    given: { hand: ['ecological-testing-station', 'dagger'] },
    choose: ['reveal'],
    then: { water: 1 },
  },

  {
    name: 'fedaykin-stilltent agent: recruits a troop on a Maker space, to be deployed there',
    given: { hand: ['fedaykin-stilltent'] },
    choose: ['agent fedaykin-stilltent > imperial-basin', 'no deploy 4', 'deploy 3'],
    then: { garrison: 1, conflict: 3 },
  },
  {
    name: 'fedaykin-stilltent agent: none elsewhere',
    given: { hand: ['fedaykin-stilltent'], spice: 3, influence: { guild: 2 } },
    choose: ['agent fedaykin-stilltent > shipping'],
    then: { garrison: 3 },
  },

  {
    name: 'guild-envoy agent: UPR-CLR-06 must discard, and draws 2 for a Guild card',
    given: {
      ...{ hand: ['guild-envoy', 'reliable-informant', 'dagger'] },
      deck: ['diplomacy', 'reconnaissance', 'dagger'],
    },
    choose: [
      'agent guild-envoy > deliver-supplies',
      'only resolve guild-envoy > discard 1 + draw 2',
      'resolve guild-envoy > discard 1 + draw 2',
      'discard reliable-informant',
      'end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy', 'reconnaissance'], discard: ['reliable-informant'] },
  },
  {
    name: 'guild-envoy agent: none for another card',
    given: { hand: ['guild-envoy', 'reliable-informant', 'dagger'], deck: ['diplomacy', 'dagger'] },
    choose: [
      'agent guild-envoy > deliver-supplies',
      'resolve guild-envoy > discard 1 + draw 2',
      'discard dagger',
    ],
    then: { hand: ['reliable-informant'], discard: ['dagger'] },
  },
  {
    name: 'guild-envoy agent: IMP-GEN-15 with an empty hand nothing happens',
    given: { hand: ['guild-envoy'], deck: ['dagger'] },
    choose: ['agent guild-envoy > deliver-supplies', 'end-turn'],
    then: { hand: [] },
  },
  {
    name: 'guild-envoy agent: IMP-GEN-13 but a card drawn later on the turn must be discarded',
    given: { hand: ['guild-envoy'], deck: ['steersman', 'dagger', 'diplomacy'] },
    choose: ['agent guild-envoy > fremkit', 'no resolve guild-envoy > discard 1 + draw 2', 'end-turn'],
    then: { hand: ['dagger', 'diplomacy'], discard: ['steersman'] },
  },
  {
    name: 'guild-envoy agent: a Guild card discarded for something else draws nothing',
    given: {
      ...{ hand: ['guild-envoy', 'reliable-informant'], intrigue: ['sietch-ritual'], deck: ['dagger'] },
    },
    choose: [
      'agent guild-envoy > deliver-supplies',
      'intrigue sietch-ritual',
      'influence fremen',
      'end-turn',
    ],
    then: { hand: [], discard: ['reliable-informant'] },
  },

  {
    name: 'guild-spy acquire: places a spy',
    given: { hand: [], persuasion: 3, table: { row: ['guild-spy'] } },
    choose: ['reveal', 'acquire guild-spy', 'spy post-fremen'],
    then: { discard: ['guild-spy'], spies: ['post-fremen'] },
  },
  {
    name: 'guild-spy acquire: UPR-SPY-02 or none',
    given: { hand: [], persuasion: 3, table: { row: ['guild-spy'] } },
    choose: ['reveal', 'acquire guild-spy', 'decline'],
    then: { discard: ['guild-spy'], spies: [] },
  },
  {
    name: 'guild-spy agent: discards a card for a card, and for an Intrigue card if it is the Guild’s',
    given: {
      ...{ hand: ['guild-spy', 'reliable-informant', 'dagger'], spies: ['post-landsraad-2'] },
      ...{ deck: ['diplomacy', 'dagger'], table: { intrigueDeck: ['devour', 'cunning'] } },
    },
    choose: [
      'agent guild-spy > gather-support > 0',
      'decline',
      'resolve guild-spy > pay discard 1',
      'discard reliable-informant',
      'only end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy'], intrigue: ['devour'] },
  },
  {
    name: 'guild-spy agent: no Intrigue card for another card',
    given: {
      ...{ hand: ['guild-spy', 'reliable-informant', 'dagger'], spies: ['post-landsraad-2'] },
      ...{ deck: ['diplomacy', 'dagger'], table: { intrigueDeck: ['devour', 'cunning'] } },
    },
    choose: [
      'agent guild-spy > gather-support > 0',
      'decline',
      'resolve guild-spy > pay discard 1',
      'discard dagger',
    ],
    then: { hand: ['reliable-informant', 'diplomacy'], intrigue: [] },
  },
  {
    name: 'guild-spy reveal: with The Spice Must Flow acquired, an Influence with each Faction spied on',
    given: {
      ...{ hand: ['guild-spy'], persuasion: 7, spies: ['post-emperor', 'post-fremen', 'post-choam'] },
    },
    choose: [
      'reveal',
      'no resolve guild-spy > influence spied',
      'acquire the-spice-must-flow',
      'resolve guild-spy > influence spied',
    ],
    then: { influence: { emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 1 }, vp: 1 },
  },
  {
    name: 'guild-spy reveal: once, however many are acquired',
    given: { hand: ['guild-spy'], persuasion: 16, spies: ['post-emperor'] },
    choose: [
      'reveal',
      'acquire the-spice-must-flow',
      'resolve guild-spy > influence spied',
      'acquire the-spice-must-flow',
      'no resolve guild-spy > influence spied',
    ],
    then: { influence: { emperor: 1 }, vp: 2 },
  },
  {
    name: 'guild-spy reveal: IMP-REV-08 drawn later, it still sees the copy acquired before',
    given: {
      ...{ hand: [], persuasion: 9, intrigue: ['cunning'], deck: ['guild-spy'], spies: ['post-fremen'] },
    },
    choose: [
      'reveal',
      'acquire the-spice-must-flow',
      'intrigue cunning > draw 1',
      'resolve guild-spy > influence spied',
    ],
    then: { influence: { fremen: 1 } },
  },
  {
    name: 'guild-spy reveal: a spy that the Influence itself brings comes too late',
    given: { hand: ['guild-spy'], persuasion: 7, spies: ['post-emperor'], influence: { emperor: 3 } },
    choose: [
      'reveal',
      'acquire the-spice-must-flow',
      'resolve guild-spy > influence spied',
      'spy post-fremen',
    ],
    then: { influence: { emperor: 4, fremen: 0 }, spies: ['post-emperor', 'post-fremen'] },
  },
]

describe('Uprising Imperium cards from D to G', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'd' && id < 'h')
    expect(cards).toHaveLength(8)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
