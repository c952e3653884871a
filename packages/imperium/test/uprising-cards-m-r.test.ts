import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'maker-keeper agent: gives a water with 2 Bene Gesserit Influence',
    given: { hand: ['maker-keeper'], influence: { 'bene-gesserit': 2, fremen: 1 } },
    choose: ['agent maker-keeper > spice-refinery > 0'],
    then: { water: 2, spice: 0 },
  },
  {
    name: 'maker-keeper agent: gives a spice with 2 Fremen Influence',
    given: { hand: ['maker-keeper'], influence: { 'bene-gesserit': 1, fremen: 2 } },
    choose: ['agent maker-keeper > spice-refinery > 0'],
    then: { water: 1, spice: 1 },
  },
  {
    name: 'maker-keeper agent: both with both',
    given: { hand: ['maker-keeper'], influence: { 'bene-gesserit': 2, fremen: 2 } },
    choose: ['agent maker-keeper > spice-refinery > 0'],
    then: { water: 2, spice: 1 },
  },
  {
    name: 'maker-keeper agent: IMP-GEN-13 with Influence that comes later on the turn',
    given: { hand: ['maker-keeper', 'dagger'], influence: { fremen: 1 }, intrigue: ['sietch-ritual'] },
    choose: [
      'agent maker-keeper > spice-refinery > 0',
      { spice: 0 },
      'intrigue sietch-ritual',
      'influence fremen',
    ],
    then: { spice: 1, water: 1 },
  },

  {
    name: 'maula-pistol agent: draws a card',
    given: { hand: ['maula-pistol'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent maula-pistol > spice-refinery > 0', 'resolve maula-pistol > draw 1'],
    then: { hand: ['dagger'] },
  },

  {
    name: 'northern-watermaster agent: gives a water',
    given: { hand: ['northern-watermaster'] },
    choose: ['agent northern-watermaster > spice-refinery > 0'],
    then: { water: 2 },
  },
  {
    name: 'northern-watermaster agent: IMP-AGT-07 which cannot pay for the space',
    given: { hand: ['northern-watermaster'], water: 1 },
    choose: ['no agent northern-watermaster > research-station'],
  },
  {
    name: 'northern-watermaster agent: as 2 water of one’s own can',
    given: { hand: ['northern-watermaster'], water: 2 },
    choose: ['agent northern-watermaster > research-station'],
    then: { water: 1 },
  },
  {
    name: 'northern-watermaster reveal: gives 2 spice with another Fremen card',
    given: { hand: ['northern-watermaster', 'maula-pistol'] },
    choose: ['reveal'],
    then: { spice: 2 },
  },
  {
    name: 'northern-watermaster reveal: not alone',
    given: { hand: ['northern-watermaster'], played: ['dagger'] },
    choose: ['reveal'],
    then: { spice: 0 },
  },

  {
    name: 'overthrow acquire: draws an Intrigue card',
    given: { hand: [], persuasion: 8, table: { row: ['overthrow'], intrigueDeck: ['devour', 'impress'] } },
    choose: ['reveal', 'acquire overthrow'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'overthrow agent: IMP-INF-13 the space gives 2 Influence instead of 1',
    given: { hand: ['overthrow'] },
    choose: ['agent overthrow > deliver-supplies', 'only end-turn'],
    then: { influence: { guild: 2 }, vp: 1 },
  },
  {
    name: 'overthrow reveal: recruits a troop',
    given: { hand: ['overthrow'] },
    choose: ['reveal'],
    then: { garrison: 4, persuasion: 2, swords: 2 },
  },

  {
    name: 'paracompass agent: gives 2 Solari',
    given: { hand: ['paracompass'], spice: 1 },
    choose: ['agent paracompass > spice-refinery > 1'],
    then: { solari: 6 },
  },
  {
    name: 'paracompass reveal: gives 2 Persuasion with a seat on the High Council, besides those of the seat',
    given: { hand: ['paracompass'], council: true },
    choose: ['reveal'],
    then: { persuasion: 4 },
  },
  {
    name: 'paracompass reveal: one more with the Swordmaster too',
    given: { hand: ['paracompass'], council: true, swordmaster: true },
    choose: ['reveal'],
    then: { persuasion: 5 },
  },
  {
    name: 'paracompass reveal: nothing with the Swordmaster alone',
    given: { hand: ['paracompass'], swordmaster: true },
    choose: ['reveal'],
    then: { persuasion: 0 },
  },

  {
    name: 'price-is-no-object acquire: gives 2 Solari',
    given: { hand: [], persuasion: 6, table: { row: ['price-is-no-object'] } },
    choose: ['reveal', 'acquire price-is-no-object'],
    then: { solari: 2 },
  },
  {
    name: 'price-is-no-object agent: IMP-CRD-05 may acquire a card of Row or Reserve to hand, for Solari',
    given: {
      ...{ hand: ['price-is-no-object'], solari: 9 },
      table: { row: ['maula-pistol', 'overthrow'], imperiumDeck: ['dangerous-rhetoric'] },
    },
    choose: [
      'agent price-is-no-object > dutiful-service',
      'resolve price-is-no-object > acquire solari to hand',
      'only acquire maula-pistol | acquire overthrow | acquire prepare-the-way | acquire the-spice-must-flow',
      'acquire maula-pistol',
      'no resolve price-is-no-object > acquire solari to hand',
    ],
    // The space has given 2.
    then: {
      ...{ solari: 8, hand: ['maula-pistol'], discard: [] },
      table: { row: ['overthrow', 'dangerous-rhetoric'] },
    },
  },
  {
    name: 'price-is-no-object agent: with the Acquire effect of the card',
    given: { hand: ['price-is-no-object'], solari: 9, table: { row: [] } },
    choose: [
      'agent price-is-no-object > dutiful-service',
      'resolve price-is-no-object > acquire solari to hand',
      'acquire the-spice-must-flow',
    ],
    then: { vp: 1, solari: 2, hand: ['the-spice-must-flow'] },
  },
  {
    name: 'price-is-no-object agent: need not',
    given: { hand: ['price-is-no-object'], solari: 9 },
    choose: ['agent price-is-no-object > dutiful-service', 'end-turn'],
    then: { solari: 11, hand: [] },
  },
  {
    name: 'price-is-no-object agent: not without the Solari',
    given: { hand: ['price-is-no-object'], solari: 1, table: { row: ['overthrow'] }, intrigue: [] },
    choose: ['agent price-is-no-object > secrets', 'no resolve price-is-no-object > acquire solari to hand'],
  },
  {
    name: 'price-is-no-object agent: its acquisition is not one of the Reveal turn',
    given: {
      ...{ hand: ['price-is-no-object', 'guild-spy'], solari: 9, spies: ['post-fremen'] },
      ...{ intrigue: ['call-to-arms'], Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
      table: { row: [], imperiumDeck: [] },
    },
    choose: [
      'intrigue call-to-arms',
      'agent price-is-no-object > dutiful-service',
      'resolve price-is-no-object > acquire solari to hand',
      'acquire the-spice-must-flow',
      'end-turn',
      'reveal',
      'only acquire prepare-the-way | end-turn',
    ],
    then: { garrison: 3, vp: 1, persuasion: 2 },
  },

  {
    name: 'public-spectacle agent: gives an Influence of choice when a spy was recalled',
    given: { hand: ['public-spectacle'], spies: ['post-landsraad-2'] },
    choose: [
      'agent public-spectacle > gather-support > 0',
      'gather post-landsraad-2',
      'resolve public-spectacle > 1 influence',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence guild',
    ],
    then: { influence: { guild: 1 } },
  },
  {
    name: 'public-spectacle agent: UPR-AGT-03 not when the spy stays, which it may',
    given: { hand: ['public-spectacle'], spies: ['post-landsraad-2'] },
    choose: [
      'agent public-spectacle > gather-support > 0',
      'decline',
      'no resolve public-spectacle > 1 influence',
      'end-turn',
    ],
    then: { spies: ['post-landsraad-2'] },
  },
  {
    name: 'public-spectacle reveal: places a spy',
    given: { hand: ['public-spectacle'], table: { row: [] } },
    choose: ['reveal', 'resolve public-spectacle > spy', 'spy post-choam', 'only end-turn'],
    then: { spies: ['post-choam'], persuasion: 1 },
  },

  {
    name: 'rebel-supplier agent: IMP-DEP-10 recruits 2 troops when a spy was recalled, to be deployed',
    given: { hand: ['rebel-supplier'], spies: ['post-refinery-arrakeen'], deck: ['dagger', 'dagger'] },
    choose: ['agent rebel-supplier > arrakeen', 'gather post-refinery-arrakeen', 'no deploy 6', 'deploy 5'],
    then: { garrison: 1, conflict: 5 },
  },
  {
    name: 'rebel-supplier agent: none when no spy was',
    given: { hand: ['rebel-supplier'], spies: ['post-refinery-arrakeen'] },
    choose: ['agent rebel-supplier > arrakeen', 'decline'],
    then: { garrison: 4 },
  },

  {
    name: 'reliable-informant agent: UPR-SPY-04 places a spy at the Emperor, the Bene Gesserit or the Fremen',
    given: { hand: ['reliable-informant'] },
    choose: [
      'agent reliable-informant > deliver-supplies',
      'resolve reliable-informant > spy at emperor/bene-gesserit/fremen',
      'only spy post-emperor | spy post-bene-gesserit | spy post-fremen',
      'spy post-fremen',
    ],
    then: { spies: ['post-fremen'] },
  },
  {
    name: 'reliable-informant agent: UPR-SPY-04 not when they are taken',
    given: {
      ...{ hand: ['reliable-informant'], spies: ['post-emperor'] },
      ...{ Olha: { spies: ['post-fremen'] }, Andrii: { spies: ['post-bene-gesserit'] } },
    },
    choose: [
      'agent reliable-informant > deliver-supplies',
      'no resolve reliable-informant > spy at emperor/bene-gesserit/fremen',
      'end-turn',
    ],
  },
]

describe('Uprising Imperium cards from M to R', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'm' && id < 's')
    expect(cards).toHaveLength(9)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
