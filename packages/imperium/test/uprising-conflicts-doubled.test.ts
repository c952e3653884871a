import type { JsonObject } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { playUprising, type Row, unplayed } from './play.ts'

const combat = { phase: 'combat', conflictDeck: ['skirmish-crysknife', 'propaganda'], shieldWall: false }

const INTRIGUE = ['devour', 'impress', 'find-weakness', 'weirding-combat', 'spring-the-trap']

/** Serhii wins with sandworms alone: the first reward twice. */
function doubled(
  conflict: string,
  choose: NonNullable<Row['choose']>,
  then: JsonObject,
  table: JsonObject = {},
  given = {},
): Row {
  return {
    name: `${conflict}: gives its first reward twice`,
    seats: 4,
    given: {
      ...{ worms: 2, trophies: [], ...given },
      table: { ...combat, conflict, intrigueDeck: INTRIGUE },
    },
    choose,
    then: {
      ...{ solari: 0, spice: 0, water: 1, vp: 1, garrison: 3, intrigue: [], worms: 0 },
      ...{ trophies: [conflict], ...then },
      table: { round: 2, control: { $count: 0 }, ...table },
    },
  }
}

const rows: readonly Row[] = [
  doubled('skirmish-crysknife', ['influence fremen', 'influence guild'], {
    influence: { fremen: 1, guild: 1 },
  }),
  doubled('skirmish-ornithopter', [], {
    ...{ intrigue: ['devour', 'impress'], solari: 2 },
  }),
  doubled('skirmish-desert-mouse', [], { solari: 4 }),
  doubled('choam-security', [], { influence: { guild: 2 }, vp: 2, solari: 4, garrison: 5 }),
  doubled(
    'spice-freighters',
    [
      'resolve spice-freighters > pay 3 spice',
      'resolve spice-freighters > pay 3 spice',
      'influence guild',
      'influence guild',
    ],
    { influence: { guild: 2 }, vp: 4, spice: 1 },
    {},
    { spice: 7 },
  ),
  doubled('siege-of-arrakeen', [], { solari: 4, garrison: 7 }, { control: { arrakeen: 'Serhii' } }),
  doubled(
    'seize-spice-refinery',
    [
      'resolve seize-spice-refinery > spy',
      'spy post-choam',
      'resolve seize-spice-refinery > spy',
      'spy post-emperor',
    ],
    { spice: 4, spies: ['post-choam', 'post-emperor'] },
    { control: { 'spice-refinery': 'Serhii' } },
  ),
  doubled('test-of-loyalty', ['resolve test-of-loyalty > spy', 'spy post-choam', 'decline'], {
    influence: { emperor: 2 },
    vp: 2,
    solari: 4,
    spies: ['post-choam'],
  }),
  doubled('shadow-contest', [], {
    ...{ influence: { 'bene-gesserit': 2 }, vp: 2, intrigue: ['devour', 'impress'] },
  }),
  doubled(
    'secure-imperial-basin',
    [],
    { spice: 4, garrison: 5 },
    { control: { 'imperial-basin': 'Serhii' } },
  ),
  doubled('protect-the-sietches', [], { influence: { fremen: 2 }, vp: 2, water: 3, garrison: 5 }),
  doubled(
    'trade-dispute',
    [
      'resolve trade-dispute > trash',
      'trash dagger@discard',
      'resolve trade-dispute > trash',
      'trash seek-allies@discard',
    ],
    { solari: 4, water: 3 },
    { trashed: ['dagger', 'seek-allies'] },
    { discard: ['dagger', 'seek-allies'] },
  ),
  doubled(
    'propaganda',
    [
      'resolve propaganda > 1 influence guild',
      'resolve propaganda > 1 influence fremen',
      // UPR-DBL-07: the second set comes after the first has been gained.
      { influence: { guild: 1, fremen: 1 } },
      'resolve propaganda > 1 influence guild',
      'resolve propaganda > 1 influence emperor',
    ],
    { influence: { guild: 2, fremen: 1, emperor: 1 }, vp: 2 },
  ),
  doubled(
    'battle-for-imperial-basin',
    ['resolve battle-for-imperial-basin > pay 4 spice', 'resolve battle-for-imperial-basin > pay 4 spice'],
    { vp: 5, spice: 1 },
    { control: { 'imperial-basin': 'Serhii' } },
    { spice: 9 },
  ),
  doubled(
    'battle-for-arrakeen',
    ['resolve battle-for-arrakeen > pay recall 2 spy', 'recall-spy post-choam'],
    { vp: 4, spies: [] },
    { control: { arrakeen: 'Serhii' } },
    { spies: ['post-choam', 'post-emperor'] },
  ),
  doubled(
    'battle-for-spice-refinery',
    ['resolve battle-for-spice-refinery > pay 6 solari', 'decline'],
    { vp: 4, solari: 6 },
    { control: { 'spice-refinery': 'Serhii' } },
    { solari: 12 },
  ),
]

const others: readonly Row[] = [
  {
    name: 'secure-imperial-basin: UPR-DBL-06 the second and the third reward are doubled alike',
    seats: 4,
    given: {
      ...{ conflict: 5, trophies: [], Olha: { worms: 1, conflict: 2 }, Andrii: { worms: 1 } },
      table: { ...combat, conflict: 'secure-imperial-basin' },
    },
    then: {
      ...{ spice: 2, garrison: 4 },
      ...{ Olha: { water: 5, garrison: 5 }, Andrii: { water: 3, garrison: 5 }, Iryna: { water: 1 } },
    },
  },
  {
    name: 'skirmish-desert-mouse: UPR-DBL-06 so are rewards of a tie',
    given: {
      ...{ worms: 2, trophies: [], Olha: { conflict: 3 }, Andrii: { conflict: 1 } },
      table: { ...combat, conflict: 'skirmish-desert-mouse' },
    },
    then: { solari: 6, trophies: [], Olha: { solari: 3 }, Andrii: { solari: 0 } },
  },
]

/** Conflict and battle icon; the location the Shield Wall protects. */
const CONFLICTS = `
  skirmish-crysknife         crysknife
  skirmish-ornithopter       ornithopter
  skirmish-desert-mouse      desert-mouse
  choam-security             crysknife
  spice-freighters           crysknife
  siege-of-arrakeen          ornithopter   arrakeen
  seize-spice-refinery       crysknife     spice-refinery
  test-of-loyalty            ornithopter
  shadow-contest             ornithopter
  secure-imperial-basin      desert-mouse  imperial-basin
  protect-the-sietches       desert-mouse
  trade-dispute              desert-mouse
  propaganda                 wild
  battle-for-imperial-basin  ornithopter   imperial-basin
  battle-for-arrakeen        crysknife     arrakeen
  battle-for-spice-refinery  desert-mouse  spice-refinery
`

const conflicts = CONFLICTS.trim()
  .split('\n')
  .map((line) => {
    const [id = '', icon = '', location] = line.trim().split(/ +/)
    return { id, icon, location }
  })

const OBJECTIVES = [
  { card: 'objective-crysknife', icon: 'crysknife' },
  { card: 'objective-ornithopter-1-3p', icon: 'ornithopter' },
  { card: 'objective-desert-mouse-first', icon: 'desert-mouse' },
]

/** Choices of the winner on the way, where there are any. */
const ON_THE_WAY: { readonly [conflict: string]: NonNullable<Row['choose']> } = {
  'skirmish-crysknife': ['influence guild'],
  'spice-freighters': ['influence guild'],
  'seize-spice-refinery': ['decline'],
  'test-of-loyalty': ['decline'],
  'trade-dispute': ['decline'],
  propaganda: ['resolve propaganda > 1 influence guild', 'resolve propaganda > 1 influence fremen'],
}

const icons: readonly Row[] = conflicts.map(({ id, icon }) => ({
  name: `${id}: ${icon}`,
  given: {
    ...{ conflict: 1, trophies: OBJECTIVES.map(({ card }) => card), vp: 0 },
    table: { ...combat, conflict: id },
  },
  choose: ON_THE_WAY[id] ?? [],
  then: {
    trophies: [
      ...OBJECTIVES.map(({ card, icon: own }) => (own === icon ? { card, faceUp: false } : card)),
      icon === 'wild' ? id : { card: id, faceUp: false },
    ],
    // The Battles are worth a victory point themselves.
    vp: (icon === 'wild' ? 0 : 1) + (id.startsWith('battle') ? 1 : 0),
  },
}))

const walls: readonly Row[] = conflicts.flatMap(({ id, location }) => [
  {
    name: `${id}: ${location === undefined ? 'open to' : 'closed to'} sandworms`,
    given: { hand: ['dune-the-desert-planet'], hooks: true, table: { conflict: id } },
    choose: ['agent dune-the-desert-planet > hagga-basin', 'resolve hagga-basin > harvest 0 + 1 sandworm'],
    then: { worms: location === undefined ? 1 : 0 },
  },
  {
    name: `${id}: open to sandworms without the Shield Wall`,
    given: { hand: ['dune-the-desert-planet'], hooks: true, table: { conflict: id, shieldWall: false } },
    choose: ['agent dune-the-desert-planet > hagga-basin', 'resolve hagga-basin > harvest 0 + 1 sandworm'],
    then: { worms: 1 },
  },
])

/** Olha controls the two other locations and is not asked. */
const defences: readonly Row[] = conflicts.flatMap(({ id, location }) =>
  location === undefined
    ? []
    : [
        {
          name: `${id}: who controls ${location} may send a troop from supply`,
          given: {
            ...{ hand: [], Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
            table: {
              control: { ...control('Olha'), [location]: 'Serhii' },
              conflictDeck: [id, 'propaganda'],
            },
          },
          choose: ['reveal', 'end-turn', 'only defend | decline', 'defend'],
          then: {
            ...{ conflict: 1, garrison: 3, supply: 8, Olha: { conflict: 0 } },
            table: { conflict: id, phase: 'turns' },
          },
        },
      ],
)

function control(by: string): JsonObject {
  return { arrakeen: by, 'spice-refinery': by, 'imperial-basin': by }
}

describe('UPR-DBL-01 UPR-DBL-02 UPR-DBL-03 UPR-DBL-04 UPR-DBL-05 A Conflict won with sandworms', () => {
  playUprising(rows)

  it('of Uprising is in the table, each of the 16', () => {
    const ids = uprising.conflicts.map(({ id }) => id)
    expect(unplayed(rows, ids)).toEqual([])
    expect(conflicts.map(({ id }) => id)).toEqual(ids)
  })
})

describe('Of the Conflicts', () => {
  playUprising(others)
})

describe('UPR-BTL-02 UPR-BTL-03 UPR-OBJ-04 A won Conflict is paired with the Objective of its battle icon', () => {
  playUprising(icons)
})

describe('UPR-SHW-01 UPR-WRM-03 UPR-SHW-03 A Conflict is', () => {
  playUprising(walls)
})

describe('UPR-CTL-03 A location is defended', () => {
  playUprising(defences)
})
