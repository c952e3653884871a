import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, partsOf, playAll, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'gene-manipulation agent: gives 2 spice with another Bene Gesserit card in play, trashing or not',
    given: { hand: ['gene-manipulation', 'dagger'], played: ['the-voice'] },
    choose: ['agent gene-manipulation > hall-of-oratory', 'end-turn'],
    then: { spice: 2, hand: ['dagger'], table: { trashed: [] } },
  },
  {
    name: 'gene-manipulation agent: may trash a card, and gives no spice without a Bond',
    given: { hand: ['gene-manipulation', 'dagger'], played: ['stilgar'] },
    choose: [
      'agent gene-manipulation > hall-of-oratory',
      'resolve gene-manipulation > trash',
      'trash dagger@hand',
      'only end-turn',
    ],
    then: { spice: 0, hand: [], table: { trashed: ['dagger'] } },
  },
  {
    name: 'gene-manipulation agent: a Bene Gesserit card in hand or discard pile is no Bond',
    given: { hand: ['gene-manipulation', 'the-voice'], discard: ['the-voice'] },
    choose: ['agent gene-manipulation > hall-of-oratory'],
    then: { spice: 0 },
  },

  {
    name: 'guild-administrator agent: may trash a card',
    given: { hand: ['guild-administrator', 'dagger'] },
    choose: [
      'agent guild-administrator > foldspace',
      'resolve guild-administrator > trash',
      'trash dagger@hand',
      'only end-turn',
    ],
    then: { hand: [], table: { trashed: ['dagger'] } },
  },
  {
    name: 'guild-administrator agent: need not trash',
    given: { hand: ['guild-administrator', 'dagger'] },
    choose: ['agent guild-administrator > foldspace', 'end-turn'],
    then: { hand: ['dagger'] },
  },

  {
    name: 'guild-ambassador agent: gives a Guild Influence',
    given: { hand: ['guild-ambassador'] },
    choose: [
      'agent guild-ambassador > hall-of-oratory',
      'only resolve guild-ambassador > 1 influence guild | resolve guild-ambassador > 2 spice',
      'resolve guild-ambassador > 1 influence guild',
      'only end-turn',
    ],
    then: { influence: { guild: 1 }, spice: 0 },
  },
  {
    name: 'guild-ambassador agent: gives 2 spice instead',
    given: { hand: ['guild-ambassador'] },
    choose: [
      'agent guild-ambassador > hall-of-oratory',
      'resolve guild-ambassador > 2 spice',
      'only end-turn',
    ],
    then: { influence: { guild: 0 }, spice: 2 },
  },
  {
    name: 'guild-ambassador reveal: gives a victory point for 3 spice with the Guild Alliance',
    given: { hand: ['guild-ambassador'], vp: 1, spice: 6, table: { alliances: { guild: 'Serhii' } } },
    choose: ['reveal', 'resolve guild-ambassador > pay 3 spice', 'only end-turn'],
    then: { spice: 3, vp: 2 },
  },
  {
    name: 'guild-ambassador reveal: need not be paid',
    given: { hand: ['guild-ambassador'], vp: 1, spice: 3, table: { alliances: { guild: 'Serhii' } } },
    choose: ['reveal', 'end-turn'],
    then: { spice: 3, vp: 1 },
  },
  {
    name: 'guild-ambassador reveal: cannot be paid with 2 spice',
    given: { hand: ['guild-ambassador'], spice: 2, table: { alliances: { guild: 'Serhii' } } },
    choose: ['reveal', 'no resolve guild-ambassador > pay 3 spice'],
  },
  {
    name: 'guild-ambassador reveal: IMP-ALL-03 cannot be paid without the Guild Alliance',
    given: {
      hand: ['guild-ambassador'],
      spice: 3,
      table: { alliances: { guild: 'Olha', fremen: 'Serhii' } },
    },
    choose: ['reveal', 'no resolve guild-ambassador > pay 3 spice'],
  },

  {
    name: 'guild-bankers reveal: lowers the cost of every The Spice Must Flow of this turn by 3',
    given: { hand: ['guild-bankers'], persuasion: 12 },
    choose: ['reveal', 'acquire the-spice-must-flow', 'acquire the-spice-must-flow'],
    then: { persuasion: 0, vp: 2 },
  },
  {
    name: 'guild-bankers reveal: not by more',
    given: { hand: ['guild-bankers'], persuasion: 5 },
    choose: ['reveal', 'no acquire the-spice-must-flow'],
  },
  {
    name: 'guild-bankers reveal: not that of other cards',
    given: { hand: ['guild-bankers'], persuasion: 6, table: { row: ['lady-jessica'] } },
    choose: ['reveal', 'no acquire lady-jessica'],
  },
  {
    name: 'guild-bankers agent: has an empty Agent box',
    given: { hand: ['guild-bankers'] },
    choose: ['agent guild-bankers > wealth', 'only end-turn'],
    then: { solari: 2, influence: { emperor: 1, guild: 0 } },
  },

  {
    name: 'gun-thopter agent: IMP-DEP-09 takes a troop from the garrison of each opponent',
    given: { hand: ['gun-thopter'], Olha: { garrison: 2 }, Andrii: { garrison: 1, conflict: 1 } },
    choose: [
      'agent gun-thopter > secure-contract',
      'only resolve gun-thopter > opponents lose troop in garrison | resolve-rest | end-turn',
      'resolve gun-thopter > opponents lose troop in garrison',
    ],
    then: {
      garrison: 3,
      Olha: { garrison: 1, supply: 11 },
      Andrii: { garrison: 0, conflict: 1, supply: 11 },
    },
  },
  {
    name: 'gun-thopter agent: an opponent without a garrison loses nothing',
    given: { hand: ['gun-thopter'], Olha: { garrison: 0, conflict: 2 } },
    choose: ['agent gun-thopter > secure-contract', 'resolve gun-thopter > opponents lose troop in garrison'],
    then: { Olha: { garrison: 0, conflict: 2, supply: 10 }, Andrii: { garrison: 2 } },
  },
  {
    name: 'gun-thopter reveal: IMP-DEP-12 IMP-STR-05 may deploy a troop from the garrison',
    given: { hand: ['gun-thopter'] },
    choose: [
      'reveal',
      'resolve gun-thopter > deploy 1',
      'only deploy 1 | deploy 0',
      'deploy 1',
      'only end-turn',
    ],
    then: { garrison: 2, conflict: 1, swords: 3, strength: 5 },
  },
  {
    name: 'gun-thopter reveal: need not deploy',
    given: { hand: ['gun-thopter'] },
    choose: ['reveal', 'end-turn'],
    then: { garrison: 3, conflict: 0, strength: 0 },
  },

  {
    name: 'gurney-halleck agent: recruits 2 troops and draws a card',
    given: { hand: ['gurney-halleck'], deck: ['dagger'] },
    choose: ['agent gurney-halleck > carthag', 'resolve gurney-halleck > draw 1', 'no deploy 6', 'deploy 5'],
    then: { hand: ['dagger'], garrison: 1, conflict: 5 },
  },
  {
    name: 'gurney-halleck reveal: recruits 2 troops for 3 Solari and may deploy them',
    given: { hand: ['gurney-halleck'], solari: 3 },
    choose: [
      'reveal',
      'resolve gurney-halleck > pay 3 solari',
      'only deploy 2 | deploy 1 | deploy 0',
      'deploy 2',
    ],
    then: { solari: 0, garrison: 3, conflict: 2, strength: 4, persuasion: 2 },
  },
  {
    name: 'gurney-halleck reveal: IMP-REV-07 leaves them in the garrison otherwise',
    given: { hand: ['gurney-halleck'], solari: 3 },
    choose: ['reveal', 'resolve gurney-halleck > pay 3 solari', 'deploy 0', 'end-turn'],
    then: { garrison: 5, conflict: 0 },
  },
  {
    name: 'gurney-halleck reveal: cannot be paid with 2 Solari',
    given: { hand: ['gurney-halleck'], solari: 2 },
    choose: ['reveal', 'no resolve gurney-halleck > pay 3 solari', 'end-turn'],
  },

  {
    name: 'imperial-spy agent: may be trashed for an Intrigue card',
    given: { hand: ['imperial-spy'], table: { intrigueDeck: ['ambush', 'windfall'] } },
    choose: ['agent imperial-spy > wealth', 'resolve imperial-spy > pay trash this', 'only end-turn'],
    then: { intrigue: ['ambush'], played: [], table: { trashed: ['imperial-spy'] } },
  },
  {
    name: 'imperial-spy agent: need not be trashed',
    given: { hand: ['imperial-spy'] },
    choose: ['agent imperial-spy > wealth', 'end-turn'],
    then: { intrigue: [], played: ['imperial-spy'] },
  },
  {
    name: 'imperial-spy trashed: by another card gives no Intrigue card',
    given: { hand: ['guild-administrator', 'imperial-spy'] },
    choose: [
      'agent guild-administrator > foldspace',
      'resolve guild-administrator > trash',
      'trash imperial-spy@hand',
    ],
    then: { intrigue: [], table: { trashed: ['imperial-spy'] } },
  },

  {
    name: 'lady-jessica acquire: gives an Influence with a Faction of choice',
    given: { hand: [], persuasion: 7, table: { row: ['lady-jessica'] } },
    choose: [
      'reveal',
      'acquire lady-jessica',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence bene-gesserit',
    ],
    then: { influence: { 'bene-gesserit': 1 }, discard: ['lady-jessica'] },
  },
  {
    name: 'lady-jessica agent: draws 2 cards',
    given: { hand: ['lady-jessica'], deck: ['dagger', 'diplomacy', 'scout'] },
    choose: ['agent lady-jessica > secure-contract', 'resolve lady-jessica > draw 2'],
    then: { hand: ['dagger', 'diplomacy'] },
  },

  {
    name: 'liet-kynes acquire: gives an Emperor Influence',
    given: { hand: [], persuasion: 5, table: { row: ['liet-kynes'] } },
    choose: ['reveal', 'acquire liet-kynes'],
    then: { influence: { emperor: 1, fremen: 0 } },
  },
  {
    name: 'liet-kynes reveal: gives 2 Persuasion alone',
    given: { hand: ['liet-kynes'] },
    choose: ['reveal', 'resolve liet-kynes > 2 persuasion', 'no resolve liet-kynes > 2 persuasion'],
    then: { persuasion: 2 },
  },
  {
    name: 'liet-kynes reveal: counts Fremen cards revealed and played on Agent turns',
    given: { hand: ['liet-kynes', 'stilgar', 'dagger'], played: ['arrakis-liaison', 'the-voice'] },
    choose: ['reveal', { persuasion: 2 }, 'resolve liet-kynes > 2 persuasion'],
    then: { persuasion: 8 },
  },
  {
    name: 'liet-kynes agent: has an empty Agent box',
    given: { hand: ['liet-kynes'] },
    choose: ['agent liet-kynes > stillsuits', 'only deploy 2 | deploy 1 | end-turn'],
    then: { influence: { emperor: 0, fremen: 1 } },
  },
]

/** Kwisatz Haderach sends an Agent from anywhere to anywhere. */
const kwisatzHaderach: readonly Row[] = [
  {
    name: 'kwisatz-haderach agent: IMP-CLR-13 sends an Agent to an occupied space and draws a card',
    given: { hand: ['kwisatz-haderach'], deck: ['dagger'], Olha: { sent: ['carthag'] } },
    choose: [
      'agent kwisatz-haderach > carthag',
      'resolve kwisatz-haderach > draw 1',
      'no deploy 4',
      'deploy 3',
    ],
    then: { sent: ['carthag'], agents: 1, hand: ['dagger'], garrison: 1, conflict: 3 },
  },
  {
    name: 'kwisatz-haderach agent: IMP-CLR-06 IMP-TRN-04 moves an Agent when none is left',
    given: { hand: ['kwisatz-haderach'], sent: ['wealth', 'secure-contract'] },
    choose: ['agent kwisatz-haderach > stillsuits > wealth'],
    then: { sent: ['secure-contract', 'stillsuits'], agents: 0, water: 2, influence: { fremen: 1 } },
  },
  {
    name: 'kwisatz-haderach agent: IMP-CLR-06 may return to the space just left',
    given: { hand: ['kwisatz-haderach'], sent: ['wealth', 'secure-contract'] },
    choose: ['agent kwisatz-haderach > wealth > wealth'],
    then: { sent: ['secure-contract', 'wealth'], agents: 0, solari: 2, influence: { emperor: 1 } },
  },
  {
    name: 'kwisatz-haderach agent: may join an Agent of one’s own, from the Leader or from the board',
    given: { hand: ['kwisatz-haderach'], sent: ['wealth'] },
    choose: ['agent kwisatz-haderach > wealth > leader'],
    then: { sent: ['wealth', 'wealth'], agents: 0, solari: 2 },
  },
  {
    name: 'kwisatz-haderach agent: IMP-CLR-13 must pay costs and meet requirements',
    given: { hand: ['kwisatz-haderach'], water: 0 },
    choose: [
      `only ${['wealth', 'foldspace', 'secrets', 'stillsuits', 'hall-of-oratory', 'arrakeen', 'carthag', 'secure-contract', 'imperial-basin'].map((space) => `agent kwisatz-haderach > ${space}`).join(' | ')} | reveal`,
    ],
  },
  {
    name: 'kwisatz-haderach agent: IMP-CLR-07 cannot use a once-per-game space twice',
    given: { hand: ['kwisatz-haderach'], solari: 10, council: true, swordmaster: true },
    choose: ['no agent kwisatz-haderach > high-council', 'no agent kwisatz-haderach > swordmaster'],
  },
  {
    name: 'kwisatz-haderach agent: can use them once',
    given: { hand: ['kwisatz-haderach'], solari: 5 },
    choose: ['agent kwisatz-haderach > high-council'],
    then: { council: true, solari: 0 },
  },
  {
    name: 'kwisatz-haderach agent: gains the third Agent',
    given: { hand: ['kwisatz-haderach'], solari: 8 },
    choose: ['agent kwisatz-haderach > swordmaster'],
    then: { swordmaster: true, agents: 2 },
  },
  {
    name: 'kwisatz-haderach agent: IMP-CLR-05 cannot go where The Voice forbids',
    given: {
      hand: ['kwisatz-haderach'],
      table: { forbidden: [{ by: 'Olha', space: 'carthag', bound: ['Serhii'] }] },
    },
    choose: ['no agent kwisatz-haderach > carthag'],
  },
  {
    name: 'kwisatz-haderach agent: IMP-CLR-08 IMP-MKR-03 a Maker space left empty collects bonus spice',
    given: {
      hand: ['kwisatz-haderach'],
      sent: ['imperial-basin'],
      deck: ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'dagger'],
      Olha: { sent: ['hagga-basin'], hasRevealed: true },
      Andrii: { hasRevealed: true },
    },
    choose: [
      'agent kwisatz-haderach > wealth > imperial-basin',
      'resolve kwisatz-haderach > draw 1',
      'end-turn',
      'reveal',
      'end-turn',
    ],
    then: { table: { bonusSpice: { 'imperial-basin': 1, 'hagga-basin': 0, 'the-great-flat': 1 } } },
  },
  {
    name: 'kwisatz-haderach reveal: IMP-REV-08 drawn on a Reveal turn it is only revealed',
    given: { hand: ['dagger'], deck: ['kwisatz-haderach'], intrigue: ['poison-snooper'] },
    choose: ['reveal', 'intrigue poison-snooper', 'draw kwisatz-haderach@deck', 'only end-turn'],
    then: { revealed: ['dagger', 'kwisatz-haderach'], hand: [] },
  },
]

describe('Imperium cards from G to L', () => {
  const all = [...rows, ...kwisatzHaderach]
  playAll(all)

  it('are all played, each part of them', () => {
    const cards = base.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'g' && id < 'm')
    expect(cards).toHaveLength(10)
    expect(unplayed(all, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(all)).toEqual([])
  })
})
