import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, partsOf, playAll, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'arrakis-recruiter agent: IMP-DEP-01 recruits a troop',
    given: { hand: ['arrakis-recruiter'], water: 2 },
    choose: ['agent arrakis-recruiter > research-station'],
    then: { garrison: 4, supply: 8 },
  },
  {
    name: 'arrakis-recruiter agent: IMP-DEP-05 may deploy it with the troop of the space and two more',
    given: { hand: ['arrakis-recruiter'] },
    choose: ['agent arrakis-recruiter > carthag', 'no deploy 5', 'deploy 4', 'no deploy 1'],
    then: { garrison: 1, conflict: 4 },
  },

  {
    name: 'assassination-mission trashed: gives 4 Solari from the hand',
    given: { hand: ['guild-administrator', 'assassination-mission'] },
    choose: [
      'agent guild-administrator > foldspace',
      'resolve guild-administrator > trash',
      'trash assassination-mission@hand',
    ],
    then: { solari: 4, hand: [], table: { trashed: ['assassination-mission'] } },
  },
  {
    name: 'assassination-mission trashed: gives 4 Solari from the discard pile, as a cost too',
    given: { hand: ['diplomacy'], discard: ['assassination-mission'], spice: 2, deck: ['dagger', 'dagger'] },
    choose: [
      'agent diplomacy > selective-breeding',
      'resolve selective-breeding > pay trash',
      'trash assassination-mission@discard',
    ],
    then: { solari: 4, hand: ['dagger', 'dagger'], discard: [] },
  },
  {
    name: 'assassination-mission trashed: does not trash itself',
    given: { hand: ['assassination-mission'] },
    choose: ['reveal', 'only end-turn', 'end-turn'],
    then: { solari: 1, discard: ['assassination-mission'] },
  },

  {
    name: 'bene-gesserit-initiate agent: draws a card',
    given: { hand: ['bene-gesserit-initiate'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent bene-gesserit-initiate > secure-contract',
      'only resolve bene-gesserit-initiate > draw 1 | resolve-rest | end-turn',
      'resolve bene-gesserit-initiate > draw 1',
      'only end-turn',
    ],
    then: { hand: ['dagger'], deck: ['diplomacy'] },
  },

  {
    name: 'bene-gesserit-sister reveal: gives 2 Persuasion or 2 swords',
    given: { hand: ['bene-gesserit-sister'], table: { row: [] } },
    choose: [
      'reveal',
      'only resolve bene-gesserit-sister > 2 persuasion | resolve bene-gesserit-sister > 2 swords',
    ],
  },
  {
    name: 'bene-gesserit-sister reveal: 2 Persuasion',
    given: { hand: ['bene-gesserit-sister'], table: { row: [] } },
    choose: [
      'reveal',
      'resolve bene-gesserit-sister > 2 persuasion',
      'only acquire arrakis-liaison | end-turn',
    ],
    then: { persuasion: 2, swords: 0 },
  },
  {
    name: 'bene-gesserit-sister reveal: 2 swords',
    given: { hand: ['bene-gesserit-sister'], conflict: 1 },
    choose: ['reveal', 'resolve bene-gesserit-sister > 2 swords', 'only end-turn'],
    then: { persuasion: 0, swords: 2, strength: 4 },
  },

  {
    name: 'carryall agent: doubles the 1 spice of Imperial Basin but not the bonus spice',
    given: { hand: ['carryall'], table: { bonusSpice: { 'imperial-basin': 3 } } },
    choose: ['agent carryall > imperial-basin', 'only deploy 2 | deploy 1 | end-turn'],
    then: { spice: 5, table: { bonusSpice: { 'imperial-basin': 0 } } },
  },
  {
    name: 'carryall agent: doubles the 2 spice of Hagga Basin',
    given: { hand: ['carryall'], water: 1 },
    choose: ['agent carryall > hagga-basin'],
    then: { spice: 4, water: 0 },
  },
  {
    name: 'carryall agent: doubles the 3 spice of The Great Flat',
    given: { hand: ['carryall'], water: 2 },
    choose: ['agent carryall > the-great-flat'],
    then: { spice: 6, water: 0 },
  },
  {
    name: 'carryall agent: does not double the control bonus',
    given: { hand: ['carryall'], table: { control: { 'imperial-basin': 'Serhii' } } },
    choose: ['agent carryall > imperial-basin'],
    then: { spice: 3 },
  },
  {
    name: 'carryall agent: does nothing at Secure Contract',
    given: { hand: ['carryall'] },
    choose: ['agent carryall > secure-contract', 'only end-turn'],
    then: { spice: 0, solari: 3 },
  },
  {
    name: 'carryall agent: does nothing at Sell Melange',
    given: { hand: ['carryall'], spice: 2 },
    choose: ['agent carryall > sell-melange > 2', 'only end-turn'],
    then: { spice: 0, solari: 6 },
  },

  {
    name: 'chani acquire: gives a water',
    given: { hand: [], persuasion: 5, table: { row: ['chani'] } },
    choose: ['reveal', 'acquire chani'],
    then: { water: 2, discard: ['chani'] },
  },
  {
    name: 'chani reveal: IMP-DEP-08 retreats any number of troops',
    given: { hand: ['chani'], conflict: 3, garrison: 1 },
    choose: [
      'reveal',
      'resolve chani > retreat any',
      'only retreat 3 | retreat 2 | retreat 1 | retreat 0',
      'retreat 3',
    ],
    then: { conflict: 0, garrison: 4, supply: 8, strength: 0, water: 1 },
  },
  {
    name: 'chani reveal: may retreat none',
    given: { hand: ['chani'], conflict: 3 },
    choose: ['reveal', 'resolve chani > retreat any', 'retreat 0', 'end-turn'],
    then: { conflict: 3, garrison: 3 },
  },
  {
    name: 'chani reveal: has nobody to retreat without a troop in the Conflict',
    given: { hand: ['chani'] },
    choose: ['reveal', 'no resolve chani > retreat any', 'end-turn'],
    then: { garrison: 3 },
  },

  {
    name: 'choam-directorship acquire: gives an Influence with each Faction',
    given: { hand: [], persuasion: 8, influence: { guild: 1 }, table: { row: ['choam-directorship'] } },
    choose: ['reveal', 'acquire choam-directorship'],
    then: { influence: { emperor: 1, guild: 2, 'bene-gesserit': 1, fremen: 1 }, vp: 1, solari: 0 },
  },

  {
    name: 'crysknife agent: gives a Solari',
    given: { hand: ['crysknife'] },
    choose: ['agent crysknife > stillsuits'],
    then: { solari: 1, water: 2, influence: { fremen: 1 } },
  },
  {
    name: 'crysknife reveal: IMP-ICO-06 gives a Fremen Influence with another Fremen card revealed',
    given: { hand: ['crysknife', 'arrakis-liaison'] },
    choose: ['reveal'],
    then: { influence: { fremen: 1 }, swords: 1 },
  },
  {
    name: 'crysknife reveal: gives a Fremen Influence with a Fremen card played on an Agent turn',
    given: { hand: ['crysknife'], played: ['stilgar'] },
    choose: ['reveal'],
    then: { influence: { fremen: 1 }, swords: 1 },
  },
  {
    name: 'crysknife reveal: is no Bond with itself',
    given: { hand: ['crysknife', 'dagger'] },
    choose: ['reveal', 'end-turn'],
    then: { influence: { fremen: 0 } },
  },

  {
    name: 'dr-yueh agent: draws a card',
    given: { hand: ['dr-yueh'], deck: ['dagger'] },
    choose: ['agent dr-yueh > carthag', 'resolve dr-yueh > draw 1'],
    then: { hand: ['dagger'], garrison: 4 },
  },

  {
    name: 'duncan-idaho agent: IMP-GEN-14 recruits a troop and draws a card for a water',
    given: { hand: ['duncan-idaho'], deck: ['dagger', 'scout'] },
    choose: ['agent duncan-idaho > carthag', 'resolve duncan-idaho > pay 1 water', 'deploy 4'],
    then: { water: 0, garrison: 1, conflict: 4, hand: ['dagger'] },
  },
  {
    name: 'duncan-idaho agent: IMP-AGT-11 may be paid once only',
    given: { hand: ['duncan-idaho'], water: 3, deck: ['dagger', 'dagger'] },
    choose: [
      'agent duncan-idaho > carthag',
      'resolve duncan-idaho > pay 1 water',
      'no resolve duncan-idaho > pay 1 water',
    ],
    then: { water: 2, garrison: 5 },
  },
  {
    name: 'duncan-idaho agent: IMP-AGT-10 need not be paid',
    given: { hand: ['duncan-idaho'], deck: ['dagger'] },
    choose: ['agent duncan-idaho > carthag', 'resolve carthag > 1 intrigue', 'end-turn'],
    then: { water: 1, garrison: 4, hand: [] },
  },
  {
    name: 'duncan-idaho agent: cannot be paid without water',
    given: { hand: ['duncan-idaho'], water: 0 },
    choose: ['agent duncan-idaho > carthag', 'no resolve duncan-idaho > pay 1 water'],
  },

  {
    name: 'fedaykin-death-commando agent: IMP-DCK-05 may trash a card from hand, discard pile or play',
    given: { hand: ['fedaykin-death-commando', 'dagger'], discard: ['diplomacy'], played: ['scout'] },
    choose: [
      'agent fedaykin-death-commando > secure-contract',
      'resolve fedaykin-death-commando > trash',
      'only trash dagger@hand | trash diplomacy@discard | trash scout@play | trash fedaykin-death-commando@play',
      'trash diplomacy@discard',
    ],
    then: { discard: [], table: { trashed: ['diplomacy'] } },
  },
  {
    name: 'fedaykin-death-commando agent: IMP-DCK-07 need not trash',
    given: { hand: ['fedaykin-death-commando', 'dagger'] },
    choose: ['agent fedaykin-death-commando > secure-contract', 'end-turn'],
    then: { hand: ['dagger'], played: ['fedaykin-death-commando'], table: { trashed: [] } },
  },
  {
    name: 'fedaykin-death-commando reveal: gives 3 swords with another Fremen card',
    given: { hand: ['fedaykin-death-commando', 'spice-hunter'] },
    choose: ['reveal'],
    then: { persuasion: 2, swords: 4, spice: 1 },
  },
  {
    name: 'fedaykin-death-commando reveal: IMP-ICO-06 two Bonds enable each other',
    given: { hand: ['fedaykin-death-commando', 'fedaykin-death-commando'] },
    choose: ['reveal'],
    then: { persuasion: 2, swords: 6 },
  },

  {
    name: 'firm-grip agent: gives an Influence with a Faction other than the Emperor for 2 Solari',
    given: { hand: ['firm-grip'], solari: 2 },
    choose: [
      'agent firm-grip > hall-of-oratory',
      'resolve firm-grip > pay 2 solari',
      'only influence guild | influence bene-gesserit | influence fremen',
      'influence guild',
    ],
    then: { solari: 0, influence: { guild: 1 } },
  },
  {
    name: 'firm-grip agent: the Solari of the space may pay for it',
    given: { hand: ['firm-grip'], solari: 0 },
    choose: ['agent firm-grip > wealth', 'resolve firm-grip > pay 2 solari', 'influence fremen'],
    then: { solari: 0, influence: { fremen: 1 } },
  },
  {
    name: 'firm-grip agent: cannot be paid with 1 Solari',
    given: { hand: ['firm-grip'], solari: 1 },
    choose: ['agent firm-grip > hall-of-oratory', 'no resolve firm-grip > pay 2 solari', 'end-turn'],
  },
  {
    name: 'firm-grip reveal: IMP-ALL-03 gives 4 Persuasion with the Emperor Alliance',
    given: { hand: ['firm-grip'], table: { alliances: { emperor: 'Serhii' } } },
    choose: ['reveal'],
    then: { persuasion: 4 },
  },
  {
    name: 'firm-grip reveal: gives nothing while another holds the Emperor Alliance',
    given: { hand: ['firm-grip'], table: { alliances: { emperor: 'Olha', guild: 'Serhii' } } },
    choose: ['reveal'],
    then: { persuasion: 0 },
  },

  {
    name: 'fremen-camp agent: recruits 3 troops for 2 spice',
    given: { hand: ['fremen-camp'], spice: 2 },
    choose: ['agent fremen-camp > secure-contract', 'resolve fremen-camp > pay 2 spice'],
    then: { spice: 0, garrison: 6 },
  },
  {
    name: 'fremen-camp agent: IMP-AGT-08 harvested spice may pay for it, and the troops be deployed',
    given: { hand: ['fremen-camp'], spice: 1 },
    choose: ['agent fremen-camp > imperial-basin', 'resolve fremen-camp > pay 2 spice', 'deploy 5'],
    then: { spice: 0, garrison: 1, conflict: 5 },
  },
  {
    name: 'fremen-camp agent: cannot be paid with 1 spice',
    given: { hand: ['fremen-camp'], spice: 1 },
    choose: ['agent fremen-camp > secure-contract', 'no resolve fremen-camp > pay 2 spice', 'end-turn'],
  },
]

describe('Imperium cards from A to F', () => {
  playAll(rows)

  it('are all played, each part of them', () => {
    const cards = base.cards.filter(({ pile, id }) => pile === 'imperium' && id < 'g')
    expect(cards).toHaveLength(13)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
