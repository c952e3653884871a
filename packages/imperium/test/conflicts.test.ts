import type { JsonObject } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, playAll, type Row, unplayed } from './play.ts'

/** What a player has after a reward, or after none: a water and a victory point to start with. */
const has = (reward: JsonObject = {}): JsonObject => ({
  ...{ solari: 0, spice: 0, water: 1, vp: 1, intrigue: [] },
  ...{ influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 } },
  ...reward,
})

type Places = readonly [first: JsonObject, second: JsonObject, third: JsonObject]

/** Serhii comes first, Olha second, Andrii third; Iryna has no troop in the Conflict. */
function rewards(named: string, choose: NonNullable<Row['choose']>, places: Places, table = {}): Row {
  const [first, second, third] = places
  const [conflict = ''] = named.split(',')
  return {
    name: `${conflict}: rewards first, second and third place${named.slice(conflict.length)}`,
    seats: 4,
    given: {
      ...{ conflict: 3, Olha: { conflict: 2 }, Andrii: { conflict: 1 }, Iryna: { swords: 9 } },
      table: {
        ...{ phase: 'combat', conflict, conflictDeck: ['skirmish-b', 'skirmish-a'] },
        intrigueDeck: ['ambush', 'windfall', 'bribery', 'charisma'],
      },
    },
    choose,
    then: {
      ...has(first),
      ...{ Olha: has(second), Andrii: has(third), Iryna: has() },
      table: { round: 2, control: { $count: 0 }, mentat: null, ...table },
    },
  }
}

// A winner who has drawn an Intrigue card is asked for cards of who wins a Conflict, and passes.
const rows: readonly Row[] = [
  rewards('skirmish-a', [], [{ vp: 2 }, { intrigue: ['ambush'], solari: 2 }, { solari: 2 }]),
  rewards('skirmish-b', [], [{ vp: 2 }, { water: 2 }, { spice: 1 }]),
  rewards(
    'skirmish-c',
    ['influence fremen'],
    [{ influence: { fremen: 1 }, spice: 1 }, { spice: 2 }, { spice: 1 }],
  ),
  rewards(
    'skirmish-d',
    ['influence guild'],
    [{ influence: { guild: 1 }, solari: 2 }, { solari: 3 }, { solari: 2 }],
  ),
  rewards(
    'cloak-and-dagger',
    [
      'only resolve cloak-and-dagger > 1 influence | resolve cloak-and-dagger > 2 intrigue',
      'resolve cloak-and-dagger > 1 influence',
      'influence emperor',
      'pass',
      'Andrii: only resolve cloak-and-dagger > 1 intrigue | resolve cloak-and-dagger > 1 spice',
      'Andrii: resolve cloak-and-dagger > 1 intrigue',
    ],
    [
      { influence: { emperor: 1 }, intrigue: ['ambush', 'windfall'] },
      { intrigue: ['bribery'], spice: 1 },
      { intrigue: ['charisma'] },
    ],
  ),
  rewards(
    'cloak-and-dagger, choosing otherwise',
    [
      'resolve cloak-and-dagger > 2 intrigue',
      'influence fremen',
      'pass',
      'Andrii: resolve cloak-and-dagger > 1 spice',
    ],
    [
      { influence: { fremen: 1 }, intrigue: ['ambush', 'windfall'] },
      { intrigue: ['bribery'], spice: 1 },
      { spice: 1 },
    ],
  ),
  rewards('desert-power', [], [{ vp: 2, water: 2 }, { water: 2, spice: 1 }, { spice: 1 }]),
  rewards('guild-bank-raid', [], [{ solari: 6 }, { solari: 4 }, { solari: 2 }]),
  rewards(
    'machinations',
    [
      `only ${['emperor', 'guild', 'bene-gesserit', 'fremen'].map((faction) => `resolve machinations > 1 influence ${faction}`).join(' | ')}`,
      'resolve machinations > 1 influence guild',
      'no resolve machinations > 1 influence guild',
      // Both are named before either is gained.
      { influence: { guild: 0 } },
      'resolve machinations > 1 influence fremen',
    ],
    [{ influence: { guild: 1, fremen: 1 } }, { water: 2, solari: 2 }, { water: 2 }],
  ),
  rewards('raid-stockpiles', ['pass'], [{ intrigue: ['ambush'], spice: 3 }, { spice: 2 }, { spice: 1 }]),
  rewards('secure-imperial-basin', [], [{ vp: 2 }, { water: 3 }, { water: 2 }], {
    control: { 'imperial-basin': 'Serhii' },
  }),
  rewards('siege-of-arrakeen', [], [{ vp: 2 }, { solari: 4 }, { solari: 2 }], {
    control: { arrakeen: 'Serhii' },
  }),
  rewards('siege-of-carthag', [], [{ vp: 2 }, { intrigue: ['ambush'], spice: 1 }, { spice: 1 }], {
    control: { carthag: 'Serhii' },
  }),
  rewards(
    'sort-through-the-chaos',
    ['pass'],
    [
      { intrigue: ['ambush'], solari: 2, agents: 3 },
      { intrigue: ['windfall'], solari: 2, agents: 2 },
      { solari: 2 },
    ],
    { mentat: { holder: 'Serhii', at: null, won: false } },
  ),
  rewards(
    'terrible-purpose',
    ['only resolve terrible-purpose > trash | decline', 'decline'],
    [{ vp: 2 }, { water: 2, spice: 1 }, { spice: 1 }],
    { trashed: [] },
  ),
  rewards(
    'battle-for-arrakeen',
    [
      'Olha: only resolve battle-for-arrakeen > 1 intrigue | resolve battle-for-arrakeen > 2 spice | resolve battle-for-arrakeen > 3 solari',
      'Olha: resolve battle-for-arrakeen > 3 solari',
      // Both are named before either is gained.
      { Olha: { solari: 0 } },
      'Olha: resolve battle-for-arrakeen > 1 intrigue',
    ],
    [{ vp: 3 }, { intrigue: ['ambush'], solari: 3 }, { intrigue: ['windfall'], solari: 2 }],
    { control: { arrakeen: 'Serhii' } },
  ),
  rewards(
    'battle-for-arrakeen, choosing otherwise',
    ['Olha: resolve battle-for-arrakeen > 2 spice', 'Olha: resolve battle-for-arrakeen > 3 solari'],
    [{ vp: 3 }, { spice: 2, solari: 3 }, { intrigue: ['ambush'], solari: 2 }],
    { control: { arrakeen: 'Serhii' } },
  ),
  rewards('battle-for-carthag', [], [{ vp: 3 }, { intrigue: ['ambush'], spice: 3 }, { spice: 3 }], {
    control: { carthag: 'Serhii' },
  }),
  rewards('battle-for-imperial-basin', [], [{ vp: 3 }, { spice: 5 }, { spice: 3 }], {
    control: { 'imperial-basin': 'Serhii' },
  }),
  rewards(
    'grand-vision',
    ['resolve grand-vision > 2 influence', 'influence guild', 'pass'],
    [
      { influence: { guild: 2 }, vp: 2, intrigue: ['ambush'] },
      { intrigue: ['windfall'], spice: 3 },
      { spice: 3 },
    ],
  ),
]

const combat = { phase: 'combat', conflictDeck: ['skirmish-b', 'skirmish-a'] }

const more: readonly Row[] = [
  {
    name: 'terrible-purpose: a card may be trashed',
    seats: 4,
    given: {
      ...{ conflict: 1, hand: [], deck: ['scout'], discard: ['dagger'] },
      table: { ...combat, conflict: 'terrible-purpose' },
    },
    choose: ['resolve terrible-purpose > trash', 'only trash dagger@discard', 'trash dagger@discard'],
    then: { discard: [], vp: 2, table: { trashed: ['dagger'] } },
  },
  {
    name: 'sort-through-the-chaos: IMP-AGN-07 IMP-RCL-02 takes the Mentat from wherever it is, and keeps it',
    given: {
      ...{ conflict: 1, Olha: { sent: ['wealth', 'imperial-basin'], agents: 1 } },
      table: {
        ...{ ...combat, conflict: 'sort-through-the-chaos', intrigueDeck: ['ambush'] },
        mentat: { holder: 'Olha', at: 'imperial-basin' },
      },
    },
    choose: [{ agents: 2, Olha: { sent: ['wealth'] } }, 'pass'],
    then: {
      ...{ agents: 3, Olha: { agents: 2 } },
      table: {
        ...{ round: 2, mentat: { holder: 'Serhii', at: null, won: false } },
        bonusSpice: { 'imperial-basin': 1 },
      },
    },
  },
  {
    name: 'sort-through-the-chaos: IMP-AGN-09 the Mentat cannot be used before the next round',
    given: {
      conflict: 1,
      table: { ...combat, conflict: 'sort-through-the-chaos', intrigueDeck: ['ambush'] },
    },
    choose: [{ agents: 2, table: { mentat: { holder: 'Serhii', at: null, won: true } } }, 'pass'],
    then: { agents: 3 },
  },
  {
    name: 'siege-of-arrakeen: IMP-CTL-01 replaces the control marker of an opponent',
    given: {
      conflict: 1,
      table: { ...combat, conflict: 'siege-of-arrakeen', control: { arrakeen: 'Olha', carthag: 'Olha' } },
    },
    then: { table: { control: { arrakeen: 'Serhii', carthag: 'Olha' } } },
  },
  {
    name: 'guild-bank-raid: IMP-CBT-09 has no third reward with three players',
    given: {
      ...{ conflict: 3, Olha: { conflict: 2 }, Andrii: { conflict: 1 } },
      table: { ...combat, conflict: 'guild-bank-raid' },
    },
    then: { solari: 6, Olha: { solari: 4 }, Andrii: { solari: 0 } },
  },
]

const LOCATIONS = [
  ['secure-imperial-basin', 'imperial-basin'],
  ['siege-of-arrakeen', 'arrakeen'],
  ['siege-of-carthag', 'carthag'],
  ['battle-for-arrakeen', 'arrakeen'],
  ['battle-for-carthag', 'carthag'],
  ['battle-for-imperial-basin', 'imperial-basin'],
] as const

/** Olha controls the two other locations and is not asked. */
const defences: readonly Row[] = LOCATIONS.map(([conflict, location]) => ({
  name: `${conflict}: who controls ${location} may send a troop from supply`,
  given: {
    ...{ hand: [], Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    table: {
      control: { arrakeen: 'Olha', carthag: 'Olha', 'imperial-basin': 'Olha', [location]: 'Serhii' },
      conflictDeck: [conflict, 'grand-vision'],
    },
  },
  choose: ['reveal', 'end-turn', 'only defend | decline', 'defend'],
  then: { conflict: 1, garrison: 3, supply: 8, Olha: { conflict: 0 }, table: { conflict, phase: 'turns' } },
}))

describe('IMP-CBT-08 IMP-CBT-09 A Conflict', () => {
  playAll(rows)

  it('of the base box is in the table, each of the 18', () => {
    const ids = base.conflicts.map(({ id }) => id)
    expect(ids).toHaveLength(18)
    expect(unplayed(rows, ids)).toEqual([])
  })
})

describe('IMP-CTL-04 IMP-CTL-05 A location is defended', () => {
  playAll(defences)
})

describe('Of the Conflicts', () => {
  playAll(more)

  it('only what another row shows is refused', () => {
    expect(neverOffered([...rows, ...more, ...defences])).toEqual([])
  })
})
