import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, playAll, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'bribery: gives an Influence of choice for 2 Solari',
    given: { intrigue: ['bribery'], solari: 2 },
    choose: [
      'intrigue bribery',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence guild',
    ],
    then: { solari: 0, influence: { guild: 1 }, intrigue: [], table: { intrigueDiscard: ['bribery'] } },
  },
  {
    name: 'bribery: not with 1 Solari',
    given: { intrigue: ['bribery'], solari: 1 },
    choose: ['no intrigue bribery'],
  },

  {
    name: 'calculated-hire: takes the Mentat from its space for a spice',
    given: { intrigue: ['calculated-hire'], spice: 1 },
    choose: ['intrigue calculated-hire'],
    then: { spice: 0, agents: 3, table: { mentat: { holder: 'Serhii', at: null } } },
  },
  {
    name: 'calculated-hire: IMP-CLR-09 not from an opponent',
    given: { intrigue: ['calculated-hire'], spice: 1, table: { mentat: { holder: 'Olha' } } },
    choose: ['no intrigue calculated-hire'],
  },
  {
    name: 'calculated-hire: not without spice',
    given: { intrigue: ['calculated-hire'] },
    choose: ['no intrigue calculated-hire'],
  },

  {
    name: 'choam-shares: gives a victory point for 7 Solari',
    given: { intrigue: ['choam-shares'], solari: 7 },
    choose: ['intrigue choam-shares'],
    then: { solari: 0, vp: 1 },
  },
  {
    name: 'choam-shares: not with 6',
    given: { intrigue: ['choam-shares'], solari: 6 },
    choose: ['no intrigue choam-shares'],
  },

  {
    name: 'councilors-dispensation: gives 2 spice to who sits on the High Council',
    given: { intrigue: ['councilors-dispensation'], council: true },
    choose: ['intrigue councilors-dispensation'],
    then: { spice: 2 },
  },
  {
    name: 'councilors-dispensation: not without a seat',
    given: { intrigue: ['councilors-dispensation'] },
    choose: ['no intrigue councilors-dispensation'],
  },

  {
    name: 'double-cross: an opponent loses a troop in the Conflict, and one of the own comes from supply',
    given: { intrigue: ['double-cross'], solari: 1, Olha: { conflict: 1, swords: 3 } },
    choose: ['intrigue double-cross'],
    then: {
      ...{ solari: 0, garrison: 3, conflict: 1, supply: 8 },
      Olha: { conflict: 0, garrison: 3, supply: 9, strength: 0 },
    },
  },
  {
    name: 'double-cross: the opponent is a choice among those with a troop there',
    given: { intrigue: ['double-cross'], solari: 1, Olha: { conflict: 2 }, Andrii: { conflict: 2 } },
    choose: ['intrigue double-cross', 'only opponent 1 | opponent 2', 'opponent 2'],
    then: { conflict: 1, Olha: { conflict: 2 }, Andrii: { conflict: 1 } },
  },
  {
    name: 'double-cross: with an empty supply too',
    given: { intrigue: ['double-cross'], solari: 1, garrison: 9, conflict: 3, Olha: { conflict: 2 } },
    choose: ['intrigue double-cross'],
    then: { conflict: 3, garrison: 9, Olha: { conflict: 1 } },
  },
  {
    name: 'double-cross: not while no opponent has a troop in the Conflict',
    given: { intrigue: ['double-cross'], solari: 1, conflict: 2 },
    choose: ['no intrigue double-cross'],
  },
  {
    name: 'double-cross: not without a Solari',
    given: { intrigue: ['double-cross'], Olha: { conflict: 2 } },
    choose: ['no intrigue double-cross'],
  },

  {
    name: 'favored-subject: gives an Emperor Influence',
    given: { intrigue: ['favored-subject'] },
    choose: ['intrigue favored-subject'],
    then: { influence: { emperor: 1 }, garrison: 3 },
  },
  {
    name: 'favored-subject: IMP-INF-11 recruits 2 troops on reaching 4',
    given: { intrigue: ['favored-subject'], influence: { emperor: 3 } },
    choose: ['intrigue favored-subject'],
    then: { influence: { emperor: 4 }, garrison: 5 },
  },
  {
    name: 'guild-authorization: gives a Guild Influence',
    given: { intrigue: ['guild-authorization'] },
    choose: ['intrigue guild-authorization'],
    then: { influence: { guild: 1 }, solari: 0 },
  },
  {
    name: 'guild-authorization: IMP-INF-11 pays 3 Solari on reaching 4',
    given: { intrigue: ['guild-authorization'], influence: { guild: 3 } },
    choose: ['intrigue guild-authorization'],
    then: { influence: { guild: 4 }, solari: 3 },
  },
  {
    name: 'secret-of-the-sisterhood: gives a Bene Gesserit Influence',
    given: { intrigue: ['secret-of-the-sisterhood'] },
    choose: ['intrigue secret-of-the-sisterhood'],
    then: { influence: { 'bene-gesserit': 1 }, intrigue: [] },
  },
  {
    name: 'secret-of-the-sisterhood: IMP-INF-11 draws an Intrigue card on reaching 4',
    given: {
      ...{ intrigue: ['secret-of-the-sisterhood'], influence: { 'bene-gesserit': 3 } },
      table: { intrigueDeck: ['ambush', 'windfall'] },
    },
    choose: ['intrigue secret-of-the-sisterhood'],
    then: { influence: { 'bene-gesserit': 4 }, intrigue: ['ambush'] },
  },
  {
    name: 'know-their-ways: gives a Fremen Influence',
    given: { intrigue: ['know-their-ways'] },
    choose: ['intrigue know-their-ways'],
    then: { influence: { fremen: 1 }, water: 1 },
  },
  {
    name: 'know-their-ways: IMP-INF-11 IMP-INF-12 gives a water on reaching 4',
    given: { intrigue: ['know-their-ways'], influence: { fremen: 3 } },
    choose: ['intrigue know-their-ways'],
    then: { influence: { fremen: 4 }, water: 2 },
  },
  {
    name: 'know-their-ways: IMP-INF-10 can be played at the top of the track to no effect',
    given: { intrigue: ['know-their-ways'], influence: { fremen: 6 } },
    choose: ['intrigue know-their-ways'],
    then: { influence: { fremen: 6 }, intrigue: [] },
  },

  {
    name: 'poison-snooper: draws the top card of the deck',
    given: { hand: [], intrigue: ['poison-snooper'], deck: ['dagger', 'scout'] },
    choose: [
      'intrigue poison-snooper',
      'only draw dagger@deck | trash dagger@deck',
      { table: { view: { by: 'Serhii', is: { players: [{ deckTop: ['dagger'] }, {}, {}] } } } },
      { table: { view: { by: 'Olha', is: { players: [{ deckTop: [] }, {}, {}] } } } },
      'draw dagger@deck',
    ],
    then: { hand: ['dagger'], deck: ['scout'] },
  },
  {
    name: 'poison-snooper: or trashes it, with what the card gives then',
    given: { hand: [], intrigue: ['poison-snooper'], deck: ['assassination-mission', 'scout'] },
    choose: ['intrigue poison-snooper', 'trash assassination-mission@deck'],
    then: {
      hand: [],
      deck: ['scout'],
      discard: [],
      solari: 4,
      table: { trashed: ['assassination-mission'] },
    },
  },
  {
    name: 'poison-snooper: IMP-CLR-11 IMP-DCK-03 an empty deck cannot be looked at and is not reshuffled',
    given: { hand: [], intrigue: ['poison-snooper'], deck: [], discard: ['dagger'] },
    choose: ['no intrigue poison-snooper'],
    then: { deck: [], discard: ['dagger'] },
  },
  {
    name: 'poison-snooper: IMP-REV-08 a card drawn on a Reveal turn is revealed',
    given: { hand: [], intrigue: ['poison-snooper'], deck: ['piter-de-vries'] },
    choose: ['reveal', 'intrigue poison-snooper', 'draw piter-de-vries@deck'],
    then: { hand: [], revealed: ['piter-de-vries'], persuasion: 3, swords: 1 },
  },

  {
    name: 'rapid-mobilization: deploys any number of garrisoned troops, without a combat space',
    given: { intrigue: ['rapid-mobilization'], garrison: 4 },
    choose: [
      'intrigue rapid-mobilization',
      'only deploy 4 | deploy 3 | deploy 2 | deploy 1 | deploy 0',
      'deploy 4',
    ],
    then: { garrison: 0, conflict: 4 },
  },
  {
    name: 'rapid-mobilization: on a Reveal turn too, and none if wanted',
    given: { hand: [], intrigue: ['rapid-mobilization'] },
    choose: ['reveal', 'intrigue rapid-mobilization', 'deploy 0'],
    then: { garrison: 3, conflict: 0, intrigue: [] },
  },
  {
    name: 'rapid-mobilization: with an empty garrison too',
    given: { intrigue: ['rapid-mobilization'], garrison: 0 },
    choose: ['intrigue rapid-mobilization'],
    then: { conflict: 0, intrigue: [] },
  },
  {
    name: 'rapid-mobilization: IMP-DEP-12 does not count against the two of a combat space',
    given: { hand: ['diplomacy'], intrigue: ['rapid-mobilization'], garrison: 5 },
    choose: [
      'agent diplomacy > stillsuits',
      'intrigue rapid-mobilization',
      'deploy 3',
      'deploy 2',
      'no deploy 1',
    ],
    then: { conflict: 5 },
  },

  {
    name: 'refocus: IMP-DCK-02 shuffles the discard pile into the deck and draws a card',
    given: { hand: [], intrigue: ['refocus'], deck: [], discard: ['dagger', 'dagger'] },
    choose: ['intrigue refocus'],
    then: { hand: ['dagger'], deck: ['dagger'], discard: [] },
  },
  {
    name: 'refocus: with an empty discard pile too',
    given: { hand: [], intrigue: ['refocus'], deck: ['dagger', 'dagger'], discard: [] },
    choose: ['intrigue refocus'],
    then: { hand: ['dagger'], deck: ['dagger'], table: { events: [{ kind: 'shuffled', seat: 0 }] } },
  },
  {
    name: 'refocus: on a Reveal turn the card is revealed',
    given: { hand: [], intrigue: ['refocus'], deck: ['convincing-argument'], discard: [] },
    choose: ['reveal', 'intrigue refocus'],
    then: { hand: [], revealed: ['convincing-argument'], persuasion: 2 },
  },

  {
    name: 'reinforcements: recruits 3 troops for 3 Solari, to be deployed at a combat space',
    given: { hand: ['diplomacy'], intrigue: ['reinforcements'], solari: 3 },
    choose: [
      'intrigue reinforcements',
      { garrison: 6, solari: 0 },
      'agent diplomacy > stillsuits',
      'no deploy 6',
      'deploy 5',
    ],
    then: { garrison: 1, conflict: 5 },
  },
  {
    name: 'reinforcements: IMP-DEP-07 they stay in the garrison elsewhere',
    given: { hand: ['diplomacy'], intrigue: ['reinforcements'], solari: 3 },
    choose: ['agent diplomacy > wealth', 'intrigue reinforcements', 'only end-turn'],
    then: { garrison: 6, conflict: 0, solari: 2 },
  },
  {
    name: 'reinforcements: on a Reveal turn any of them may be deployed',
    given: { hand: [], intrigue: ['reinforcements'], solari: 3 },
    choose: [
      'reveal',
      'intrigue reinforcements',
      'only deploy 3 | deploy 2 | deploy 1 | deploy 0',
      'deploy 3',
    ],
    then: { garrison: 3, conflict: 3 },
  },
  {
    name: 'reinforcements: not with 2 Solari',
    given: { intrigue: ['reinforcements'], solari: 2 },
    choose: ['no intrigue reinforcements'],
  },

  {
    name: 'the-sleeper-must-awaken: gives a victory point for 4 spice',
    given: { intrigue: ['the-sleeper-must-awaken'], spice: 4 },
    choose: ['intrigue the-sleeper-must-awaken'],
    then: { spice: 0, vp: 1 },
  },
  {
    name: 'the-sleeper-must-awaken: not with 3',
    given: { intrigue: ['the-sleeper-must-awaken'], spice: 3 },
    choose: ['no intrigue the-sleeper-must-awaken'],
  },

  {
    name: 'water-of-life: draws 3 cards for a water and a spice',
    given: { hand: [], intrigue: ['water-of-life'], spice: 1, deck: ['dagger', 'scout', 'dagger', 'scout'] },
    choose: ['intrigue water-of-life'],
    then: { water: 0, spice: 0, hand: ['dagger', 'scout', 'dagger'] },
  },
  {
    name: 'water-of-life: IMP-DCK-10 with nothing to draw too',
    given: { hand: [], intrigue: ['water-of-life'], spice: 1, deck: [], discard: [] },
    choose: ['intrigue water-of-life'],
    then: { water: 0, spice: 0, hand: [] },
  },
  {
    name: 'water-of-life: not without spice',
    given: { intrigue: ['water-of-life'] },
    choose: ['no intrigue water-of-life'],
  },
  {
    name: 'water-of-life: not without water',
    given: { intrigue: ['water-of-life'], spice: 1, water: 0 },
    choose: ['no intrigue water-of-life'],
  },

  {
    name: 'water-peddlers-union: gives a water',
    given: { intrigue: ['water-peddlers-union'] },
    choose: ['intrigue water-peddlers-union'],
    then: { water: 2 },
  },

  {
    name: 'windfall: IMP-INT-03 IMP-INT-10 gives 2 Solari before the kind of turn is chosen, and is discarded',
    given: { hand: ['dagger'], intrigue: ['windfall'] },
    choose: ['no agent dagger > mentat', 'intrigue windfall', 'agent dagger > mentat'],
    then: { solari: 0, intrigue: [], table: { intrigueDiscard: ['windfall'] } },
  },
  {
    name: 'windfall: IMP-INT-04 after the Agent has been sent',
    given: { hand: ['dagger'], intrigue: ['windfall'] },
    choose: ['agent dagger > hall-of-oratory', 'intrigue windfall'],
    then: { solari: 2 },
  },
  {
    name: 'windfall: IMP-REV-05 on a Reveal turn',
    given: { hand: [], intrigue: ['windfall'] },
    choose: ['reveal', 'intrigue windfall'],
    then: { solari: 2 },
  },
]

/** Cards that change the turn have a table of their own. */
const IN_ANOTHER_TABLE = [
  ...['bindu-suspension', 'bypass-protocol', 'charisma', 'dispatch-an-envoy', 'infiltrate'],
  ...['recruitment-mission', 'urgent-mission'],
]

describe('Plot Intrigue cards', () => {
  playAll(rows)

  it('are all played', () => {
    const plots = base.intrigue.filter(({ plays }) => plays.some(({ timing }) => timing === 'plot'))
    const ids = plots.map(({ id }) => id).filter((id) => !IN_ANOTHER_TABLE.includes(id))
    expect(unplayed(rows, ids)).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
