import type { JsonObject } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

/** What a player has after a reward, or after none. The troops of the Conflict are back in supply. */
const has = (reward: JsonObject = {}): JsonObject => ({
  ...{ solari: 0, spice: 0, water: 1, vp: 1, garrison: 3, intrigue: [], spies: [], trophies: [] },
  ...{ influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 } },
  ...reward,
})

type Places = readonly [first: JsonObject, second: JsonObject, third: JsonObject]
type Choices = NonNullable<Row['choose']>

const INTRIGUE = ['devour', 'impress', 'find-weakness', 'weirding-combat', 'spring-the-trap']

/** Serhii comes first, Olha second, Andrii third; Iryna has no unit in the Conflict. */
function rewards(named: string, choose: Choices, places: Places, table: JsonObject = {}, given = {}): Row {
  const [first, second, third] = places
  const [conflict = ''] = named.split(',')
  const none = { trophies: [] }
  return {
    name: `${conflict}: rewards first, second and third place${named.slice(conflict.length)}`,
    seats: 4,
    given: {
      ...{ ...none, conflict: 3, ...given },
      Olha: { ...none, conflict: 2, discard: ['seek-allies'] },
      Andrii: { ...none, conflict: 1 },
      Iryna: { ...none, swords: 9 },
      table: {
        ...{ phase: 'combat', conflict, conflictDeck: ['skirmish-crysknife', 'propaganda'] },
        ...{ intrigueDeck: INTRIGUE, shieldWall: false },
      },
    },
    choose,
    then: {
      ...has({ trophies: [conflict], ...first }),
      ...{ Olha: has(second), Andrii: has(third), Iryna: has() },
      table: { round: 2, control: { $count: 0 }, ...table },
    },
  }
}

const firstOf = (conflict: string): string => `resolve ${conflict} > 1 influence`

// Who still has a payment or a card to trash before them is asked, and declines.
const rows: readonly Row[] = [
  rewards(
    'skirmish-crysknife',
    [
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence fremen',
    ],
    [{ influence: { fremen: 1 } }, { intrigue: ['devour'], spice: 1 }, { spice: 1 }],
  ),
  rewards(
    'skirmish-ornithopter',
    [],
    [
      { intrigue: ['devour'], solari: 1 },
      { intrigue: ['impress'], solari: 2 },
      { intrigue: ['find-weakness'] },
    ],
  ),
  rewards('skirmish-desert-mouse', [], [{ solari: 2 }, { solari: 3 }, { solari: 2 }]),
  rewards(
    'choam-security, CHO-CON-14 the contract as 2 Solari',
    [],
    [
      { influence: { guild: 1 }, solari: 2, garrison: 4 },
      { water: 2, solari: 2, garrison: 5 },
      { intrigue: ['devour'], garrison: 4 },
    ],
  ),
  rewards(
    'spice-freighters',
    ['influence guild'],
    [{ influence: { guild: 1 } }, { water: 2, spice: 1, garrison: 4 }, { spice: 1, garrison: 4 }],
  ),
  rewards(
    'spice-freighters, with 3 spice paid for a victory point',
    [
      'only resolve spice-freighters > 1 influence | resolve spice-freighters > pay 3 spice',
      'resolve spice-freighters > pay 3 spice',
      'influence guild',
    ],
    [
      { influence: { guild: 1 }, spice: 1, vp: 2 },
      { water: 2, spice: 1, garrison: 4 },
      { spice: 1, garrison: 4 },
    ],
    {},
    { spice: 4 },
  ),
  rewards(
    'spice-freighters, with nothing paid',
    [firstOf('spice-freighters'), 'influence guild', 'decline'],
    [
      { influence: { guild: 1 }, spice: 4, vp: 1 },
      { water: 2, spice: 1, garrison: 4 },
      { spice: 1, garrison: 4 },
    ],
    {},
    { spice: 4 },
  ),
  rewards('siege-of-arrakeen', [], [{ solari: 2, garrison: 5 }, { solari: 4, garrison: 4 }, { solari: 3 }], {
    control: { arrakeen: 'Serhii' },
  }),
  rewards(
    'seize-spice-refinery',
    [
      'only resolve seize-spice-refinery > spy | decline',
      'resolve seize-spice-refinery > spy',
      'spy post-choam',
    ],
    [{ spice: 2, spies: ['post-choam'] }, { intrigue: ['devour'], spice: 1, garrison: 4 }, { spice: 2 }],
    { control: { 'spice-refinery': 'Serhii' } },
  ),
  rewards(
    'test-of-loyalty',
    ['resolve test-of-loyalty > spy', 'spy post-choam'],
    [
      { influence: { emperor: 1 }, spies: ['post-choam'], solari: 2 },
      { solari: 4, garrison: 4 },
      { solari: 3 },
    ],
  ),
  rewards(
    'test-of-loyalty, UPR-SPY-02 without a spy',
    ['decline'],
    [{ influence: { emperor: 1 }, solari: 2 }, { solari: 4, garrison: 4 }, { solari: 3 }],
  ),
  rewards(
    'shadow-contest',
    [],
    [
      { influence: { 'bene-gesserit': 1 }, intrigue: ['devour'] },
      { intrigue: ['impress'], spice: 1, garrison: 4 },
      { spice: 1, garrison: 4 },
    ],
  ),
  rewards(
    'secure-imperial-basin',
    [],
    [
      { spice: 2, garrison: 4 },
      { water: 3, garrison: 4 },
      { water: 2, garrison: 4 },
    ],
    { control: { 'imperial-basin': 'Serhii' } },
  ),
  rewards(
    'protect-the-sietches',
    [],
    [{ influence: { fremen: 1 }, water: 2, garrison: 4 }, { spice: 3, garrison: 4 }, { spice: 2 }],
  ),
  rewards(
    'trade-dispute, CHO-CON-14 the contract as 2 Solari',
    ['only resolve trade-dispute > trash | decline', 'decline', 'Olha: decline'],
    [
      { solari: 2, water: 2 },
      { water: 2, spice: 1 },
      { water: 2, garrison: 4 },
    ],
    { trashed: [] },
  ),
  rewards(
    'trade-dispute, with a card trashed by each',
    [
      'resolve trade-dispute > trash',
      'trash dagger@discard',
      'Olha: resolve trade-dispute > trash',
      'Olha: trash seek-allies@discard',
    ],
    [
      { solari: 2, water: 2 },
      { water: 2, spice: 1 },
      { water: 2, garrison: 4 },
    ],
    { trashed: ['dagger', 'seek-allies'] },
    { discard: ['dagger'] },
  ),
  rewards(
    'propaganda',
    [
      `only ${['emperor', 'guild', 'bene-gesserit', 'fremen'].map((faction) => `resolve propaganda > 1 influence ${faction}`).join(' | ')}`,
      'resolve propaganda > 1 influence guild',
      'no resolve propaganda > 1 influence guild',
      // IMP-GEN-14: both are named before either is gained.
      { influence: { guild: 0 } },
      'resolve propaganda > 1 influence fremen',
    ],
    [{ influence: { guild: 1, fremen: 1 } }, { intrigue: ['devour'], spice: 3 }, { spice: 3 }],
  ),
  rewards('battle-for-imperial-basin', [], [{ vp: 2 }, { spice: 5 }, { spice: 3 }], {
    control: { 'imperial-basin': 'Serhii' },
  }),
  rewards(
    'battle-for-imperial-basin, with 4 spice paid for a victory point',
    [
      'only resolve battle-for-imperial-basin > pay 4 spice | decline',
      'resolve battle-for-imperial-basin > pay 4 spice',
    ],
    [{ vp: 3, spice: 0 }, { spice: 5 }, { spice: 3 }],
    { control: { 'imperial-basin': 'Serhii' } },
    { spice: 4 },
  ),
  rewards(
    'battle-for-arrakeen',
    [],
    [{ vp: 2 }, { intrigue: ['devour'], spice: 1, solari: 3 }, { spice: 2, solari: 2 }],
    { control: { arrakeen: 'Serhii' } },
  ),
  rewards(
    'battle-for-arrakeen, with 2 spies recalled for a victory point',
    ['resolve battle-for-arrakeen > pay recall 2 spy', 'recall-spy post-choam', 'recall-spy post-emperor'],
    [
      { vp: 3, spies: ['post-fremen'] },
      { intrigue: ['devour'], spice: 1, solari: 3 },
      { spice: 2, solari: 2 },
    ],
    { control: { arrakeen: 'Serhii' } },
    { spies: ['post-choam', 'post-emperor', 'post-fremen'] },
  ),
  rewards(
    'battle-for-spice-refinery',
    [],
    [{ vp: 2, solari: 5 }, { intrigue: ['devour'], spice: 3 }, { spice: 3 }],
    { control: { 'spice-refinery': 'Serhii' } },
    { solari: 5 },
  ),
  rewards(
    'battle-for-spice-refinery, with 6 Solari paid for a victory point',
    ['resolve battle-for-spice-refinery > pay 6 solari'],
    [{ vp: 3, solari: 0 }, { intrigue: ['devour'], spice: 3 }, { spice: 3 }],
    { control: { 'spice-refinery': 'Serhii' } },
    { solari: 6 },
  ),
]

const combat = { phase: 'combat', conflictDeck: ['skirmish-crysknife', 'propaganda'] }

const contracts: readonly Row[] = [
  {
    name: 'choam-security: a contract with the CHOAM module',
    modules: ['choam'],
    given: {
      ...{ conflict: 1, trophies: [] },
      table: {
        ...{ ...combat, conflict: 'choam-security' },
        ...{ contractMarket: ['harvest-4', 'espionage'], contractStack: [] },
      },
    },
    choose: ['contract espionage'],
    then: { contracts: ['espionage'], solari: 0, influence: { guild: 1 }, garrison: 4 },
  },
  {
    name: 'trade-dispute: a contract with the CHOAM module',
    modules: ['choam'],
    given: {
      ...{ conflict: 1, trophies: [] },
      table: {
        ...{ ...combat, conflict: 'trade-dispute' },
        ...{ contractMarket: ['immediate', 'espionage'], contractStack: [] },
      },
    },
    choose: ['resolve trade-dispute > contract', 'contract immediate', 'decline'],
    then: { contracts: [], completed: ['immediate'], solari: 2, water: 2 },
  },
]

describe('IMP-CBT-08 IMP-CBT-09 UPR-CBT-02 UPR-CBT-03 A Conflict', () => {
  playUprising(rows)

  it('of Uprising is in the table, each of the 16', () => {
    const ids = uprising.conflicts.map(({ id }) => id)
    expect(ids).toHaveLength(16)
    expect(unplayed(rows, ids)).toEqual([])
  })
})

describe('CHO-CON-02 A Conflict with a contract', () => {
  playUprising(contracts)

  it('only what another row shows is refused', () => {
    expect(neverOffered([...rows, ...contracts])).toEqual([])
  })
})
