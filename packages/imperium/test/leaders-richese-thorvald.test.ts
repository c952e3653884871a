import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, playAll, type Row, unplayed } from './play.ts'

const ilban: readonly Row[] = [
  {
    name: 'count-ilban-richese left: draws a card, not one per Solari, for the cost of a space',
    given: { leader: 'count-ilban-richese', hand: ['dagger'], solari: 5, deck: ['scout', 'diplomacy'] },
    choose: [
      'agent dagger > high-council',
      'only resolve count-ilban-richese > draw 1 | resolve-rest | end-turn',
      'resolve count-ilban-richese > draw 1',
    ],
    then: { solari: 0, hand: ['scout'] },
  },
  {
    name: 'count-ilban-richese left: and the card of the Mentat space',
    given: {
      leader: 'count-ilban-richese',
      hand: ['dagger'],
      solari: 2,
      deck: ['scout', 'diplomacy', 'scout'],
    },
    choose: ['agent dagger > mentat', 'resolve count-ilban-richese > draw 1', 'resolve mentat > draw 1'],
    then: { hand: ['scout', 'diplomacy'] },
  },
  {
    name: 'count-ilban-richese left: nothing for a free Landsraad space',
    given: { leader: 'count-ilban-richese', hand: ['dagger'], solari: 5 },
    choose: ['agent dagger > hall-of-oratory', 'only end-turn'],
  },
  {
    name: 'count-ilban-richese left: nothing for spice or water',
    given: { leader: 'count-ilban-richese', hand: ['diplomacy'], spice: 4, deck: ['scout'] },
    choose: ['agent diplomacy > conspire', 'only resolve conspire > 1 intrigue | resolve-rest | end-turn'],
  },
  {
    name: 'count-ilban-richese left: nothing for the cost of a card',
    given: { leader: 'count-ilban-richese', hand: ['firm-grip'], solari: 2, deck: ['scout'] },
    choose: [
      'agent firm-grip > hall-of-oratory',
      'resolve firm-grip > pay 2 solari',
      'influence guild',
      'only end-turn',
    ],
    then: { solari: 0, hand: [] },
  },
  {
    name: 'count-ilban-richese left: nothing for the cost of an Intrigue card',
    given: { leader: 'count-ilban-richese', hand: [], intrigue: ['bribery'], solari: 2, deck: ['scout'] },
    choose: ['intrigue bribery', 'influence guild'],
    then: { solari: 0, hand: [] },
  },
  {
    name: 'count-ilban-richese signet: gives a Solari',
    given: { leader: 'count-ilban-richese', hand: ['signet-ring'] },
    choose: ['agent signet-ring > imperial-basin'],
    then: { solari: 1 },
  },
]

const helena: readonly Row[] = [
  {
    name: 'helena-richese left: enemy Agents do not block her in the Landsraad',
    given: { leader: 'helena-richese', hand: ['dagger'], Olha: { sent: ['hall-of-oratory'] } },
    choose: ['agent dagger > hall-of-oratory'],
    then: { sent: ['hall-of-oratory'], garrison: 4 },
  },
  {
    name: 'helena-richese left: nor in a City',
    given: {
      ...{ leader: 'helena-richese', hand: ['reconnaissance'] },
      ...{ Olha: { sent: ['carthag'] }, Andrii: { sent: ['carthag'] } },
    },
    choose: ['agent reconnaissance > carthag'],
    then: { sent: ['carthag'] },
  },
  {
    name: 'helena-richese left: but at Spice Trade and Faction spaces they do',
    given: {
      ...{ leader: 'helena-richese', hand: ['thufir-hawat'] },
      Olha: { sent: ['secure-contract', 'wealth'] },
    },
    choose: ['no agent thufir-hawat > secure-contract', 'no agent thufir-hawat > wealth'],
  },
  {
    name: 'helena-richese left: an empty Spice Trade or Faction space is open',
    given: { leader: 'helena-richese', hand: ['thufir-hawat'] },
    choose: [
      `only ${['wealth', 'foldspace', 'secrets', 'hardy-warriors', 'stillsuits', 'arrakeen', 'carthag', 'secure-contract', 'hagga-basin', 'imperial-basin'].map((space) => `agent thufir-hawat > ${space}`).join(' | ')} | reveal`,
    ],
  },
  {
    name: 'helena-richese left: INV-06 her own Agent blocks her',
    given: { leader: 'helena-richese', hand: ['reconnaissance'], sent: ['carthag'] },
    choose: ['no agent reconnaissance > carthag'],
  },
  {
    name: 'helena-richese left: her own Agent blocks her beside an enemy Agent too',
    given: {
      ...{ leader: 'helena-richese', hand: ['reconnaissance'], sent: ['carthag'] },
      Olha: { sent: ['carthag'] },
    },
    choose: ['no agent reconnaissance > carthag'],
  },
  {
    name: 'helena-richese left: The Voice blocks her',
    given: {
      ...{ leader: 'helena-richese', hand: ['reconnaissance'] },
      table: { forbidden: [{ by: 'Olha', space: 'carthag', bound: ['Serhii'] }] },
    },
    choose: ['no agent reconnaissance > carthag'],
  },
  {
    name: 'helena-richese left: IMP-AGT-14 Sietch Tabr still requires Fremen Influence of her',
    given: {
      ...{ leader: 'helena-richese', hand: ['reconnaissance'], influence: { fremen: 1 } },
      Olha: { sent: ['sietch-tabr'] },
    },
    choose: ['no agent reconnaissance > sietch-tabr'],
  },
  {
    name: 'helena-richese left: and opens with it, occupied or not',
    given: {
      ...{ leader: 'helena-richese', hand: ['reconnaissance'], influence: { fremen: 2 } },
      Olha: { sent: ['sietch-tabr'] },
    },
    choose: ['agent reconnaissance > sietch-tabr'],
    then: { water: 2, garrison: 4, influence: { fremen: 2 } },
  },
  {
    name: 'helena-richese left: the others are blocked',
    given: { hand: ['reconnaissance'], Olha: { leader: 'helena-richese', sent: ['carthag'] } },
    choose: ['no agent reconnaissance > carthag'],
  },

  {
    name: 'helena-richese signet: sets a card of the Row aside, which is refilled, and costs her 1 less',
    given: {
      ...{ leader: 'helena-richese', hand: ['signet-ring', 'convincing-argument'], persuasion: 2 },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
      table: { row: ['chani', 'scout'], imperiumDeck: ['dr-yueh', 'stilgar', 'carryall', 'the-voice'] },
    },
    choose: [
      'agent signet-ring > secure-contract',
      'only resolve helena-richese > set aside row card',
      'resolve helena-richese > set aside row card',
      'only set-aside chani | set-aside scout',
      'set-aside chani',
      { setAside: ['chani'], table: { row: ['scout', 'dr-yueh', 'stilgar', 'carryall', 'the-voice'] } },
      'end-turn',
      'reveal',
      { persuasion: 4 },
      'acquire chani@aside',
    ],
    then: { persuasion: 0, water: 2, setAside: [], discard: ['chani'] },
  },
  {
    name: 'helena-richese signet: it leaves the game after her Reveal turn',
    given: {
      ...{ leader: 'helena-richese', hand: [], setAside: ['chani'] },
      table: { row: ['scout'], imperiumDeck: ['scout'] },
    },
    choose: ['reveal', 'no acquire chani@aside', 'end-turn'],
    then: { setAside: [], discard: [], table: { row: ['scout'], trashed: ['chani'] } },
  },
  {
    name: 'helena-richese signet: opponents cannot acquire it',
    given: {
      ...{ hand: [], persuasion: 20, Olha: { leader: 'helena-richese', setAside: ['chani'] } },
      table: { row: ['scout'] },
    },
    choose: [
      'reveal',
      'only acquire scout | acquire arrakis-liaison | acquire the-spice-must-flow | end-turn',
      'acquire scout',
    ],
  },
  {
    name: 'helena-richese signet: Bypass Protocol may take it, by its full cost',
    given: {
      ...{ leader: 'helena-richese', setAside: ['bene-gesserit-sister', 'fremen-camp'] },
      ...{ intrigue: ['bypass-protocol'], table: { row: [] } },
    },
    choose: [
      'intrigue bypass-protocol > acquire 3',
      'only acquire arrakis-liaison | acquire bene-gesserit-sister@aside',
      'acquire bene-gesserit-sister@aside',
    ],
    then: { discard: ['bene-gesserit-sister'], setAside: ['fremen-camp'] },
  },
]

const ariana: readonly Row[] = [
  {
    name: 'countess-ariana-thorvald left: harvests 1 spice less and must draw a card',
    given: {
      ...{ leader: 'countess-ariana-thorvald', hand: ['dune-the-desert-planet'], deck: ['scout'], water: 2 },
      table: { bonusSpice: { 'the-great-flat': 2 } },
    },
    choose: [
      'agent dune-the-desert-planet > the-great-flat',
      'only resolve countess-ariana-thorvald > draw 1 | resolve-rest | deploy 2 | deploy 1 | end-turn',
      'resolve countess-ariana-thorvald > draw 1',
    ],
    then: { spice: 4, hand: ['scout'], table: { bonusSpice: { 'the-great-flat': 0 } } },
  },
  {
    name: 'countess-ariana-thorvald left: harvests nothing at a bare Imperial Basin',
    given: { leader: 'countess-ariana-thorvald', hand: ['dune-the-desert-planet'], deck: ['scout'] },
    choose: ['agent dune-the-desert-planet > imperial-basin', 'resolve countess-ariana-thorvald > draw 1'],
    then: { spice: 0, hand: ['scout'] },
  },
  {
    name: 'countess-ariana-thorvald left: the control bonus is not harvested',
    given: {
      ...{ leader: 'countess-ariana-thorvald', hand: ['dune-the-desert-planet'] },
      table: { control: { 'imperial-basin': 'Serhii' } },
    },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: { spice: 1 },
  },
  {
    name: 'countess-ariana-thorvald left: spice of a card is not harvested',
    given: { leader: 'countess-ariana-thorvald', hand: ['worm-riders'], deck: ['scout'] },
    choose: ['agent worm-riders > secure-contract', 'only end-turn'],
    then: { spice: 2, hand: [] },
  },
  {
    name: 'countess-ariana-thorvald signet: gives a water',
    given: { leader: 'countess-ariana-thorvald', hand: ['signet-ring'] },
    choose: ['agent signet-ring > secure-contract'],
    then: { water: 2 },
  },
]

const memnon: readonly Row[] = [
  {
    name: 'earl-memnon-thorvald left: gains an Influence of choice with his seat on the High Council',
    given: {
      leader: 'earl-memnon-thorvald',
      hand: ['dagger'],
      solari: 5,
      table: { intrigueDeck: ['ambush'] },
    },
    choose: [
      'agent dagger > high-council',
      'resolve earl-memnon-thorvald > 1 influence',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence bene-gesserit',
    ],
    then: { council: true, influence: { 'bene-gesserit': 1 }, intrigue: [] },
  },
  {
    name: 'earl-memnon-thorvald left: nothing at another Landsraad space',
    given: { leader: 'earl-memnon-thorvald', hand: ['dagger'], solari: 4 },
    choose: ['agent dagger > rally-troops', 'only end-turn'],
  },
  {
    name: 'earl-memnon-thorvald signet: gives a spice',
    given: { leader: 'earl-memnon-thorvald', hand: ['signet-ring'] },
    choose: ['agent signet-ring > secure-contract'],
    then: { spice: 1 },
  },
]

describe('Ilban and Helena Richese', () => {
  playAll([...ilban, ...helena])
})

describe('Ariana and Memnon Thorvald', () => {
  playAll([...ariana, ...memnon])
})

describe('The Leaders of Richese and Thorvald', () => {
  const rows = [...ilban, ...helena, ...ariana, ...memnon]

  it('are all played, both abilities', () => {
    const ids = base.leaders.slice(4).map(({ id }) => id)
    expect(
      unplayed(
        rows,
        ids.flatMap((id) => [`${id} left`, `${id} signet`]),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
