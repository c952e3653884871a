import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

const HOOKS = 'resolve sietch-tabr > maker hooks + recruit 1 + 1 water'
const WALL = 'resolve sietch-tabr > 1 water + remove shield wall'
const TABR = { hand: ['reconnaissance'], influence: { fremen: 2 } }

const cities: readonly Row[] = [
  {
    name: 'arrakeen: UPR-BRD-09 a troop and a card; up to 3 deployed',
    given: { hand: ['reconnaissance'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent reconnaissance > arrakeen',
      'only resolve arrakeen > draw 1 | resolve-rest | deploy 3 | deploy 2 | deploy 1 | end-turn',
      'resolve arrakeen > draw 1',
      'deploy 3',
    ],
    then: { hand: ['dagger'], garrison: 1, conflict: 3 },
  },
  {
    name: 'arrakeen: UPR-CTL-02 a Solari to who controls it, whoever comes',
    given: { hand: ['reconnaissance'], table: { control: { arrakeen: 'Olha' } } },
    choose: ['agent reconnaissance > arrakeen'],
    then: { solari: 0, Olha: { solari: 1 } },
  },
  {
    name: 'arrakeen: UPR-CTL-02 to the visitor too',
    given: { hand: ['reconnaissance'], table: { control: { arrakeen: 'Serhii' } } },
    choose: ['agent reconnaissance > arrakeen'],
    then: { solari: 1 },
  },
  {
    name: 'spice-refinery: UPR-BRD-18 2 Solari for nothing; up to 2 deployed',
    given: { hand: ['reconnaissance'], spice: 1 },
    choose: ['agent reconnaissance > spice-refinery > 0', 'only deploy 2 | deploy 1 | end-turn'],
    then: { solari: 2, spice: 1 },
  },
  {
    name: 'spice-refinery: IMP-AGT-17 4 for a spice',
    given: { hand: ['reconnaissance'], spice: 1 },
    choose: ['agent reconnaissance > spice-refinery > 1', 'only deploy 2 | deploy 1 | end-turn'],
    then: { solari: 4, spice: 0 },
  },
  {
    name: 'spice-refinery: not 4 without spice',
    given: { hand: ['reconnaissance'] },
    choose: ['no agent reconnaissance > spice-refinery > 1', 'agent reconnaissance > spice-refinery > 0'],
  },
  {
    name: 'spice-refinery: UPR-BRD-10 UPR-CTL-02 a Solari to who controls it',
    given: { hand: ['reconnaissance'], table: { control: { 'spice-refinery': 'Olha' } } },
    choose: ['agent reconnaissance > spice-refinery > 0'],
    then: { solari: 2, Olha: { solari: 1 } },
  },
  {
    name: 'spice-refinery: UPR-CTL-02 to the visitor too',
    given: { hand: ['reconnaissance'], table: { control: { 'spice-refinery': 'Serhii' } } },
    choose: ['agent reconnaissance > spice-refinery > 0'],
    then: { solari: 3 },
  },
  {
    name: 'research-station: 2 water for 2 troops and 2 cards; up to 4 deployed',
    given: { hand: ['reconnaissance'], water: 2, deck: ['dagger', 'diplomacy', 'dagger'] },
    choose: [
      'agent reconnaissance > research-station',
      'only resolve research-station > draw 2 | resolve-rest | deploy 4 | deploy 3 | deploy 2 | deploy 1 | end-turn',
      'resolve research-station > draw 2',
    ],
    then: { water: 0, garrison: 5, hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'research-station: not with 1 water',
    given: { hand: ['reconnaissance'], water: 1 },
    choose: ['no agent reconnaissance > research-station'],
  },
  {
    name: 'sietch-tabr: UPR-BRD-08 UPR-WRM-08 UPR-WRM-06 Maker Hooks, a troop and a water; no Influence',
    given: TABR,
    choose: [
      'agent reconnaissance > sietch-tabr',
      `only ${HOOKS} | ${WALL} | deploy 2 | deploy 1`,
      HOOKS,
      'only deploy 3 | deploy 2 | deploy 1 | end-turn',
    ],
    then: { hooks: true, garrison: 4, water: 2, influence: { fremen: 2 }, table: { shieldWall: true } },
  },
  {
    name: 'sietch-tabr: UPR-WRM-06 one token is enough, the troop and the water come all the same',
    given: { ...TABR, hooks: true },
    choose: ['agent reconnaissance > sietch-tabr', HOOKS],
    then: { hooks: true, garrison: 4, water: 2, table: { noEvents: [{ kind: 'maker-hooks' }] } },
  },
  {
    name: 'sietch-tabr: UPR-SHW-02 or a water, and the Shield Wall may be removed',
    given: TABR,
    choose: [
      'agent reconnaissance > sietch-tabr',
      WALL,
      'only remove-shield-wall | decline',
      'remove-shield-wall',
    ],
    then: { hooks: false, garrison: 3, water: 2, table: { shieldWall: false } },
  },
  {
    name: 'sietch-tabr: UPR-SHW-02 or left',
    given: TABR,
    choose: ['agent reconnaissance > sietch-tabr', WALL, 'decline', 'end-turn'],
    then: { water: 2, table: { shieldWall: true } },
  },
  {
    name: 'sietch-tabr: the water alone when the Shield Wall is gone',
    given: { ...TABR, table: { shieldWall: false } },
    choose: ['agent reconnaissance > sietch-tabr', WALL, 'only deploy 2 | deploy 1 | end-turn'],
    then: { water: 2, table: { shieldWall: false } },
  },
  {
    name: 'sietch-tabr: not with 1 Fremen Influence',
    given: { ...TABR, influence: { fremen: 1 } },
    choose: ['no agent reconnaissance > sietch-tabr'],
    then: { table: { closed: { $includes: [{ space: 'sietch-tabr', why: 'requires-influence' }] } } },
  },
]

const open = { conflict: 'skirmish-crysknife' }
const DUNE = { hand: ['dune-the-desert-planet'], water: 3, hooks: true }

const spiceTrade: readonly Row[] = [
  {
    name: 'deep-desert: UPR-BRD-16 UPR-HRV-01 3 water for 4 spice and the bonus spice; up to 2 deployed',
    given: { ...DUNE, hooks: false, table: { bonusSpice: { 'deep-desert': 2 } } },
    choose: ['agent dune-the-desert-planet > deep-desert', 'only deploy 2 | deploy 1 | end-turn'],
    then: { water: 0, spice: 6, worms: 0, table: { bonusSpice: { 'deep-desert': 0 } } },
  },
  {
    name: 'deep-desert: UPR-HRV-01 with Maker Hooks 2 sandworms instead of the 4 spice, not of the bonus',
    given: { ...DUNE, table: { ...open, bonusSpice: { 'deep-desert': 2 } } },
    choose: [
      'agent dune-the-desert-planet > deep-desert',
      'only resolve deep-desert > harvest 4 | resolve deep-desert > harvest 0 + 2 sandworm | deploy 2 | deploy 1',
      'resolve deep-desert > harvest 0 + 2 sandworm',
      'only deploy 2 | deploy 1 | end-turn',
    ],
    then: { water: 0, spice: 2, worms: 2, strength: 6, hooks: true },
  },
  {
    name: 'deep-desert: or the spice with Maker Hooks too',
    given: { ...DUNE, table: open },
    choose: ['agent dune-the-desert-planet > deep-desert', 'resolve deep-desert > harvest 4'],
    then: { spice: 4, worms: 0 },
  },
  {
    name: 'deep-desert: UPR-SHW-01 no sandworm comes behind the Shield Wall',
    given: { ...DUNE, table: { conflict: 'siege-of-arrakeen', bonusSpice: { 'deep-desert': 1 } } },
    choose: ['agent dune-the-desert-planet > deep-desert', 'resolve deep-desert > harvest 0 + 2 sandworm'],
    then: { spice: 1, worms: 0 },
  },
  {
    name: 'deep-desert: UPR-SHW-03 but with the Shield Wall gone',
    given: { ...DUNE, table: { conflict: 'siege-of-arrakeen', shieldWall: false } },
    choose: ['agent dune-the-desert-planet > deep-desert', 'resolve deep-desert > harvest 0 + 2 sandworm'],
    then: { worms: 2 },
  },
  {
    name: 'deep-desert: not with 2 water',
    given: { ...DUNE, water: 2 },
    choose: ['no agent dune-the-desert-planet > deep-desert'],
  },
  {
    name: 'hagga-basin: UPR-BRD-16 a water for 2 spice and the bonus spice; up to 2 deployed',
    given: { ...DUNE, hooks: false, table: { bonusSpice: { 'hagga-basin': 3 } } },
    choose: ['agent dune-the-desert-planet > hagga-basin', 'only deploy 2 | deploy 1 | end-turn'],
    then: { water: 2, spice: 5 },
  },
  {
    name: 'hagga-basin: UPR-HRV-01 with Maker Hooks a sandworm instead of the 2 spice',
    given: { ...DUNE, table: { ...open, bonusSpice: { 'hagga-basin': 3 } } },
    choose: [
      'agent dune-the-desert-planet > hagga-basin',
      'only resolve hagga-basin > harvest 2 | resolve hagga-basin > harvest 0 + 1 sandworm | deploy 2 | deploy 1',
      'resolve hagga-basin > harvest 0 + 1 sandworm',
    ],
    then: { water: 2, spice: 3, worms: 1 },
  },
  {
    name: 'hagga-basin: not without water',
    given: { ...DUNE, water: 0 },
    choose: ['no agent dune-the-desert-planet > hagga-basin'],
  },
  {
    name: 'imperial-basin: UPR-BRD-11 UPR-HRV-01 a spice and the bonus spice, no sandworm; up to 2 deployed',
    given: { ...DUNE, water: 0, table: { ...open, bonusSpice: { 'imperial-basin': 2 } } },
    choose: ['agent dune-the-desert-planet > imperial-basin', 'only deploy 2 | deploy 1 | end-turn'],
    then: { spice: 3, worms: 0 },
  },
  {
    name: 'imperial-basin: UPR-CTL-02 a spice to who controls it',
    given: { ...DUNE, table: { control: { 'imperial-basin': 'Olha' } } },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: { spice: 1, Olha: { spice: 1 } },
  },
  {
    name: 'imperial-basin: UPR-CTL-02 to the visitor too',
    given: { ...DUNE, table: { control: { 'imperial-basin': 'Serhii' } } },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: { spice: 2 },
  },
  {
    name: 'shipping: UPR-BRD-07 3 spice for 5 Solari and an Influence of choice; nobody deployed',
    given: { ...DUNE, spice: 3, influence: { guild: 2 } },
    choose: [
      'agent dune-the-desert-planet > shipping',
      'only resolve shipping > 1 influence',
      'resolve shipping > 1 influence',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence fremen',
      'only end-turn',
    ],
    then: { spice: 0, solari: 5, influence: { guild: 2, fremen: 1 } },
  },
  {
    name: 'shipping: not with 1 Guild Influence',
    given: { ...DUNE, spice: 3, influence: { guild: 1 } },
    choose: ['no agent dune-the-desert-planet > shipping'],
    then: { table: { closed: { $includes: [{ space: 'shipping', why: 'requires-influence' }] } } },
  },
  {
    name: 'shipping: not with 2 spice',
    given: { ...DUNE, spice: 2, influence: { guild: 2 } },
    choose: ['no agent dune-the-desert-planet > shipping'],
  },
  {
    name: 'accept-contract: UPR-BRD-17 UPR-DIF-14 a card, and 2 Solari for the contract; nobody deployed',
    given: { ...DUNE, deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent dune-the-desert-planet > accept-contract',
      'only resolve accept-contract > draw 1 | resolve-rest | end-turn',
      'resolve accept-contract > draw 1',
      'only end-turn',
    ],
    then: { hand: ['dagger'], solari: 2 },
  },
  {
    name: 'accept-contract: UPR-ICO-04 a contract with the CHOAM module',
    modules: ['choam'],
    given: {
      ...{ ...DUNE, deck: ['dagger'] },
      table: { contractMarket: ['harvest-4', 'espionage'], contractStack: [] },
    },
    choose: [
      'agent dune-the-desert-planet > accept-contract',
      'resolve accept-contract > contract',
      'contract harvest-4',
      'resolve accept-contract > draw 1',
    ],
    then: { contracts: ['harvest-4'], hand: ['dagger'], solari: 0, table: { contractMarket: ['espionage'] } },
  },
]

describe('Cities', () => {
  playUprising(cities)
})

describe('Spaces of the Spice Trade', () => {
  playUprising(spiceTrade)
})

describe('The spaces of the Uprising board on the planet and of CHOAM', () => {
  const rows = [...cities, ...spiceTrade]

  it('are all visited', () => {
    const there = uprising.spaces.filter(({ icon }) => icon === 'city' || icon === 'spice-trade')
    expect(there).toHaveLength(9)
    expect(
      unplayed(
        rows,
        there.map(({ id }) => id),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
