// What is in the box, counted.

import { describe, expect, it } from 'vitest'
import { FACTION, FORCES } from '../src/content/factions.ts'
import { factionOf, LEADERS_OF, strengthOf } from '../src/content/leaders.ts'
import { kindOf, PARTS, territoryOf } from '../src/content/map.ts'
import { SPICE_BLOWS, SPICE_DECK, type SpiceTerritory } from '../src/content/spice.ts'
import { ahead, POSITIONS, POSITIONS_FOR, STORM_DECK, STORM_START } from '../src/content/storm.ts'
import { DEFENSE_AGAINST, fitsSlot, TREACHERY_DECK, treacheryKind } from '../src/content/treachery.ts'
import { FACTIONS, LEADERS, TREACHERY, type TreacheryKind } from '../src/content/types.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

describe('the Treachery deck', () => {
  const count = (kind: TreacheryKind) => TREACHERY_DECK.filter((id) => treacheryKind(id) === kind).length

  it('DUN-CMP-9 EXT-11 has 33 cards, none of them from an expansion', () => {
    expect(TREACHERY_DECK).toHaveLength(33)
    for (const foreign of ['harvester', 'thumper', 'amal']) expect(TREACHERY_DECK).not.toContain(foreign)
  })

  it.each<[TreacheryKind, number]>([
    ['projectile-weapon', 4],
    ['poison-weapon', 4],
    ['lasgun', 1],
    ['shield', 4],
    ['snooper', 4],
    ['cheap-hero', 3],
    ['worthless', 5],
    ['special', 8],
  ])('DUN-TCH-2 DUN-TCH-9 has %s %i times', (kind, n) => {
    expect(count(kind)).toBe(n)
  })

  it('DUN-BAT-21 has a Shield against projectiles, a Snooper against poison, nothing against the Lasgun', () => {
    expect(DEFENSE_AGAINST).toEqual({ 'projectile-weapon': 'shield', 'poison-weapon': 'snooper' })
  })

  it('DUN-BAT-16 DUN-BAT-17 has 14 cards for a weapon, 13 for a defense, 3 for a leader', () => {
    const fitting = (slot: 'weapon' | 'defense' | 'leader') =>
      TREACHERY_DECK.filter((id) => fitsSlot(id, slot)).length
    expect([fitting('weapon'), fitting('defense'), fitting('leader')]).toEqual([14, 13, 3])
    expect(TREACHERY.filter((id) => fitsSlot(id, 'weapon') && fitsSlot(id, 'defense'))).toEqual([
      'baliset',
      'jubba-cloak',
      'kulon',
      'la-la-la',
      'trip-to-gamont',
    ])
  })
})

describe('the Spice deck', () => {
  const blows = Object.entries(SPICE_BLOWS) as [SpiceTerritory, (typeof SPICE_BLOWS)[SpiceTerritory]][]

  it('DUN-CMP-9 has 21 cards, six of them Shai-Hulud', () => {
    expect(SPICE_DECK).toHaveLength(21)
    expect(SPICE_DECK.filter((card) => card === 'shai-hulud')).toHaveLength(6)
  })

  it('DUN-CMP-2 EXT-2 blows 118 spice in 15 sand territories, each in one sector of its own', () => {
    expect(blows).toHaveLength(15)
    expect(sum(blows.map(([, { amount }]) => amount))).toBe(118)
    for (const [territory, { part }] of blows) {
      expect(PARTS).toContain(part)
      expect(territoryOf(part)).toBe(territory)
      expect(kindOf(territory)).toBe('sand')
    }
  })
})

describe('the leaders', () => {
  it('DUN-CMP-7 are thirty, five of each faction', () => {
    expect(LEADERS).toHaveLength(30)
    for (const faction of FACTIONS) expect(LEADERS_OF[faction]).toHaveLength(5)
    expect(factionOf('stilgar')).toBe('fremen')
  })

  it.each([
    ['atreides', 17],
    ['bene-gesserit', 25],
    ['emperor', 19],
    ['fremen', 23],
    ['guild', 14],
    ['harkonnen', 16],
  ] as const)('DUN-CMP-12 of %s have a strength of %i together', (faction, strength) => {
    expect(sum(LEADERS_OF[faction].map(strengthOf))).toBe(strength)
  })
})

describe('the factions', () => {
  const column = (of: (faction: (typeof FACTION)[keyof typeof FACTION]) => unknown) =>
    FACTIONS.map((faction) => of(FACTION[faction]))

  it('start as table 1.2 says', () => {
    expect(column(({ spice }) => spice)).toEqual([10, 5, 10, 3, 5, 10])
    expect(column(({ freeRevival }) => freeRevival)).toEqual([2, 1, 1, 3, 1, 2])
    expect(column(({ treachery }) => treachery)).toEqual([1, 1, 1, 1, 1, 2])
    expect(column(({ handLimit }) => handLimit)).toEqual([4, 4, 4, 4, 4, 8])
    expect(column(({ traitors }) => traitors)).toEqual([1, 1, 1, 1, 1, 4])
    expect(column(({ elite }) => elite?.forces ?? 0)).toEqual([0, 0, 5, 3, 0, 0])
  })

  it('ADV-CMP-1 have five Sardaukar and three Fedaykin among their forces', () => {
    expect(FACTION.emperor.elite).toEqual({ name: 'sardaukar', forces: 5 })
    expect(FACTION.fremen.elite).toEqual({ name: 'fedaykin', forces: 3 })
  })

  it('DUN-CMP-13 have twenty forces, and these in reserve at the start', () => {
    const placed = column(
      ({ start, startAmong }) => FORCES - sum(start.map(({ forces }) => forces)) - (startAmong?.forces ?? 0),
    )
    expect(placed).toEqual([10, 19, 20, 10, 15, 10])
  })
})

describe('the storm', () => {
  it('AMB-69 has a deck of six cards, 1 to 6', () => {
    expect(STORM_DECK).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each([
    [1, 0, 1],
    [1, 17, 18],
    [1, 18, 1],
    [1, 40, 5],
    [16, 6, 4],
  ])('DUN-STM-1 moves from sector %i by %i to %i', (from, steps, to) => {
    expect(ahead(from, steps)).toBe(to)
  })

  it('DUN-CMP-4 starts between the first and the last of six positions', () => {
    expect(POSITIONS).toEqual([2, 5, 8, 11, 14, 17])
    expect(POSITIONS).not.toContain(STORM_START)
  })

  it('AMB-84 has a position for every faction, whatever their number', () => {
    for (const n of [2, 3, 4, 5, 6]) {
      const positions = POSITIONS_FOR[n] ?? []
      expect(new Set(positions).size).toBe(n)
      for (const position of positions) expect(POSITIONS).toContain(position)
    }
  })
})
