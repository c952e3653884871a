import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, playAll, type Row, unplayed } from './play.ts'

// Plot Intrigue cards that change what a turn can do.
const rows: readonly Row[] = [
  {
    name: 'bindu-suspension: IMP-CLR-02 IMP-TRN-07 draws a card and may pass the turn, which comes again',
    given: {
      hand: ['dagger'],
      intrigue: ['bindu-suspension'],
      deck: ['scout', 'dagger'],
      Olha: { hasRevealed: true },
      Andrii: { hand: [] },
    },
    choose: [
      'no pass',
      'intrigue bindu-suspension',
      { hand: ['dagger', 'scout'] },
      'pass',
      { hasRevealed: false, agents: 2, table: { turn: 'Andrii' } },
      'Andrii: reveal',
      'Andrii: end-turn',
      { table: { turn: 'Serhii', stage: 'start' } },
      'no pass',
    ],
  },
  {
    name: 'bindu-suspension: need not pass',
    given: { hand: ['dagger'], intrigue: ['bindu-suspension'], deck: ['scout', 'dagger'] },
    choose: ['intrigue bindu-suspension', 'agent scout > carthag', 'no pass'],
    then: { sent: ['carthag'], hand: ['dagger'] },
  },
  {
    name: 'bindu-suspension: IMP-CLR-02 not after another Plot card',
    given: { intrigue: ['bindu-suspension', 'windfall'] },
    choose: ['intrigue windfall', 'no intrigue bindu-suspension'],
  },
  {
    name: 'bindu-suspension: not after an Agent has been sent',
    given: { hand: ['dagger'], intrigue: ['bindu-suspension'] },
    choose: ['agent dagger > hall-of-oratory', 'no intrigue bindu-suspension'],
  },
  {
    name: 'bindu-suspension: not after the hand has been revealed',
    given: { hand: ['dagger'], intrigue: ['bindu-suspension'] },
    choose: ['reveal', 'no intrigue bindu-suspension'],
  },

  {
    name: 'bypass-protocol for 3: IMP-CRD-05 acquires a card of the Row or the Reserve for up to 3',
    given: {
      ...{ intrigue: ['bypass-protocol'], persuasion: 1 },
      table: {
        row: ['bene-gesserit-sister', 'the-voice', 'fremen-camp'],
        imperiumDeck: ['scout', 'dr-yueh'],
      },
    },
    choose: [
      'intrigue bypass-protocol > acquire 3',
      'only acquire bene-gesserit-sister | acquire the-voice | acquire arrakis-liaison',
      'acquire bene-gesserit-sister',
    ],
    then: {
      ...{ discard: ['bene-gesserit-sister'], persuasion: 1 },
      table: { row: ['the-voice', 'fremen-camp', 'scout', 'dr-yueh'] },
    },
  },
  {
    name: 'bypass-protocol for 5: acquires a card for up to 5 on top of the deck, for 2 spice',
    given: {
      ...{ intrigue: ['bypass-protocol'], spice: 2, deck: ['dagger'] },
      table: { row: ['chani', 'opulence', 'scout'] },
    },
    choose: [
      'intrigue bypass-protocol > 2 spice -> acquire 5 to deck',
      'only acquire chani | acquire scout | acquire arrakis-liaison',
      'acquire chani',
    ],
    then: { spice: 0, water: 2, deck: ['chani', 'dagger'], discard: [] },
  },
  {
    name: 'bypass-protocol for 5: not with 1 spice',
    given: { intrigue: ['bypass-protocol'], spice: 1 },
    choose: ['no intrigue bypass-protocol > 2 spice -> acquire 5 to deck'],
  },
  {
    name: 'bypass-protocol for 5: IMP-CRD-04 the Row is refilled before the Acquire effect',
    given: {
      ...{ intrigue: ['bypass-protocol'], spice: 2, influence: { emperor: 1 } },
      table: { row: ['liet-kynes'], imperiumDeck: ['scout'] },
    },
    choose: ['intrigue bypass-protocol > 2 spice -> acquire 5 to deck', 'acquire liet-kynes'],
    then: {
      influence: { emperor: 2 },
      table: {
        events: [{ kind: 'acquired' }, { kind: 'row-refilled', card: 'scout' }, { kind: 'influence' }],
      },
    },
  },

  {
    name: 'charisma: IMP-INT-12 played on an Agent turn it waits for the Reveal turn of the round',
    given: {
      ...{ hand: ['dagger', 'diplomacy'], intrigue: ['charisma'] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'agent dagger > hall-of-oratory',
      'intrigue charisma',
      { persuasion: 0, waiting: ['charisma'], intrigue: [], table: { intrigueDiscard: [] } },
      'end-turn',
      'reveal',
      { persuasion: 4, waiting: ['charisma'] },
      'end-turn',
    ],
    then: { waiting: [], table: { intrigueDiscard: ['charisma'] } },
  },
  {
    name: 'charisma: gives 2 Persuasion at once on a Reveal turn',
    given: { hand: [], intrigue: ['charisma'] },
    choose: ['reveal', 'intrigue charisma'],
    then: { persuasion: 2, table: { intrigueDiscard: ['charisma'] } },
  },

  {
    name: 'dispatch-an-envoy: gives the card the four Faction icons and takes none',
    given: { hand: ['dagger'], intrigue: ['dispatch-an-envoy'], water: 0 },
    choose: [
      'no agent dagger > wealth',
      'intrigue dispatch-an-envoy',
      `only ${['wealth', 'foldspace', 'secrets', 'stillsuits', 'hall-of-oratory'].map((space) => `agent dagger > ${space}`).join(' | ')} | reveal`,
      'agent dagger > wealth',
    ],
    then: { solari: 2, influence: { emperor: 1 } },
  },
  {
    name: 'dispatch-an-envoy: serves a card without icons',
    given: { hand: ['convincing-argument'], intrigue: ['dispatch-an-envoy'] },
    choose: ['intrigue dispatch-an-envoy', 'agent convincing-argument > stillsuits'],
    then: { influence: { fremen: 1 } },
  },
  {
    name: 'dispatch-an-envoy: can be played after the Agent was sent, to no effect',
    given: { hand: ['dagger'], intrigue: ['dispatch-an-envoy'] },
    choose: ['agent dagger > hall-of-oratory', 'intrigue dispatch-an-envoy', 'only end-turn'],
    then: { table: { intrigueDiscard: ['dispatch-an-envoy'] } },
  },
  {
    name: 'dispatch-an-envoy: can be played on a Reveal turn, to no effect',
    given: { hand: [], intrigue: ['dispatch-an-envoy'] },
    choose: ['reveal', 'intrigue dispatch-an-envoy', 'only end-turn'],
  },
  {
    name: 'dispatch-an-envoy: not for the next turn',
    given: {
      ...{ hand: ['dagger', 'dagger'], intrigue: ['dispatch-an-envoy'] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'intrigue dispatch-an-envoy',
      'agent dagger > hall-of-oratory',
      'end-turn',
      'no agent dagger > wealth',
    ],
  },

  {
    name: 'infiltrate: IMP-AGT-05 enemy Agents do not block this turn',
    given: { hand: ['reconnaissance'], intrigue: ['infiltrate'], Olha: { sent: ['carthag'] } },
    choose: ['no agent reconnaissance > carthag', 'intrigue infiltrate', 'agent reconnaissance > carthag'],
    then: { sent: ['carthag'], garrison: 4, Olha: { sent: ['carthag'] } },
  },
  {
    name: 'infiltrate: INV-06 one’s own Agent still does',
    given: {
      ...{ hand: ['reconnaissance'], sent: ['carthag'], intrigue: ['infiltrate'] },
      Olha: { sent: ['carthag'] },
    },
    choose: ['intrigue infiltrate', 'no agent reconnaissance > carthag'],
  },
  {
    name: 'infiltrate: The Voice still does',
    given: {
      ...{ hand: ['reconnaissance'], intrigue: ['infiltrate'] },
      table: { forbidden: [{ by: 'Olha', space: 'carthag', bound: ['Serhii'] }] },
    },
    choose: ['intrigue infiltrate', 'no agent reconnaissance > carthag'],
  },
  {
    name: 'infiltrate: costs and requirements still hold',
    given: {
      ...{ hand: ['reconnaissance'], intrigue: ['infiltrate'], water: 1, influence: { fremen: 1 } },
      Olha: { sent: ['research-station', 'sietch-tabr'] },
    },
    choose: [
      'intrigue infiltrate',
      'only agent reconnaissance > arrakeen | agent reconnaissance > carthag | reveal',
    ],
  },
  {
    name: 'infiltrate: a vacant space is open too',
    given: { hand: ['reconnaissance'], intrigue: ['infiltrate'] },
    choose: ['intrigue infiltrate', 'agent reconnaissance > arrakeen'],
    then: { sent: ['arrakeen'] },
  },

  {
    name: 'recruitment-mission: gives a Persuasion, and each acquired card may go on top of the deck',
    given: {
      ...{ hand: [], persuasion: 3, intrigue: ['recruitment-mission'], deck: ['dagger'] },
      table: { row: ['the-voice'] },
    },
    choose: [
      'reveal',
      'intrigue recruitment-mission',
      { persuasion: 4 },
      'acquire the-voice > deck',
      'acquire arrakis-liaison',
    ],
    then: { deck: ['the-voice', 'dagger'], discard: ['arrakis-liaison'], persuasion: 0 },
  },
  {
    name: 'recruitment-mission: not cards acquired before',
    given: { hand: [], persuasion: 2, intrigue: ['recruitment-mission'], deck: ['dagger'] },
    choose: [
      'reveal',
      'no acquire arrakis-liaison > deck',
      'acquire arrakis-liaison',
      'intrigue recruitment-mission',
    ],
    then: { deck: ['dagger'], discard: ['arrakis-liaison'], persuasion: 1 },
  },
  {
    name: 'recruitment-mission: IMP-INT-12 played on an Agent turn it waits for the Reveal turn',
    given: {
      ...{ hand: ['dagger'], persuasion: 1, intrigue: ['recruitment-mission'], deck: ['dagger'] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'intrigue recruitment-mission',
      { waiting: ['recruitment-mission'], persuasion: 1 },
      'agent dagger > hall-of-oratory',
      'end-turn',
      'reveal',
      'acquire arrakis-liaison > deck',
    ],
    then: { deck: ['arrakis-liaison', 'dagger'], waiting: ['recruitment-mission'], persuasion: 1 },
  },
  {
    name: 'recruitment-mission: lets a card acquired by Bypass Protocol go on top of the deck',
    given: {
      ...{ hand: [], intrigue: ['recruitment-mission', 'bypass-protocol'], deck: ['dagger'] },
      table: { row: ['the-voice'] },
    },
    choose: [
      'reveal',
      'intrigue recruitment-mission',
      'intrigue bypass-protocol > acquire 3',
      'acquire the-voice > deck',
    ],
    then: { deck: ['the-voice', 'dagger'], discard: [], persuasion: 1 },
  },

  {
    name: 'urgent-mission: IMP-ICO-03 recalls an Agent of choice, which can be sent again',
    given: { hand: ['dagger'], sent: ['wealth', 'hall-of-oratory'], intrigue: ['urgent-mission'] },
    choose: [
      'no agent dagger > hall-of-oratory',
      'intrigue urgent-mission',
      'only recall wealth | recall hall-of-oratory',
      'recall hall-of-oratory',
      { agents: 1, sent: ['wealth'] },
      'agent dagger > hall-of-oratory',
    ],
    then: { agents: 0, sent: ['wealth', 'hall-of-oratory'], garrison: 4 },
  },
  {
    name: 'urgent-mission: IMP-REV-10 an Agent recalled from Hall of Oratory gives no Persuasion there',
    given: { hand: [], sent: ['hall-of-oratory'], intrigue: ['urgent-mission'] },
    choose: ['intrigue urgent-mission', 'reveal'],
    then: { persuasion: 0, agents: 2 },
  },
  {
    name: 'urgent-mission: IMP-MKR-03 a Maker space left empty collects bonus spice',
    given: {
      ...{ hand: [], sent: ['imperial-basin'], intrigue: ['urgent-mission'] },
      ...{ Olha: { sent: ['hagga-basin'], hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: ['intrigue urgent-mission', 'reveal', 'end-turn'],
    then: { table: { bonusSpice: { 'imperial-basin': 1, 'hagga-basin': 0, 'the-great-flat': 1 } } },
  },
  {
    name: 'urgent-mission: IMP-INT-11 not with no Agent on the board',
    given: { intrigue: ['urgent-mission'] },
    choose: ['no intrigue urgent-mission'],
  },
]

/** Every way to play a Plot card, for a player who can pay for each. */
const PLOTS = [
  ...[
    'bribery',
    'bypass-protocol > acquire 3',
    'bypass-protocol > 2 spice -> acquire 5 to deck',
    'calculated-hire',
  ],
  ...['charisma', 'choam-shares', 'councilors-dispensation', 'dispatch-an-envoy', 'double-cross'],
  ...['favored-subject', 'guild-authorization', 'infiltrate', 'know-their-ways', 'poison-snooper'],
  ...['rapid-mobilization', 'recruitment-mission', 'refocus', 'reinforcements', 'secret-of-the-sisterhood'],
  ...['the-sleeper-must-awaken', 'urgent-mission', 'water-of-life', 'water-peddlers-union', 'windfall'],
]

describe('IMP-INT-04 A Plot Intrigue card can be played', () => {
  const given = (card: string) => ({
    ...{ hand: ['dagger'], sent: ['wealth'], council: true, solari: 10, spice: 10, water: 5 },
    ...{ intrigue: [card.split(' ')[0] ?? ''], Olha: { conflict: 1 } },
  })
  const played = (card: string) => ({
    intrigue: [],
    table: { events: [{ kind: 'intrigue-played', seat: 0, card: card.split(' ')[0] ?? '' }] },
  })
  const at = (when: string, ...before: string[]): Row[] =>
    PLOTS.map((card) => ({
      name: `${card}: ${when}`,
      given: given(card),
      choose: [...before, `intrigue ${card}`],
      then: played(card),
    }))
  playAll(at('at the start of a turn'))
  playAll(at('after an Agent has been sent', 'agent dagger > hall-of-oratory'))
  playAll(at('on a Reveal turn', 'reveal'))

  it('each of them', () => {
    const plots = base.intrigue.flatMap(({ id, plays }) =>
      plays.filter(({ timing }) => timing === 'plot').map(() => id),
    )
    expect(PLOTS.map((card) => card.split(' ')[0])).toEqual(plots)
  })
})

describe('Plot Intrigue cards that change the turn', () => {
  playAll(rows)

  it('are all played, each way', () => {
    expect(
      unplayed(rows, [
        ...['bindu-suspension', 'bypass-protocol for 3', 'bypass-protocol for 5', 'charisma'],
        ...['dispatch-an-envoy', 'infiltrate', 'recruitment-mission', 'urgent-mission'],
      ]),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
