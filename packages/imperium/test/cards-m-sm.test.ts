import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, partsOf, playAll, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'missionaria-protectiva agent: gives an Influence of choice with another Bene Gesserit card in play',
    given: { hand: ['missionaria-protectiva'], played: ['missionaria-protectiva'], water: 2 },
    choose: [
      'agent missionaria-protectiva > carthag',
      'resolve missionaria-protectiva > 1 influence',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence fremen',
    ],
    then: { influence: { fremen: 1 } },
  },
  {
    name: 'missionaria-protectiva agent: gives none alone',
    given: { hand: ['missionaria-protectiva'], played: ['dagger'] },
    choose: [
      'agent missionaria-protectiva > carthag',
      'no resolve missionaria-protectiva > 1 influence',
      'resolve carthag > 1 intrigue',
      'end-turn',
    ],
    then: { influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 } },
  },

  {
    name: 'opulence agent: gives 3 Solari',
    given: { hand: ['opulence'] },
    choose: ['agent opulence > wealth'],
    then: { solari: 5 },
  },
  {
    name: 'opulence reveal: gives a victory point for 6 Solari, once',
    given: { hand: ['opulence'], solari: 13, table: { row: [] } },
    choose: ['reveal', 'resolve opulence > pay 6 solari', 'only end-turn'],
    then: { solari: 7, vp: 1, persuasion: 1 },
  },
  {
    name: 'opulence reveal: cannot be paid with 5 Solari',
    given: { hand: ['opulence'], solari: 5 },
    choose: ['reveal', 'no resolve opulence > pay 6 solari', 'end-turn'],
    then: { vp: 0 },
  },

  {
    name: 'other-memory agent: draws a card',
    given: { hand: ['other-memory'], discard: ['the-voice'], deck: ['dagger'] },
    choose: [
      'agent other-memory > secure-contract',
      'only resolve other-memory > draw 1 | resolve other-memory > take from discard',
      'resolve other-memory > draw 1',
      'only end-turn',
    ],
    then: { hand: ['dagger'], discard: ['the-voice'] },
  },
  {
    name: 'other-memory agent: or takes a Bene Gesserit card of choice from the discard pile',
    given: {
      hand: ['other-memory'],
      discard: ['the-voice', 'dagger', 'test-of-humanity'],
      deck: ['dagger'],
    },
    choose: [
      'agent other-memory > secure-contract',
      'resolve other-memory > take from discard',
      'only take the-voice@discard | take test-of-humanity@discard',
      'take test-of-humanity@discard',
      'only end-turn',
    ],
    then: { hand: ['test-of-humanity'], discard: ['the-voice', 'dagger'], deck: ['dagger'] },
  },
  {
    name: 'other-memory agent: cannot take without a Bene Gesserit card there',
    given: { hand: ['other-memory'], discard: ['stilgar'], deck: ['dagger'] },
    choose: [
      'agent other-memory > secure-contract',
      'only resolve other-memory > draw 1 | resolve-rest | end-turn',
    ],
  },

  {
    name: 'piter-de-vries agent: IMP-ICO-14 draws an Intrigue card',
    given: { hand: ['piter-de-vries'], table: { intrigueDeck: ['ambush', 'windfall'] } },
    choose: [
      'agent piter-de-vries > hall-of-oratory',
      'resolve piter-de-vries > 1 intrigue',
      'only end-turn',
    ],
    then: { intrigue: ['ambush'], table: { intrigueDeck: ['windfall'] } },
  },

  {
    name: 'power-play agent: IMP-INF-13 makes the space give 2 Influence instead of 1, and must be trashed',
    given: { hand: ['power-play'] },
    choose: [
      'agent power-play > wealth',
      'only resolve power-play > trash this | resolve-rest | end-turn',
      'resolve power-play > trash this',
      'end-turn',
    ],
    then: { influence: { emperor: 2 }, vp: 1, solari: 2, table: { trashed: ['power-play'] } },
  },
  {
    name: 'power-play agent: may be the card that pays for Selective Breeding',
    given: { hand: ['power-play'], spice: 2, deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent power-play > selective-breeding',
      'resolve selective-breeding > pay trash',
      'trash power-play@play',
      'only end-turn',
    ],
    then: { influence: { 'bene-gesserit': 2 }, hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'power-play agent: does not change other Influence',
    given: { hand: ['power-play'], intrigue: ['know-their-ways'] },
    choose: ['agent power-play > stillsuits', 'intrigue know-their-ways'],
    then: { influence: { fremen: 3 } },
  },

  {
    name: 'reverend-mother-mohiam agent: IMP-GEN-16 each opponent discards 2 cards of choice, clockwise',
    given: {
      hand: ['reverend-mother-mohiam', 'dagger'],
      played: ['missionaria-protectiva'],
      Olha: { hand: ['dagger', 'diplomacy', 'reconnaissance'], discard: [], intrigue: ['ambush'] },
      Andrii: { hand: ['dagger'], discard: [] },
    },
    choose: [
      'agent reverend-mother-mohiam > wealth',
      'only resolve reverend-mother-mohiam > opponents discard 2',
      'resolve reverend-mother-mohiam > opponents discard 2',
      'Olha: only discard dagger | discard diplomacy | discard reconnaissance',
      'Olha: discard diplomacy',
      'Olha: discard dagger',
    ],
    then: {
      hand: ['dagger'],
      Olha: { hand: ['reconnaissance'], discard: ['diplomacy', 'dagger'], intrigue: ['ambush'] },
      Andrii: { hand: [], discard: ['dagger'] },
    },
  },
  {
    name: 'reverend-mother-mohiam agent: nobody discards without another Bene Gesserit card in play',
    given: { hand: ['reverend-mother-mohiam', 'the-voice'] },
    choose: [
      'agent reverend-mother-mohiam > wealth',
      'no resolve reverend-mother-mohiam > opponents discard 2',
      'end-turn',
    ],
  },

  {
    name: 'sardaukar-legion agent: recruits 2 troops',
    given: { hand: ['sardaukar-legion'] },
    choose: ['agent sardaukar-legion > wealth', 'only end-turn'],
    then: { garrison: 5, solari: 2 },
  },
  {
    name: 'sardaukar-legion reveal: may deploy up to 3 troops from the garrison',
    given: { hand: ['sardaukar-legion'], garrison: 4 },
    choose: [
      'reveal',
      'resolve sardaukar-legion > deploy 3',
      'only deploy 3 | deploy 2 | deploy 1 | deploy 0',
      'deploy 3',
    ],
    then: { garrison: 1, conflict: 3 },
  },
  {
    name: 'sardaukar-legion reveal: has nobody to deploy with an empty garrison',
    given: { hand: ['sardaukar-legion'], garrison: 0 },
    choose: ['reveal', 'no resolve sardaukar-legion > deploy 3', 'end-turn'],
  },

  {
    name: 'scout reveal: may retreat up to 2 troops',
    given: { hand: ['scout'], conflict: 3 },
    choose: ['reveal', 'resolve scout > retreat 2', 'only retreat 2 | retreat 1 | retreat 0', 'retreat 2'],
    then: { conflict: 1, garrison: 5, strength: 3 },
  },
  {
    name: 'scout reveal: need not retreat',
    given: { hand: ['scout'], conflict: 3 },
    choose: ['reveal', 'end-turn'],
    then: { conflict: 3 },
  },

  {
    name: 'shifting-allegiances agent: IMP-INF-07 turns an Influence and 2 spice into 2 Influence with one Faction',
    given: { hand: ['shifting-allegiances'], spice: 2, influence: { emperor: 1, guild: 2 } },
    choose: [
      'agent shifting-allegiances > hall-of-oratory',
      'resolve shifting-allegiances > pay 2 spice + 1 influence',
      'only lose-influence emperor | lose-influence guild',
      'lose-influence guild',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence fremen',
    ],
    then: { spice: 0, influence: { emperor: 1, guild: 1, fremen: 2 }, vp: 1 },
  },
  {
    name: 'shifting-allegiances agent: may lose and gain with the same Faction',
    given: { hand: ['shifting-allegiances'], spice: 2, influence: { emperor: 1 } },
    choose: [
      'agent shifting-allegiances > hall-of-oratory',
      'resolve shifting-allegiances > pay 2 spice + 1 influence',
      'influence emperor',
    ],
    then: { influence: { emperor: 2 }, vp: 1 },
  },
  {
    name: 'shifting-allegiances agent: IMP-INF-10 cannot be paid without Influence',
    given: { hand: ['shifting-allegiances'], spice: 2 },
    choose: [
      'agent shifting-allegiances > hall-of-oratory',
      'no resolve shifting-allegiances > pay 2 spice + 1 influence',
      'end-turn',
    ],
  },
  {
    name: 'shifting-allegiances agent: cannot be paid with 1 spice',
    given: { hand: ['shifting-allegiances'], spice: 1, influence: { emperor: 1 } },
    choose: [
      'agent shifting-allegiances > hall-of-oratory',
      'no resolve shifting-allegiances > pay 2 spice + 1 influence',
      'end-turn',
    ],
  },

  {
    name: 'sietch-reverend-mother agent: may trash a card',
    given: { hand: ['sietch-reverend-mother', 'dagger'] },
    choose: [
      'agent sietch-reverend-mother > secrets',
      'resolve sietch-reverend-mother > trash',
      'trash dagger@hand',
    ],
    then: { hand: [], table: { trashed: ['dagger'] } },
  },
  {
    name: 'sietch-reverend-mother reveal: gives 3 Persuasion and a spice with another Fremen card',
    given: { hand: ['sietch-reverend-mother', 'crysknife'] },
    choose: ['reveal'],
    then: { persuasion: 3, spice: 1, influence: { fremen: 1 } },
  },
  {
    name: 'sietch-reverend-mother reveal: a Bene Gesserit card is no Fremen Bond',
    given: { hand: ['sietch-reverend-mother'], played: ['the-voice'] },
    choose: ['reveal'],
    then: { persuasion: 0, spice: 0 },
  },

  {
    name: 'smugglers-thopter agent: IMP-INF-09 draws 2 cards with 2 Guild Influence',
    given: { hand: ['smugglers-thopter'], influence: { guild: 2 }, deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent smugglers-thopter > secure-contract',
      'resolve smugglers-thopter > draw 2',
      'only end-turn',
    ],
    then: { hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'smugglers-thopter agent: draws nothing with 1',
    given: { hand: ['smugglers-thopter'], influence: { guild: 1 } },
    choose: ['agent smugglers-thopter > secure-contract', 'only end-turn'],
  },
  {
    name: 'smugglers-thopter agent: IMP-GEN-13 must draw if the Influence comes later in the turn',
    given: {
      hand: ['smugglers-thopter'],
      influence: { guild: 1 },
      intrigue: ['guild-authorization'],
      deck: ['dagger', 'diplomacy'],
    },
    choose: [
      'agent smugglers-thopter > secure-contract',
      'intrigue guild-authorization',
      'only resolve smugglers-thopter > draw 2 | resolve-rest | end-turn',
    ],
  },
]

describe('Imperium cards from M to S', () => {
  playAll(rows)

  it('are all played, each part of them', () => {
    const cards = base.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'm' && id < 'sp')
    expect(cards).toHaveLength(12)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
