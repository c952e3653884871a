import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, partsOf, playAll, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'seek-allies agent: IMP-GEN-11 must be trashed',
    given: { hand: ['seek-allies'] },
    choose: ['agent seek-allies > wealth', 'only resolve seek-allies > trash this | resolve-rest | end-turn'],
  },
  {
    name: 'seek-allies agent: IMP-DCK-04 leaves the game',
    given: { hand: ['seek-allies'] },
    choose: ['agent seek-allies > wealth', 'resolve seek-allies > trash this', 'end-turn'],
    then: {
      solari: 2,
      influence: { emperor: 1 },
      played: [],
      discard: [],
      table: { trashed: ['seek-allies'] },
    },
  },
  {
    name: 'seek-allies agent: may be the card that pays for Selective Breeding',
    given: { hand: ['seek-allies'], spice: 2, deck: ['dagger', 'diplomacy', 'reconnaissance'] },
    choose: [
      'agent seek-allies > selective-breeding',
      'resolve selective-breeding > pay trash',
      'trash seek-allies@play',
      'only end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy'], table: { trashed: ['seek-allies'] } },
  },

  {
    name: 'signet-ring agent: IMP-LDR-02 uses the Signet Ring ability of the Leader',
    given: { leader: 'earl-memnon-thorvald', hand: ['signet-ring'] },
    choose: ['agent signet-ring > secure-contract'],
    then: { spice: 1, solari: 3, persuasion: 0 },
  },
  {
    name: 'signet-ring reveal: IMP-CRD-02 does not use the Signet Ring ability',
    given: { leader: 'earl-memnon-thorvald', hand: ['signet-ring'] },
    choose: ['reveal'],
    then: { spice: 0, persuasion: 1 },
  },

  {
    name: 'arrakis-liaison agent: IMP-CRD-02 IMP-AGT-09 gives no Persuasion',
    given: { hand: ['arrakis-liaison'] },
    choose: ['agent arrakis-liaison > hall-of-oratory'],
    then: { garrison: 4, persuasion: 0, played: ['arrakis-liaison'] },
  },
  {
    name: 'arrakis-liaison reveal: is a Fremen card',
    given: { hand: ['arrakis-liaison', 'fedaykin-death-commando'] },
    choose: ['reveal'],
    then: { persuasion: 3, swords: 3 },
  },
  {
    name: 'arrakis-liaison acquire: comes from the Reserve, which is not refilled',
    given: { hand: [], persuasion: 4 },
    choose: ['reveal', 'acquire arrakis-liaison', 'acquire arrakis-liaison', 'no acquire arrakis-liaison'],
    then: {
      persuasion: 0,
      discard: ['arrakis-liaison', 'arrakis-liaison'],
      table: { reserve: { 'arrakis-liaison': 6 } },
    },
  },
  {
    name: 'arrakis-liaison trashed: IMP-DCK-06 returns to the Reserve',
    given: { hand: ['guild-administrator'], discard: ['arrakis-liaison'] },
    choose: [
      'agent guild-administrator > secure-contract',
      'resolve guild-administrator > trash',
      'trash arrakis-liaison@discard',
    ],
    then: { discard: [], table: { reserve: { 'arrakis-liaison': 8 }, trashed: [] } },
  },

  {
    name: 'the-spice-must-flow acquire: IMP-CRD-03 gives a victory point',
    given: { hand: [], persuasion: 9 },
    choose: ['reveal', 'acquire the-spice-must-flow'],
    then: { vp: 1, spice: 0, persuasion: 0, table: { reserve: { 'the-spice-must-flow': 9 } } },
  },
  {
    name: 'the-spice-must-flow acquire: IMP-DCK-11 not from an empty pile',
    given: { hand: [], persuasion: 9, table: { reserve: { 'the-spice-must-flow': 0 } } },
    choose: ['reveal', 'no acquire the-spice-must-flow'],
  },
  {
    name: 'the-spice-must-flow reveal: IMP-CRD-03 gives a spice and no victory point',
    given: { hand: ['the-spice-must-flow'] },
    choose: ['reveal'],
    then: { vp: 0, spice: 1 },
  },
  {
    name: 'the-spice-must-flow trashed: returns to the Reserve, the victory point stays',
    given: { hand: [], persuasion: 8, deck: ['dagger'], intrigue: ['recruitment-mission', 'poison-snooper'] },
    choose: [
      'reveal',
      'intrigue recruitment-mission',
      'acquire the-spice-must-flow > deck',
      'intrigue poison-snooper',
      'trash the-spice-must-flow@deck',
    ],
    then: { vp: 1, deck: ['dagger'], table: { reserve: { 'the-spice-must-flow': 10 }, trashed: [] } },
  },

  {
    name: 'foldspace agent: draws a card and returns to the Reserve',
    given: { hand: ['foldspace'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent foldspace > wealth',
      'only resolve foldspace > draw 1 | resolve foldspace > trash this | resolve-rest | end-turn',
      'resolve foldspace > draw 1',
      'only resolve foldspace > trash this | resolve-rest | end-turn',
      'resolve foldspace > trash this',
      'only end-turn',
    ],
    then: { hand: ['dagger'], played: [], table: { reserve: { foldspace: 6 } } },
  },
  {
    name: 'foldspace agent: IMP-DCK-12 trashed first, it draws no more',
    given: { hand: ['foldspace'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent foldspace > wealth', 'resolve foldspace > trash this', 'only end-turn'],
    then: { hand: [], table: { reserve: { foldspace: 6 } } },
  },
  {
    name: 'foldspace agent: may draw first and then pay for Selective Breeding',
    given: { hand: ['foldspace'], spice: 2, deck: ['dagger', 'diplomacy', 'reconnaissance', 'dagger'] },
    choose: [
      'agent foldspace > selective-breeding',
      'resolve foldspace > draw 1',
      'resolve selective-breeding > pay trash',
      'trash foldspace@play',
      'only end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy', 'reconnaissance'], table: { reserve: { foldspace: 6 } } },
  },
  {
    name: 'foldspace agent: IMP-DCK-12 paying for Selective Breeding first loses the draw',
    given: { hand: ['foldspace'], spice: 2, deck: ['dagger', 'diplomacy', 'reconnaissance'] },
    choose: [
      'agent foldspace > selective-breeding',
      'resolve selective-breeding > pay trash',
      'trash foldspace@play',
      'only end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'foldspace agent: paying for Selective Breeding with another Foldspace leaves it to be used',
    given: { hand: ['foldspace', 'foldspace'], spice: 2, deck: ['dagger', 'diplomacy', 'reconnaissance'] },
    choose: [
      'agent foldspace > selective-breeding',
      'resolve selective-breeding > pay trash',
      'trash foldspace@hand',
      'only resolve foldspace > draw 1 | resolve foldspace > trash this | resolve-rest | end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy'], played: ['foldspace'], table: { reserve: { foldspace: 5 } } },
  },
  {
    name: 'foldspace acquire: IMP-ICO-15 comes through the Foldspace space, to the discard pile',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > foldspace'],
    then: { hand: [], discard: ['foldspace'], influence: { guild: 1 }, table: { reserve: { foldspace: 5 } } },
  },
]

describe('Starting and Reserve cards', () => {
  playAll(rows)

  it('are all played, each part of them', () => {
    const cards = base.cards.filter(({ pile }) => pile !== 'imperium')
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
