import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

const LADY = { leader: 'lady-jessica', hand: ['diplomacy'] }
const MEMORIES = 'resolve lady-jessica > other memories'
const AGONY = 'resolve lady-jessica > pay 1 spice'
const DECK = ['dagger', 'reconnaissance', 'signet-ring', 'seek-allies']

const lady: readonly Row[] = [
  {
    name: 'lady-jessica left: UPR-CLR-01 is the side that is up at the start',
    leaders: ['lady-jessica'],
    then: { leader: 'lady-jessica', memories: 0 },
  },
  {
    name: 'lady-jessica left: UPR-CLR-10 on a Bene Gesserit space all memories return as cards, and she turns over',
    given: { ...LADY, memories: 2, water: 0, deck: DECK },
    choose: [
      'agent diplomacy > secrets',
      { memories: 2, supply: 7 },
      MEMORIES,
      'no resolve reverend-mother-jessica > pay 1 water',
    ],
    then: {
      ...{ memories: 0, supply: 9, hand: ['dagger', 'reconnaissance'] },
      leader: 'reverend-mother-jessica',
    },
  },
  {
    name: 'lady-jessica left: UPR-CLR-10 with no memory she only turns over',
    given: { ...LADY, spice: 1, deck: DECK },
    choose: ['agent diplomacy > espionage', MEMORIES],
    then: { hand: [], leader: 'reverend-mother-jessica', supply: 9 },
  },
  {
    name: 'lady-jessica left: need not',
    given: { ...LADY, memories: 2, deck: DECK, table: { intrigueDeck: ['devour'] } },
    choose: [
      'agent diplomacy > secrets',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      'end-turn',
    ],
    then: { memories: 2, leader: 'lady-jessica' },
  },
  {
    name: 'lady-jessica left: not on another Faction’s space',
    given: { ...LADY, memories: 2 },
    choose: ['agent diplomacy > fremkit', `no ${MEMORIES}`],
  },
  {
    name: 'lady-jessica left: not on an opponent’s visit',
    given: { hand: ['diplomacy'], Olha: { leader: 'lady-jessica', memories: 2 } },
    choose: ['agent diplomacy > secrets', `no ${MEMORIES}`, `Olha: no ${MEMORIES}`],
  },
  {
    name: 'lady-jessica left: the other side may be used on the same turn',
    given: {
      ...{ ...LADY, memories: 1, water: 1, deck: DECK, intrigue: [] },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: [
      'agent diplomacy > secrets',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      MEMORIES,
      'resolve reverend-mother-jessica > pay 1 water',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      'only end-turn',
    ],
    then: { water: 0, hand: ['dagger'], intrigue: ['devour', 'impress'], influence: { 'bene-gesserit': 1 } },
  },
  {
    name: 'lady-jessica signet: a spice for an Intrigue card and a troop of the supply as a memory',
    given: {
      ...{ ...LADY, hand: ['signet-ring'], spice: 2, memories: 1 },
      table: { intrigueDeck: ['devour', 'cunning'] },
    },
    choose: ['agent signet-ring > assembly-hall', AGONY, `no ${AGONY}`],
    then: { spice: 1, intrigue: ['devour'], memories: 2, supply: 7, garrison: 3 },
  },
  {
    name: 'lady-jessica signet: need not',
    given: { ...LADY, hand: ['signet-ring'], spice: 1 },
    choose: ['agent signet-ring > gather-support > 0', 'end-turn'],
    then: { spice: 1, memories: 0 },
  },
  {
    name: 'lady-jessica signet: not without spice',
    given: { ...LADY, hand: ['signet-ring'] },
    choose: ['agent signet-ring > gather-support > 0', `no ${AGONY}`, 'end-turn'],
  },
  {
    name: 'lady-jessica signet: with an empty supply the Intrigue card alone',
    given: {
      ...{ ...LADY, hand: ['signet-ring'], spice: 1, garrison: 12 },
      table: { intrigueDeck: ['devour'] },
    },
    choose: ['agent signet-ring > accept-contract', AGONY],
    then: { spice: 0, intrigue: ['devour'], memories: 0, supply: 0 },
  },
  {
    name: 'lady-jessica signet: UPR-CLR-10 a memory cannot be recruited',
    given: { ...LADY, hand: ['dagger'], garrison: 9, memories: 2 },
    choose: ['agent dagger > gather-support > 0', 'resolve gather-support > recruit 2'],
    then: { garrison: 10, supply: 0, memories: 2 },
  },
]

const MOTHER = { leader: 'reverend-mother-jessica', hand: ['diplomacy'], deck: DECK }
const AGAIN = 'resolve reverend-mother-jessica > pay 1 water'

const mother: readonly Row[] = [
  {
    name: 'reverend-mother-jessica left: UPR-CLR-08 a water repeats Fremkit: no second Influence, nobody more deployed',
    given: { ...MOTHER, water: 2 },
    choose: [
      'agent diplomacy > fremkit',
      'resolve fremkit > draw 1',
      AGAIN,
      'resolve fremkit > draw 1',
      'only deploy 2 | deploy 1 | end-turn',
      'deploy 2',
      'only end-turn',
    ],
    then: { water: 1, hand: ['dagger', 'reconnaissance'], influence: { fremen: 1 }, conflict: 2 },
  },
  {
    name: 'reverend-mother-jessica left: Desert Tactics, whose cost is not paid again',
    given: { ...MOTHER, hand: ['diplomacy', 'dagger'], discard: ['seek-allies'], water: 2 },
    choose: [
      'agent diplomacy > desert-tactics',
      AGAIN,
      { water: 0, garrison: 5 },
      'resolve desert-tactics > trash',
      'trash dagger@hand',
      'resolve desert-tactics > trash',
      'trash seek-allies@discard',
      'no deploy 5',
      'deploy 4',
    ],
    then: { influence: { fremen: 1 }, table: { trashed: ['dagger', 'seek-allies'] } },
  },
  {
    name: 'reverend-mother-jessica left: Espionage, with a second spy',
    given: { ...MOTHER, spice: 1, water: 1 },
    choose: [
      'agent diplomacy > espionage',
      'resolve espionage > draw 1',
      'resolve espionage > spy',
      'spy post-emperor',
      AGAIN,
      'resolve espionage > draw 1',
      'resolve espionage > spy',
      'spy post-fremen',
      'only end-turn',
    ],
    then: {
      ...{ water: 0, spice: 0, hand: ['dagger', 'reconnaissance'], spies: ['post-emperor', 'post-fremen'] },
      influence: { 'bene-gesserit': 1 },
    },
  },
  {
    name: 'reverend-mother-jessica left: Secrets, which steals again',
    given: {
      ...{ ...MOTHER, water: 1, table: { intrigueDeck: ['devour', 'cunning'] } },
      Olha: { intrigue: ['detonation', 'detonation', 'distraction', 'distraction', 'impress'] },
    },
    choose: [
      'agent diplomacy > secrets',
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
      AGAIN,
      'resolve secrets > 1 intrigue',
      'resolve secrets > steal intrigue',
    ],
    then: { intrigue: { $count: 4 }, Olha: { intrigue: { $count: 3 } } },
  },
  {
    name: 'reverend-mother-jessica left: once on a turn, and it need not be used',
    given: { ...MOTHER, water: 5 },
    choose: [
      'agent diplomacy > fremkit',
      'resolve fremkit > draw 1',
      AGAIN,
      `no ${AGAIN}`,
      'resolve fremkit > draw 1',
      'end-turn',
    ],
    then: { water: 4 },
  },
  {
    name: 'reverend-mother-jessica left: not without water',
    given: { ...MOTHER, water: 0 },
    choose: ['agent diplomacy > fremkit', `no ${AGAIN}`, 'resolve fremkit > draw 1', 'end-turn'],
  },
  {
    name: 'reverend-mother-jessica left: not on the other Factions’ spaces, nor in a city',
    given: { ...MOTHER, water: 2 },
    choose: ['agent diplomacy > deliver-supplies', 'only end-turn'],
  },
  {
    name: 'reverend-mother-jessica left: has no memories to return',
    given: { ...MOTHER, water: 0 },
    choose: [
      'agent diplomacy > secrets',
      'only resolve secrets > 1 intrigue | resolve secrets > steal intrigue | resolve-rest | end-turn',
    ],
  },
  {
    name: 'reverend-mother-jessica signet: a spice for a water',
    given: { ...MOTHER, hand: ['signet-ring'], spice: 2 },
    choose: [
      'agent signet-ring > gather-support > 0',
      'only resolve reverend-mother-jessica > pay 1 spice | end-turn',
      'resolve reverend-mother-jessica > pay 1 spice',
      'only end-turn',
    ],
    then: { spice: 1, water: 2 },
  },
  {
    name: 'reverend-mother-jessica signet: not without spice',
    given: { ...MOTHER, hand: ['signet-ring'] },
    choose: ['agent signet-ring > gather-support > 0', 'only end-turn'],
  },
]

describe('Lady Jessica', () => {
  playUprising(lady)
})

describe('Reverend Mother Jessica', () => {
  playUprising(mother)
})

describe('Both sides of Jessica', () => {
  const rows = [...lady, ...mother]

  it('are played, both abilities', () => {
    const sides = uprising.leaders.filter(({ id }) => id.includes('jessica'))
    expect(sides).toHaveLength(2)
    expect(
      unplayed(
        rows,
        sides.flatMap(({ id }) => [`${id} left`, `${id} signet`]),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
