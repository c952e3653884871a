import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

// What is offered after the visit shows whether the space is a combat space: `deploy` or not.
const factions: readonly Row[] = [
  {
    name: 'sardaukar: UPR-BRD-01 4 spice for 4 troops, an Intrigue card and Emperor Influence',
    given: { hand: ['diplomacy'], spice: 4, table: { intrigueDeck: ['devour'] } },
    choose: ['agent diplomacy > sardaukar', 'resolve sardaukar > 1 intrigue', 'only end-turn'],
    then: { spice: 0, garrison: 7, supply: 5, intrigue: ['devour'], influence: { emperor: 1 } },
  },
  {
    name: 'sardaukar: not with 3 spice',
    given: { hand: ['diplomacy'], spice: 3 },
    choose: ['no agent diplomacy > sardaukar'],
  },
  {
    name: 'dutiful-service: UPR-BRD-01 CHO-CON-01 UPR-ICO-04 2 Solari for the contract, and Emperor Influence',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > dutiful-service', 'only end-turn'],
    then: { solari: 2, influence: { emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 0 } },
  },
  {
    name: 'dutiful-service: CHO-CON-02 a contract with the module',
    modules: ['choam'],
    given: {
      hand: ['diplomacy'],
      table: { contractMarket: ['harvest-4', 'espionage'], contractStack: ['harvest-3'] },
    },
    choose: [
      'agent diplomacy > dutiful-service',
      'only resolve dutiful-service > contract',
      'resolve dutiful-service > contract',
      'contract espionage',
      'only end-turn',
    ],
    then: {
      ...{ solari: 0, contracts: ['espionage'], influence: { emperor: 1 } },
      table: { contractMarket: ['harvest-4', 'harvest-3'] },
    },
  },
  {
    name: 'heighliner: UPR-BRD-02 UPR-UNI-02 5 spice for 5 troops and Guild Influence; up to 7 deployed',
    given: { hand: ['diplomacy'], spice: 5 },
    choose: ['agent diplomacy > heighliner', { garrison: 8 }, 'no deploy 8', 'deploy 7', 'only end-turn'],
    then: { spice: 0, garrison: 1, conflict: 7, influence: { guild: 1 }, water: 1 },
  },
  {
    name: 'heighliner: not with 4 spice',
    given: { hand: ['diplomacy'], spice: 4 },
    choose: ['no agent diplomacy > heighliner'],
  },
  {
    name: 'deliver-supplies: UPR-BRD-02 a water and Guild Influence',
    given: { hand: ['diplomacy'] },
    choose: ['agent diplomacy > deliver-supplies', 'only end-turn'],
    then: { water: 2, influence: { guild: 1 } },
  },
  {
    name: 'espionage: a spice for a card, a spy and Bene Gesserit Influence',
    given: { hand: ['diplomacy'], spice: 1, deck: ['dagger', 'reconnaissance'] },
    choose: [
      'agent diplomacy > espionage',
      'only resolve espionage > draw 1 | resolve espionage > spy',
      'resolve espionage > spy',
      'spy post-refinery-arrakeen',
      'resolve espionage > draw 1',
      'only end-turn',
    ],
    then: {
      ...{ spice: 0, hand: ['dagger'], spies: ['post-refinery-arrakeen'], spiesInSupply: 2 },
      influence: { 'bene-gesserit': 1 },
    },
  },
  {
    name: 'espionage: not without spice',
    given: { hand: ['diplomacy'] },
    choose: ['no agent diplomacy > espionage'],
  },
  {
    name: 'secrets: UPR-BRD-03 IMP-INT-09 an Intrigue card, and one from each opponent with four or more',
    given: {
      ...{ hand: ['diplomacy'], table: { intrigueDeck: ['devour'] } },
      Olha: { intrigue: ['detonation', 'detonation', 'detonation', 'detonation'] },
      Andrii: { intrigue: ['distraction', 'distraction', 'distraction'] },
    },
    choose: [
      'agent diplomacy > secrets',
      'only resolve secrets > 1 intrigue | resolve secrets > steal intrigue | resolve-rest | end-turn',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      'no deploy 1',
    ],
    then: {
      ...{ intrigue: ['devour', 'detonation'], influence: { 'bene-gesserit': 1 } },
      ...{ Olha: { intrigue: { $count: 3 } }, Andrii: { intrigue: { $count: 3 } } },
    },
  },
  {
    name: 'desert-tactics: UPR-BRD-04 a water for a troop, a card to trash and Fremen Influence; up to 3 deployed',
    given: { hand: ['diplomacy', 'dagger'] },
    choose: [
      'agent diplomacy > desert-tactics',
      'only resolve desert-tactics > trash | deploy 3 | deploy 2 | deploy 1 | end-turn',
      'resolve desert-tactics > trash',
      'trash dagger@hand',
      'deploy 3',
    ],
    then: {
      ...{ water: 0, conflict: 3, garrison: 1, influence: { fremen: 1 } },
      table: { trashed: ['dagger'] },
    },
  },
  {
    name: 'desert-tactics: nothing need be trashed',
    given: { hand: ['diplomacy', 'dagger'] },
    choose: ['agent diplomacy > desert-tactics', 'end-turn'],
    then: { hand: ['dagger'], garrison: 4, table: { trashed: [] } },
  },
  {
    name: 'desert-tactics: not without water',
    given: { hand: ['diplomacy'], water: 0 },
    choose: ['no agent diplomacy > desert-tactics'],
  },
  {
    name: 'fremkit: UPR-BRD-05 a card and Fremen Influence; up to 2 deployed',
    given: { hand: ['diplomacy'], water: 0, deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent diplomacy > fremkit',
      'only resolve fremkit > draw 1 | resolve-rest | deploy 2 | deploy 1 | end-turn',
      'resolve fremkit > draw 1',
    ],
    then: { hand: ['dagger'], influence: { fremen: 1 } },
  },
]

const SECOND_VISIT = 'resolve high-council > 2 spice + 1 intrigue + recruit 3 or council seat'
const PRIVILEGE = { hand: ['dagger'], solari: 3, influence: { emperor: 2 } }

const landsraad: readonly Row[] = [
  {
    name: 'high-council: UPR-HCL-01 UPR-BRD-14 5 Solari for a seat, worth 2 Persuasion from this round on',
    given: {
      ...{ hand: ['dagger'], solari: 5 },
      ...{ Olha: { hasRevealed: true, council: true }, Andrii: { hasRevealed: true } },
    },
    choose: ['agent dagger > high-council', 'only end-turn', { council: true }, 'end-turn', 'reveal'],
    then: { solari: 0, spice: 0, garrison: 3, persuasion: 2 },
  },
  {
    name: 'high-council: UPR-HCL-02 UPR-DIF-15 on every later visit 2 spice, an Intrigue card and 3 troops',
    given: { hand: ['dagger'], solari: 5, council: true, table: { intrigueDeck: ['devour'] } },
    choose: [
      'agent dagger > high-council',
      `only ${SECOND_VISIT} | resolve-rest | end-turn`,
      SECOND_VISIT,
      'only end-turn',
    ],
    then: { solari: 0, spice: 2, garrison: 6, intrigue: ['devour'], council: true },
  },
  {
    name: 'high-council: UPR-HCL-02 a seat that came by a card counts',
    given: {
      ...{ hand: ['corrinth-city'], solari: 10, deck: ['dagger', 'dagger', 'dagger', 'dagger', 'dagger'] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
      table: { intrigueDeck: ['devour'], conflictDeck: ['propaganda', 'shadow-contest'] },
    },
    choose: [
      'reveal',
      'resolve corrinth-city > pay 5 solari',
      'end-turn',
      'Olha: reveal',
      'Olha: end-turn',
      'Andrii: reveal',
      'Andrii: end-turn',
      'agent dagger > high-council',
      SECOND_VISIT,
    ],
    then: { solari: 0, spice: 2, garrison: 6, intrigue: ['devour'], table: { round: 2 } },
  },
  {
    name: 'high-council: not with 4 Solari, nor again',
    given: { hand: ['dagger'], solari: 4, council: true },
    choose: ['no agent dagger > high-council'],
  },

  {
    name: 'imperial-privilege: UPR-BRD-06 3 Solari: an Intrigue card for another, an Agent back, a card',
    given: {
      ...{ ...PRIVILEGE, sent: ['arrakeen'], intrigue: ['cunning', 'devour'], deck: ['diplomacy'] },
      table: { intrigueDeck: ['impress', 'find-weakness'] },
    },
    choose: [
      'agent dagger > imperial-privilege',
      'resolve imperial-privilege > pay trash intrigue',
      'only trash cunning | trash devour',
      'trash devour',
      'resolve imperial-privilege > recall agent',
      'resolve imperial-privilege > draw 1',
      'end-turn',
    ],
    then: {
      ...{ solari: 0, intrigue: ['cunning', 'impress'], agents: 1, sent: ['imperial-privilege'] },
      ...{ hand: ['diplomacy'], influence: { emperor: 2 }, table: { intrigueTrashed: ['devour'] } },
    },
  },
  {
    name: 'imperial-privilege: IMP-AGT-10 the Intrigue card is optional, the Agent and the card are not',
    given: { ...PRIVILEGE, sent: ['arrakeen'], intrigue: ['devour'], deck: ['diplomacy', 'dagger'] },
    choose: [
      'agent dagger > imperial-privilege',
      'no end-turn',
      'resolve imperial-privilege > draw 1',
      'no end-turn',
      'resolve imperial-privilege > recall agent',
      'end-turn',
    ],
    then: { intrigue: ['devour'], agents: 1, hand: ['diplomacy'] },
  },
  {
    name: 'imperial-privilege: UPR-ICO-01 UPR-DIF-13 never the Agent just sent',
    given: { ...PRIVILEGE, deck: ['diplomacy', 'dagger'] },
    choose: [
      'agent dagger > imperial-privilege',
      'only resolve imperial-privilege > draw 1 | resolve-rest | end-turn',
      'resolve imperial-privilege > draw 1',
      'only end-turn',
    ],
    then: { agents: 1, sent: ['imperial-privilege'] },
  },
  {
    name: 'imperial-privilege: not with 1 Emperor Influence',
    given: { ...PRIVILEGE, influence: { emperor: 1 } },
    choose: ['no agent dagger > imperial-privilege'],
    then: { table: { closed: { $includes: [{ space: 'imperial-privilege', why: 'requires-influence' }] } } },
  },
  {
    name: 'imperial-privilege: not with 2 Solari',
    given: { ...PRIVILEGE, solari: 2 },
    choose: ['no agent dagger > imperial-privilege'],
  },

  {
    name: 'swordmaster: UPR-AGN-01 8 Solari for a third Agent, to be sent in the same round',
    given: { hand: ['dagger'], solari: 8 },
    choose: ['agent dagger > swordmaster', 'only end-turn'],
    then: { solari: 0, swordmaster: true, agents: 2 },
  },
  {
    name: 'swordmaster: UPR-AGN-01 not for 7 while nobody has one',
    given: { hand: ['dagger'], solari: 7 },
    choose: ['no agent dagger > swordmaster'],
  },
  {
    name: 'swordmaster: UPR-AGN-01 UPR-DIF-16 6 once somebody has, whatever is in the purse',
    given: { hand: ['dagger'], solari: 9, Olha: { swordmaster: true } },
    choose: ['agent dagger > swordmaster'],
    then: { solari: 3, swordmaster: true },
  },
  {
    name: 'swordmaster: not for 5 then',
    given: { hand: ['dagger'], solari: 5, Olha: { swordmaster: true } },
    choose: ['no agent dagger > swordmaster'],
  },
  {
    name: 'swordmaster: once for each player',
    given: { hand: ['dagger'], solari: 20, swordmaster: true },
    choose: ['no agent dagger > swordmaster'],
  },

  {
    name: 'assembly-hall: UPR-BRD-13 an Intrigue card, and a Persuasion on the Reveal turn',
    given: {
      ...{ hand: ['dagger'], table: { intrigueDeck: ['devour', 'cunning'] } },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'agent dagger > assembly-hall',
      'resolve assembly-hall > 1 intrigue',
      'only end-turn',
      'end-turn',
      'reveal',
    ],
    then: { intrigue: ['devour'], persuasion: 1 },
  },
  {
    name: 'assembly-hall: IMP-REV-10 no Persuasion for an Agent recalled from there',
    given: {
      ...{ ...PRIVILEGE, hand: ['dagger'], sent: ['assembly-hall'], deck: [] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'agent dagger > imperial-privilege',
      'resolve imperial-privilege > recall agent',
      'resolve imperial-privilege > draw 1',
      'end-turn',
      'reveal',
    ],
    then: { persuasion: 0 },
  },

  {
    name: 'gather-support: UPR-BRD-12 2 troops for nothing; nobody deployed',
    given: { hand: ['dagger'], solari: 2 },
    choose: [
      'only agent dagger > gather-support > 0 | agent dagger > gather-support > 2 | agent dagger > assembly-hall | reveal',
      'agent dagger > gather-support > 0',
      'only end-turn',
    ],
    then: { solari: 2, garrison: 5, water: 1 },
  },
  {
    name: 'gather-support: UPR-BRD-12 IMP-AGT-17 and a water for 2 Solari',
    given: { hand: ['dagger'], solari: 2 },
    choose: ['agent dagger > gather-support > 2', 'only end-turn'],
    then: { solari: 0, garrison: 5, water: 2 },
  },
  {
    name: 'gather-support: no water for 1',
    given: { hand: ['dagger'], solari: 1 },
    choose: ['no agent dagger > gather-support > 2'],
  },
]

describe('Spaces of the Factions', () => {
  playUprising(factions)
})

describe('Spaces of the Landsraad', () => {
  playUprising(landsraad)
})

describe('The spaces of the Uprising board above the planet', () => {
  const rows = [...factions, ...landsraad]

  it('are all visited', () => {
    const above = uprising.spaces.filter(({ icon }) => icon !== 'city' && icon !== 'spice-trade')
    expect(above).toHaveLength(13)
    expect(
      unplayed(
        rows,
        above.map(({ id }) => id),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
