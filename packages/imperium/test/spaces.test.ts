import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, playAll, type Row, unplayed } from './play.ts'

// What is offered after the visit shows whether the space is a combat space: `deploy` or not.
const factions: readonly Row[] = [
  {
    name: 'conspire: IMP-BRD-01 IMP-INF-02 4 spice for 5 Solari, 2 troops, an Intrigue card and Emperor Influence',
    given: { hand: ['diplomacy'], spice: 4, table: { intrigueDeck: ['ambush'] } },
    choose: ['agent diplomacy > conspire', 'resolve conspire > 1 intrigue', 'only end-turn'],
    then: { spice: 0, solari: 5, garrison: 5, supply: 7, intrigue: ['ambush'], influence: { emperor: 1 } },
  },
  {
    name: 'conspire: not with 3 spice',
    given: { hand: ['diplomacy'], spice: 3 },
    choose: ['no agent diplomacy > conspire'],
  },
  {
    name: 'wealth: IMP-BRD-02 2 Solari and Emperor Influence',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > wealth', 'only end-turn'],
    then: { solari: 2, influence: { emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 0 } },
  },
  {
    name: 'heighliner: IMP-BRD-03 IMP-DEP-04 6 spice for 5 troops, 2 water and Guild Influence; up to 7 deployed',
    given: { hand: ['diplomacy'], spice: 6 },
    choose: [
      'agent diplomacy > heighliner',
      { garrison: 8, water: 3 },
      'no deploy 8',
      'deploy 7',
      'only end-turn',
    ],
    then: { spice: 0, garrison: 1, conflict: 7, influence: { guild: 1 } },
  },
  {
    name: 'heighliner: not with 5 spice',
    given: { hand: ['diplomacy'], spice: 5 },
    choose: ['no agent diplomacy > heighliner'],
  },
  {
    name: 'foldspace: IMP-BRD-04 a Foldspace card and Guild Influence',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > foldspace', 'only end-turn'],
    then: { discard: ['foldspace'], influence: { guild: 1 }, table: { reserve: { foldspace: 5 } } },
  },
  {
    name: 'foldspace: IMP-DCK-11 no card from an empty pile, the Influence all the same',
    given: { hand: ['diplomacy'], table: { reserve: { foldspace: 0 } } },
    choose: ['agent diplomacy > foldspace', 'only end-turn'],
    then: { discard: [], influence: { guild: 1 }, table: { reserve: { foldspace: 0 } } },
  },
  {
    name: 'selective-breeding: 2 spice, then a card may be trashed for 2 cards',
    given: { hand: ['diplomacy', 'dagger'], discard: ['scout'], spice: 2, deck: ['reconnaissance', 'scout'] },
    choose: [
      'agent diplomacy > selective-breeding',
      'resolve selective-breeding > pay trash',
      'only trash dagger@hand | trash scout@discard | trash diplomacy@play',
      'trash dagger@hand',
      'only end-turn',
    ],
    then: {
      ...{ spice: 0, hand: ['reconnaissance', 'scout'], influence: { 'bene-gesserit': 1 } },
      table: { trashed: ['dagger'] },
    },
  },
  {
    name: 'selective-breeding: IMP-AGT-10 without trashing no cards are drawn',
    given: { hand: ['diplomacy', 'dagger'], spice: 2 },
    choose: ['agent diplomacy > selective-breeding', 'end-turn'],
    then: { spice: 0, hand: ['dagger'], influence: { 'bene-gesserit': 1 }, table: { trashed: [] } },
  },
  {
    name: 'selective-breeding: not with 1 spice',
    given: { hand: ['diplomacy'], spice: 1 },
    choose: ['no agent diplomacy > selective-breeding'],
  },
  {
    name: 'secrets: IMP-BRD-05 IMP-INT-09 an Intrigue card, and one from each opponent with four or more',
    given: {
      ...{ hand: ['diplomacy'], table: { intrigueDeck: ['charisma'] } },
      Olha: { intrigue: ['ambush', 'ambush', 'ambush', 'ambush'] },
      Andrii: { intrigue: ['windfall', 'windfall', 'windfall'] },
    },
    choose: [
      'agent diplomacy > secrets',
      'only resolve secrets > 1 intrigue | resolve secrets > steal intrigue | resolve-rest | end-turn',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      'no deploy 1',
      'no resolve secrets > steal intrigue',
    ],
    then: {
      ...{ intrigue: ['charisma', 'ambush'], influence: { 'bene-gesserit': 1 } },
      ...{ Olha: { intrigue: { $count: 3 } }, Andrii: { intrigue: { $count: 3 } } },
    },
  },
  {
    name: 'hardy-warriors: IMP-BRD-06 a water for 2 troops and Fremen Influence; up to 4 deployed',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > hardy-warriors', { garrison: 5 }, 'no deploy 5', 'deploy 4', 'only end-turn'],
    then: { water: 0, conflict: 4, influence: { fremen: 1 } },
  },
  {
    name: 'hardy-warriors: not without water',
    given: { hand: ['diplomacy'], water: 0 },
    choose: ['no agent diplomacy > hardy-warriors'],
  },
  {
    name: 'stillsuits: IMP-BRD-06 a water and Fremen Influence; up to 2 deployed',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > stillsuits', 'only deploy 2 | deploy 1 | end-turn'],
    then: { water: 2, influence: { fremen: 1 } },
  },
]

const landsraad: readonly Row[] = [
  {
    name: 'high-council: 5 Solari for a seat, worth 2 Persuasion on every Reveal turn, of this round too',
    given: {
      ...{ hand: ['dagger'], solari: 5 },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'agent dagger > high-council',
      'only end-turn',
      { council: true, persuasion: 0 },
      'end-turn',
      'reveal',
    ],
    then: { solari: 0, persuasion: 2, garrison: 3 },
  },
  {
    name: 'high-council: IMP-REV-10 the seat gives Persuasion in later rounds',
    given: { hand: ['dagger'], council: true },
    choose: ['reveal'],
    then: { persuasion: 2 },
  },
  {
    name: 'high-council: IMP-CLR-12 once per game',
    given: { hand: ['dagger'], solari: 10, council: true },
    choose: ['no agent dagger > high-council'],
    then: { table: { closed: [{ card: 'dagger', space: 'high-council', why: 'used' }] } },
  },
  {
    name: 'high-council: once for each player',
    given: { hand: ['dagger'], solari: 5, Olha: { council: true } },
    choose: ['agent dagger > high-council'],
    then: { council: true, Olha: { council: true } },
  },
  {
    name: 'high-council: not with 4 Solari',
    given: { hand: ['dagger'], solari: 4 },
    choose: ['no agent dagger > high-council'],
  },
  {
    name: 'mentat: IMP-AGN-05 IMP-AGN-08 2 Solari for a card and the Mentat as an Agent of this round',
    given: { hand: ['dagger'], solari: 2, deck: ['scout'] },
    choose: ['agent dagger > mentat', { agents: 2 }, 'resolve mentat > draw 1', 'only end-turn'],
    then: { solari: 0, hand: ['scout'], table: { mentat: { holder: 'Serhii', at: null, won: false } } },
  },
  {
    name: 'mentat: IMP-AGN-06 IMP-AGN-08 only the card while the Mentat is away',
    given: { hand: ['dagger'], solari: 2, deck: ['scout'], table: { mentat: { holder: 'Olha' } } },
    choose: ['agent dagger > mentat', 'resolve mentat > draw 1'],
    then: { agents: 1, hand: ['scout'], Olha: { agents: 3 }, table: { mentat: { holder: 'Olha' } } },
  },
  {
    name: 'mentat: not with 1 Solari',
    given: { hand: ['dagger'], solari: 1 },
    choose: ['no agent dagger > mentat'],
  },
  {
    name: 'swordmaster: IMP-AGN-10 IMP-ICO-01 8 Solari for the third Agent, ready in this round',
    given: { hand: ['dagger'], solari: 8 },
    choose: ['agent dagger > swordmaster', 'only end-turn'],
    then: { solari: 0, swordmaster: true, agents: 2, sent: ['swordmaster'] },
  },
  {
    name: 'swordmaster: IMP-CLR-12 once per game',
    given: { hand: ['dagger'], solari: 8, swordmaster: true },
    choose: ['no agent dagger > swordmaster'],
    then: { table: { closed: [{ card: 'dagger', space: 'swordmaster', why: 'used' }] } },
  },
  {
    name: 'swordmaster: not with 7 Solari',
    given: { hand: ['dagger'], solari: 7 },
    choose: ['no agent dagger > swordmaster'],
  },
  {
    name: 'rally-troops: IMP-BRD-08 IMP-DEP-07 4 Solari for 4 troops, in the garrison',
    given: { hand: ['dagger'], solari: 4 },
    choose: ['agent dagger > rally-troops', 'only end-turn'],
    then: { solari: 0, garrison: 7, supply: 5 },
  },
  {
    name: 'rally-troops: IMP-GEN-06 no more than are in supply',
    given: { hand: ['dagger'], solari: 4, garrison: 9 },
    choose: ['agent dagger > rally-troops', 'resolve rally-troops > recruit 4'],
    then: { garrison: 12, supply: 0 },
  },
  {
    name: 'rally-troops: not with 3 Solari',
    given: { hand: ['dagger'], solari: 3 },
    choose: ['no agent dagger > rally-troops'],
  },
  {
    name: 'hall-of-oratory: a troop, and a Persuasion on the Reveal turn',
    given: { hand: ['dagger'], Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    choose: ['agent dagger > hall-of-oratory', 'only end-turn', { persuasion: 0 }, 'end-turn', 'reveal'],
    then: { garrison: 4, persuasion: 1 },
  },
  {
    name: 'hall-of-oratory: IMP-REV-10 one Persuasion, with two Agents there too',
    given: { hand: [], sent: ['hall-of-oratory', 'hall-of-oratory'] },
    choose: ['reveal'],
    then: { persuasion: 1 },
  },
  {
    name: 'hall-of-oratory: none for the Agent of an opponent',
    given: { hand: [], Olha: { sent: ['hall-of-oratory'] } },
    choose: ['reveal'],
    then: { persuasion: 0 },
  },
]

const cities: readonly Row[] = [
  {
    name: 'arrakeen: a troop and a card; up to 3 deployed',
    given: { hand: ['reconnaissance'], deck: ['scout'] },
    choose: [
      'agent reconnaissance > arrakeen',
      'only resolve arrakeen > draw 1 | resolve-rest | deploy 3 | deploy 2 | deploy 1 | end-turn',
      'resolve arrakeen > draw 1',
    ],
    then: { garrison: 4, hand: ['scout'], solari: 0 },
  },
  {
    name: 'arrakeen: IMP-BRD-09 IMP-CTL-03 a Solari for its controller, whoever comes',
    given: { hand: ['reconnaissance'], table: { control: { arrakeen: 'Olha' } } },
    choose: ['agent reconnaissance > arrakeen'],
    then: { solari: 0, Olha: { solari: 1 } },
  },
  {
    name: 'carthag: IMP-BRD-10 a troop and an Intrigue card; up to 3 deployed',
    given: { hand: ['reconnaissance'], table: { intrigueDeck: ['ambush'] } },
    choose: [
      'agent reconnaissance > carthag',
      'only resolve carthag > 1 intrigue | resolve-rest | deploy 3 | deploy 2 | deploy 1 | end-turn',
      'resolve carthag > 1 intrigue',
    ],
    then: { garrison: 4, intrigue: ['ambush'] },
  },
  {
    name: 'carthag: IMP-CTL-03 a Solari for its controller, oneself included',
    given: { hand: ['reconnaissance'], table: { control: { carthag: 'Serhii' } } },
    choose: ['agent reconnaissance > carthag'],
    then: { solari: 1 },
  },
  {
    name: 'research-station: 2 water for 3 cards; up to 2 deployed',
    given: { hand: ['reconnaissance'], water: 2, deck: ['scout', 'dagger', 'scout', 'dagger'] },
    choose: [
      'agent reconnaissance > research-station',
      'resolve research-station > draw 3',
      'only deploy 2 | deploy 1 | end-turn',
    ],
    then: { water: 0, hand: ['scout', 'dagger', 'scout'] },
  },
  {
    name: 'research-station: not with 1 water',
    given: { hand: ['reconnaissance'], water: 1 },
    choose: ['no agent reconnaissance > research-station'],
  },
  {
    name: 'sietch-tabr: a troop and a water, no Influence; up to 3 deployed',
    given: { hand: ['reconnaissance'], influence: { fremen: 2 } },
    choose: ['agent reconnaissance > sietch-tabr', 'only deploy 3 | deploy 2 | deploy 1 | end-turn'],
    then: { garrison: 4, water: 2, influence: { fremen: 2 } },
  },
  {
    name: 'sietch-tabr: IMP-BRD-11 IMP-AGT-14 not with 1 Fremen Influence',
    given: { hand: ['reconnaissance'], influence: { fremen: 1 }, water: 2 },
    choose: ['no agent reconnaissance > sietch-tabr'],
    then: {
      table: { closed: [{ card: 'reconnaissance', space: 'sietch-tabr', why: 'requires-influence' }] },
    },
  },
]

const D = 'dune-the-desert-planet'

const spiceTrade: readonly Row[] = [
  {
    name: 'secure-contract: 3 Solari',
    given: { hand: [D] },
    choose: [`agent ${D} > secure-contract`, 'only end-turn'],
    then: { solari: 3 },
  },
  ...[
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
  ].map(([spice = 0, solari = 0]) => ({
    name: `sell-melange: IMP-AGT-17 ${spice} spice for ${solari} Solari`,
    given: { hand: [D], spice: 6 },
    choose: [`agent ${D} > sell-melange > ${spice}`, 'only end-turn'],
    then: { spice: 6 - spice, solari },
  })),
  {
    name: 'sell-melange: not for more spice than there is',
    given: { hand: [D], spice: 3, water: 0 },
    choose: [
      `only ${['secure-contract', 'sell-melange > 2', 'sell-melange > 3', 'imperial-basin'].map((space) => `agent ${D} > ${space}`).join(' | ')} | reveal`,
    ],
  },
  {
    name: 'sell-melange: not with 1 spice',
    given: { hand: [D], spice: 1 },
    choose: [`no agent ${D} > sell-melange > 2`],
  },
  {
    name: 'the-great-flat: IMP-BRD-14 IMP-HRV-02 2 water for 3 spice and all bonus spice; up to 2 deployed',
    given: { hand: [D], water: 2, table: { bonusSpice: { 'the-great-flat': 2 } } },
    choose: [`agent ${D} > the-great-flat`, 'only deploy 2 | deploy 1 | end-turn'],
    then: { water: 0, spice: 5, table: { bonusSpice: { 'the-great-flat': 0 } } },
  },
  {
    name: 'the-great-flat: not with 1 water',
    given: { hand: [D], water: 1 },
    choose: [`no agent ${D} > the-great-flat`],
  },
  {
    name: 'hagga-basin: IMP-BRD-13 IMP-HRV-03 a water for 2 spice and all bonus spice; up to 2 deployed',
    given: { hand: [D], table: { bonusSpice: { 'hagga-basin': 1, 'the-great-flat': 1 } } },
    choose: [`agent ${D} > hagga-basin`, 'only deploy 2 | deploy 1 | end-turn'],
    then: { water: 0, spice: 3, table: { bonusSpice: { 'hagga-basin': 0, 'the-great-flat': 1 } } },
  },
  {
    name: 'hagga-basin: not without water',
    given: { hand: [D], water: 0 },
    choose: [`no agent ${D} > hagga-basin`],
  },
  {
    name: 'imperial-basin: IMP-BRD-12 1 spice and all bonus spice; up to 2 deployed',
    given: { hand: [D], table: { bonusSpice: { 'imperial-basin': 2 } } },
    choose: [`agent ${D} > imperial-basin`, 'only deploy 2 | deploy 1 | end-turn'],
    then: { spice: 3 },
  },
  {
    name: 'imperial-basin: IMP-CTL-03 IMP-CTL-06 a spice for its controller',
    given: { hand: [D], table: { control: { 'imperial-basin': 'Olha' } } },
    choose: [`agent ${D} > imperial-basin`],
    then: { spice: 1, Olha: { spice: 1 } },
  },
]

const rows = [...factions, ...landsraad, ...cities, ...spiceTrade]

describe('Spaces of the Factions', () => playAll(factions))
describe('Landsraad spaces', () => playAll(landsraad))
describe('City spaces', () => playAll(cities))
describe('Spice Trade spaces', () => playAll(spiceTrade))

describe('IMP-BRD-16 The spaces of the base board', () => {
  const ids = base.spaces.map(({ id }) => id)

  it('are all visited, each of the 22', () => {
    expect(ids).toHaveLength(22)
    expect(unplayed(rows, ids)).toEqual([])
  })

  it('are refused only where another row shows a visit', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})

describe('IMP-AGT-05 A space that holds an Agent is closed', () => {
  const wealthy = { hand: ['foldspace'], solari: 8, spice: 6, water: 2, influence: { fremen: 2 } }
  const closed = (id: string) => ({ table: { closed: [{ card: 'foldspace', space: id, why: 'occupied' }] } })
  playAll(
    base.spaces.flatMap(({ id }) => [
      { name: `${id}: to others`, given: { ...wealthy, Olha: { sent: [id] } }, then: closed(id) },
      { name: `${id}: to its owner`, given: { ...wealthy, sent: [id] }, then: closed(id) },
    ]),
  )
})
