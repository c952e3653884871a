import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { headOf, neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const starting: readonly Row[] = [
  {
    name: 'convincing-argument: IMP-AGT-04 sends no Agent, and gives 2 Persuasion',
    given: { hand: ['convincing-argument'] },
    choose: ['only reveal', 'reveal'],
    then: { persuasion: 2 },
  },
  {
    name: 'dagger: sends an Agent to the Landsraad',
    given: { hand: ['dagger'] },
    choose: ['agent dagger > gather-support > 0', 'only end-turn'],
    then: { garrison: 5, played: ['dagger'], swords: 0 },
  },
  {
    name: 'diplomacy: sends an Agent to a Faction',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > deliver-supplies', 'only end-turn'],
    then: { water: 2, influence: { guild: 1 }, persuasion: 0 },
  },
  {
    name: 'dune-the-desert-planet: sends an Agent into the desert',
    given: { hand: ['dune-the-desert-planet'] },
    choose: ['agent dune-the-desert-planet > hagga-basin'],
    then: { water: 0, spice: 2 },
  },
  {
    name: 'reconnaissance: sends an Agent to a city',
    given: { hand: ['reconnaissance'] },
    choose: ['agent reconnaissance > spice-refinery > 0'],
    then: { solari: 2 },
  },
  {
    name: 'seek-allies agent: IMP-GEN-11 must be trashed',
    given: { hand: ['seek-allies'] },
    choose: [
      'agent seek-allies > deliver-supplies',
      'only resolve seek-allies > trash this | resolve-rest | end-turn',
      'resolve seek-allies > trash this',
      'end-turn',
    ],
    then: { played: [], influence: { guild: 1 }, table: { trashed: ['seek-allies'] } },
  },
  {
    name: 'signet-ring agent: UPR-ICO-06 the ability of the Leader may be used',
    given: { leader: 'muad-dib', hand: ['signet-ring'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent signet-ring > gather-support > 0',
      'only resolve muad-dib > draw 1 | end-turn',
      'resolve muad-dib > draw 1',
    ],
    then: { hand: ['dagger'] },
  },
  {
    name: 'signet-ring agent: UPR-DIF-18 or not',
    given: { leader: 'muad-dib', hand: ['signet-ring'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent signet-ring > gather-support > 0', 'end-turn'],
    then: { hand: [] },
  },
  {
    name: 'signet-ring agent: IMP-LDR-02 not when it is revealed',
    given: { leader: 'muad-dib', hand: ['signet-ring'], deck: ['dagger', 'diplomacy'] },
    choose: ['reveal', 'no resolve muad-dib > draw 1'],
    then: { persuasion: 1, hand: [] },
  },
]

const reserve: readonly Row[] = [
  {
    name: 'prepare-the-way agent: draws a card with 2 Bene Gesserit Influence',
    given: { hand: ['prepare-the-way'], influence: { 'bene-gesserit': 2 }, deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent prepare-the-way > gather-support > 0',
      'only resolve prepare-the-way > draw 1 | resolve-rest | end-turn',
      'resolve prepare-the-way > draw 1',
    ],
    then: { hand: ['dagger'] },
  },
  {
    name: 'prepare-the-way agent: not with 1',
    given: { hand: ['prepare-the-way'], influence: { 'bene-gesserit': 1 } },
    choose: ['agent prepare-the-way > gather-support > 0', 'only end-turn'],
  },
  {
    name: 'prepare-the-way agent: IMP-GEN-13 with Influence gained later on the turn',
    given: {
      ...{ hand: ['prepare-the-way', 'dagger'], influence: { 'bene-gesserit': 1 } },
      ...{ intrigue: ['sietch-ritual'], deck: ['diplomacy', 'dagger'] },
    },
    choose: [
      'agent prepare-the-way > gather-support > 0',
      'intrigue sietch-ritual',
      'influence bene-gesserit',
      'only resolve prepare-the-way > draw 1 | resolve-rest | end-turn',
      'resolve prepare-the-way > draw 1',
    ],
    then: { hand: ['diplomacy'] },
  },
  {
    name: 'prepare-the-way: UPR-SET-04 is bought from its pile of eight',
    given: { hand: [], persuasion: 2 },
    choose: ['reveal', { table: { reserve: { 'prepare-the-way': 8 } } }, 'acquire prepare-the-way'],
    then: { discard: ['prepare-the-way'], table: { reserve: { 'prepare-the-way': 7 } } },
  },
  {
    name: 'prepare-the-way: IMP-DCK-06 trashed, it goes back to its pile',
    given: { hand: ['desert-survival', 'prepare-the-way'], table: { reserve: { 'prepare-the-way': 7 } } },
    choose: [
      'agent desert-survival > accept-contract',
      'resolve desert-survival > trash',
      'trash prepare-the-way@hand',
    ],
    then: { table: { reserve: { 'prepare-the-way': 8 }, trashed: [] } },
  },

  {
    name: 'the-spice-must-flow acquire: gives a victory point, which stays when the card is trashed',
    given: {
      ...{ hand: [], persuasion: 9, spice: 1, intrigue: ['cunning'] },
      table: { reserve: { 'the-spice-must-flow': 10 } },
    },
    choose: [
      'reveal',
      'acquire the-spice-must-flow',
      { vp: 1, table: { reserve: { 'the-spice-must-flow': 9 } } },
      'intrigue cunning > 1 spice -> draw 1 + trash',
      'resolve cunning > trash',
      'trash the-spice-must-flow@discard',
    ],
    then: { vp: 1, table: { reserve: { 'the-spice-must-flow': 10 }, trashed: [] } },
  },
]

describe('Starting cards on the Uprising board', () => {
  playUprising(starting)

  it('are all played', () => {
    const ids = uprising.cards.filter(({ pile }) => pile === 'starting').map(({ id }) => id)
    const played = starting.map((row) => headOf(row).split(' ')[0])
    expect(ids.filter((id) => !played.includes(id))).toEqual([])
    expect(ids).toHaveLength(7)
  })
})

describe('Reserve cards of Uprising', () => {
  playUprising(reserve)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile }) => pile === 'reserve')
    expect(unplayed(reserve, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered([...starting, ...reserve])).toEqual([])
  })
})
