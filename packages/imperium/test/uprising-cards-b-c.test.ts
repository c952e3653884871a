import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const BG_OPERATIVE = 'resolve bene-gesserit-operative > spy'
const BRANCHING = 'resolve branching-path > pay trash intrigue'
const CALCULUS = 'resolve calculus-of-power > pay trash emperor in play'

const rows: readonly Row[] = [
  {
    name: 'bene-gesserit-operative agent: UPR-SPY-02 places a spy on a free post',
    given: { hand: ['bene-gesserit-operative'], Olha: { spies: ['post-choam'] } },
    choose: [
      'agent bene-gesserit-operative > secrets',
      BG_OPERATIVE,
      'no spy post-choam',
      'spy post-deep-desert',
    ],
    then: { spies: ['post-deep-desert'], spiesInSupply: 2, influence: { 'bene-gesserit': 1 } },
  },
  {
    name: 'bene-gesserit-operative agent: UPR-SPY-02 need not place it',
    given: { hand: ['bene-gesserit-operative'] },
    choose: [
      'agent bene-gesserit-operative > secrets',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      'end-turn',
    ],
    then: { spies: [], spiesInSupply: 3 },
  },
  {
    name: 'bene-gesserit-operative agent: UPR-SPY-03 with an empty supply recalls one first, for nothing',
    given: {
      hand: ['bene-gesserit-operative'],
      spies: ['post-choam', 'post-emperor', 'post-fremen'],
      deck: ['dagger'],
    },
    choose: [
      'agent bene-gesserit-operative > secrets',
      BG_OPERATIVE,
      'only recall-spy post-choam | recall-spy post-emperor | recall-spy post-fremen',
      'recall-spy post-emperor',
      'spy post-deep-desert',
    ],
    then: { spies: ['post-choam', 'post-fremen', 'post-deep-desert'], spiesInSupply: 0, hand: [] },
  },
  {
    name: 'bene-gesserit-operative reveal: gives 2 Persuasion more with 2 spies on the board',
    given: { hand: ['bene-gesserit-operative'], spies: ['post-choam', 'post-emperor'] },
    choose: ['reveal'],
    then: { persuasion: 3 },
  },
  {
    name: 'bene-gesserit-operative reveal: not with 1',
    given: { hand: ['bene-gesserit-operative'], spies: ['post-choam'], Olha: { spies: ['post-emperor'] } },
    choose: ['reveal'],
    then: { persuasion: 1 },
  },
  {
    name: 'bene-gesserit-operative reveal: IMP-GEN-13 counts a spy placed on the same Reveal turn',
    given: { hand: ['bene-gesserit-operative', 'public-spectacle'], spies: ['post-choam'] },
    choose: ['reveal', { persuasion: 2 }, 'resolve public-spectacle > spy', 'spy post-emperor'],
    then: { persuasion: 4 },
  },

  {
    name: 'branching-path agent: UPR-ICO-03 trashes an Intrigue card for another and 2 spice, with the Alliance',
    given: {
      ...{ hand: ['branching-path'], intrigue: ['cunning', 'impress'] },
      table: {
        ...{ alliances: { 'bene-gesserit': 'Serhii' }, intrigueDeck: ['devour', 'devour'] },
        intrigueDiscard: [],
      },
    },
    choose: [
      'agent branching-path > arrakeen',
      BRANCHING,
      'only trash cunning | trash impress',
      'trash impress',
      `no ${BRANCHING}`,
    ],
    then: {
      ...{ spice: 2, intrigue: ['cunning', 'devour'] },
      table: { intrigueTrashed: ['impress'], intrigueDiscard: [] },
    },
  },
  {
    name: 'branching-path agent: IMP-AGT-10 need not',
    given: {
      ...{ hand: ['branching-path'], intrigue: ['impress'] },
      table: { alliances: { 'bene-gesserit': 'Serhii' } },
    },
    choose: ['agent branching-path > arrakeen', 'resolve arrakeen > draw 1', 'end-turn'],
    then: { spice: 0, intrigue: ['impress'] },
  },
  {
    name: 'branching-path agent: IMP-ALL-03 not with 4 Influence but without the token',
    given: {
      ...{ hand: ['branching-path'], intrigue: ['impress'], influence: { 'bene-gesserit': 4 } },
      table: { alliances: { 'bene-gesserit': 'Olha' } },
    },
    choose: ['agent branching-path > arrakeen', `no ${BRANCHING}`],
  },
  {
    name: 'branching-path agent: not without an Intrigue card',
    given: { hand: ['branching-path'], table: { alliances: { 'bene-gesserit': 'Serhii' } } },
    choose: ['agent branching-path > arrakeen', `no ${BRANCHING}`],
  },

  {
    name: 'calculus-of-power agent: IMP-ICO-07 may trash a card, itself too',
    given: {
      ...{ hand: ['calculus-of-power', 'dagger'], discard: ['prepare-the-way'] },
      table: { reserve: { 'prepare-the-way': 7 } },
    },
    choose: [
      'agent calculus-of-power > spice-refinery > 0',
      'resolve calculus-of-power > trash',
      'only trash dagger@hand | trash prepare-the-way@discard | trash calculus-of-power@play',
      'trash prepare-the-way@discard',
    ],
    then: { discard: [], table: { reserve: { 'prepare-the-way': 8 }, trashed: [] } },
  },
  {
    name: 'calculus-of-power agent: IMP-DCK-07 need not',
    given: { hand: ['calculus-of-power', 'dagger'] },
    choose: ['agent calculus-of-power > spice-refinery > 0', 'end-turn'],
    then: { hand: ['dagger'], table: { trashed: [] } },
  },
  {
    name: 'calculus-of-power reveal: trashes another Emperor card in play for 3 swords, from an Agent turn too',
    given: { hand: ['calculus-of-power', 'sardaukar-soldier'], played: ['corrinth-city'], conflict: 1 },
    choose: [
      'reveal',
      CALCULUS,
      'only trash corrinth-city@play | trash sardaukar-soldier@play',
      'trash corrinth-city@play',
      `no ${CALCULUS}`,
    ],
    then: { swords: 4, persuasion: 3, strength: 6, table: { trashed: ['corrinth-city'] } },
  },
  {
    name: 'calculus-of-power reveal: IMP-DCK-12 keeps what the trashed card has given',
    given: {
      ...{ hand: ['calculus-of-power', 'sardaukar-soldier'] },
      table: { intrigueDeck: ['devour'] },
    },
    choose: ['reveal', CALCULUS, 'trash sardaukar-soldier@play'],
    then: {
      ...{ swords: 4, persuasion: 3, revealed: ['calculus-of-power'], intrigue: ['devour'] },
      table: { trashed: ['sardaukar-soldier'] },
    },
  },
  {
    name: 'calculus-of-power reveal: not itself, and no other Faction’s card',
    given: { hand: ['calculus-of-power', 'maula-pistol'], discard: ['sardaukar-soldier'] },
    choose: ['reveal', `no ${CALCULUS}`],
  },

  {
    name: 'captured-mentat agent: discards a card for an Intrigue card and a card',
    given: {
      ...{ hand: ['captured-mentat', 'dagger'], intrigue: ['cunning'], deck: ['diplomacy'] },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: [
      'agent captured-mentat > gather-support > 0',
      'resolve captured-mentat > pay discard 1',
      'no resolve captured-mentat > pay discard 1',
    ],
    then: { hand: ['diplomacy'], discard: ['dagger'], intrigue: ['cunning', 'devour'] },
  },
  {
    name: 'captured-mentat agent: UPR-ICO-02 an Intrigue card cannot be discarded for it',
    given: { hand: ['captured-mentat'], intrigue: ['cunning'] },
    choose: [
      'agent captured-mentat > gather-support > 0',
      'no resolve captured-mentat > pay discard 1',
      'end-turn',
    ],
  },
  {
    name: 'captured-mentat reveal: loses an Influence for an Influence, with the same Faction too',
    given: { hand: ['captured-mentat'], influence: { guild: 1, fremen: 2 } },
    choose: [
      'reveal',
      'resolve captured-mentat > pay 1 influence',
      'only lose-influence guild | lose-influence fremen',
      'lose-influence fremen',
      { vp: 0 },
      'influence fremen',
    ],
    then: { influence: { guild: 1, fremen: 2 }, vp: 1 },
  },
  {
    name: 'captured-mentat reveal: from one Faction to another',
    given: { hand: ['captured-mentat'], influence: { guild: 1 } },
    choose: ['reveal', 'resolve captured-mentat > pay 1 influence', 'influence emperor'],
    then: { influence: { guild: 0, emperor: 1 } },
  },
  {
    name: 'captured-mentat reveal: not without Influence',
    given: { hand: ['captured-mentat'] },
    choose: ['reveal', 'no resolve captured-mentat > pay 1 influence', 'end-turn'],
  },

  {
    name: 'chani-clever-tactician agent: draws an Intrigue card with 3 units, troops and sandworms together',
    given: {
      ...{ hand: ['chani-clever-tactician'], conflict: 2, worms: 1 },
      table: { intrigueDeck: ['devour', 'cunning'] },
    },
    choose: [
      'agent chani-clever-tactician > accept-contract',
      'resolve chani-clever-tactician > 1 intrigue',
      'no resolve chani-clever-tactician > 1 intrigue',
    ],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'chani-clever-tactician agent: IMP-GEN-13 with units deployed on the same turn',
    given: { hand: ['chani-clever-tactician'], conflict: 2, table: { intrigueDeck: ['devour', 'cunning'] } },
    choose: [
      'agent chani-clever-tactician > imperial-basin',
      'no resolve chani-clever-tactician > 1 intrigue',
      'deploy 1',
      'only resolve chani-clever-tactician > 1 intrigue | resolve-rest | deploy 1 | end-turn',
      'resolve chani-clever-tactician > 1 intrigue',
    ],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'chani-clever-tactician reveal: retreats 2 troops for 4 swords',
    given: { hand: ['chani-clever-tactician'], conflict: 3, garrison: 1 },
    choose: ['reveal', 'resolve chani-clever-tactician > pay retreat 2'],
    then: { conflict: 1, garrison: 3, swords: 4, strength: 6, persuasion: 0 },
  },
  {
    name: 'chani-clever-tactician reveal: IMP-CBT-06 with no unit left the swords are worth nothing',
    given: { hand: ['chani-clever-tactician'], conflict: 2 },
    choose: ['reveal', 'resolve chani-clever-tactician > pay retreat 2'],
    then: { swords: 4, strength: 0 },
  },
  {
    name: 'chani-clever-tactician reveal: UPR-WRM-10 sandworms do not retreat',
    given: { hand: ['chani-clever-tactician'], conflict: 1, worms: 2 },
    choose: ['reveal', 'no resolve chani-clever-tactician > pay retreat 2', 'end-turn'],
  },
  {
    name: 'chani-clever-tactician reveal: IMP-ICO-06 gives 2 Persuasion with another Fremen card',
    given: { hand: ['chani-clever-tactician'], played: ['maula-pistol'] },
    choose: ['reveal'],
    then: { persuasion: 2 },
  },

  {
    name: 'corrinth-city agent: gives a victory point for 2 cards and 5 Solari',
    given: { hand: ['corrinth-city', 'dagger', 'diplomacy', 'dagger'], solari: 5 },
    choose: [
      'agent corrinth-city > assembly-hall',
      'resolve corrinth-city > pay 5 solari + discard 2',
      'discard diplomacy',
      'discard dagger',
    ],
    then: { vp: 1, solari: 0, hand: ['dagger'], discard: ['diplomacy', 'dagger'] },
  },
  {
    name: 'corrinth-city agent: not with 1 card',
    given: { hand: ['corrinth-city', 'dagger'], solari: 5 },
    choose: ['agent corrinth-city > assembly-hall', 'no resolve corrinth-city > pay 5 solari + discard 2'],
  },
  {
    name: 'corrinth-city agent: not with 4 Solari',
    given: { hand: ['corrinth-city', 'dagger', 'dagger'], solari: 4 },
    choose: ['agent corrinth-city > assembly-hall', 'no resolve corrinth-city > pay 5 solari + discard 2'],
  },
  {
    name: 'corrinth-city reveal: gives 5 Solari',
    given: { hand: ['corrinth-city'], solari: 5 },
    choose: [
      'reveal',
      'only resolve corrinth-city > 5 solari | resolve corrinth-city > pay 5 solari',
      'resolve corrinth-city > 5 solari',
      'only end-turn',
    ],
    then: { solari: 10, council: false },
  },
  {
    name: 'corrinth-city reveal: UPR-HCL-01 IMP-REV-10 or a seat for 5 Solari, which counts on the same turn',
    given: { hand: ['corrinth-city'], solari: 5, table: { row: [], reserve: { 'prepare-the-way': 0 } } },
    choose: ['reveal', 'resolve corrinth-city > pay 5 solari', 'only end-turn'],
    then: { solari: 0, council: true, persuasion: 2 },
  },
  {
    name: 'corrinth-city reveal: no second seat',
    given: { hand: ['corrinth-city'], solari: 5, council: true, table: { row: [] } },
    choose: ['reveal', 'no resolve corrinth-city > pay 5 solari', 'resolve corrinth-city > 5 solari'],
    then: { solari: 10, persuasion: 2 },
  },
  {
    name: 'corrinth-city reveal: no seat with 4 Solari',
    given: { hand: ['corrinth-city'], solari: 4 },
    choose: ['reveal', 'only resolve corrinth-city > 5 solari | resolve-rest | end-turn'],
  },

  {
    name: 'covert-operation agent: IMP-GEN-16 each opponent discards a card of choice, clockwise',
    given: {
      ...{ hand: ['covert-operation', 'dagger'], spies: ['post-landsraad-2'] },
      Olha: { hand: ['dagger', 'diplomacy'] },
      Andrii: { hand: ['spacing-guilds-favor', 'reconnaissance'] },
    },
    choose: [
      'agent covert-operation > gather-support > 0',
      'decline',
      'resolve covert-operation > opponents discard 1',
      { table: { decisions: [{ seat: 'Olha', kind: 'discard' }] } },
      'Olha: discard diplomacy',
      'Andrii: discard spacing-guilds-favor',
      'only end-turn',
    ],
    then: {
      ...{ hand: ['dagger'], spies: ['post-landsraad-2'] },
      Olha: { hand: ['dagger'], discard: ['diplomacy'] },
      // UPR-CLR-07: discarded from hand, by whomever it was forced.
      Andrii: { hand: ['reconnaissance'], spice: 2 },
    },
  },
  {
    name: 'covert-operation agent: an empty hand is spared',
    given: {
      ...{ hand: ['covert-operation'], spies: ['post-landsraad-2'] },
      ...{ Olha: { hand: [] }, Andrii: { hand: [] } },
    },
    choose: [
      'agent covert-operation > gather-support > 0',
      'decline',
      'resolve covert-operation > opponents discard 1',
      'only end-turn',
    ],
  },
  {
    name: 'covert-operation reveal: places 2 spies',
    given: { hand: ['covert-operation'] },
    choose: [
      'reveal',
      'resolve covert-operation > spy',
      'spy post-emperor',
      'resolve covert-operation > spy',
      'no spy post-emperor',
      'spy post-choam',
      'only end-turn',
    ],
    then: { spies: ['post-emperor', 'post-choam'], spiesInSupply: 1 },
  },
  {
    name: 'covert-operation reveal: UPR-SPY-02 or one, or none',
    given: { hand: ['covert-operation'] },
    choose: ['reveal', 'resolve covert-operation > spy', 'spy post-emperor', 'end-turn'],
    then: { spies: ['post-emperor'] },
  },
]

describe('Uprising Imperium cards B and C', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id < 'd')
    expect(cards).toHaveLength(7)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
